import { markup, type Markup, type Piece } from "../../shared/markup.ts";
import { paragraphsOf } from "./paragraphs.ts";
import type { Contact } from "../contact.ts";
import type { RenderContext } from "../render-context.ts";

/** The tenant's name and sign, the headline and the text. */
export function headerPart({ page }: RenderContext, headline: string): Markup {
  const { landing, tenantName } = page.source;
  return markup`
    <header>
      ${sign(page.logo, monogramOf(page.contact?.name ?? tenantName))}
      <p class="from" dir="auto">${tenantName}</p>
      <h1 dir="auto">${headline}</h1>
      ${page.contact?.name === headline && positionLines(page.contact)}
      ${paragraphsOf(landing?.text)}
    </header>`;
}

/** Job title and organization. */
export function positionLines({ position }: Contact): Piece {
  return (
    position.length > 0 &&
    markup`<p class="position">${position.map((line) => markup`<span dir="auto">${line}</span>`)}</p>`
  );
}

/** The logo, or a monogram. It is decoration: the name stands beside it. */
function sign(logo: string | null, monogram: string): Markup {
  if (logo !== null) return markup`<img class="sign" src="${logo}" alt="" width="72" height="72">`;
  return markup`<span class="sign" aria-hidden="true">${monogram}</span>`;
}

/** The first letters of the first and the last word. */
function monogramOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word = "") => String.fromCodePoint(word.codePointAt(0) ?? 0x20).toUpperCase()).join("");
}
