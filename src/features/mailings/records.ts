import type { MailLanguage } from "../watch/traits.ts";
import type { Every, Notice } from "./constants.ts";

/** The codes that a mailing is about: both are `null` for all of the workspace. */
export interface Scope {
  readonly code: string | null;
  readonly group: string | null;
}

/** A mailing as it is stored. Times are milliseconds since the epoch. */
export interface StoredMailing {
  readonly id: string;
  readonly tenantId: string;
  readonly personId: string | null;
  readonly every: Every;
  readonly of: Scope;
  readonly timezone: string;
  readonly language: MailLanguage;
  readonly notices: readonly Notice[];
  readonly nonce: string | null;
  readonly askedAt: number;
  /** When the link was opened; of a member when the mailing was made. */
  readonly confirmedAt: number | null;
  readonly createdAt: number;
}

/** A mailing with its recipient. */
export interface Mailing extends StoredMailing {
  /** The address; of a member the present one. */
  readonly to: string;
  /** Whether mails may be sent to it: it was confirmed, and a member is one still. */
  readonly isOpen: boolean;
  /** When its next report is due. */
  readonly nextAt: number | null;
}

export const KINDS = ["confirm", "report", "notice"] as const;
export type Kind = (typeof KINDS)[number];

/** How far mails have told. */
export interface Told {
  /** Of reports: the day on which the period of the last one ended, `2026-11-30`. */
  readonly to?: string;
  /** Of notices: when the last one was sent. */
  readonly at?: number;
  /** Scans and leads up to these times were looked at. */
  readonly scansTo?: number;
  readonly leadsTo?: number;
  /** The day of the last spike. */
  readonly spike?: string;
  /** Limits that are nearly reached, as was told. */
  readonly limits?: readonly string[];
}

/** A mail that a node has taken. */
export interface DueMail {
  readonly seq: number;
  readonly mailingId: string;
  readonly kind: Kind;
  readonly failures: number;
  readonly told: Told;
  /** How far the mail tells that a server may have been given; `null` where none was. */
  readonly begun: Told | null;
  /** The end of the lease, by which the node proves that it still has it. */
  readonly until: number;
}

/** A code in a mail. */
export interface MailedCode {
  readonly id: string;
  readonly title: string | null;
  readonly shortId: string;
}

/** A destination that is dead, and a code that leads there. */
export interface DeadDestination extends MailedCode {
  readonly address: string;
}
