import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Links that are followed, as many as Linux does. */
const MOST_LINKS = 40;

/** Folders whose names are devices and processes. Files that lie in `/dev/shm` are files. */
const NO_FILES = /^\/(?:dev(?!\/shm\/)|proc)\//;

/** The advice of commands that write to standard output for `-`. */
export const USE_STREAM = "Use - for standard output.";

/**
 * The path that a file is to be written to in place of another: links are followed, so that the file at their end is replaced and
 * they stay.
 * @param advice - the end of what is said of a device.
 * @throws Error with a sentence for the operator when it is no plain file, but a device or a pipe.
 */
export function plainPath(name: string, advice = "Name a file."): string {
  let path = resolve(name);
  for (let left = MOST_LINKS; left >= 0; left--) {
    if (NO_FILES.test(path))
      throw new Error(`${name} is a device, and a file would take its place. ${advice}`);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) return path;
    if (!found.isSymbolicLink()) {
      if (found.isFile()) return path;
      throw new Error(`${name} exists and is not a file. Name a file, or a path that does not exist yet.`);
    }
    path = resolve(realpathSync(dirname(path)), readlinkSync(path));
  }
  throw new Error(`${name} is a link that leads to itself.`);
}
