import { parseAddress } from "../shared/address.ts";
import { type Clock, SECOND } from "../shared/clock.ts";
import { type AttemptError, attemptErrorOf } from "./attempt-error.ts";
import { createConnections, type Heard, isSuccess } from "./connections.ts";
import type { Guard } from "./guard.ts";
import { retryAfter } from "./retry-after.ts";

/** A signed request that is ready to go out. */
export interface Outgoing {
  readonly url: string;
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The result of one attempt to deliver. */
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

type Answer = Pick<Attempt, "status" | "error"> & { readonly retryAfter?: number | null };

/**
 * Posts to an address that was checked for this attempt, under the receiver's name: its certificate must be the name's.
 * Redirects are not followed, proxies of the environment are not used, nothing is decompressed, and at most 64 KiB of an
 * answer are read, whatever they are.
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
  const connections = createConnections(needs.ca);

  async function post(outgoing: Outgoing, address: string, signal: AbortSignal): Promise<Answer> {
    const url = new URL(outgoing.url);
    const isSecure = url.protocol === "https:";
    const peer = {
      address: address.replace(/^\[(.*)\]$/, "$1"),
      port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
      isSecure,
      serverName: isIP(url.hostname) ? null : url.hostname.replace(/\.$/, ""),
    };
    const heard = await connections.exchange(peer, requestOf(url, outgoing, userAgent), signal);
    return outcomeOf(heard, clock.now());
  }

  /** Tries one address after the other until one takes the connection. */
  async function attempt(outgoing: Outgoing, signal: AbortSignal): Promise<Answer> {
    const { addresses, error } = await unlessAborted(signal, reach(outgoing.url));
    if (addresses === null) return { status: null, error };
    let last: Answer = { status: null, error: "connection_failed" };
    for (const address of addresses) {
      last = await post(outgoing, address, signal);
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

/** The attempt as far as its answer was read: without a status nothing arrived, and after a 2xx only a timeout fails. */
function outcomeOf({ answer, error }: Heard, now: number): Answer {
  const { status } = answer;
  if (status === null) return { status, error: answer.isInvalid ? "invalid_answer" : attemptErrorOf(error) };
  if (isSuccess(status)) return { status, error: attemptErrorOf(error) === "timeout" ? "timeout" : null };
  const refusal = status >= 300 && status < 400 ? "redirect" : "status_not_2xx";
  return { status, error: refusal, retryAfter: retryAfter(answer.retryAfter, now) };
}

/** The request as it goes over the connection. Every header is ours, and the URL parser leaves no control characters. */
function requestOf(url: URL, { body, headers }: Outgoing, userAgent: string): string {
  const fields = {
    host: url.host,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": userAgent,
    accept: "*/*",
    "accept-encoding": "identity",
    connection: "keep-alive",
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${url.pathname}${url.search} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

/** @throws the signal's reason as soon as it is aborted. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

/** Whether a URL's host is an IP address, which is not sent as a TLS server name (RFC 6066, 3). */
function isIP(hostname: string): boolean {
  return hostname.startsWith("[") || parseAddress(hostname) !== null;
}
