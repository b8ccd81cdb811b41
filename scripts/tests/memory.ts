import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";

/**
 * A place for the databases of tests. The service syncs after every commit, and a disk takes a hundred times
 * as long for one as memory does, and the processor ten times. Only a crash of the machine would show the
 * difference.
 */

const MEMORY = "/dev/shm";
/**
 * Far more than the tests of a tier hold at once: what they leave there is taken from the machine's memory.
 */
const ROOM = 6 * 1024 ** 3;

/** Whether a folder is one in memory, from which programs may be started: one test copies the binary. */
export function isInMemory(folder: string, mounts: string): boolean {
  const [, , kind, options = ""] =
    mounts
      .split("\n")
      .map((line) => line.split(" "))
      .findLast(([, at]) => at === folder) ?? [];
  return kind === "tmpfs" && !options.split(",").some((option) => option === "noexec" || option === "ro");
}

/** A new folder in memory, or `null` where the system has none with room for tests. */
export function memoryFolder(): string | null {
  if (!existsSync("/proc/mounts") || !isInMemory(MEMORY, readFileSync("/proc/mounts", "utf8"))) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return null;
  const folder = mkdtempSync(join(MEMORY, "quietzone-tests-"));
  // Some tests run programs as other users.
  chmodSync(folder, 0o1777);
  return folder;
}
