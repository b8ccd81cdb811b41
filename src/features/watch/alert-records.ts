import type { HealthState } from "./constants.ts";
import type { HealthReason, MailLanguage } from "./traits.ts";

/** The mail address of a workspace. Times are milliseconds since the epoch. */
export interface AlertMail {
  readonly email: string;
  readonly language: MailLanguage;
  /** In the link that confirms the address; `null` once it was used. */
  readonly nonce: string | null;
  /** When the confirmation was asked for. */
  readonly askedAt: number;
  readonly confirmedAt: number | null;
}

/** A mail that is due: the confirmation, or changes since `mailedAt`. */
export interface DueMail extends AlertMail {
  readonly tenantId: string;
  readonly mailedAt: number;
  /** Attempts in a row that failed. */
  readonly failures: number;
}

/** A destination that has died or is back, and a code that leads there. */
export interface Turned {
  /** `dead`, or any other: then it is back. */
  readonly state: HealthState;
  readonly address: string;
  readonly status: number | null;
  readonly reason: HealthReason | null;
  readonly turnedAt: number;
  readonly codeId: string;
  readonly title: string | null;
  /** Other codes that lead there; `MOST_CODES` stands for that many and more. */
  readonly others: number;
}

/** Whether a confirmation is sent: when, or why not. */
export type Asked =
  | { readonly outcome: "asked"; readonly dueAt: number }
  /** There were too many until a time. */
  | { readonly outcome: "too_many"; readonly until: number }
  | { readonly outcome: "no_code" };
