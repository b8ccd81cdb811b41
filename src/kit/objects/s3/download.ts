import { failureOf } from "../../outbound/failure.ts";
import { ObjectMissing, StoreError } from "../objects.ts";
import { Refused, Transient } from "./refusals.ts";
import type { Requests } from "./requests.ts";
import { createTries, type Patience } from "./retries.ts";

/**
 * Bytes that are asked for at once. Bytes that come faster than they are used stay in memory: Bun reads an
 * answer as fast as it comes.
 */
export const WINDOW = 8 * 1024 * 1024;

/** The size and the version of an object, known from the first answer on. */
interface Known {
  readonly bytes: number;
  readonly etag: string | null;
}

/**
 * Reads an object in windows. After a cut it goes on behind the last byte that came, of the same version of
 * the object.
 * @throws ObjectMissing, StoreError; StoreError where the object is replaced meanwhile or other bytes come
 * than its size says.
 */
export async function* download(
  needs: { requests: Requests; patience: Patience; place: string; name: string; key: string },
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array, void, void> {
  const { requests, patience, place, name, key } = needs;
  const tries = createTries(patience);
  let known: Known | null = null;
  let at = 0;

  const broken = (why: string) => new StoreError(`${place}: ${name} can't be read: ${why}.`);

  /** The answer with the next bytes; `null` of an object without any. */
  async function ask(): Promise<Response | null> {
    try {
      const range = `bytes=${at}-${at + WINDOW - 1}`;
      const same: Record<string, string> = known?.etag ? { "if-match": known.etag } : {};
      return await requests.open({ method: "GET", key, headers: { range, ...same } }, signal);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "NoSuchKey")
        throw known ? broken("it was removed meanwhile") : new ObjectMissing(place, name);
      if (error.status === 412) throw broken("it was replaced meanwhile");
      if (error.status === 416 && at === 0) return null;
      throw error;
    }
  }

  /** @param skipped - bytes that came before: a store may not know ranges. @throws Transient after a cut. */
  async function* piecesOf({ body }: Response, skipped: number): AsyncGenerator<Uint8Array> {
    let left = skipped;
    try {
      for await (const piece of body ?? []) {
        signal?.throwIfAborted();
        if (piece.length > left) yield piece.subarray(left);
        left = Math.max(0, left - piece.length);
      }
    } catch (error) {
      signal?.throwIfAborted();
      throw new Transient(`${place}: the connection broke off (${failureOf(error)}).`);
    }
  }

  while (known === null || at < known.bytes) {
    try {
      const answer = await ask();
      // There is no first byte to ask for.
      if (answer === null) {
        const { headers } = await requests.ask({ method: "HEAD", key }, signal);
        if (headers.get("content-length") === "0") return;
        throw broken("the store refuses a range of its bytes");
      }
      const told = sizeOf(answer, at);
      if (told === null) throw broken("the store answers with another range");
      known ??= { bytes: told, etag: answer.headers.get("etag") };
      if (told !== known.bytes) throw broken(`it has ${told} bytes and had ${known.bytes}`);
      const before = at;
      for await (const piece of piecesOf(answer, answer.status === 206 ? 0 : at)) {
        at += piece.length;
        if (at > known.bytes) throw broken("more bytes come than its size says");
        tries.progress();
        yield piece;
      }
      if (at === before) throw new Transient(`${place}: no bytes of ${name} come.`);
    } catch (error) {
      await tries.after(error, signal);
    }
  }
}

/**
 * Reads a part of an object into memory, in one request, which is tried again where it breaks off.
 * @throws ObjectMissing, StoreError.
 */
export async function downloadPart(
  needs: { requests: Requests; patience: Patience; place: string; name: string; key: string },
  from: number,
  bytes: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const { requests, patience, place, name, key } = needs;
  const tries = createTries(patience);
  for (;;)
    try {
      const headers = { range: `bytes=${from}-${from + bytes - 1}` };
      const answer = await requests.open({ method: "GET", key, headers }, signal);
      if (sizeOf(answer, from) === null && answer.status !== 200)
        throw new StoreError(`${place}: ${name} can't be read: the store answers with another range.`);
      const whole = await answer.bytes().catch((error: unknown) => {
        signal?.throwIfAborted();
        throw new Transient(`${place}: the connection broke off (${failureOf(error)}).`);
      });
      // A store may not know ranges.
      return answer.status === 206 ? whole.subarray(0, bytes) : whole.subarray(from, from + bytes);
    } catch (error) {
      if (error instanceof Refused && error.code === "NoSuchKey") throw new ObjectMissing(place, name);
      if (error instanceof Refused && error.status === 416) return new Uint8Array(0);
      await tries.after(error, signal);
    }
}

/**
 * The size of the object by an answer with its bytes from `at` on; `null` where it has others, or tells none.
 */
function sizeOf({ status, headers }: Response, at: number): number | null {
  if (status === 200) return numberOf(headers.get("content-length"));
  const [, first = "", size = ""] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
  return numberOf(first) === at ? numberOf(size) : null;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
