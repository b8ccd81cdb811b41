import { type AddressBytes, formatIPv6, type Network, parseAddress } from "../shared/address.ts";
import { SECOND } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { LONGEST_URL } from "./constants.ts";
import { isPublic, isWithin, LOOPBACK } from "./public.ts";
import type { Resolve } from "./resolve.ts";

/** Where a connection may go now: to these addresses, in this order, each as a URL spells it. */
export type Route =
  | { readonly addresses: readonly string[]; readonly error: null }
  | { readonly addresses: null; readonly error: "address_not_allowed" | "name_not_resolved" };

/** Decides which addresses the service may be made to call: none that only the operator should reach. */
export interface Guard {
  /** Checks an address that is to be saved. A name that does not resolve in time is let pass. @throws Fault `invalid_url`. */
  check(url: string): Promise<void>;
  /** Resolves and checks anew, for one connection. Rejects never; takes as long as the resolver. */
  route(url: string): Promise<Route>;
}

/** How long a name that is saved may take to resolve. */
const RESOLVE_TIMEOUT = 2 * SECOND;

/** The networks that a webhook may reach though they are not public, unless the operator named them. */
export function allowedByDefault(baseUrl: string): readonly Network[] {
  const host = new URL(baseUrl).hostname;
  const address = parseHost(host);
  return host === "localhost" || (address !== null && isWithin(LOOPBACK, address)) ? LOOPBACK : [];
}

export function createGuard(needs: {
  allow: readonly Network[];
  resolve: Resolve;
  /** Resolves after so many milliseconds. */
  timeUp: (milliseconds: number) => Promise<void>;
}): Guard {
  const { allow, resolve, timeUp } = needs;
  const mayReach = (address: AddressBytes) => isPublic(address) || isWithin(allow, address);

  /** Every address of a host. @throws what the resolver throws. */
  async function addressesOf(host: string): Promise<readonly (AddressBytes | null)[]> {
    const literal = parseHost(host);
    if (literal) return [literal];
    // RFC 6761, 6.3: loopback, whatever a name server says. Of the two, those that are allowed.
    if (isLocalhost(host)) return LOCALHOST.filter(mayReach);
    return (await resolve(host)).map(parseAddress);
  }

  /** All of them must be allowed: of a name that leads here and there, the next connection may take the other one. */
  function routeTo(addresses: readonly (AddressBytes | null)[]): Route {
    const known = addresses.filter((address) => address !== null);
    if (known.length === 0 || known.length < addresses.length || !known.every(mayReach))
      return { addresses: null, error: "address_not_allowed" };
    // IPv4 first: it works wherever IPv6 is announced and broken, and one that has none says so at once.
    const ordered = known.toSorted((a, b) => a.length - b.length);
    return { addresses: [...new Set(ordered.map(spelled))], error: null };
  }

  async function route(url: string): Promise<Route> {
    const parsed = parseReceiver(url);
    if (typeof parsed === "string") return { addresses: null, error: "address_not_allowed" };
    try {
      return routeTo(await addressesOf(parsed.hostname));
    } catch {
      return { addresses: null, error: "name_not_resolved" };
    }
  }

  return {
    route,
    async check(url) {
      const parsed = parseReceiver(url);
      if (typeof parsed === "string") throw invalidUrl(parsed);
      const found = await Promise.race([route(url), timeUp(RESOLVE_TIMEOUT)]);
      if (found?.error === "address_not_allowed") throw invalidUrl(NOT_PUBLIC);
    },
  };
}

const LOCALHOST: readonly AddressBytes[] = ["127.0.0.1", "::1"].flatMap((text) => parseAddress(text) ?? []);

const NOT_PUBLIC = "The address must be a public one. The operator can allow private networks.";

/** An address with which something can be done, or the sentence that says why not. */
function parseReceiver(text: string): URL | string {
  if (text.length > LONGEST_URL) return `The address may have at most ${LONGEST_URL} characters.`;
  // The parser would take them out, and what is shown would not be what is called.
  if (/[\s\p{Cc}]/u.test(text)) return "The address must not hold blanks or control characters.";
  const url = URL.parse(text);
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    return "The address must be an absolute http or https address.";
  if (url.username !== "" || url.password !== "") return "The address must not hold a name or a password.";
  return url;
}

/** An address written as the host of a URL, which the parser has brought into its one spelling; `null` for a name. */
function parseHost(hostname: string): AddressBytes | null {
  return parseAddress(hostname.replace(/^\[(.*)\]$/, "$1"));
}

function isLocalhost(hostname: string): boolean {
  return /(?:^|\.)localhost\.*$/.test(hostname);
}

function spelled(address: AddressBytes): string {
  return address.length === 4 ? address.join(".") : `[${formatIPv6(address)}]`;
}

/** What is wrong with the address of a receiver. */
export function invalidUrl(detail: string): Fault {
  return new Fault("invalid_url", detail, { errors: [{ pointer: "/url", detail: "is no usable address" }] });
}
