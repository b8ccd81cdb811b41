/** Hexadecimal digits of a name: 128 bits. */
const DIGITS = 32;

/** The digest of some content by which equal resources are found: half of a SHA-256. */
export function nameOf(...pieces: readonly (string | Uint8Array)[]): string {
  const hasher = new Bun.CryptoHasher("sha256");
  for (const piece of pieces) {
    hasher.update(`${piece.length} `);
    hasher.update(piece);
  }
  return hasher.digest("hex").slice(0, DIGITS);
}
