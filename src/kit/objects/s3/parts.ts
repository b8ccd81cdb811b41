import type { Content } from "./requests.ts";

/**
 * Cuts content into parts that all have one size but the last, as stores of Cloudflare and Google need it,
 * and hashes it meanwhile. A part lies in one of two buffers that take turns, so that one is filled while the
 * other is sent: it holds until the part behind the next one is asked for.
 * @param size - bytes of a part.
 * @param whole - takes all of the content, too.
 */
export async function* inParts(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
  whole: Bun.CryptoHasher,
): AsyncGenerator<Content, void, void> {
  // The system gives memory to what is written to: a small object takes little of it.
  let [filling, sending] = [new Uint8Array(size), null as Uint8Array<ArrayBuffer> | null];
  let filled = 0;
  let hash = new Bun.CryptoHasher("sha256");
  for await (const piece of pieces) {
    whole.update(piece);
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + size - filled);
      filling.set(taken, filled);
      hash.update(taken);
      filled += taken.length;
      at += taken.length;
      if (filled < size) continue;
      yield { bytes: filling, sha256: hash.digest() };
      [filling, sending] = [sending ?? new Uint8Array(size), filling];
      [filled, hash] = [0, new Bun.CryptoHasher("sha256")];
    }
  }
  if (filled > 0) yield { bytes: filling.subarray(0, filled), sha256: hash.digest() };
}
