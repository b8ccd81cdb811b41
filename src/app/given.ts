import { ownDomains } from "../features/domains/scan-feature.ts";
import { type CountMisses, createMissCounter } from "../kit/http/misses.ts";
import { redirects, scanning } from "../features/scans/scan-feature.ts";
import { errorFields } from "../kit/shared/log.ts";
import { blocklist } from "../features/blocklist/scan-feature.ts";
import type { Barred } from "../kit/shared/target.ts";
import type { ShortAddress } from "../kit/shared/short-address.ts";
import type { Given } from "./feature.ts";

/** Hosts to which no target may lead: the service itself, its workspaces' domains, and listed ones. */
export async function barredOf({ context, use }: Pick<Given, "context" | "use">): Promise<Barred> {
  const { hosts } = await use(ownDomains);
  const lists = await use(blocklist);
  await lists.loaded();
  return {
    baseUrl: context.baseUrl,
    isOurHost: (host) => hosts.of(host) !== null,
    gs1On: hosts.gs1On,
    listedBy: (host) => lists.listedBy(host),
  };
}

/** Counts requests for short ids that stand for nothing. */
export async function missesOf({ emit, use }: Pick<Given, "emit" | "use">): Promise<CountMisses> {
  const { missLimit } = await use(redirects);
  return createMissCounter(missLimit, (address) => emit("code.stale", address));
}

/**
 * Tells caches of a change of a code.
 * @returns a function whose second argument is the GS1 address that came or went; `null` for none.
 */
export function changesOf({
  emit,
}: Pick<Given, "emit">): (address: ShortAddress, gs1: string | null) => void {
  return (address, gs1) => emit(gs1 === null ? "code.stale" : "code.changed", address);
}

/** Logs that the storage is out of order, where a page is shown nevertheless. */
export function reportTo({ context }: Pick<Given, "context">): (error: unknown) => void {
  return (error) => context.log.error("storage is out of order", errorFields(error));
}

/** Has chores looked for soon. */
export function choresOf({ emit }: Pick<Given, "emit">): () => void {
  return () => emit("chores.due", null);
}

/** Whether the browser of a request has consented. */
export async function consentedOf({
  use,
}: Pick<Given, "use">): Promise<(request: Request) => Promise<boolean>> {
  const { consent } = await use(scanning);
  return (request) => consent.given(request.headers.get("cookie"));
}
