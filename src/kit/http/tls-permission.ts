import { nothingHere } from "../shared/common-faults.ts";
import { isLoopback } from "../shared/loopback.ts";
import type { Client } from "../shared/request-source.ts";
import { isForwarded } from "./local.ts";
import type { OwnDomain, OwnDomains } from "./own-domain.ts";

export const TLS_PERMISSION = "/tls/permission";

/** Characters of the longest address that may name a host. */
const LONGEST = 1_000;

/**
 * Answers whether a proxy may get a certificate for a host. The proxy asks at a host's first connection. The answer comes from
 * memory. Only the proxy may ask: others could learn which hosts are served here.
 * @param ownHost - the service's own name.
 * @throws Fault `not_found`
 */
export function createTlsPermission(
  domains: Pick<OwnDomains, "of">,
  ownHost: string,
): (request: Request, client: Client) => Response {
  return (request, { address, proxied }) => {
    const isProxy = (isLoopback(address) || proxied) && !isForwarded(request.headers);
    const host = isProxy ? hostIn(request.url) : null;
    if (host === null || (host !== ownHost && !isServed(domains.of(host)))) throw nothingHere();
    return new Response("yes\n", {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  };
}

function isServed(domain: OwnDomain | null): boolean {
  return domain !== null && !domain.isClosed;
}

/** The name that an address asks about. */
function hostIn(address: string): string | null {
  const name = address.length > LONGEST ? null : URL.parse(address)?.searchParams.get("domain");
  return name?.toLowerCase().replace(/\.$/, "") ?? null;
}
