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

/** A lead with the code that it was left on. */
export interface LeadOfCode extends Lead {
  /** Whether its owner has dealt with it. */
  readonly handled: boolean;
  readonly shortId: string;
  readonly title: string | null;
  readonly group: string | null;
}

/** Chooses leads of a tenant. */
export interface LeadFilter {
  readonly tenantId: string;
  /** Only those of this code. */
  readonly codeId?: string;
  /** Only those of this campaign. A code's leads follow it to another one in the background. */
  readonly group?: string;
  readonly handled?: boolean;
  /** Only those sent from `from` on, and before `to`, milliseconds since the epoch. */
  readonly from?: number;
  readonly to?: number;
}

/** Some leads of a list, newest first. */
export interface LeadPage {
  readonly leads: readonly LeadOfCode[];
  /** The id before which the list goes on; `null` at its end. There may be more after a page that is not full. */
  readonly next: string | null;
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
  /** Newest first: looks through `width` leads, before the one with the id `before`. */
  list(filter: LeadFilter, width: number, before: string | null): Promise<LeadPage>;
  /** Whether a tenant has a lead with this id. */
  owns(tenantId: string, id: string): Promise<boolean>;
  /** Notes whether a lead was dealt with. `null` when the tenant has no such lead. */
  setHandled(tenantId: string, id: string, handled: boolean): Promise<LeadOfCode | null>;
  /** Moves at most `rows` leads to the campaign of their code. @returns whether there may be more to move. */
  moveSome(rows: number): Promise<boolean>;
  /** Erases one of a tenant's leads and its `texts` mark; the count of leads stays. `false` when the tenant has no such lead. */
  remove(tenantId: string, id: string): Promise<boolean>;
}
