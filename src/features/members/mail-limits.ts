import { DAY, HOUR } from "../../kit/shared/clock.ts";
import type { Rate } from "../../kit/shared/rate.ts";
import { recipientOf } from "../../kit/shared/recipient.ts";

/*
 * The limits of mails to persons. They go to addresses that anybody may name, so nobody is to get many, and
 * the operator's server is not to send many. A limit that is used up comes back bit by bit, so nobody is
 * locked out for long: whoever has used up the limit of a mailbox has sent it as many links that are good.
 */

/**
 * Mails to a mailbox, however its address is spelled: links for a lost password, which anybody may ask for,
 * and all others apart from them.
 */
export const TO_MAILBOX: Rate = { count: 10, milliseconds: DAY };
/** Mails of a kind. Each has its own, so lost passwords are replaced while invitations are used up. */
export const IN_ALL: Rate = { count: 200, milliseconds: HOUR };
/** Links for addresses that one person or workspace has mailed: nobody is to use up that of all. */
export const BY_ASKER: Rate = { count: 20, milliseconds: HOUR };
/** Invitations of a workspace, and links for passwords that its managers make. */
export const BY_WORKSPACE: Rate = { count: 60, milliseconds: HOUR };

/** The kinds of mails to persons. `notice` tells what somebody else did, and has no link. */
export type MailKind = "reset" | "address" | "invitation" | "workspace" | "notice";

/** The key of the limit of a mailbox for a kind of mails. */
export function mailboxKey(kind: MailKind, email: string): string {
  const mailbox = recipientOf(email).address.toHex();
  return kind === "reset" ? `${mailbox} ${kind}` : mailbox;
}

/**
 * Says whether a mail may be sent now, and counts it.
 * @param asker - the person or workspace that has it sent, where there is one.
 */
export type MayMail = (kind: MailKind, email: string, asker?: string) => Promise<boolean>;

/** A limit, as far as mails ask it. */
interface Limit {
  take(key: string): { readonly allowed: boolean } | Promise<{ readonly allowed: boolean }>;
}

/** One that a limit refuses counts in those before it: it belongs to whoever asks for much. */
export function mayMailBy(limits: Readonly<Record<"byAsker" | "toMailbox" | "inAll", Limit>>): MayMail {
  const { byAsker, toMailbox, inAll } = limits;
  return async (kind, email, asker) =>
    (asker === undefined || (await byAsker.take(asker)).allowed) &&
    (await toMailbox.take(mailboxKey(kind, email))).allowed &&
    (await inAll.take(kind)).allowed;
}
