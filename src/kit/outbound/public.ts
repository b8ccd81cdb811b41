import { type AddressBytes, contains, type Network, parseAddress, parseNetwork } from "../shared/address.ts";

/** Which addresses are public: reachable from anywhere, by the special-purpose registries of IANA (RFC 6890). */

const networks = (...texts: readonly string[]): readonly Network[] =>
  texts.flatMap((text) => parseNetwork(text) ?? []);

const SPECIAL_V4 = networks(
  "0.0.0.0/8", // this network, RFC 791
  "10.0.0.0/8", // private, RFC 1918
  "100.64.0.0/10", // carrier-grade NAT, RFC 6598
  "127.0.0.0/8", // loopback
  "169.254.0.0/16", // link-local, RFC 3927: clouds' metadata
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments, RFC 6890
  "192.0.2.0/24", // documentation, RFC 5737
  "192.88.99.0/24", // 6to4 relays, RFC 7526
  "192.168.0.0/16", // private
  "198.18.0.0/15", // benchmarks, RFC 2544
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and broadcast
);

/**
 * The global unicast addresses of IPv6. Everything else is refused: loopback, IPv4-compatible (::/96), NAT64
 * (64:ff9b::/96 and 64:ff9b:1::/48), discard, segment routing, unique local, link-local and multicast.
 */
const GLOBAL_V6 = networks("2000::/3");

const SPECIAL_V6 = networks(
  "2001::/23", // protocol assignments, RFC 2928: Teredo, benchmarks, ORCHID
  "2001:db8::/32", // documentation, RFC 3849
  "2002::/16", // 6to4, RFC 3056: holds any IPv4 address
  "3fff::/20", // documentation, RFC 9637
);

/** All addresses, for a server that the operator has named. */
export const EVERYWHERE = networks("0.0.0.0/0", "::/0");

/** An interface identifier of ISATAP (RFC 5214, 6.1), which holds any IPv4 address; the first byte's bit 1 may be set. */
const ISATAP = [0x00, 0x00, 0x5e, 0xfe];

/** Whether an address lies in one of some networks. */
export function isWithin(list: readonly Network[], address: AddressBytes): boolean {
  return list.some((network) => contains(network, address));
}

/** Whether an address is public. An IPv4-mapped IPv6 address has to be turned into IPv4 before. */
export function isPublic(address: AddressBytes): boolean {
  if (address.length === 4) return !isWithin(SPECIAL_V4, address);
  const tunnels = ISATAP.every((byte, i) => ((address[8 + i] ?? 0) & (i === 0 ? 0xfd : 0xff)) === byte);
  return isWithin(GLOBAL_V6, address) && !isWithin(SPECIAL_V6, address) && !tunnels;
}

/** The same of an address as a URL spells it. */
export function isPublicHost(host: string): boolean {
  const address = parseAddress(host.replace(/^\[(.*)\]$/, "$1"));
  return address !== null && isPublic(address);
}
