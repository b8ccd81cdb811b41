import { once } from "node:events";
import { crc32, createDeflateRaw } from "node:zlib";
import type { ZipSums } from "../../../kit/shared/zip.ts";

/**
 * Deflates pieces on the runtime's threads, one after the other, and yields what comes out of each, if only nothing.
 * @returns the sums of it all.
 */
export async function* deflated(
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array, ZipSums> {
  const deflate = createDeflateRaw();
  const ready: Uint8Array[] = [];
  deflate.on("data", (bytes: Uint8Array) => ready.push(bytes));
  let [crc, size, compressed] = [0, 0, 0];

  /** The output since the last call. It may be empty. */
  function take(): Uint8Array {
    const bytes = Buffer.concat(ready);
    ready.length = 0;
    compressed += bytes.length;
    return bytes;
  }

  async function write(bytes: Buffer): Promise<void> {
    crc = crc32(bytes, crc);
    size += bytes.length;
    await new Promise<void>((resolve, reject) => {
      deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  try {
    for await (const piece of pieces) {
      if (piece.length > 0) await write(Buffer.from(piece));
      yield take();
    }
    const ended = once(deflate, "end");
    deflate.end();
    await ended;
    yield take();
    return { crc, size, compressed };
  } finally {
    deflate.destroy();
  }
}
