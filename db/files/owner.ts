import { closeSync, existsSync, fchownSync, lchownSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Commands of root make files in the data folder of a service that runs as another user. What they make belongs to the owner of the
 * folder that it is in, as if that user had made it: the service could not read it otherwise. All that is made in a data folder is
 * made here. SQLite does the same for the log beside a database.
 */

/** A user and a group. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Creates a folder of mode 0700, and those above it, where they are missing. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (codeOf(error) === "EEXIST" && statSync(path).isDirectory()) return;
    throw error;
  }
  // The folder itself: a link that somebody put in its place meanwhile is not followed.
  give(parent, ({ uid, gid }) => lchownSync(path, uid, gid));
}

/** Creates an empty file of mode 0600. @returns whether there was none. */
export function makeFile(path: string): boolean {
  if (existsSync(path)) return false;
  let file: number;
  try {
    file = openSync(path, "wx", 0o600);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  try {
    give(dirname(path), ({ uid, gid }) => fchownSync(file, uid, gid));
    return true;
  } finally {
    closeSync(file);
  }
}

function give(folder: string, to: (owner: Owner) => void): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid === 0 && gid === 0) return;
  try {
    to({ uid, gid });
  } catch (error) {
    // A container may take this right from root, and some file systems know no owners. There a file stays as it was made.
    if (!["EPERM", "EINVAL", "ENOTSUP", "ENOSYS"].includes(codeOf(error) ?? "")) throw error;
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error ? String(error.code) : null;
}
