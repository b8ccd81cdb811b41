import type { Scope } from "../shared/scopes.ts";
import type { KeyHolder } from "../shared/tenant.ts";

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
}

/** A use of a key. */
export interface KeyUse {
  readonly tenantId: string;
  readonly keyId: string;
  /** In UTC. */
  readonly day: number;
}

/**
 * Stores API keys by their hashes. A key keeps its id when its text is replaced; the replaced texts of a key may work for a
 * while. Keys that have expired, and replaced texts, are in no list and count for nothing.
 */
export interface KeyStore {
  /** A key by its text, also when it has expired, and its tenant; `null` for an unknown one. */
  find(hash: string): Promise<KeyHolder | null>;
  /** The keys of a tenant that are valid at a time, oldest first. */
  list(tenantId: string, at: number): Promise<StoredKey[]>;
  /** Adds a key, unless the tenant has `most` that are valid when it is made, or one whose name looks the same. */
  add(tenantId: string, key: NewKey, most: number): Promise<"added" | "full" | "name_taken" | "tenant_gone">;
  /**
   * Replaces the text of a key. Earlier ones end at `previousUntil` at the latest.
   * @returns `false` when there is no such key, or no such tenant.
   */
  replace(tenantId: string, id: string, secret: Secret, at: number, previousUntil: number): Promise<boolean>;
  /**
   * Replaces the text of the oldest key with every scope, as `replace` does. Where there is none `key` is added, with a number
   * behind its name if another key's looks the same.
   * @returns `false` when there is no such tenant.
   */
  replaceMain(tenantId: string, key: NewKey, previousUntil: number): Promise<boolean>;
  /**
   * Deletes a key with all its texts, unless it is the last key of its tenant without an end that has every scope, or `account`: from
   * the others nobody could grant all scopes again.
   */
  remove(tenantId: string, id: string, at: number): Promise<"removed" | "last" | "unknown">;
  /** Stores the days on which keys were last used. A crash may undo it. */
  noteUses(uses: readonly KeyUse[]): Promise<void>;
}
