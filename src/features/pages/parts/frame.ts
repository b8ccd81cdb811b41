import { leftToRight } from "../../../kit/languages/isolate.ts";
import { markup, type Markup } from "../../../kit/shared/markup.ts";
import { leadsToOwnPage } from "../../../kit/shared/short-address.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";

/** The button to the code's target, unless that is the page itself. */
export function callToAction({ page, texts, language }: RenderContext): Markup {
  if (leadsToOwnPage(page.source)) return markup``;
  const label = page.source.landing?.cta?.label.trim() || texts.goTo(leftToRight(page.host, language));
  return markup`
    <p class="cta">
      <a class="button" href="${page.target}" rel="noreferrer noopener" data-count="cta_click">
        <span dir="auto">${label}</span>
        ${icon("arrow")}
      </a>
    </p>`;
}

/**
 * The footer, with links to imprint and privacy policy if the tenant has them, and to the form that reports
 * the code.
 */
export function legalFooter({ page, texts }: RenderContext): Markup {
  const { legal } = page.source.landing ?? {};
  const links = [
    [texts.legal.imprint, webUrl(legal?.imprintUrl)],
    [texts.legal.privacy, webUrl(legal?.privacyUrl)],
  ] as const;
  const given = links.map(
    ([label, url]) => url !== null && markup`<a href="${url}" rel="noreferrer noopener">${label}</a>`,
  );
  const report = markup`<a href="${page.report}" rel="noreferrer noopener nofollow">${texts.legal.report}</a>`;
  return markup`<footer><span dir="auto">${page.source.tenantName}</span><nav aria-label="${texts.legal.label}">${given}${report}</nav></footer>`;
}

function webUrl(url: string | undefined): string | null {
  return linkAddress(url, ["http:", "https:"]);
}

/** The normalised address if it has one of these schemes; `null` for anything else that may be stored. */
export function linkAddress(url: string | undefined, schemes: readonly string[]): string | null {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed && schemes.includes(parsed.protocol) ? parsed.href : null;
}
