import type { Recipient } from "./recipient.ts";
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

/** Stores where alerts are mailed, and what is to be mailed. */
export interface AlertStore {
  get(tenantId: string): Promise<AlertMail | null>;
  /**
   * Stores an address that is to be confirmed, and that a mail is due. One that was confirmed stays so, and only changes its language.
   * @returns `too_many` when the workspace, the mailbox, its domain or the service has had as many confirmations as it may; `no_code` when
   *   the workspace has none yet.
   */
  ask(
    tenantId: string,
    mail: Pick<AlertMail, "email" | "language"> & { readonly nonce: string },
    recipient: Recipient,
    now: number,
  ): Promise<Asked | { readonly outcome: "tenant_gone" }>;
  remove(tenantId: string): Promise<void>;
  /** Confirms an address by its nonce, once. @param after - it must have been asked for since. */
  confirm(tenantId: string, nonce: string, now: number, after: number): Promise<boolean>;
  /** Takes the first mail that is due, until `until`. `null` when there is none. */
  take(now: number, until: number): Promise<DueMail | null>;
  /**
   * Notes that a mail was sent, unless the workspace has named another address meanwhile, or confirmed this one. Changes that came
   * while it was on its way are due.
   * @param upTo - one with all changes up to this time; `null` for a confirmation, or when there was nothing to send.
   */
  sent(mail: DueMail, upTo: number | null, now: number): Promise<void>;
  /** Notes that it could not be sent. @param dueAt - when to try again; `null` for never. */
  failed(mail: DueMail, dueAt: number | null): Promise<void>;
  /** The destinations that died or came back in a time, both ends included, newest first. */
  turned(tenantId: string, after: number, upTo: number, limit: number): Promise<readonly Turned[]>;
}
