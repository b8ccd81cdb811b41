import { markup, type Markup, type Piece } from "../../../kit/shared/markup.ts";
import type { ContactRow } from "../contact.ts";
import { type IconName, icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { positionLines } from "./header.ts";

const SIGNS: Readonly<Record<ContactRow["kind"], IconName>> = {
  phone: "phone",
  mobile: "phone",
  work: "phone",
  home: "phone",
  fax: "phone",
  email: "mail",
  emailWork: "mail",
  website: "globe",
  address: "place",
};

/** A contact: the name, every way to reach the person, and the card to save. */
export function contactPart({ page, texts, root }: RenderContext): Markup {
  const { contact, source } = page;
  if (!contact) return markup``;
  const isNew = contact.name !== source.landing?.headline.trim();
  const file = `${root}p/${source.shortId}/contact.vcf`;
  return markup`
    <section class="contact" aria-label="${texts.contact.heading}">
      ${isNew && markup`<div><p class="name" dir="auto">${contact.name}</p>${positionLines(contact)}</div>`}
      <p class="cta">
        <a class="button" href="${file}" data-count="contact_save">${icon("save")}<span>${texts.contact.save}</span></a>
      </p>
      ${contact.rows.length > 0 && markup`<dl>${contact.rows.map((row) => line(row, texts.contact[row.kind]))}</dl>`}
      ${contact.note !== "" && markup`<p class="text" dir="auto">${contact.note}</p>`}
    </section>`;
}

function line({ kind, shown, href }: ContactRow, label: string): Markup {
  const text = BREAKABLE.has(kind) ? breakable(shown) : markup`${shown}`;
  const value: Piece =
    href === null
      ? markup`<span dir="auto">${text}</span>`
      : markup`<a href="${href}" rel="noreferrer noopener" data-count="link_click" dir="ltr">${text}</a>`;
  return markup`<div>${icon(SIGNS[kind])}<dt>${label}</dt><dd>${value}</dd></div>`;
}

/** Addresses without a blank to break a line at. */
const BREAKABLE: ReadonlySet<ContactRow["kind"]> = new Set(["email", "emailWork", "website"]);

/** Lets a long address break after an `@` and before a dot, rather than anywhere in a word. */
function breakable(address: string): Markup {
  const pieces = address.split(/(?<=@)|(?=\.)/);
  return markup`${pieces.map((piece, n) => markup`${n > 0 && markup`<wbr>`}${piece}`)}`;
}
