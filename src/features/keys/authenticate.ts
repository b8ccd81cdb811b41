import type { KeyStore } from "./store/keys.ts";
import { keyAuthor } from "../../kit/shared/author.ts";
import { shownBlock } from "../../kit/shared/block.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type ChangeStamp, FreshCache, nothingApart } from "../../kit/shared/fresh-cache.ts";
import { bearerToken } from "../../kit/shared/headers.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { blockOf, type Holder, type Key } from "../../kit/shared/tenant.ts";
import { hashKey, isWellFormedKey } from "./secret.ts";
import type { KeyUses } from "./uses.ts";

const CACHED_KEYS = 10_000;

/** A holder that is a key. */
type KeyHolder = Holder & { readonly key: Key };

/** Finds the API key of a request, and its tenant. */
export interface Authenticator {
  /**
   * The holder of the key in an `Authorization` header.
   * @throws Fault `invalid_key` when the key is missing, malformed, unknown or expired, or its tenant suspended.
   */
  holderOf(authorization: string | null): Promise<Holder>;
  /**
   * Whether the key of an `Authorization` header was valid when it was used last on this node. No store is asked, so it may be
   * called before a request is admitted.
   */
  isKnown(authorization: string | null): boolean;
  /** Empties the cache: a key or a tenant changed. */
  evictAll(): void;
}

export function createAuthenticator(
  store: Pick<KeyStore, "find">,
  uses: Pick<KeyUses, "note">,
  clock: Clock,
  stamp: ChangeStamp,
): Authenticator {
  // By hash: a core dump then holds no keys.
  const holders = new FreshCache<string, KeyHolder | null>(
    CACHED_KEYS,
    stamp,
    async (hash) => {
      const found = await store.find(hash);
      return found && { ...found, scopes: found.key.scopes, author: keyAuthor(found.key), member: null };
    },
    nothingApart((holder) => holder === null),
  );
  /** Keys that were valid when they were used last. Made-up ones can't push them out, and no change of a tenant empties it. */
  const known = new Lru<string, true>(CACHED_KEYS);

  /** @throws Fault `invalid_key` */
  function valid(holder: KeyHolder | null): KeyHolder {
    if (!holder || (holder.key.validUntil !== null && holder.key.validUntil <= clock.now()))
      throw new Fault(
        "invalid_key",
        "Send your API key as `Authorization: Bearer qz_…`. A new one comes from POST /app/api/signup.",
      );
    const blocked = shownBlock(blockOf(holder.tenant));
    if (holder.tenant.suspended)
      throw new Fault("invalid_key", "This workspace was suspended. Ask the operator of the service.", {
        errors: [{ pointer: "", ...explain("workspace_suspended") }],
        ...(blocked && { extra: { blocked } }),
      });
    return holder;
  }

  return {
    async holderOf(authorization) {
      const hash = hashOf(authorization);
      if (hash === null) return valid(null);
      const found = await holders.get(hash);
      known.delete(hash);
      const holder = valid(found);
      known.set(hash, true);
      uses.note(holder.tenant.id, holder.key.id);
      return holder;
    },
    isKnown(authorization) {
      const hash = hashOf(authorization);
      return hash !== null && known.get(hash) !== undefined;
    },
    evictAll: () => holders.clear(),
  };
}

/** The hash of the key in an `Authorization` header; `null` when there is no key, or a malformed one. */
function hashOf(authorization: string | null): string | null {
  const key = bearerToken(authorization);
  return key !== null && isWellFormedKey(key) ? hashKey(key) : null;
}
