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
  /** Of the code. */
  readonly codeName: string;
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

/** A lead of an archive, of a code that is staged. */
export interface ArrivingLead extends Lead {
  readonly handled: boolean;
}
