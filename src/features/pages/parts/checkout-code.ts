import { markup, type Markup, trusted } from "../../../kit/shared/markup.ts";
import type { RenderContext } from "../render-context.ts";

/** A code to show at the checkout, as text and as a QR symbol. */
export function checkoutCodePart({ page, texts }: RenderContext): Markup {
  const { checkoutCode } = page;
  if (!checkoutCode) return markup``;
  const { heading, show, symbol } = texts.offer;
  return ticket({ id: "voucher", heading, ...checkoutCode, hint: show, symbolName: symbol });
}

/** A code as a ticket. @param it.symbol - as SVG markup; empty for none. */
export function ticket(it: {
  readonly id: string;
  readonly heading: string;
  readonly code: string;
  readonly symbol: string;
  readonly hint: string;
  readonly symbolName: string;
}): Markup {
  const symbol = markup`<div class="symbol" role="img" aria-label="${it.symbolName}">${trusted(it.symbol)}</div>`;
  return markup`
    <section class="voucher" id="${it.id}" aria-labelledby="${it.id}-heading">
      <h2 id="${it.id}-heading" tabindex="-1" data-focus>${it.heading}</h2>
      <p class="code" dir="auto">${it.code}</p>
      ${it.symbol !== "" && symbol}
      <p class="hint">${it.hint}</p>
    </section>`;
}
