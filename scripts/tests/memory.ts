import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/**
 * A place for the databases of tests. The service syncs after every commit, and a disk takes a hundred times
 * as long for one as memory does, and the processor ten times. In memory a commit ends nearly at once, which
 * hides races with work behind it: tests of what commits promise keep their databases on the disk
 * (`QZ_TEST_DISK`).
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

/** The folders of runs have the ids of their processes in their names. */
const NAME = /^quietzone-tests-([1-9]\d*)-/;

/** Whether a process is there, someone else's too. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

/** Removes a folder of tests. One that stays is told of, and fails no run. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    process.stderr.write(`Cannot remove ${folder}: ${String(error)}\n`);
  }
}

/** Removes the folders of runs that ended without doing so, as a killed one does. */
export function removeLeftBehind(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isRunning(pid)) removeFolder(join(place, name));
  }
}

/** Bytes for tests in a place in memory: it may be allowed to grow beyond the memory there is. */
export function roomIn({ bavail, bsize }: { bavail: number; bsize: number }, available: number): number {
  return Math.min(bavail * bsize, available);
}

/** A new folder in memory, or `null` where the system has none with room for tests. */
export function memoryFolder(): string | null {
  if (!existsSync("/proc/mounts") || !isInMemory(MEMORY, readFileSync("/proc/mounts", "utf8"))) return null;
  removeLeftBehind(MEMORY);
  if (roomIn(statfsSync(MEMORY), process.availableMemory()) < ROOM) return null;
  const folder = mkdtempSync(join(MEMORY, `quietzone-tests-${process.pid}-`));
  // Some tests run programs as other users.
  chmodSync(folder, 0o1777);
  return folder;
}
