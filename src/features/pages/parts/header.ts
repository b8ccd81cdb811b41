import { markup, type Markup, type Piece } from "../../../kit/shared/markup.ts";
import type { Contact } from "../contact.ts";
import { monogramOf } from "../monogram.ts";
import type { RenderContext } from "../render-context.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { stopLine } from "./stop.ts";

/** The tenant's name and sign, and the headline. */
export function headerPart(context: RenderContext): Markup {
  const { page } = context;
  const { headline } = page;
  const { tenantName } = page.source;
  return markup`
    <header>
      ${sign(page.logo, monogramOf(page.contact?.name ?? tenantName))}
      <p class="from" dir="auto">${tenantName}</p>
      ${stopLine(context)}
      <h1 dir="auto">${headline}</h1>
      ${page.contact?.name === headline && positionLines(page.contact)}
    </header>`;
}

/** The tenant's text. */
export function textPart({ page }: RenderContext): Piece {
  const paragraphs = paragraphsOf(page.source.landing?.text);
  return paragraphs.length > 0 && markup`<div class="intro">${paragraphs}</div>`;
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
