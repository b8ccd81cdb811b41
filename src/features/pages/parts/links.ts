import { markup, type Markup } from "../../../kit/shared/markup.ts";
import { type IconName, icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { linkAddress } from "./frame.ts";

const SIGNS: Readonly<Record<string, IconName>> = { "mailto:": "mail", "tel:": "phone" };

/** The tenant's links. */
export function linksPart({ page, texts }: RenderContext): Markup {
  const links = page.source.landing?.links ?? [];
  const items = links.map(({ label, url }) => {
    const href = linkAddress(url, ["http:", "https:", "mailto:", "tel:"]);
    if (href === null) return null;
    const sign = icon(SIGNS[new URL(href).protocol] ?? "arrow");
    return markup`
      <li>
        <a href="${href}" rel="noreferrer noopener" data-count="link_click"><span dir="auto">${label}</span>${sign}</a>
      </li>`;
  });
  if (!items.some(Boolean)) return markup``;
  return markup`<nav class="links" aria-label="${texts.links.heading}"><ul>${items}</ul></nav>`;
}
