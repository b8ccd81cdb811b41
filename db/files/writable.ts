import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PROBE = "writable.part";

/** As much as SQLite needs for the files beside a database, and a little more. */
const PROBE_BYTES = 128 * 1024;

/** Writes a file to a folder, syncs it, and removes it. @throws the system's error while the folder takes no writes. */
export async function tryToWrite(folder: string): Promise<void> {
  const path = join(folder, PROBE);
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
