import { contains, formatIPv6, isPrivate, type Network, parseAddress } from "../shared/address.ts";
import type { Log } from "../shared/log.ts";
import type { Client } from "../shared/request-source.ts";

/** Finds a request's client by its peer's address and `X-Forwarded-For`. */
export type ClientAddress = (peer: string, forwardedFor: string | null) => Client;

/**
 * The client is the peer, unless the peer is a trusted proxy: then it is the rightmost hop of `X-Forwarded-For` that is
 * not trusted. Hops further left may be forged by the client.
 * @param trusted - `null` without `QZ_TRUSTED_PROXIES`: then the log warns once of a private peer that forwards.
 * @param onForwardingPeer - called with that warning.
 */
export function createClientAddress(
  trusted: readonly Network[] | null,
  log: Log,
  onForwardingPeer = () => {},
): ClientAddress {
  let warned = false;

  function isTrusted(address: string): boolean {
    const bytes = parseAddress(address);
    return bytes !== null && (trusted ?? []).some((network) => contains(network, bytes));
  }

  function warnOnce(peer: string): void {
    const bytes = trusted === null && !warned ? parseAddress(peer) : null;
    if (!bytes || !isPrivate(bytes)) return;
    warned = true;
    onForwardingPeer();
    log.warn(
      "a private peer sends X-Forwarded-For, which is not believed: all its clients count as one. " +
        "Set QZ_TRUSTED_PROXIES to your proxy's network, or to none",
    );
  }

  return (peer, forwardedFor) => {
    const proxied = trusted !== null && isTrusted(peer);
    if (forwardedFor === null) return { address: normalised(peer), proxied };
    if (!proxied) {
      warnOnce(peer);
      return { address: normalised(peer), proxied };
    }
    let nearest = peer;
    for (let end = forwardedFor.length; end >= 0;) {
      // Hop by hop: all that a client sends may stand in front.
      const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(",", end - 1);
      const address = hopAddress(forwardedFor.slice(comma + 1, end));
      end = comma;
      // A hop that is no address may be the client's own text: stop at the last certain one.
      if (parseAddress(address) === null) break;
      nearest = address;
      if (!isTrusted(address)) break;
    }
    return { address: normalised(nearest), proxied };
  };
}

/** A hop without its port: some proxies write `1.2.3.4:567` and `[2001:db8::1]:567`. */
function hopAddress(hop: string): string {
  const text = hop.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** One spelling for one client: IPv4-mapped IPv6 as IPv4, other IPv6 as RFC 5952 writes it. */
function normalised(address: string): string {
  const bytes = address.includes(":") ? parseAddress(address) : null;
  if (!bytes) return address;
  return bytes.length === 4 ? bytes.join(".") : formatIPv6(bytes);
}
