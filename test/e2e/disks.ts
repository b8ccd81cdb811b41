import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { hasProgram } from "../programs.ts";

/** Small disks of their own, in memory. Only root may mount them, and not in every container. */

/** Whether a disk can be mounted here. On CI it has to be. */
export const CAN_MOUNT = canMount();

function canMount(): boolean {
  if (!hasProgram("mount")) return false;
  const folder = Bun.spawnSync(["mktemp", "-d"]).stdout.toString().trim();
  const mounted = mount(["-t", "tmpfs", "none", folder]);
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  if (!mounted && process.env["CI"] === "true")
    throw new Error("A disk can't be mounted here: these tests need root");
  return mounted;
}

function mount(args: readonly string[]): boolean {
  return Bun.spawnSync(["mount", ...args]).exitCode === 0;
}

/** Also while a process still uses it. */
function unmount(path: string): void {
  Bun.spawnSync(["umount", "-l", path]);
}

/** Mounts a disk of so many KiB at a path, until it is disposed of: the folder around it can't be deleted before. */
export function mountedDisk(path: string, kib = 8192) {
  mkdirSync(path, { mode: 0o700 });
  if (!mount(["-t", "tmpfs", "-o", `size=${kib}k,mode=700`, "none", path]))
    throw new Error(`No disk can be mounted at ${path}`);
  const filler = join(path, "filler");
  return {
    /** Takes all of its room. */
    fill(): void {
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        closeSync(file);
      }
    },
    /** Gives the room back that `fill` took. */
    empty: () => rmSync(filler),
    /** Takes no writes from now on, as a disk does that the system has found faulty. Files that are open for writing still take them. */
    refuseWrites: () => changed(["-o", "remount,ro", path]),
    takeWrites: () => changed(["-o", "remount,rw", path]),
    [Symbol.dispose]: () => unmount(path),
  };

  function changed(args: readonly string[]): void {
    if (!mount(args)) throw new Error(`The disk at ${path} can't be remounted`);
  }
}
