import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { join } from "node:path";

/** Opens an empty file in a folder. It has no name, so that a crash leaves none behind. */
export async function openNameless(dir: string): Promise<FileHandle> {
  const path = join(dir, `.body-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  await unlink(path);
  return handle;
}

/** Bytes in such a file. Its holder closes it, which frees its place on the disk. */
export interface HeldFile {
  readonly handle: FileHandle;
  readonly length: number;
}

/** Writes pieces into such a file. */
export async function holdInFile(dir: string, pieces: AsyncIterable<Uint8Array>): Promise<HeldFile> {
  const handle = await openNameless(dir);
  try {
    let length = 0;
    for await (const piece of pieces) {
      await handle.appendFile(piece);
      length += piece.length;
    }
    return { handle, length };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
