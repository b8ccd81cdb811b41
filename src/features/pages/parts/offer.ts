import { type Markup, markup, type Piece } from "../../../kit/shared/markup.ts";
import type { RenderContext } from "../render-context.ts";
import { symbolOf } from "../prepared.ts";
import { ticket } from "./checkout-code.ts";

/** A button that gives the next code of a list; once pressed, the code. */
export function offerPart(context: RenderContext): Piece {
  const { page, visit, partTexts, root, inLanguage } = context;
  const { landing, shortId } = page.source;
  if (landing?.offer?.codes === undefined) return null;
  const words = partTexts.offer;
  const { offer: state } = visit;
  if (state.kind === "given") return given(context, state.code);
  const told = state.kind === "open" ? null : words[state.kind];
  return markup`
    <section id="offer" class="voucher"${told !== null && markup` aria-labelledby="offer-told"`}>
      ${told !== null && markup`<p id="offer-told" role="status" tabindex="-1" data-focus autofocus>${told}</p>`}
      ${
        state.kind !== "none" &&
        markup`<form method="post" action="${root}p/${shortId}/offer${inLanguage}">
          ${visit.proof !== null && markup`<input type="hidden" name="unlock" value="${visit.proof}">`}
          <button class="button"><span>${words.get}</span></button>
        </form>`
      }
      <p class="trouble" role="alert" hidden data-trouble="${words.failed}"></p>
    </section>`;
}

function given({ texts, partTexts }: RenderContext, code: string): Markup {
  const { yours, once } = partTexts.offer;
  return ticket({
    id: "offer",
    heading: yours,
    code,
    symbol: symbolOf(code),
    hint: once,
    symbolName: texts.offer.symbol,
  });
}
