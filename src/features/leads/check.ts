import type { LeadProblem } from "../pages/model.ts";
import { mailAddress } from "../../qr/payload/mail-address.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import type { LeadField } from "./constants.ts";

/** A problem of one text of a lead. */
export interface TextProblem {
  readonly field: LeadField;
  /** As the form of a page names it. */
  readonly problem: Extract<LeadProblem, "missing" | "email" | "phone">;
  readonly why: Explanation;
}

/**
 * Blanks, the dashes of every script, and the other visual separators of a phone number (RFC 3966, 5.1.1), as keyboards of East Asia
 * type them, too. Unicode's normalisation would fold those, but takes quadratic time.
 */
const SEPARATORS = /[\s\p{Pd}()./（）．／]/gu;

/** At most 15 digits; with a plus the first is one of a country code, which has no leading zero (ITU-T E.164, 6). */
const NUMBER = /^(?:[+＋](?![0０]))?\p{Nd}{5,15}$/u;

/** The prefix that replaces the plus of a number when it is dialled from within most countries. */
const ABROAD = /^[0０]{2}(?![0０])/;

/** Whether a text may be a phone number, international or as it is dialled at home. The digits of every script count. */
function isPhoneNumber(text: string): boolean {
  return NUMBER.test(text.replace(SEPARATORS, "").replace(ABROAD, "+"));
}

function problemOf(field: LeadField, text: string): TextProblem | null {
  if (field === "email") {
    const reading = mailAddress(text);
    return "problem" in reading ? { field, problem: "email", why: reading.problem } : null;
  }
  if (field === "phone" && !isPhoneNumber(text))
    return { field, problem: "phone", why: explain("phone_of_lead") };
  return null;
}

/**
 * The problem of a text of a lead; `null` when there is none. An email address has the shape of RFC 5321, 4.1.2; whether somebody
 * reads it is not asked.
 * @param text - trimmed, of at most the characters of its field; `undefined` when nothing was filled in.
 * @param required - the fields that the page demands.
 */
export function textProblem(
  field: LeadField,
  text: string | undefined,
  required: readonly LeadField[],
): TextProblem | null {
  if (text !== undefined) return problemOf(field, text);
  return required.includes(field) ? { field, problem: "missing", why: explain("required") } : null;
}
