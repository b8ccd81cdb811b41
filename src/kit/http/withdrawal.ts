import type { NoticeTexts } from "../languages/model.ts";
import { markup, type Markup } from "../shared/markup.ts";

/** A device that was recognised can withdraw its consent, also where the page of a code is not shown. */
export interface Withdrawal {
  /** The address of the form. */
  readonly action: string;
  /** Whether that is done. */
  readonly done: boolean;
}

/** The form by which consent is withdrawn, or what to say once that is done. */
export function withdrawalForm({ action, done }: Withdrawal, texts: NoticeTexts["withdrawal"]): Markup {
  if (done) return markup`<p class="done" role="status">${texts.done}</p>`;
  return markup`<form method="post" action="${action}"><p>${texts.offer}</p><button name="accept" value="false">${texts.button}</button></form>`;
}
