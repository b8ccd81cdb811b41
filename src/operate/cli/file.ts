import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { plainPath } from "../../kit/shared/plain-path.ts";
import { type Call, confirm, type Terminal } from "./command.ts";

/** Files that commands write. */

/** Asks before a file is replaced. @throws CommandError when the answer is no. */
export async function confirmReplaced(file: string, call: Call, terminal: Terminal): Promise<void> {
  if (existsSync(file)) await confirm(`Replace ${file}?`, call, terminal);
}

/** The sentence for a file of so many bytes. */
export function written(file: string, bytes: number): string {
  return `${file} was written, ${(bytes / 1024 / 1024).toFixed(1)} MiB.\n`;
}

/** Writes a file, in place of one that is there once all is written. @returns the bytes of the file, which only its owner can read. */
export async function writeFile(
  path: string,
  pieces: Iterable<string> | AsyncIterable<string | Uint8Array>,
): Promise<number> {
  const file = plainPath(path);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const handle = await open(draft, "wx", 0o600);
  let size = 0;
  try {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      await handle.writeFile(bytes);
      size += bytes.length;
    }
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return size;
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw error;
  }
}
