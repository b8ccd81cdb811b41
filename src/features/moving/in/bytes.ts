import type { FileHandle } from "node:fs/promises";

/** A file that is open for reading. */
export interface OpenFile {
  readonly handle: FileHandle;
  /** Bytes. */
  readonly length: number;
}

/** Bytes read at a time: to take them apart takes less than a millisecond. */
const PIECE = 64 * 1024;

/** The bytes of a file, from its beginning, in pieces whose memory is used again. @param onRead - called with the share that is read. */
export async function* piecesOf(
  { handle, length }: OpenFile,
  onRead: (share: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(PIECE);
  for (let at = 0; at < length;) {
    const { bytesRead } = await handle.read(buffer, 0, PIECE, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    onRead(at / length);
    yield buffer.subarray(0, bytesRead);
  }
}
