import type { Tenant } from "../shared/tenant.ts";

/** A tenant as the key that was shown names it, and until when that key holds. */
export interface KeyHolder {
  readonly tenant: Tenant;
  /** `null` is for good. */
  readonly keyValidUntil: number | null;
}

/** What is kept of tenants and their keys. Times are milliseconds since the epoch; a key is known by its hash only. */
export interface TenantStore {
  /** Adds a tenant and its first key. */
  add(tenant: Tenant, keyHash: string): Promise<void>;
  /** Whoever holds the key, whether or not it still holds; `null` for an unknown one. */
  byKey(keyHash: string): Promise<KeyHolder | null>;
  byId(id: string): Promise<Tenant | null>;
  /** Oldest first, those with an id after `after`. */
  list(limit: number, after: string | null): Promise<Tenant[]>;
  /** How many codes it has that are not deleted. */
  codeCount(id: string): Promise<number>;
  /**
   * Adds a key and lets every other one lapse at `othersUntil` unless it does so earlier. `false` when there is no
   * such tenant.
   */
  addKey(id: string, keyHash: string, at: number, othersUntil: number): Promise<boolean>;
  /** `false` when there is no such tenant. */
  setPlan(id: string, plan: string, validUntil: number | null): Promise<boolean>;
  setDeviceLog(id: string, on: boolean): Promise<boolean>;
  /** A suspended tenant's keys hold no more and its short ids resolve to nothing active. */
  setSuspended(id: string, on: boolean): Promise<boolean>;
  /**
   * Ends a workspace: its keys and record go at once, its short ids are kept as gone for ever, and what its codes
   * recorded is left for the eraser. Gives those short ids.
   */
  remove(id: string, at: number): Promise<string[]>;
}
