import { BLOCK_WORDS_LENGTH } from "../../kit/shared/block.ts";
import { letter, type MailText, plainLine } from "../../kit/shared/mail.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { MailLanguage } from "../watch/traits.ts";
import type { Decision } from "./constants.ts";

/*
 * The mail about a decision (Regulation (EU) 2022/2065, article 16 (5)). Anybody may have named the address,
 * so nothing that the reporter wrote stands in it, and the subject is fixed.
 */

interface Texts {
  readonly subject: string;
  readonly intro: (code: string, host: string, number: string) => string;
  readonly decisions: Readonly<Record<Decision, string>>;
  readonly words: (words: string) => string;
  /** In place of the contact, where none is set. */
  readonly operator: string;
  readonly redress: (contact: string) => string;
  readonly ignore: string;
}

const TEXTS: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: "Your report of a code",
    intro: (code, host, number) =>
      `This mail is about your report ${number} of the code ${code} on ${host}. It has been decided.`,
    decisions: {
      taken_down: "The code was taken down: it leads nowhere any more.",
      dismissed: "The code was looked at, and stays as it is.",
    },
    words: (words) => `The operator says: ${words}`,
    operator: "the operator of the service",
    redress: (contact) =>
      `If you do not agree, write to ${contact} and name the number. You may also turn to the authority for digital services of your country, or to a court.`,
    ignore: "If you reported nothing, somebody else gave your address. You need do nothing.",
  },
  de: {
    subject: "Ihre Meldung eines Codes",
    intro: (code, host, number) =>
      `Diese Mail betrifft Ihre Meldung ${number} des Codes ${code} auf ${host}. Darüber wurde entschieden.`,
    decisions: {
      taken_down: "Der Code wurde gesperrt: Er führt nirgendwohin mehr.",
      dismissed: "Der Code wurde geprüft und bleibt, wie er ist.",
    },
    words: (words) => `Der Betreiber schreibt dazu: ${words}`,
    operator: "den Betreiber des Dienstes",
    redress: (contact) =>
      `Sind Sie nicht einverstanden, schreiben Sie an ${contact} und nennen Sie die Nummer. Sie können sich auch an die für digitale Dienste zuständige Behörde Ihres Landes oder an ein Gericht wenden.`,
    ignore: "Haben Sie nichts gemeldet, hat jemand anderes Ihre Adresse angegeben. Sie müssen nichts tun.",
  },
};

/** The mail that tells a reporter what was decided, and what to do who does not agree. */
export function decisionLetter(
  language: MailLanguage,
  report: {
    readonly number: string;
    readonly code: ShortAddress;
    readonly decision: Decision;
    readonly words: string | null;
    /** Of the service. */
    readonly host: string;
    /** An https or mailto address of the operator; `null` where none is set. */
    readonly contact: string | null;
  },
): MailText {
  const { number, code, decision, words, host, contact } = report;
  const texts = TEXTS[language];
  return letter(language, texts.subject, [
    texts.intro(code, host, number),
    texts.decisions[decision],
    ...(words === null ? [] : [texts.words(plainLine(words, BLOCK_WORDS_LENGTH))]),
    texts.redress(contact?.replace(/^mailto:/i, "") ?? texts.operator),
    texts.ignore,
  ]);
}
