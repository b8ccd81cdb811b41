import type { Lead } from "./model.ts";

/** A new lead. Its texts are sealed, so it says beside them whether there is an email address. */
export interface NewLead extends Lead {
  readonly hasEmail: boolean;
}

/** Hashes by which a lead that is sent twice is recognized. They do not reveal its texts. */
export interface LeadMarks {
  /** Of the form and its texts: stored once a day. */
  readonly form: string;
  /** Of the person and the texts, on any form: stored once an hour. `null` when the lead names nobody. */
  readonly texts: string | null;
}

/** Stores leads. */
export interface LeadStore {
  /**
   * Stores a lead, counts it and adds its event to the outbox, in one transaction. A lead that was stored before, by its
   * `marks`, is not stored again.
   * @returns the id to answer: the lead's own, or that of the same form's earlier lead. The same texts from another form
   * are answered with the new lead's id, though it is not stored: the answer must not reveal that somebody sent them
   * before. `null` when the code was deleted meanwhile.
   */
  add(lead: NewLead, marks: LeadMarks | null): Promise<string | null>;
  /** The oldest and the newest of all leads. */
  outermost(): Promise<Lead[]>;
  /** Newest first; only leads sent before the one with the id `before`. */
  list(codeId: string, limit: number, before: string | null): Promise<Lead[]>;
  /** Erases one of a tenant's leads and its `texts` mark; the count of leads stays. `false` when the tenant has no such lead. */
  remove(tenantId: string, id: string): Promise<boolean>;
}
