import { parseAddress } from "../shared/address.ts";
import { type Clock, SECOND } from "../shared/clock.ts";
import type { Route } from "./guard.ts";
import type { AttemptError } from "./model.ts";
import { reasonOf } from "./reasons.ts";
import { retryAfter } from "./retry-after.ts";

/** A signed request that is ready to go out. */
export interface Outgoing {
  readonly url: string;
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What came of an attempt. */
export interface Attempt {
  /** `null` when no answer came. */
  readonly status: number | null;
  /** `null` when delivered. */
  readonly error: AttemptError | null;
  /** Milliseconds from now, as the receiver asked, not capped; `null` when it did not. */
  readonly retryAfter: number | null;
  readonly durationMs: number;
}

/** Makes one attempt. Never rejects. */
export type Sender = (outgoing: Outgoing) => Promise<Attempt>;

/** For all of it: resolving, connecting, the answer's head and its body. */
const TIMEOUT = 10 * SECOND;

/** Of an answer's body, in bytes; what comes after is not waited for. */
const LARGEST_ANSWER = 64 * 1024;

type Outcome = Pick<Attempt, "status" | "error"> & { retryAfter?: number | null };

/**
 * Posts to the very address that was checked for this attempt, under the receiver's name: its certificate must be
 * the name's. Redirects are not followed, proxies of the environment not asked, nothing is unpacked.
 * @param needs.ca - certificates to trust instead of the machine's.
 */
export function createSender(needs: {
  route: (url: string) => Promise<Route>;
  userAgent: string;
  clock: Clock;
  timeout?: number;
  ca?: string;
}): Sender {
  const { route, userAgent, clock, timeout = TIMEOUT } = needs;
  // Said outright, because NODE_TLS_REJECT_UNAUTHORIZED would decide otherwise.
  const trust = { rejectUnauthorized: true, ...(needs.ca === undefined ? {} : { ca: needs.ca }) };

  async function post(outgoing: Outgoing, address: string, signal: AbortSignal): Promise<Outcome> {
    const url = new URL(outgoing.url);
    const port = url.port === "" ? "" : `:${url.port}`;
    const response = await fetch(`${url.protocol}//${address}${port}${url.pathname}${url.search}`, {
      method: "POST",
      body: outgoing.body,
      headers: {
        "content-type": "application/json",
        "user-agent": userAgent,
        "accept-encoding": "identity",
        ...outgoing.headers,
        host: url.host,
      },
      tls: { ...trust, ...(isIP(url.hostname) ? {} : { serverName: url.hostname.replace(/\.$/, "") }) },
      proxy: false,
      redirect: "manual",
      decompress: false,
      signal,
    });
    const { status } = response;
    if (response.ok) {
      const error = response.body && (await readUpTo(LARGEST_ANSWER, response.body).catch(unlessInTime));
      return { status, error };
    }
    if (response.body) hangUp(response.body);
    const error = status >= 300 && status < 400 ? "redirect" : "status_not_2xx";
    return { status, error, retryAfter: retryAfter(response.headers.get("retry-after"), clock.now()) };
  }

  /** Tries one address after the other while nobody is there. */
  async function attempt(outgoing: Outgoing, signal: AbortSignal): Promise<Outcome> {
    const { addresses, error } = await unlessAborted(signal, route(outgoing.url));
    if (addresses === null) return { status: null, error };
    let last: Outcome = { status: null, error: "connection_failed" };
    for (const address of addresses) {
      last = await post(outgoing, address, signal).catch(failed);
      if (last.status !== null || !NOBODY_THERE.has(last.error)) return last;
    }
    return last;
  }

  return async (outgoing) => {
    const started = performance.now();
    const timeUp = new AbortController();
    const timer = setTimeout(() => timeUp.abort(), timeout);
    const outcome = await attempt(outgoing, timeUp.signal).catch(failed);
    clearTimeout(timer);
    return { retryAfter: null, ...outcome, durationMs: Math.round(performance.now() - started) };
  };
}

/** After which another address of the same name may still be good: nothing was sent. */
const NOBODY_THERE: ReadonlySet<AttemptError | null> = new Set(["connection_refused", "connection_failed"]);

function failed(error: unknown): Outcome {
  return { status: null, error: reasonOf(error) };
}

/** Who says 2xx has it, however the rest of the answer ends: unless it does not end in time. */
function unlessInTime(error: unknown): "timeout" | null {
  return reasonOf(error) === "timeout" ? "timeout" : null;
}

/** @throws the signal's reason as soon as it is aborted. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

/** Reads an answer's body without keeping it, up to some bytes, then hangs up. */
async function readUpTo(bytes: number, body: ReadableStream<Uint8Array>): Promise<null> {
  const reader = body.getReader();
  for (let left = bytes; left >= 0;) {
    const { done, value } = await reader.read();
    if (done) return null;
    left -= value.length;
  }
  hangUp(reader);
  return null;
}

/** That the receiver hung up first, which rejects, is nobody's concern; left alone it would end the program. */
function hangUp(body: { cancel(): Promise<void> }): void {
  body.cancel().catch(() => {});
}

/** Whether a URL's host is an address and no name: those are not sent as a TLS server name (RFC 6066, 3). */
function isIP(hostname: string): boolean {
  return hostname.startsWith("[") || parseAddress(hostname) !== null;
}
