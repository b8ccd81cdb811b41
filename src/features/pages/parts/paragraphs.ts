import { markup, type Markup } from "../../../kit/shared/markup.ts";

/** The paragraphs of a tenant's text, which empty lines part; none for a blank one. */
export function paragraphsOf(text = ""): Markup[] {
  const trimmed = text.trim();
  const paragraphs = trimmed === "" ? [] : trimmed.split(/(?:\r\n|\r|\n)\s*(?:\r\n|\r|\n)/);
  return paragraphs.map((each) => markup`<p class="text" dir="auto">${each}</p>`);
}
