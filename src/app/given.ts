import { type CountMisses, createMissCounter } from "../http/misses.ts";
import { errorFields } from "../shared/log.ts";
import type { OwnAddresses } from "../shared/target.ts";
import type { Given } from "./feature.ts";

/** The addresses of the service and of its workspaces' domains. */
export function ownAddressesOf({ context, shared }: Pick<Given, "context" | "shared">): OwnAddresses {
  return { baseUrl: context.baseUrl, isOurHost: (host) => shared.domains.hosts.of(host) !== null };
}

/** Counts requests for short ids that stand for nothing. */
export function missesOf({ shared, tell }: Pick<Given, "shared" | "tell">): CountMisses {
  return createMissCounter(shared.missLimit, (address) => tell("code.changed", address));
}

/** Logs that the storage is out of order, where a page is shown nevertheless. */
export function reportTo({ context }: Pick<Given, "context">): (error: unknown) => void {
  return (error) => context.log.error("storage is out of order", errorFields(error));
}

/** Has chores looked for soon. */
export function choresOf({ tell }: Pick<Given, "tell">): () => void {
  return () => tell("chores.due", null);
}

/** Whether the browser of a request has consented. */
export function consentedOf({ shared }: Pick<Given, "shared">): (request: Request) => Promise<boolean> {
  return (request) => shared.scans.consent.given(request.headers.get("cookie"));
}
