import type { ListedObject } from "../../../src/kit/objects/objects.ts";

/** Bytes that compress badly, the same ones at each run. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  let state = 1;
  for (let at = 0; at < count; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

/**
 * Content in pieces of some size, of which the last may be smaller.
 * @param end - thrown behind the last one.
 */
export async function* inPieces(
  content: Uint8Array,
  size: number,
  end: Error | null = null,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.slice(at, at + size);
  if (end) throw end;
}

/** One piece, and then none for ever. @param waiting - called when the next one is asked for. */
export async function* never(first: Uint8Array, waiting: () => void): AsyncGenerator<Uint8Array> {
  yield first;
  setImmediate(waiting);
  await new Promise(() => {});
}

export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(pieces)));
}

/** A line for each object: its name and its size. */
export async function namesOf(objects: AsyncIterable<ListedObject>): Promise<string[]> {
  return (await Array.fromAsync(objects)).map(({ name, bytes }) => `${name} ${bytes}`);
}

export const sha256 = (content: Uint8Array) => new Bun.CryptoHasher("sha256").update(content).digest("hex");
