import type { Lead } from "./model.ts";

/** A lead to be kept; what it holds is sealed, so whether that includes an address is said beside it. */
export interface NewLead extends Lead {
  readonly hasEmail: boolean;
}

/** What makes a lead that comes twice one lead; hashes, of which none tells what was written. */
export interface LeadMarks {
  /** The form it was sent from and what it says: once within a day. */
  readonly form: string;
  /** Who says what, from whatever form: once within an hour. `null` when it names nobody. */
  readonly texts: string | null;
}

/** What is kept of leads. */
export interface LeadStore {
  /**
   * Keeps a lead, counts it and puts its event into the outbox, in one transaction. What comes again by its `marks` is
   * not kept again.
   * @returns the id to answer: of the lead itself, or of the same form's before. Who sends the same from another form
   * is answered the id of the lead they sent, though it is not kept, so that no answer tells that somebody did before.
   * `null` when its code was deleted meanwhile.
   */
  add(lead: NewLead, marks: LeadMarks | null): Promise<string | null>;
  /** The oldest and the newest of all leads. */
  outermost(): Promise<Lead[]>;
  /** Newest first, those left before the one with the id `before`. */
  list(codeId: string, limit: number, before: string | null): Promise<Lead[]>;
  /** Erases one of a tenant's leads and its `texts` mark; the count of leads stays. `false` when the tenant has no such lead. */
  remove(tenantId: string, id: string): Promise<boolean>;
}
