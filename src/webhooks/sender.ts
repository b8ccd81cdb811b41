import { parseAddress } from "../shared/address.ts";
import { type Clock, SECOND } from "../shared/clock.ts";
import { type AttemptError, attemptErrorOf } from "./attempt-error.ts";
import type { Guard } from "./guard.ts";
import { retryAfter } from "./retry-after.ts";

/** A signed request that is ready to go out. */
export interface Outgoing {
  readonly url: string;
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What one attempt to deliver came to. */
export interface Attempt {
  /** `null` when no answer came. */
  readonly status: number | null;
  /** `null` when delivered. */
  readonly error: AttemptError | null;
  /** Milliseconds from now that the receiver asked for, not capped; `null` when it did not. */
  readonly retryAfter: number | null;
  readonly durationMs: number;
}

/** Makes one attempt. Never rejects. */
export type Sender = (outgoing: Outgoing) => Promise<Attempt>;

/** Of a whole attempt: lookup, connection, the answer's head and its body. */
const TIMEOUT = 10 * SECOND;

/** How much of an answer's body is read, in bytes. */
const LARGEST_ANSWER = 64 * 1024;

type Answer = Pick<Attempt, "status" | "error"> & { readonly retryAfter?: number | null };

/**
 * Posts to an address that was checked for this attempt, under the receiver's name: its certificate must be the name's.
 * Redirects are not followed, proxies of the environment are not used, and nothing is decompressed.
 * @param needs.ca - certificates to trust instead of the machine's.
 */
export function createSender(needs: {
  reach: Guard["reach"];
  userAgent: string;
  clock: Clock;
  timeout?: number;
  ca?: string;
}): Sender {
  const { reach, userAgent, clock, timeout = TIMEOUT } = needs;
  // Explicit: NODE_TLS_REJECT_UNAUTHORIZED would decide otherwise.
  const trust = { rejectUnauthorized: true, ...(needs.ca === undefined ? {} : { ca: needs.ca }) };

  async function post(outgoing: Outgoing, address: string, signal: AbortSignal): Promise<Answer> {
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
      const error = response.body && (await readUpTo(LARGEST_ANSWER, response.body).catch(timeoutOnly));
      return { status, error };
    }
    if (response.body) hangUp(response.body);
    const error = status >= 300 && status < 400 ? "redirect" : "status_not_2xx";
    return { status, error, retryAfter: retryAfter(response.headers.get("retry-after"), clock.now()) };
  }

  /** Tries one address after the other until one takes the connection. */
  async function attempt(outgoing: Outgoing, signal: AbortSignal): Promise<Answer> {
    const { addresses, error } = await unlessAborted(signal, reach(outgoing.url));
    if (addresses === null) return { status: null, error };
    let last: Answer = { status: null, error: "connection_failed" };
    for (const address of addresses) {
      last = await post(outgoing, address, signal).catch(failed);
      if (last.status !== null || !UNREACHABLE.has(last.error)) return last;
    }
    return last;
  }

  return async (outgoing) => {
    const started = performance.now();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    const answer = await attempt(outgoing, controller.signal).catch(failed);
    clearTimeout(timer);
    return { retryAfter: null, ...answer, durationMs: Math.round(performance.now() - started) };
  };
}

/** Nothing was sent: another address of the same name may still work. */
const UNREACHABLE: ReadonlySet<AttemptError | null> = new Set(["connection_refused", "connection_failed"]);

function failed(error: unknown): Answer {
  return { status: null, error: attemptErrorOf(error) };
}

/** After a 2xx the delivery has arrived, even when the answer's body breaks off. Only a body that takes too long fails. */
function timeoutOnly(error: unknown): "timeout" | null {
  return attemptErrorOf(error) === "timeout" ? "timeout" : null;
}

/** @throws the signal's reason as soon as it is aborted. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

/** Reads and drops up to so many bytes of an answer's body, then closes the connection. */
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

/** Closes the connection. It rejects when the receiver closed it first; unhandled, that would end the program. */
function hangUp(body: { cancel(): Promise<void> }): void {
  body.cancel().catch(() => {});
}

/** Whether a URL's host is an IP address, which is not sent as a TLS server name (RFC 6066, 3). */
function isIP(hostname: string): boolean {
  return hostname.startsWith("[") || parseAddress(hostname) !== null;
}
