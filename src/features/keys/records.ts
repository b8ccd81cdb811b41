import type { Scope } from "../../kit/shared/scopes.ts";
import type { Key, Tenant } from "../../kit/shared/tenant.ts";

/** The stored parts of the text of a key. */
export interface Secret {
  readonly hash: string;
  /** Its first and last characters, by which its owner tells it from others. */
  readonly hint: string;
}

/** A key to be stored. Times are milliseconds since the epoch. */
export interface NewKey extends Secret {
  readonly id: string;
  readonly name: string;
  /** `null` is every scope, also those that later versions bring. */
  readonly scopes: readonly Scope[] | null;
  readonly createdAt: number;
  /** `null` is without end. */
  readonly expiresAt: number | null;
  /** The author of a change that made it; `null` for a sign-up's. */
  readonly madeBy: string | null;
  /**
   * By whose right it may do what is the owner's alone: the id of a person, for as long as that person is an
   * owner, or `key`, that of the sign-up's. `null` is without that right; a key whose `scopes` are `null` has
   * it all the same.
   */
  readonly owner: string | null;
}

/** A key, as it is found by its text, and its workspace. */
export interface FoundKey {
  readonly tenant: Tenant;
  readonly key: Key;
}

/** A key as its workspace sees it. */
export interface StoredKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** `null` where none was kept. */
  readonly hint: string | null;
  readonly createdAt: number;
  /** A UTC day; `null` for a key that was never used. */
  readonly lastUsedOn: number | null;
  readonly expiresAt: number | null;
  /** The author of a change that made it; `null` for a sign-up's and for earlier ones. */
  readonly madeBy: string | null;
}

/** A use of a key. */
export interface KeyUse {
  readonly tenantId: string;
  readonly keyId: string;
  /** In UTC. */
  readonly day: number;
}
