import { deflateSync } from "node:zlib";

/** A PNG file's parts, so that a test can spoil one of them. */
export interface Parts {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  readonly interlace?: number;
  /** Rows with their filter bytes, of all passes. */
  readonly raw: Uint8Array;
  /** Chunks between IHDR and IDAT, and between IDAT and IEND. */
  readonly before?: readonly Uint8Array[];
  readonly after?: readonly Uint8Array[];
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc(body))]);
}

export function header({ width, height, depth, colorType, interlace = 0 }: Omit<Parts, "raw">): Uint8Array {
  return Buffer.concat([uint32(width), uint32(height), Uint8Array.of(depth, colorType, 0, 0, interlace)]);
}

export function file(chunks: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([SIGNATURE, ...chunks]);
}

export function png(parts: Parts): Uint8Array {
  return file([
    chunk("IHDR", header(parts)),
    ...(parts.before ?? []),
    chunk("IDAT", deflateSync(parts.raw)),
    ...(parts.after ?? []),
    chunk("IEND", new Uint8Array()),
  ]);
}

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** The chunks of a file, in order, without checks. */
export function chunksOf(bytes: Uint8Array): { type: string; data: Buffer }[] {
  const buffer = Buffer.from(bytes);
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < buffer.length; at += 12 + buffer.readUInt32BE(at)) {
    const length = buffer.readUInt32BE(at);
    chunks.push({
      type: buffer.toString("latin1", at + 4, at + 8),
      data: buffer.subarray(at + 8, at + 8 + length),
    });
  }
  return chunks;
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** CRC-32 bit by bit, as PNG, annex D defines it. */
function crc(bytes: Uint8Array): number {
  let register = 0xffffffff;
  for (const byte of bytes) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit++) register = (register >>> 1) ^ (register & 1 ? 0xedb88320 : 0);
  }
  return (register ^ 0xffffffff) >>> 0;
}
