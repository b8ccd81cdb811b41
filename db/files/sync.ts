import { open } from "node:fs/promises";

/** Syncs a file, or the names in a folder, to the disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
