import type { FileHandle } from "node:fs/promises";

/** A file that is looked at piece by piece. */
export interface FileSource {
  /** Its bytes in all. */
  readonly length: number;
  /** The bytes from a place on, fewer at the end of the file. The memory is the caller's. */
  read(from: number, bytes: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** A file that is open, such as a body that was received into one. */
export function sourceOf({ handle, length }: { handle: FileHandle; length: number }): FileSource {
  return {
    length,
    async read(from, bytes) {
      const piece = new Uint8Array(Math.max(0, Math.min(bytes, length - from)));
      let filled = 0;
      while (filled < piece.length) {
        const { bytesRead } = await handle.read(piece, filled, piece.length - filled, from + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return piece.subarray(0, filled);
    },
  };
}

/** The pieces of a file, each of `bytes` but the last. */
export async function* piecesOf(source: FileSource, bytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < source.length; at += bytes) yield await source.read(at, bytes);
}
