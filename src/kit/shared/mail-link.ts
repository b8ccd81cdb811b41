import { DAY } from "./clock.ts";
import { nothingHere } from "./common-faults.ts";

/** The steps of a link in a mail, which confirms an address for further mails, or stops them. */
export type MailStep = "confirm" | "confirmed" | "stop" | "stopped";

/** The question of such a link, or its answer, in the language of the mails. */
export interface MailLinkState {
  readonly language: "en" | "de";
  readonly step: MailStep;
}

/** Stands in a link in place of a nonce: the link that stops the mails. */
export const STOP = "stop";

/** For so long a link that confirms is valid, in milliseconds. */
export const VALID = 3 * DAY;

/**
 * The step that a link asks for.
 * @param word - its nonce, or `STOP`. @param mail - the mails as they are stored. @throws Fault `not_found`
 */
export function stepOf(
  word: string,
  mail: { readonly nonce: string | null; readonly askedAt: number; readonly confirmedAt: number | null },
  now: number,
): Exclude<MailStep, "stopped"> {
  const { nonce, askedAt, confirmedAt } = mail;
  if (word === STOP) return "stop";
  if (nonce === word && now - askedAt < VALID) return "confirm";
  if (nonce === null && confirmedAt !== null) return "confirmed";
  throw nothingHere();
}
