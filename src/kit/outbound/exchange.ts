import { parseAddress } from "../shared/address.ts";
import type { Connections, Heard, Peer } from "./connections.ts";
import { type Failure, failureOf } from "./failure.ts";

/** A request, as it is written to a connection. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly url: URL;
  /** Names in lower case. Every value is ours: none has a control character. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Nothing was sent: another address of the same name may still work. */
const UNREACHABLE: ReadonlySet<Failure> = new Set<Failure>(["connection_refused", "connection_failed"]);

/**
 * Sends a request to the first of some addresses that takes the connection, under the name of the URL: its certificate must be
 * the name's. Redirects are not followed, proxies of the environment are not used, and nothing is decompressed.
 * @param addresses - at least one, as `Guard.reach` gives them for this URL.
 * @returns the answer of the last address that was tried. Never rejects.
 */
export async function exchangeWith(
  { exchange }: Connections,
  addresses: readonly [string, ...string[]],
  request: Request,
  signal: AbortSignal,
): Promise<Heard> {
  const text = textOf(request);
  const [first, ...others] = addresses;
  let heard = await exchange(peerOf(request.url, first), text, signal);
  for (const address of others) {
    if (hasReached(heard)) break;
    heard = await exchange(peerOf(request.url, address), text, signal);
  }
  return heard;
}

/** Whether an address took the connection: then no other of the same name is tried. */
export function hasReached(heard: Heard): boolean {
  return heard.answer.status !== null || !UNREACHABLE.has(withoutAnswer(heard));
}

/** Why an exchange has no status. */
export function withoutAnswer({ answer, error }: Heard): Failure {
  return answer.isInvalid ? "invalid_answer" : failureOf(error);
}

/** @throws the signal's reason as soon as it is aborted. */
export function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

/** @param address - as a URL spells it. */
function peerOf(url: URL, address: string): Peer {
  const isSecure = url.protocol === "https:";
  return {
    address: address.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
    isSecure,
    serverName: isIP(url.hostname) ? null : url.hostname.replace(/\.$/, ""),
  };
}

/** The request as it goes over the connection. The URL parser leaves no control characters. */
function textOf({ method, url, headers, body }: Request): string {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url.pathname}${url.search} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

/** Whether a URL's host is an IP address, which is not sent as a TLS server name (RFC 6066, 3). */
function isIP(hostname: string): boolean {
  return hostname.startsWith("[") || parseAddress(hostname) !== null;
}
