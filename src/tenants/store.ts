import type { NewKey } from "../keys/store.ts";
import type { ShortAddress } from "../shared/short-address.ts";
import type { Tenant, Usage } from "../shared/tenant.ts";

/** Stores tenants. Times are milliseconds since the epoch. */
export interface TenantStore {
  /** Adds a tenant and its first key. */
  add(tenant: Tenant, key: NewKey): Promise<void>;
  byId(id: string): Promise<Tenant | null>;
  /** A page by id, oldest first: those after the id `after`. */
  list(limit: number, after: string | null): Promise<Tenant[]>;
  /** What a tenant uses of its plan. */
  usage(id: string): Promise<Usage>;
  /** `false` when there is no such tenant. */
  edit(id: string, changes: Partial<Pick<Tenant, "name" | "contact">>): Promise<boolean>;
  /**
   * The contact of the workspace of a code that it has switched off itself; `null` where there is none, and for any other short
   * address.
   */
  contactOf(address: ShortAddress): Promise<string | null>;
  /** `false` when there is no such tenant. */
  setPlan(id: string, plan: string, validUntil: number | null): Promise<boolean>;
  setDeviceLog(id: string, on: boolean): Promise<boolean>;
  /** Suspends a tenant, or ends that: its keys are refused, and its codes do not redirect. */
  setSuspended(id: string, on: boolean): Promise<boolean>;
  /**
   * Erases a tenant: its keys are unknown and its codes are gone from then on, whatever they are. The eraser deletes them,
   * with their scans and leads, and retires their short ids for ever.
   * @returns `false` when there is no such tenant.
   */
  remove(id: string, at: number): Promise<boolean>;
}
