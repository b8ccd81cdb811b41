import { type AddressBytes, formatIPv6, type Network, parseAddress } from "../shared/address.ts";
import { SECOND } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { isLoopbackHost, LOOPBACK } from "../shared/loopback.ts";
import { type Explanation, explain } from "../shared/reasons.ts";
import { isLongerThan } from "../shared/surrogates.ts";
import { LONGEST_URL } from "./constants.ts";
import type { Lookup } from "./lookup.ts";
import { isRefusedPort } from "./ports.ts";
import { isPublic, isWithin } from "./public.ts";

/** Addresses that a connection may use now, in this order, each as a URL spells it; or why there are none. */
export type Reachable =
  | { readonly addresses: readonly [string, ...string[]]; readonly error: null }
  | { readonly addresses: null; readonly error: Unreachable };

/** Why there is no address: one that may not be called, a name that does not exist, or name servers that did not say. */
export type Unreachable = "address_not_allowed" | "name_not_resolved" | "lookup_failed";

/** Decides which addresses the service may call for a tenant: none that only the operator should reach. */
export interface Guard {
  /** Checks a URL that is to be saved. A name that does not resolve in time passes. @throws Fault `invalid_url`. */
  check(url: string): Promise<void>;
  /** Looks up and checks again, for one connection. Never rejects; takes as long as the lookup. */
  reach(url: string): Promise<Reachable>;
}

/** How long the lookup of a name that is saved may take. */
const LOOKUP_TIMEOUT = 2 * SECOND;

/**
 * The networks that a webhook may reach though they are not public, unless the operator named them. A service that others reach would
 * let them look at what listens on this machine alone.
 * @param listening - `QZ_HOST`.
 */
export function allowedByDefault(baseUrl: string, listening: string): readonly Network[] {
  return isLoopbackHost(new URL(baseUrl).hostname) && isLoopbackHost(listening) ? LOOPBACK : [];
}

export function createGuard(needs: {
  allow: readonly Network[];
  lookup: Lookup;
  /** Resolves after so many milliseconds. */
  timeout: (milliseconds: number) => Promise<void>;
}): Guard {
  const { allow, lookup, timeout } = needs;
  const mayReach = (address: AddressBytes) => isPublic(address) || isWithin(allow, address);

  /** All addresses of a name must be allowed: the next connection may take any of them. */
  function reachable(addresses: readonly (AddressBytes | null)[]): Reachable {
    const known = addresses.filter((address) => address !== null);
    if (known.length < addresses.length || !known.every(mayReach)) return refused("address_not_allowed");
    // IPv4 first: it also works where IPv6 is announced and broken, and a host without IPv4 refuses at once.
    const ordered = known.toSorted((a, b) => a.length - b.length);
    const [first, ...others] = new Set(ordered.map(urlHost));
    if (first === undefined) return refused("name_not_resolved");
    return { addresses: [first, ...others], error: null };
  }

  /** @throws what the lookup throws. */
  async function reachableBy(name: string): Promise<Reachable> {
    const found = reachable((await lookup(name, "machine")).map(parseAddress));
    if (found.error !== "address_not_allowed") return found;
    // The hosts file or a search domain may have led inside: nobody is to find out which names these know.
    return reachable((await lookup(name, "dns")).map(parseAddress));
  }

  async function reach(url: string): Promise<Reachable> {
    const parsed = parseReceiver(url);
    if (!(parsed instanceof URL)) return refused("address_not_allowed");
    const { hostname } = parsed;
    const literal = parseHost(hostname);
    if (literal) return reachable([literal]);
    // RFC 6761, 6.3: always loopback, whatever a name server answers. A family that is not allowed is left out.
    if (isLocalhost(hostname)) {
      const allowed = LOCALHOST.filter(mayReach);
      return allowed.length > 0 ? reachable(allowed) : refused("address_not_allowed");
    }
    return reachableBy(hostname).catch(() => refused("lookup_failed"));
  }

  return {
    reach,
    async check(url) {
      if (isLongerThan(url, LONGEST_URL)) throw invalidUrl(explain("too_long", { limit: LONGEST_URL }));
      const parsed = parseReceiver(url);
      if (!(parsed instanceof URL)) throw invalidUrl(parsed);
      const found = await Promise.race([reach(url), timeout(LOOKUP_TIMEOUT)]);
      if (found?.error === "address_not_allowed") throw invalidUrl(explain("receiver_not_public"));
    },
  };
}

function refused(error: Unreachable): Reachable {
  return { addresses: null, error };
}

const LOCALHOST: readonly AddressBytes[] = ["127.0.0.1", "::1"].flatMap((text) => parseAddress(text) ?? []);

/** The URL of a receiver, or what is wrong with it. */
function parseReceiver(text: string): URL | Explanation {
  // The parser would drop them, and the URL that is shown would not be the one that is called.
  if (/[\s\p{Cc}]/u.test(text)) return explain("receiver_characters");
  const url = URL.parse(text);
  if (url?.protocol !== "http:" && url?.protocol !== "https:") return explain("receiver_not_web_address");
  if (url.username !== "" || url.password !== "") return explain("receiver_credentials");
  if (isRefusedPort(url.port)) return explain("receiver_port");
  return url;
}

/** An IP address that is the host of a parsed URL, which has one spelling of it; `null` for a name. */
function parseHost(hostname: string): AddressBytes | null {
  return parseAddress(hostname.replace(/^\[(.*)\]$/, "$1"));
}

function isLocalhost(hostname: string): boolean {
  return /(?:^|\.)localhost\.*$/.test(hostname);
}

function urlHost(address: AddressBytes): string {
  return address.length === 4 ? address.join(".") : `[${formatIPv6(address)}]`;
}

/** The fault of a receiver's URL that can't be used. */
export function invalidUrl(why: Explanation): Fault {
  return new Fault("invalid_url", `The address ${why.detail}.`, { errors: [{ pointer: "/url", ...why }] });
}
