import type { Bare } from "./kept.ts";
import type { Size } from "./model.ts";
import { pictureFault } from "./refuse.ts";

/** Where the chunks begin, behind `RIFF`, a length and `WEBP`. */
const FIRST_CHUNK = 12;
/** Bytes of a chunk before its data: type and length. */
const HEAD = 8;
/** Bytes of a frame of an animation before its chunks (WebP container, "ANMF"). */
const FRAME_HEAD = 16;

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Chunks before a picture, at most: a format has four that may come there. */
const MOST_BEFORE = 64;

/** The size of the picture of a WebP, or of its first frame; `null` where there is none. The canvas may say another. */
export function webpSize(file: Uint8Array): Size | null {
  let before = 0;
  for (const chunk of firstFrame(file)) {
    const size = frameSize(chunk);
    if (size !== null) return size;
    if (++before > MOST_BEFORE) return null;
  }
  return null;
}

/**
 * A WebP without anything but its picture. Of an animation it is the first frame.
 * @throws Fault `image_invalid` when there is no picture in it.
 */
export function bareWebp(file: Uint8Array): Bare {
  let alpha: Chunk | null = null;
  for (const chunk of firstFrame(file)) {
    if (chunk.type === "ALPH") alpha ??= chunk;
    const size = frameSize(chunk);
    if (size === null) continue;
    const chunks = alpha === null || chunk.type === "VP8L" ? [chunk] : [extended(size), alpha, chunk];
    return { file: written(chunks), data: chunk.data.length + (alpha?.data.length ?? 0) };
  }
  throw pictureFault("image_cut_off");
}

/** The chunks of a picture, or of the first frame of an animation. */
function* firstFrame(file: Uint8Array): Generator<Chunk> {
  for (const chunk of chunksOf(file, FIRST_CHUNK)) {
    if (chunk.type === "ANMF") {
      yield* chunksOf(chunk.data, FRAME_HEAD);
      return;
    }
    yield chunk;
  }
}

function* chunksOf(bytes: Uint8Array, first: number): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = first; at + HEAD <= bytes.length;) {
    const end = at + HEAD + view.getUint32(at + 4, true);
    if (end > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    yield { type, data: bytes.subarray(at + HEAD, end) };
    at = end + (end & 1);
  }
}

/** The size of a lossy (RFC 6386, 9.1) or lossless frame (RFC 9649, 3.4); `null` for another chunk, or without pixels. */
function frameSize({ type, data }: Chunk): Size | null {
  if (data.length < 10) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (type === "VP8 ") {
    const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
    return width === 0 || height === 0 ? null : { width, height };
  }
  if (type !== "VP8L") return null;
  const bits = view.getUint32(1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** The chunk that announces an alpha channel. */
function extended({ width, height }: Size): Chunk {
  const data = Buffer.alloc(10);
  data[0] = 0x10;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return { type: "VP8X", data };
}

function written(chunks: readonly Chunk[]): Uint8Array {
  const body = chunks.flatMap(({ type, data }) => [
    head(type, data.length),
    data,
    Buffer.alloc(data.length & 1),
  ]);
  const length = body.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([head("RIFF", 4 + length), Buffer.from("WEBP"), ...body]);
}

function head(type: string, length: number): Buffer {
  const bytes = Buffer.alloc(HEAD);
  bytes.write(type, "latin1");
  bytes.writeUInt32LE(length, 4);
  return bytes;
}
