import { markup, type Markup, trusted } from "../../shared/markup.ts";
import type { Scene } from "../render.ts";

/** A code to show at the checkout, for a person to read and for a scanner. */
export function voucherPart({ page, texts }: Scene): Markup {
  const { voucher } = page;
  if (!voucher) return markup``;
  const { heading, show, symbol } = texts.offer;
  const drawn = markup`<div class="symbol" role="img" aria-label="${symbol}">${trusted(voucher.symbol)}</div>`;
  return markup`
    <section class="voucher" aria-labelledby="voucher">
      <h2 id="voucher">${heading}</h2>
      <p class="code" dir="auto">${voucher.code}</p>
      ${voucher.symbol !== "" && drawn}
      <p class="hint">${show}</p>
    </section>`;
}
