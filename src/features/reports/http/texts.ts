import type { MailLanguage } from "../../watch/traits.ts";
import type { ReportField, ReportReason } from "../constants.ts";
import type { ReportProblem } from "../form.ts";

/** A heading, and what to do. */
type Notice = readonly [heading: string, advice: string];

/** Why a report without a mistake was not taken. */
export type Trouble = "limited" | "storage" | "full";

export interface ReportPageTexts {
  readonly open: Notice;
  readonly labels: Readonly<Record<ReportField | "reason", string>>;
  readonly hints: Readonly<Partial<Record<ReportField, string>>>;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  /** By the way data are kept, and by what is stated (Regulation (EU) 2022/2065, article 16 (2) d). */
  readonly kept: string;
  readonly statement: string;
  readonly button: string;
  readonly leaveEmpty: string;
  readonly error: string;
  readonly problems: Readonly<Record<Exclude<ReportProblem, "tooLong">, string>> & {
    readonly heading: string;
    readonly choose: string;
    readonly tooLong: (most: number) => string;
  };
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly taken: Notice;
  readonly outcomes: Readonly<Record<"mailed" | "counted" | "kept", string>>;
}

export const TEXTS: Readonly<Record<MailLanguage, ReportPageTexts>> = {
  en: {
    open: [
      "Report a code",
      "Does a code lead to something harmful or unlawful? Whoever runs this service will look at it.",
    ],
    labels: {
      code: "The code",
      reason: "What is wrong with it?",
      words: "What did you see?",
      name: "Your name (optional)",
      email: "Your email address (optional)",
    },
    hints: {
      code: "Its address, as it stands in the browser or below the symbol",
      email: "Without it, nobody can tell you what was decided",
    },
    reasons: {
      phishing: "It asks for passwords, card numbers or money under a false name",
      malware: "It spreads harmful software",
      spam: "It is advertising that nobody asked for",
      rights: "It violates rights, such as copyright, a trade mark or privacy",
      other: "Something else",
    },
    kept: "Your details are stored encrypted, and erased half a year after the decision. Only the operator reads them.",
    statement: "By sending this you state that it is true and complete, as far as you know.",
    button: "Send the report",
    leaveEmpty: "Leave this empty",
    error: "Error",
    problems: {
      heading: "That did not work yet:",
      missing: "Fill this in.",
      choose: "Choose one of these.",
      tooLong: (most) => `Use at most ${most} characters.`,
      email: "Enter an email address such as name@example.com.",
      unknown: "There is no such code here. Check its address.",
    },
    troubles: {
      limited: "Too many reports came from your network. Wait a while, then send it again.",
      storage: "It could not be saved just now. Send it again in a moment.",
      full: "Too many reports wait at the moment. Write to the operator of this service, or try again tomorrow.",
    },
    taken: ["Thank you", "Your report has arrived. This is its number:"],
    outcomes: {
      mailed: "You will get a mail when it is decided.",
      counted:
        "Others have reported this code before you, so your report is counted with theirs. There is no mail about it.",
      kept: "Name it if you write to the operator about your report.",
    },
  },
  de: {
    open: [
      "Einen Code melden",
      "Führt ein Code zu etwas Schädlichem oder Rechtswidrigem? Wer diesen Dienst betreibt, sieht es sich an.",
    ],
    labels: {
      code: "Der Code",
      reason: "Was stimmt damit nicht?",
      words: "Was haben Sie gesehen?",
      name: "Ihr Name (freiwillig)",
      email: "Ihre E-Mail-Adresse (freiwillig)",
    },
    hints: {
      code: "Seine Adresse, wie sie im Browser oder unter dem Symbol steht",
      email: "Ohne sie kann Ihnen niemand sagen, was entschieden wurde",
    },
    reasons: {
      phishing: "Er fragt unter falschem Namen nach Passwörtern, Kartennummern oder Geld",
      malware: "Er verbreitet schädliche Software",
      spam: "Er ist unverlangte Werbung",
      rights: "Er verletzt Rechte, etwa Urheberrecht, Marken oder die Privatsphäre",
      other: "Etwas anderes",
    },
    kept: "Ihre Angaben werden verschlüsselt gespeichert und ein halbes Jahr nach der Entscheidung gelöscht. Nur der Betreiber liest sie.",
    statement:
      "Mit dem Absenden erklären Sie, dass die Angaben nach Ihrem Wissen richtig und vollständig sind.",
    button: "Meldung senden",
    leaveEmpty: "Dieses Feld leer lassen",
    error: "Fehler",
    problems: {
      heading: "Das hat noch nicht geklappt:",
      missing: "Bitte ausfüllen.",
      choose: "Bitte eines davon wählen.",
      tooLong: (most) => `Höchstens ${most} Zeichen.`,
      email: "Bitte eine E-Mail-Adresse angeben, etwa name@example.com.",
      unknown: "Diesen Code gibt es hier nicht. Bitte die Adresse prüfen.",
    },
    troubles: {
      limited: "Aus Ihrem Netz kamen zu viele Meldungen. Bitte eine Weile warten und dann erneut senden.",
      storage: "Das ließ sich gerade nicht speichern. Bitte gleich noch einmal senden.",
      full: "Zurzeit warten zu viele Meldungen. Schreiben Sie dem Betreiber dieses Dienstes, oder versuchen Sie es morgen wieder.",
    },
    taken: ["Vielen Dank", "Ihre Meldung ist angekommen. Das ist ihre Nummer:"],
    outcomes: {
      mailed: "Sie bekommen eine Mail, sobald darüber entschieden ist.",
      counted:
        "Andere haben diesen Code schon gemeldet, deshalb wird Ihre Meldung mit deren Meldung gezählt. Eine Mail dazu gibt es nicht.",
      kept: "Nennen Sie sie, wenn Sie dem Betreiber zu Ihrer Meldung schreiben.",
    },
  },
};
