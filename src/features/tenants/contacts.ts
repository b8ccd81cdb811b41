import type { TenantStore } from "./store/tenants.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";

/** Short addresses whose contacts are cached: codes that are switched off and still scanned. */
const CACHED_CONTACTS = 10_000;

/** The contacts of owners, for the pages of their codes that are switched off. */
export interface Contacts {
  /** The address; `null` where the owner names none, or storage does not answer. */
  of(address: ShortAddress): Promise<string | null>;
  /** Evicts a code from the cache: it was edited. */
  evict(address: ShortAddress): void;
  /** Empties the cache: a workspace has another contact. */
  evictAll(): void;
}

/** @param isAway - whether the store is known not to answer. */
export function createContacts(
  store: Pick<TenantStore, "contactOf">,
  stamp: ChangeStamp,
  isAway: () => boolean,
): Contacts {
  const cache = new FreshCache<ShortAddress, string | null>(CACHED_CONTACTS, stamp, store.contactOf);
  return {
    // The page is shown without it rather than late or not at all.
    of: async (address) => (isAway() ? (cache.peek(address) ?? null) : cache.get(address).catch(() => null)),
    evict: (address) => cache.evict(address),
    evictAll: () => cache.clear(),
  };
}
