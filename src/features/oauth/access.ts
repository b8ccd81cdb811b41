import { appAuthor } from "../../kit/shared/author.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { secondFactorMissing } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type ChangeStamp, FreshCache, nothingApart } from "../../kit/shared/fresh-cache.ts";
import { bearerToken } from "../../kit/shared/headers.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { ROLES } from "../../kit/shared/roles.ts";
import type { Holder } from "../../kit/shared/tenant.ts";
import { PATHS, USUAL_SCOPES } from "./constants.ts";
import type { FoundApp } from "./records.ts";
import { accessHash } from "./secrets.ts";
import type { AppStore } from "./store/apps.ts";

const CACHED_APPS = 10_000;

/** Finds the person, and the app, of an access token. */
export interface AppAccess {
  /** Whether an `Authorization` header has an access token, good or bad. */
  isToken(authorization: string | null): boolean;
  /**
   * The person of an access token, with as much of the role as the person has given to the app. Nothing that
   * is the owner's alone, and nothing that needs a new sign-in, is among it.
   * @throws Fault `invalid_key`, `second_factor_missing`
   */
  holderOf(authorization: string | null): Promise<Holder>;
  /** Whether the token was valid when it was used last on this node. No store is asked. */
  isKnown(authorization: string | null): boolean;
  /** The challenge of a refusal, which leads an app to where it gets a token (RFC 9728, 5.1; RFC 6750, 3). */
  challenge(authorization: string | null): string;
  /** Empties the cache: an app, a person or a workspace changed. */
  evictAll(): void;
}

export function createAppAccess(needs: {
  store: Pick<AppStore, "find">;
  baseUrl: string;
  clock: Clock;
  stamp: ChangeStamp;
}): AppAccess {
  const { store, baseUrl, clock, stamp } = needs;
  // By hash: a core dump then holds no tokens.
  const found = new FreshCache<string, FoundApp | null>(
    CACHED_APPS,
    stamp,
    store.find,
    nothingApart((app) => app === null),
  );
  /** Tokens that were valid when they were used last. Made-up ones can't push them out. */
  const known = new Lru<string, true>(CACHED_APPS);
  const hashOf = (authorization: string | null) => accessHash(bearerToken(authorization));
  const metadata = `resource_metadata="${baseUrl}${PATHS.resourceMetadata}${PATHS.resource}"`;
  const scope = `scope="${USUAL_SCOPES.join(" ")}"`;

  return {
    isToken: (authorization) => hashOf(authorization) !== null,

    async holderOf(authorization) {
      const hash = hashOf(authorization);
      const valued = hash === null ? null : await found.get(hash);
      if (hash !== null) known.delete(hash);
      if (hash === null || !valued || valued.accessEndsAt <= clock.now())
        throw new Fault(
          "invalid_key",
          "This token has ended, or the person has disconnected the app. Get another one, or connect again.",
        );
      known.set(hash, true);
      const { app, secondFactor, membership } = valued;
      const { tenant, role } = membership;
      if (tenant.requireSecondFactor && !secondFactor) throw secondFactorMissing();
      return {
        tenant,
        scopes: ROLES[role].filter((scope) => app.scopes.includes(scope)),
        author: appAuthor(app.personId, app.name),
        key: null,
        member: {
          personId: app.personId,
          sessionId: app.id,
          // An app never signs in, however long ago its person did.
          signedInAt: 0,
          role: role === "owner" ? "admin" : role,
        },
      };
    },

    isKnown(authorization) {
      const hash = hashOf(authorization);
      return hash !== null && known.get(hash) !== undefined;
    },

    challenge(authorization) {
      const error = bearerToken(authorization) === null ? [] : ['error="invalid_token"'];
      return `Bearer ${[...error, metadata, scope].join(", ")}`;
    },

    evictAll: () => found.clear(),
  };
}
