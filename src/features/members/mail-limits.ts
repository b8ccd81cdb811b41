import { DAY, HOUR } from "../../kit/shared/clock.ts";
import type { Rate } from "../../kit/shared/rate.ts";
import { recipientOf } from "../../kit/shared/recipient.ts";

/*
 * The limits of mails to persons. They go to addresses that anybody may name, so nobody is to get many, and
 * the operator's server is not to send many. A limit that is used up comes back bit by bit, so nobody is
 * locked out for long: whoever has used up the limit of a mailbox has sent it as many links that are good.
 */

/** Mails to a mailbox, however its address is spelled. */
export const TO_MAILBOX: Rate = { count: 10, milliseconds: DAY };
/** Mails of all kinds. */
export const IN_ALL: Rate = { count: 200, milliseconds: HOUR };
/** Invitations of a workspace. */
export const INVITATIONS: Rate = { count: 60, milliseconds: HOUR };

/** The key of the limit of a mailbox. */
export function mailboxKey(email: string): string {
  return recipientOf(email).address.toHex();
}

/** Says whether a mail may be sent now, and counts it. */
export type MayMail = (email: string) => Promise<boolean>;

/** A limit, as far as mails ask it. */
interface Limit {
  take(key: string): { readonly allowed: boolean } | Promise<{ readonly allowed: boolean }>;
}

/**
 * One that is refused by the second limit counts in the first: it belongs to a mailbox that asks for much.
 */
export function mayMailBy(toMailbox: Limit, inAll: Limit): MayMail {
  return async (email) => (await toMailbox.take(mailboxKey(email))).allowed && (await inAll.take("")).allowed;
}
