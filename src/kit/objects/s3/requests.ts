import { AwsV4Signer } from "aws4fetch";
import { DocumentError, type Fetch } from "../../outbound/documents.ts";
import { failureOf } from "../../outbound/failure.ts";
import { type Clock, MINUTE } from "../../shared/clock.ts";
import { StoreError } from "../objects.ts";
import { type Answer, type Asked, refusalOf, Transient } from "./refusals.ts";
import { createTries, type Patience } from "./retries.ts";

/** The bucket, and what it takes to be let in. */
export interface Account {
  readonly bucket: string;
  /** With its scheme, without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** A request to a store, not signed yet. */
export interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** The key of an object; `null` for the bucket. */
  readonly key: string | null;
  readonly query?: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: Content;
}

/** The bytes of a request. */
export interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: Uint8Array;
}

/** Sends requests to a store. */
export interface Requests {
  /** One try, whose answer is still to be read. @throws Transient, Refused */
  open(request: S3Request, signal: AbortSignal | undefined): Promise<Response>;
  /** Sends a request until it is answered, and reads a short answer. @throws StoreError */
  ask(request: S3Request, signal: AbortSignal | undefined): Promise<Answer>;
  /** One try of the same. @throws Transient, Refused */
  askOnce(request: S3Request, signal: AbortSignal | undefined): Promise<Answer>;
  /** The error of an answer of 200 that tells of an error, or of nothing that can be read. */
  refusal(answer: Answer): StoreError;
}

/**
 * Milliseconds for a request without much content, for a piece of an object that is read, and for one that is
 * written.
 */
const SHORT = MINUTE;
const READING = 2 * MINUTE;
const WRITING = 15 * MINUTE;

/** Content that takes longer than a short request. */
const MUCH = 64 * 1024;

/** The largest answer that is kept in memory: a page of a list has a thousand names of a kilobyte each. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

const NOTHING = new Uint8Array(0);
const SHA256_OF_NOTHING = sha256Of(NOTHING);

/** Failures that another try would not change. */
const LASTING: ReadonlySet<string> = new Set([
  "address_not_allowed",
  "certificate_invalid",
  "name_not_resolved",
  "too_large",
]);

/** The SHA-256 of some bytes: 32 bytes. */
export function sha256Of(bytes: Uint8Array): Uint8Array {
  return new Bun.CryptoHasher("sha256").update(bytes).digest();
}

/** Signs requests (AWS Signature Version 4), sends them, and says in sentences why they fail. */
export function createRequests(needs: {
  account: Account;
  place: string;
  fetch: Fetch;
  clock: Clock;
  patience: Patience;
}): Requests {
  const { account, place, fetch, clock, patience } = needs;
  const { bucket, region, key: accessKeyId, secret: secretAccessKey } = account;
  const base = baseOf(account);
  /** Keys for signing, each of which holds for a day. */
  const cache = new Map<string, ArrayBuffer>();

  async function signed({ method, key, query, headers, content }: S3Request) {
    const url = new URL(base);
    if (key !== null) url.pathname += encodeKey(key);
    url.search = queryOf(query ?? {});
    if (cache.size > 2) cache.clear();
    const signer = new AwsV4Signer({
      url: url.href,
      method,
      headers: { ...headers, "x-amz-content-sha256": (content?.sha256 ?? SHA256_OF_NOTHING).toHex() },
      accessKeyId,
      secretAccessKey,
      service: "s3",
      region,
      cache,
      allHeaders: true,
      datetime: new Date(clock.now()).toISOString().replace(/[:-]|\.\d{3}/g, ""),
    });
    const { headers: all } = await signer.sign();
    return { url, request: { method, headers: Object.fromEntries(all), body: content?.bytes ?? null } };
  }

  const asked = (): Asked => ({ place, bucket, region, host: base.host, now: clock.now() });

  /** @throws the signal's reason, Transient or StoreError in place of an error of the connection. */
  function fail(error: unknown, signal: AbortSignal | undefined): never {
    signal?.throwIfAborted();
    if (error instanceof StoreError) throw error;
    const failure = error instanceof DocumentError ? error.failure : failureOf(error);
    const sentence = `${place}: ${base.host} can't be reached (${failure}).`;
    throw LASTING.has(failure) ? new StoreError(sentence) : new Transient(sentence);
  }

  async function open(request: S3Request, signal: AbortSignal | undefined): Promise<Response> {
    const isLong = (request.content?.bytes.length ?? 0) > MUCH;
    const limit = patience.limit(isLong ? WRITING : request.headers?.["range"] ? READING : SHORT);
    try {
      const { url, request: ready } = await signed(request);
      const answer = await fetch(url, ready, signal ? AbortSignal.any([limit, signal]) : limit);
      if (answer.status >= 200 && answer.status < 300) return answer;
      throw refusalOf(asked(), await read(answer));
    } catch (error) {
      fail(error, signal);
    }
  }

  async function askOnce(request: S3Request, signal: AbortSignal | undefined): Promise<Answer> {
    const answer = await open(request, signal);
    try {
      return await read(answer);
    } catch (error) {
      fail(error, signal);
    }
  }

  return {
    open,
    askOnce,
    async ask(request, signal) {
      const tries = createTries(patience);
      while (true) {
        try {
          return await askOnce(request, signal);
        } catch (error) {
          await tries.after(error, signal);
        }
      }
    },
    refusal(answer) {
      const error = refusalOf(asked(), answer);
      return error instanceof Transient || error.code !== ""
        ? error
        : new Transient(`${place}: ${base.host} gives an answer that can't be read.`);
    },
  };
}

/** @throws what the connection throws, DocumentError where the answer is too large. */
async function read({ status, headers, body }: Response): Promise<Answer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > LARGEST_ANSWER) throw new DocumentError("an answer", "too_large");
    pieces.push(piece);
  }
  return { status, headers, text: Buffer.concat(pieces).toString() };
}

/**
 * The address of a bucket, with a slash at its end. Stores of Amazon have the name of the bucket in the host,
 * as TLS allows for names without a dot; those that are named with the bucket as
 * `https://bucket.s3.example.org` have it there already; all others take it as the first part of the path.
 */
export function baseOf({ bucket, endpoint }: Pick<Account, "bucket" | "endpoint">): URL {
  const url = new URL(`${endpoint}/`);
  if (url.hostname.startsWith(`${bucket}.`)) return url;
  if (/\.amazonaws\.com(?:\.cn)?$/.test(url.hostname) && /^[a-z0-9-]+$/.test(bucket))
    url.hostname = `${bucket}.${url.hostname}`;
  else url.pathname += `${bucket}/`;
  return url;
}

/** RFC 3986, 2.3: all but unreserved characters are encoded, as the signature needs it. */
function encodePart(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function encodeKey(key: string): string {
  return key.split("/").map(encodePart).join("/");
}

function queryOf(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join("&");
}
