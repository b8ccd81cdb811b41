import type { FaultCode } from "../shared/fault.ts";

/** What a person reads in place of a problem document: a heading, and what to do. */
export type NoticeText = readonly [heading: string, advice: string];

const en = {
  not_found: ["This code is not known", "Please check the address, or scan the code again."],
  code_not_found: ["This code is not known", "Please check the address, or scan the code again."],
  code_gone: ["This code is switched off", "Whoever put it up no longer uses it, or has paused it."],
  rate_limited: [
    "One moment, please",
    "There were too many requests from your network. Try again in a minute.",
  ],
  storage_unavailable: [
    "One moment, please",
    "Something is out of order on our side. Try again in a minute.",
  ],
  cross_site_form: ["This did not come from the page", "Open the code's own page and try again there."],
  invalid_request: ["This could not be read", "Go back, check what you entered, and send it again."],
  body_too_large: ["This is too long", "Go back, shorten what you wrote, and send it again."],
} as const satisfies Partial<Record<FaultCode, NoticeText>>;

export type NoticeCode = keyof typeof en;

const de = {
  not_found: ["Diesen Code gibt es nicht", "Bitte die Adresse prüfen oder den Code noch einmal scannen."],
  code_not_found: [
    "Diesen Code gibt es nicht",
    "Bitte die Adresse prüfen oder den Code noch einmal scannen.",
  ],
  code_gone: [
    "Dieser Code ist abgeschaltet",
    "Wer ihn angebracht hat, nutzt ihn nicht mehr oder pausiert ihn.",
  ],
  rate_limited: [
    "Einen Moment, bitte",
    "Aus Ihrem Netz kamen zu viele Anfragen. Bitte in einer Minute noch einmal versuchen.",
  ],
  storage_unavailable: [
    "Einen Moment, bitte",
    "Bei uns ist etwas nicht in Ordnung. Bitte in einer Minute noch einmal versuchen.",
  ],
  cross_site_form: ["Das kam nicht von der Seite", "Bitte die Seite des Codes öffnen und es dort versuchen."],
  invalid_request: ["Das ließ sich nicht lesen", "Bitte zurückgehen, die Angaben prüfen und erneut senden."],
  body_too_large: ["Das ist zu lang", "Bitte zurückgehen, den Text kürzen und erneut senden."],
} as const satisfies Record<NoticeCode, NoticeText>;

/** Who was recognised by a code that is gone can still withdraw. */
interface WithdrawalText {
  readonly offer: string;
  readonly button: string;
  readonly done: string;
}

export const NOTICES: Readonly<
  Record<"en" | "de", { texts: Readonly<Record<NoticeCode, NoticeText>>; withdrawal: WithdrawalText }>
> = {
  en: {
    texts: en,
    withdrawal: {
      offer: "You allowed this device to be recognised. You can withdraw that here.",
      button: "Withdraw and erase",
      done: "Withdrawn. Nothing is kept on this device, and what was there has been erased.",
    },
  },
  de: {
    texts: de,
    withdrawal: {
      offer: "Sie haben erlaubt, dass dieses Gerät wiedererkannt wird. Das können Sie hier widerrufen.",
      button: "Widerrufen und löschen",
      done: "Widerrufen. Auf diesem Gerät wird nichts aufbewahrt, und was da war, ist gelöscht.",
    },
  },
};

/** Whether there is a page for a problem. */
export function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(en, code);
}
