import type { Lead } from "./model.ts";

/** What is kept of leads. */
export interface LeadStore {
  /**
   * Keeps a lead and counts it, in one transaction. With `once`, a lead that was kept under it within a day is not
   * kept again.
   * @returns the id of the lead that is kept now, `null` when its code was deleted meanwhile.
   */
  add(lead: Lead, once: string | null): Promise<string | null>;
  /** The oldest and the newest of all leads. */
  outermost(): Promise<Lead[]>;
  /** Newest first, those left before the one with the id `before`. */
  list(codeId: string, limit: number, before: string | null): Promise<Lead[]>;
  /** Erases one of a tenant's leads; the count of leads stays. `false` when the tenant has no such lead. */
  remove(tenantId: string, id: string): Promise<boolean>;
}
