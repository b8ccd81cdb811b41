import { appendFileSync, closeSync, openSync, readSync } from "node:fs";

/**
 * A checksum at the end of a file, over all bytes before it. It is made and compared in one pass, so it suits a file that is
 * sent through a pipe. A SQLite file with a checksum is still one: SQLite reads only the pages that its header counts.
 *
 * | Bytes | What they hold                                 |
 * | ----- | ---------------------------------------------- |
 * | 16    | `quietzone-sha256`                             |
 * | 8     | the length of the content in bytes, big endian |
 * | 32    | the SHA-256 (FIPS 180-4) of the content        |
 */
export interface Checksum {
  /** The length of the content, without the checksum itself. */
  readonly length: number;
  /** The SHA-256 of the content, in hexadecimal digits. */
  readonly sha256: string;
}

const MARK = Buffer.from("quietzone-sha256");
const LENGTH_BYTES = 8;
const DIGEST_BYTES = 32;

/** Bytes that a checksum takes. */
export const CHECKSUM_BYTES = MARK.length + LENGTH_BYTES + DIGEST_BYTES;

const PIECE = 1024 * 1024;

/** Appends its checksum to a file. */
export function addChecksum(path: string): void {
  const hasher = new Bun.CryptoHasher("sha256");
  const length = Buffer.alloc(LENGTH_BYTES);
  let size = 0;
  for (const piece of piecesOf(path)) {
    hasher.update(piece);
    size += piece.length;
  }
  length.writeBigUInt64BE(BigInt(size));
  appendFileSync(path, Buffer.concat([MARK, length, hasher.digest()]));
}

/** The checksum that is written at an offset of a file; `null` when there is none. */
export function checksumAt(path: string, offset: number): Checksum | null {
  const bytes = bytesAt(path, offset, CHECKSUM_BYTES);
  if (bytes.length < CHECKSUM_BYTES || !bytes.subarray(0, MARK.length).equals(MARK)) return null;
  return {
    length: Number(bytes.readBigUInt64BE(MARK.length)),
    sha256: bytes.subarray(MARK.length + LENGTH_BYTES).toHex(),
  };
}

/** As many bytes of a file from an offset as there are, and at most `count`. */
export function bytesAt(path: string, offset: number, count: number): Buffer {
  if (offset < 0) return Buffer.alloc(0);
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(file, bytes, 0, count, offset));
  } finally {
    closeSync(file);
  }
}

/** The bytes of a file, or its first `length`. Each piece is overwritten by the next one. */
export function* piecesOf(path: string, length = Number.POSITIVE_INFINITY): Generator<Buffer<ArrayBuffer>> {
  const file = openSync(path, "r");
  try {
    const buffer = Buffer.alloc(PIECE);
    for (let offset = 0; offset < length;) {
      const read = readSync(file, buffer, 0, Math.min(PIECE, length - offset), offset);
      if (read === 0) return;
      offset += read;
      yield buffer.subarray(0, read);
    }
  } finally {
    closeSync(file);
  }
}
