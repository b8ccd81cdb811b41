import { markup, type Markup, trusted } from "../../../kit/shared/markup.ts";
import type { RenderContext } from "../render-context.ts";

/** A code to show at the checkout, as text and as a QR symbol. */
export function checkoutCodePart({ page, texts }: RenderContext): Markup {
  const { checkoutCode } = page;
  if (!checkoutCode) return markup``;
  const { heading, show, symbol } = texts.offer;
  const drawn = markup`<div class="symbol" role="img" aria-label="${symbol}">${trusted(checkoutCode.symbol)}</div>`;
  return markup`
    <section class="voucher" aria-labelledby="voucher">
      <h2 id="voucher">${heading}</h2>
      <p class="code" dir="auto">${checkoutCode.code}</p>
      ${checkoutCode.symbol !== "" && drawn}
      <p class="hint">${show}</p>
    </section>`;
}
