import { markup, type Piece } from "../../../kit/shared/markup.ts";
import { isolated } from "../../../kit/languages/isolate.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { linkAddress } from "./frame.ts";

/** The place of a stop in its tour, over the headline. */
export function stopLine({ page, partTexts }: RenderContext): Piece {
  const { number, tour } = page.source.landing?.stop ?? {};
  if (!number && !tour) return null;
  const stop = number && markup`<span>${partTexts.stop.stop(isolated(number))}</span>`;
  return markup`<p class="stop">${stop || null}${tour ? markup`<span dir="auto">${tour}</span>` : null}</p>`;
}

/** The way to the next stop of a tour. */
export function nextStopPart({ page, partTexts, root }: RenderContext): Piece {
  const next = page.source.landing?.stop?.next;
  if (!next) return null;
  const address =
    next.shortId === undefined
      ? linkAddress(next.url, ["http:", "https:"])
      : `${root}p/${encodeURIComponent(next.shortId)}`;
  if (address === null) return null;
  return markup`
    <nav class="next" aria-label="${partTexts.stop.next}">
      <a href="${address}" rel="noreferrer noopener" data-count="link_click">
        <span><small>${partTexts.stop.next}</small><span dir="auto">${next.title}</span></span>
        ${icon("arrow")}
      </a>
    </nav>`;
}
