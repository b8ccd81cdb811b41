import type { Lead } from "./model.ts";

/** A lead to be kept; what it holds is sealed, so whether that includes an address is said beside it. */
export interface NewLead extends Lead {
  readonly hasEmail: boolean;
}

/** What is kept of leads. */
export interface LeadStore {
  /**
   * Keeps a lead, counts it and puts its event into the outbox, in one transaction. With `once`, a lead that was kept
   * under it within a day is not kept again.
   * @returns the id of the lead that is kept now, `null` when its code was deleted meanwhile.
   */
  add(lead: NewLead, once: string | null): Promise<string | null>;
  /** The oldest and the newest of all leads. */
  outermost(): Promise<Lead[]>;
  /** Newest first, those left before the one with the id `before`. */
  list(codeId: string, limit: number, before: string | null): Promise<Lead[]>;
  /** Erases one of a tenant's leads; the count of leads stays. `false` when the tenant has no such lead. */
  remove(tenantId: string, id: string): Promise<boolean>;
}
