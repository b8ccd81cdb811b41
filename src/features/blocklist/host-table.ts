/**
 * Hosts of a list, as the first 64 bits of their SHA-256 in ascending order: a million take 8 MB, and no two
 * of so many have the same. Threads share it.
 */
export interface HostTable {
  readonly hashes: SharedArrayBuffer;
  /** How many there are. The memory may be longer. */
  readonly size: number;
}

/** Bytes of a hash. */
export const HASH_BYTES = 8;

/** A hash as two numbers of 32 bits. A million of them as `bigint` would be 24 MB of garbage. */
export interface Hash {
  readonly high: number;
  readonly low: number;
}

const digest = new Uint32Array(8);
const digestBytes = new Uint8Array(digest.buffer);

/** The hash of a host. */
export function hashOf(host: string): Hash {
  Bun.CryptoHasher.hash("sha256", host, digestBytes);
  return { high: digest[1] ?? 0, low: digest[0] ?? 0 };
}

/** Whether a table holds a hash. */
export function holds({ hashes, size }: HostTable, { high, low }: Hash): boolean {
  const words = new Uint32Array(hashes);
  let [from, to] = [0, size];
  while (from < to) {
    const middle = (from + to) >>> 1;
    // Processors that Bun runs on have the low word first.
    const order = (words[2 * middle + 1] ?? 0) - high || (words[2 * middle] ?? 0) - low;
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}
