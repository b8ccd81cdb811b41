import { markup, type Markup } from "../shared/markup.ts";

/** A device that was recognised can withdraw its consent, also where the page of a code is not shown. */
export interface Withdrawal {
  /** The address of the form. */
  readonly action: string;
  /** Whether that is done. */
  readonly done: boolean;
}

interface WithdrawalText {
  readonly offer: string;
  readonly button: string;
  readonly done: string;
}

const TEXTS: Readonly<Record<"en" | "de", WithdrawalText>> = {
  en: {
    offer: "You allowed this device to be recognised. You can withdraw that here.",
    button: "Withdraw and erase",
    done: "Withdrawn. Nothing is kept on this device, and what was there has been erased.",
  },
  de: {
    offer: "Sie haben erlaubt, dass dieses Gerät wiedererkannt wird. Das können Sie hier widerrufen.",
    button: "Widerrufen und löschen",
    done: "Widerrufen. Auf diesem Gerät wird nichts aufbewahrt, und was da war, ist gelöscht.",
  },
};

/** The form by which consent is withdrawn, or what to say once that is done. */
export function withdrawalForm({ action, done }: Withdrawal, language: "en" | "de"): Markup {
  const texts = TEXTS[language];
  if (done) return markup`<p class="done" role="status">${texts.done}</p>`;
  return markup`<form method="post" action="${action}"><p>${texts.offer}</p><button name="accept" value="false">${texts.button}</button></form>`;
}
