import { contains, type Network, parseAddress, parseNetwork } from "./address.ts";

/** The machine's own addresses, of both families. */
export const LOOPBACK: readonly Network[] = ["127.0.0.0/8", "::1/128"].flatMap(
  (text) => parseNetwork(text) ?? [],
);

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  const bytes = parseAddress(address);
  return bytes !== null && LOOPBACK.some((network) => contains(network, bytes));
}

/** The same of a host, as a URL or `QZ_HOST` spells it: an address, perhaps in brackets, or the name `localhost`. */
export function isLoopbackHost(host: string): boolean {
  return host.toLowerCase() === "localhost" || isLoopback(host.replace(/^\[(.*)\]$/, "$1"));
}
