import { crc32 } from "node:zlib";
import { pngFault } from "../refuse.ts";

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Bytes of a chunk beside its data: length, type and checksum. */
const OVERHEAD = 12;

/**
 * The chunks of a PNG file up to IEND (PNG, 5.3). Bytes after it are ignored.
 * @throws Fault `logo_invalid` when the signature, a length or a checksum is wrong, or IEND is missing.
 */
export function readChunks(file: Uint8Array): Chunk[] {
  if (SIGNATURE.some((byte, at) => file[at] !== byte)) throw pngFault("png_not_png");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + OVERHEAD <= file.length) {
    const length = view.getUint32(at);
    const end = at + OVERHEAD + length;
    if (end > file.length) break;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (!/^[A-Za-z]{4}$/.test(type)) throw pngFault("png_chunk_unnamed");
    if (crc32(file.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw pngFault("png_checksum");
    chunks.push({ type, data: file.subarray(at + 8, end - 4) });
    if (type === "IEND") return chunks;
    at = end;
  }
  throw pngFault("png_cut_off");
}

/** A PNG file of these chunks. */
export function writeChunks(chunks: readonly Chunk[]): Uint8Array {
  return Buffer.concat([SIGNATURE, ...chunks.map(writeChunk)]);
}

/** A chunk as it stands in a file, its checksum computed anew (PNG, 5.3). */
export function writeChunk({ type, data }: Chunk): Uint8Array {
  const chunk = Buffer.alloc(OVERHEAD + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}
