import { letter, mailPage, type MailText, plainLine } from "../../kit/shared/mail.ts";
import { markup } from "../../kit/shared/markup.ts";
import type { Turned } from "./alert-records.ts";
import type { HealthReason, MailLanguage } from "./traits.ts";

interface Texts {
  readonly confirm: {
    readonly subject: string;
    readonly intro: string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly changes: {
    readonly subject: string;
    readonly intro: string;
    readonly dead: string;
    readonly back: string;
    readonly others: (count: string) => string;
    readonly more: string;
    readonly stop: string;
  };
  readonly reasons: Readonly<Partial<Record<HealthReason, string>>>;
}

const TEXTS: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    confirm: {
      subject: "Confirm this address for alerts of your QR codes",
      intro: "Somebody asked that alerts about destinations of QR codes be sent to this address.",
      button: "Confirm this address",
      ignore: "If that was not you, do nothing: nothing more will be sent. The link is valid for three days.",
    },
    changes: {
      subject: "Destinations of your QR codes",
      intro: "These destinations of your QR codes have died or are back:",
      dead: "Dead",
      back: "Back",
      others: (count) => `and ${count} other codes`,
      more: "There are more. All dead ones are in the console.",
      stop: "Stop these mails",
    },
    reasons: {
      not_found: "the page is not found",
      gone: "the page is gone",
      name_not_resolved: "its name does not resolve",
      connection_refused: "its server refuses connections",
      certificate_invalid: "its certificate is not valid",
      tls_failed: "no secure connection is possible",
      redirect_loop: "it redirects in a circle",
    },
  },
  de: {
    confirm: {
      subject: "Adresse für Meldungen zu Ihren QR-Codes bestätigen",
      intro: "Jemand möchte, dass Meldungen über die Ziele von QR-Codes an diese Adresse gehen.",
      button: "Adresse bestätigen",
      ignore: "Waren Sie das nicht, tun Sie nichts: Es wird nichts weiter gesendet. Der Link gilt drei Tage.",
    },
    changes: {
      subject: "Ziele Ihrer QR-Codes",
      intro: "Diese Ziele Ihrer QR-Codes sind ausgefallen oder wieder erreichbar:",
      dead: "Ausgefallen",
      back: "Wieder erreichbar",
      others: (count) => `und ${count} weitere Codes`,
      more: "Es gibt weitere. Alle ausgefallenen stehen in der Konsole.",
      stop: "Diese Mails abbestellen",
    },
    reasons: {
      not_found: "die Seite wurde nicht gefunden",
      gone: "die Seite gibt es nicht mehr",
      name_not_resolved: "der Name lässt sich nicht auflösen",
      connection_refused: "der Server nimmt keine Verbindungen an",
      certificate_invalid: "das Zertifikat ist ungültig",
      tls_failed: "keine sichere Verbindung möglich",
      redirect_loop: "das Ziel leitet im Kreis weiter",
    },
  },
};

/** Destinations that a mail lists. */
export const MOST_LISTED = 50;

/** From here on other codes are not counted. */
export const MOST_CODES = 1_000;

/** Characters of a title and of an address in a mail. */
const LONGEST_TITLE = 80;
const LONGEST_ADDRESS = 300;

/** The mail that asks to confirm an address. */
export function confirmationMail(language: MailLanguage, link: string): MailText {
  const { subject, intro, button, ignore } = TEXTS[language].confirm;
  return letter(language, subject, [intro, { label: button, address: link }, ignore]);
}

/** The mail with destinations that have died or are back: more than `MOST_LISTED` if there are more. */
export function changesMail(
  language: MailLanguage,
  turned: readonly Turned[],
  links: { readonly console: string; readonly stop: string },
): MailText {
  const { subject, intro, more, stop } = TEXTS[language].changes;
  const rows = turned.slice(0, MOST_LISTED).map((one) => rowOf(language, one, links.console));
  const last = turned.length > MOST_LISTED ? more : null;
  const list = rows.map(({ head, address, link, title }) => ({
    text: `${head}\n${address}\n${title}: ${link}`,
    html: markup`<li><strong>${head}</strong><br>${address}<br><a href="${link}">${title}</a></li>`,
  }));
  return {
    subject,
    text: [
      intro,
      ...list.map(({ text }) => text),
      ...(last === null ? [] : [last]),
      `${stop}:\n${links.stop}`,
    ].join("\n\n"),
    html: mailPage(
      language,
      markup`<p>${intro}</p><ul>${list.map(({ html }) => html)}</ul>${last === null ? null : markup`<p>${last}</p>`}<p><a href="${links.stop}">${stop}</a></p>`,
    ),
  };
}

function rowOf(language: MailLanguage, one: Turned, console: string) {
  const { changes, reasons } = TEXTS[language];
  const because = one.reason === null ? undefined : reasons[one.reason];
  const state = one.state === "dead" ? changes.dead : changes.back;
  const head = one.state === "dead" && because !== undefined ? `${state}: ${because}` : state;
  const count = one.others >= MOST_CODES ? `${MOST_CODES}+` : String(one.others);
  const name = plainLine(one.title ?? one.codeId, LONGEST_TITLE);
  return {
    head,
    address: plainLine(one.address, LONGEST_ADDRESS),
    link: `${console}#/codes/${one.codeId}`,
    title: one.others === 0 ? name : `${name} ${changes.others(count)}`,
  };
}
