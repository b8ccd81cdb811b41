import { expect, test } from "bun:test";
import fc from "fast-check";
import { IN_FULL } from "../../extent.ts";
import { type Drawing, draw, parseStyle } from "../../../src/qr/draw.ts";
import type { Style } from "../../../src/qr/style.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { decodeBoth } from "../decode.ts";
import { mergePatch } from "../merge-patch.ts";
import { type Order, orders } from "../random-styles.ts";
import { rasterSvg } from "../render.ts";

/** The style with the mend of its refusal merged in; the style itself where it is accepted. */
function mended({ payload, style, art }: Order): Style {
  try {
    draw(payload, style, art);
    return style;
  } catch (refusal) {
    if (!(refusal instanceof Fault)) throw refusal;
    expect(refusal.code).toBe("style_not_scannable");
    expect(refusal.errors.length).toBeGreaterThan(0);
    return parseStyle(mergePatch(style, refusal.extra["mend"]));
  }
}

test("whatever a schema lets through is accepted, or refused with a mend that is accepted", () => {
  let refused = 0;
  let withLogo = 0;
  const check = (order: Order): void => {
    const style = mended(order);
    refused += +(style !== order.style);
    withLogo += +(style.logo !== undefined && order.art !== null);
    draw(order.payload, style, style.logo ? order.art : null);
  };
  const numRuns = IN_FULL ? 6_000 : 120;
  fc.assert(fc.property(orders, check), { seed: 18004, numRuns });
  expect(refused).toBeGreaterThanOrEqual(numRuns / 2);
  expect(withLogo).toBeGreaterThan(numRuns / 12);
}, 300_000);

test("whatever is accepted decodes at the size it asks for", async () => {
  const check = async (order: Order): Promise<void> => {
    const style = mended(order);
    const { scene, design }: Drawing = draw(order.payload, style, style.logo ? order.art : null);
    const raster = await rasterSvg(writeSvg(scene, { widthPx: design.size }), design.size);
    expect(await decodeBoth(raster)).toEqual({ zxing: order.payload, qr: order.payload });
  };
  await fc.assert(fc.asyncProperty(orders, check), {
    seed: 18004,
    numRuns: IN_FULL ? 600 : 20,
  });
}, 300_000);
