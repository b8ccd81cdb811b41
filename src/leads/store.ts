import type { Lead } from "./model.ts";

/** What is kept of leads. */
export interface LeadStore {
  /** Keeps a lead and counts it, in one transaction. `false` when its code was deleted meanwhile. */
  add(lead: Lead): Promise<boolean>;
  /** Newest first, those left before the one with the id `before`. */
  list(codeId: string, limit: number, before: string | null): Promise<Lead[]>;
  /** Erases one of a tenant's leads; the count of leads stays. `false` when the tenant has no such lead. */
  remove(tenantId: string, id: string): Promise<boolean>;
}
