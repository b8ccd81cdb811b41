import { contains, parseAddress, parseNetwork } from "../shared/address.ts";

/** Headers that proxies add to the requests that they pass on, besides those that begin with `x-forwarded-`. */
const ADDED = ["x-real-ip", "forwarded", "via"];

const LOOPBACK = ["127.0.0.0/8", "::1/128"].map(parseNetwork);

/** Whether a request was passed on by a proxy that says so. */
export function isForwarded(headers: Headers): boolean {
  if (ADDED.some((name) => headers.has(name))) return true;
  for (const name of headers.keys()) if (name.startsWith("x-forwarded-")) return true;
  return false;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  const bytes = parseAddress(address);
  return bytes !== null && LOOPBACK.some((network) => network !== null && contains(network, bytes));
}
