import { parseAddress } from "../shared/address.ts";
import { isLoopbackHost } from "../shared/loopback.ts";

/**
 * Paths that a page of a foreign site must not reach: the console, the API of workspaces, those of operators,
 * metrics. The tools of agents look at the `Origin` themselves, as their protocol asks.
 */
const KEPT = /^\/(?:app|operator|metrics)(?:\/|$)/;

/**
 * Whether a request is refused because its `Host` is none of the service's names.
 *
 * A page of another site may have its own name lead to this machine (DNS rebinding). Its browser then takes the service for a part
 * of that site, so the page reads all answers: of a service that only this machine reaches, and of one that has another name. The
 * `Host` still says by which name it came. A site can't have an address or a name without a dot for a name, so these are let
 * through: load balancers and containers ask by them.
 */
export type IsMisdirected = (host: string | null, pathname: string) => boolean;

/**
 * @param needs.listening - `QZ_HOST`.
 * @param needs.otherHosts - further names of the service, in lower case.
 */
export function createNameCheck(needs: {
  baseUrl: string;
  listening: string;
  otherHosts: readonly string[];
}): IsMisdirected {
  const { protocol, hostname } = new URL(needs.baseUrl);
  const isPlain = protocol === "http:" && !isLoopbackHost(hostname) && !isLoopbackHost(needs.listening);
  // Over plain http, within a network, people may have several names for it, and browsers protect nothing there.
  if (isPlain) return () => false;
  const names = new Set([hostname, ...needs.otherHosts]);
  return (host, pathname) => host !== null && KEPT.test(pathname) && !isOwn(names, host);
}

/** Characters of the longest `Host` that is looked at: a name, a dot and a port. */
const LONGEST = 253 + 1 + 6;

function isOwn(names: ReadonlySet<string>, header: string): boolean {
  if (header.length > LONGEST) return false;
  const [host = "", bracketed] = /^(?:\[([^\]]*)\]|[^:]*)/.exec(header) ?? [];
  if (bracketed !== undefined) return parseAddress(bracketed) !== null;
  const name = host.toLowerCase().replace(/\.$/, "");
  return names.has(name) || !name.includes(".") || name.endsWith(".localhost") || parseAddress(name) !== null;
}
