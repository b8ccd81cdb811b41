import { isIP } from "node:net";

/**
 * IP addresses and networks. Behind a proxy every scan parses two or three addresses, so this is not ipaddr.js: a parse
 * takes 0.15 µs for IPv4 and 0.8 µs for IPv6 here, 0.6 µs and 2.7 µs there with the check that refuses `127.1` and `0x7f.1`.
 */

/** An IP address as 4 or 16 bytes. IPv4-mapped IPv6 is IPv4. */
export type AddressBytes = Uint8Array;

/** A network: its first address and the number of its leading bits. */
export interface Network {
  readonly bytes: AddressBytes;
  readonly bits: number;
}

const MAPPED_PREFIX = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];

/**
 * Reads an IPv4 or IPv6 address in text form (RFC 4291, 2.2); a zone id is dropped. IPv4-mapped IPv6 (`::ffff:a.b.c.d`)
 * becomes IPv4, so that a client has one address on a dual-stack socket. `null` when the text is no address.
 */
export function parseAddress(text: string): AddressBytes | null {
  const zone = text.indexOf("%");
  if (zone === text.length - 1) return null;
  const bare = zone < 0 ? text : text.slice(0, zone);
  const family = isIP(bare);
  if (family === 4 && zone < 0) return Uint8Array.from(bare.split("."), Number);
  if (family !== 6) return null;
  const bytes = parseIPv6(bare);
  const mapped = MAPPED_PREFIX.every((byte, i) => bytes[i] === byte);
  return mapped ? bytes.slice(12) : bytes;
}

/** The sixteen bytes of a text that `isIP` says is IPv6. */
function parseIPv6(text: string): Uint8Array {
  const dotted = /(?:^|:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(text);
  const hex = dotted
    ? `${text.slice(0, text.lastIndexOf(":") + 1)}${pair(dotted[1], dotted[2])}:${pair(dotted[3], dotted[4])}`
    : text;
  const [head = "", tail] = hex.split("::");
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const bytes = new Uint8Array(16);
  left.forEach((group, i) => {
    bytes.set([group >> 8, group & 255], i * 2);
  });
  right.forEach((group, i) => {
    bytes.set([group >> 8, group & 255], 16 - (right.length - i) * 2);
  });
  return bytes;
}

function pair(high = "0", low = "0"): string {
  return ((Number(high) << 8) | Number(low)).toString(16);
}

function groups(text: string): number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}

/** Sixteen bytes in the spelling of RFC 5952, which is the URL standard's. */
export function formatIPv6(bytes: AddressBytes): string {
  const hex = bytes.toHex().match(/.{4}/g) ?? [];
  return new URL(`http://[${hex.join(":")}]`).hostname.slice(1, -1);
}

/** Reads `10.0.0.0/8`, `fd00::/8` or a single address. `null` when the text is neither, or the length is out of range. */
export function parseNetwork(text: string): Network | null {
  const [address = "", length, ...rest] = text.trim().split("/");
  if (rest.length > 0) return null;
  const bytes = parseAddress(address);
  if (!bytes) return null;
  const mapped = bytes.length === 4 && address.includes(":");
  if (length === undefined) return { bytes, bits: bytes.length * 8 };
  if (!/^\d{1,3}$/.test(length)) return null;
  const bits = Number(length) - (mapped ? 96 : 0);
  return bits >= 0 && bits <= bytes.length * 8 ? { bytes, bits } : null;
}

/** Whether an address lies in a network. Different families never match. */
export function contains(network: Network, address: AddressBytes): boolean {
  if (network.bytes.length !== address.length) return false;
  const whole = network.bits >> 3;
  for (let i = 0; i < whole; i++) if (network.bytes[i] !== address[i]) return false;
  const mask = 0xff00 >> (network.bits & 7);
  return ((network.bytes[whole] ?? 0) & mask & 255) === ((address[whole] ?? 0) & mask & 255);
}

const PRIVATE = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "100.64.0.0/10",
]
  .concat(["::1/128", "fc00::/7", "fe80::/10"])
  .flatMap((text) => parseNetwork(text) ?? []);

/** Whether an address is loopback, link-local or private (RFC 1918, 4193, 6598), as that of a reverse proxy usually is. */
export function isPrivate(address: AddressBytes): boolean {
  return PRIVATE.some((network) => contains(network, address));
}

/** The key of rate limits: the whole IPv4 address, or the /56 of an IPv6 address, the least that a provider assigns to one household. */
export function clientKey(address: AddressBytes): string {
  return address.length === 4 ? address.join(".") : address.slice(0, 7).toHex();
}
