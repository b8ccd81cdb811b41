import type { Clock } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { type ChangeStamp, FreshCache } from "../shared/fresh.ts";
import { bearerToken } from "../shared/headers.ts";
import { hashKey, isWellFormedKey } from "./keys.ts";
import type { Tenant } from "../shared/tenant.ts";
import type { KeyHolder, TenantStore } from "./store.ts";

const CACHED_KEYS = 10_000;

/** Finds the tenant of a request by its API key. */
export interface Authenticator {
  /**
   * The tenant of an `Authorization` header.
   * @throws Fault `invalid_key` when the key is missing, malformed, unknown or expired, or its tenant suspended.
   */
  tenantOf(authorization: string | null): Promise<Tenant>;
  /** Empties the cache: a key or a tenant changed. */
  evictAll(): void;
}

export function createAuthenticator(
  store: Pick<TenantStore, "byKey">,
  clock: Clock,
  stamp: ChangeStamp,
): Authenticator {
  // By hash: a core dump then holds no keys.
  const holders = new FreshCache<string, KeyHolder | null>(CACHED_KEYS, stamp, (hash) => store.byKey(hash));

  return {
    async tenantOf(authorization) {
      const key = bearerToken(authorization);
      const holder = key !== null && isWellFormedKey(key) ? await holders.get(hashKey(key)) : null;
      if (!holder || (holder.keyValidUntil !== null && holder.keyValidUntil <= clock.now()))
        throw new Fault(
          "invalid_key",
          "Send your API key as `Authorization: Bearer qz_…`. A new one comes from POST /app/api/signup.",
        );
      if (holder.tenant.suspended)
        throw new Fault("invalid_key", "This workspace was suspended. Ask the operator of the service.");
      return holder.tenant;
    },
    evictAll: () => holders.clear(),
  };
}
