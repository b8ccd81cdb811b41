import { describe, expect, test } from "bun:test";
import { IN_FULL } from "../../extent.ts";
import { draw } from "../../../src/qr/draw.ts";
import { readLogo } from "../../../src/qr/logo/read.ts";
import type { Style } from "../../../src/qr/style.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { decodeBoth } from "../decode.ts";
import { blur, rotate, scale } from "../distort.ts";
import { type Raster, rasterSvg } from "../render.ts";
import { SENSIBLE_STYLES } from "../sensible-styles.ts";

const ADDRESS = "https://quietzone.example/r/aB3dE5f";
const CARD = `BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane\r\nFN:Jane Doe\r\nORG:Quiet Zone\r\nTEL:+49 30 123456\r\nEMAIL:jane@example.com\r\nEND:VCARD\r\n`;

test("there are at least sixty of them, no two alike", () => {
  expect(SENSIBLE_STYLES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(SENSIBLE_STYLES.map(([, style]) => JSON.stringify(style))).size).toBe(
    SENSIBLE_STYLES.length,
  );
});

function drawn(style: Style, payload: string) {
  return draw(payload, style, style.logo ? readLogo(style.logo) : null);
}

async function reads(raster: Raster, payload: string): Promise<void> {
  expect(await decodeBoth(raster)).toEqual({ zxing: payload, qr: payload });
}

describe("a sensible style is accepted and reads", () => {
  test.each(SENSIBLE_STYLES)("%s", async (_, style) => {
    const { scene, design } = drawn(style, ADDRESS);
    await reads(
      await rasterSvg(writeSvg(scene, { widthPx: design.size }), Math.min(design.size, 1024)),
      ADDRESS,
    );
  });
});

// In turns, so that every distortion meets every kind of style; in full by the soak.
describe.each(SENSIBLE_STYLES.filter((_, index) => IN_FULL || index % 6 === 0))("%s", (_, style) => {
  test("reads out of focus, turned, and as small as 120 pixels where the symbol is small", async () => {
    const { scene, scannability } = drawn(style, ADDRESS);
    const sharp = await rasterSvg(writeSvg(scene, { widthPx: 400 }), 400);
    await reads(blur(sharp, (400 / scene.width) * 0.2), ADDRESS);
    await reads(rotate(sharp, 7), ADDRESS);
    if (scannability.version <= 5 && scene.width <= 40) await reads(scale(sharp, 120 / 400), ADDRESS);
  });
});

// A business card takes version 7 to 10, in which readers go by many alignment patterns.
describe("a business card is accepted and reads in", () => {
  const styles = SENSIBLE_STYLES.filter(([, style]) => (style.size ?? 512) >= 512);
  test.each(styles.filter((_, index) => IN_FULL || index % 3 === 0))("%s", async (_, style) => {
    const { scene } = drawn(style, CARD);
    await reads(await rasterSvg(writeSvg(scene, { widthPx: 512 }), 512), CARD);
  });
});
