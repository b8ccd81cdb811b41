import { expect, test } from "bun:test";
import { readColor } from "../../src/qr/color.ts";
import { draw } from "../../src/qr/draw.ts";
import { printedColor } from "../../src/qr/print-color.ts";
import { WRITERS } from "../../src/qr/write/index.ts";
import { decodeBoth } from "./decode.ts";
import { hasProgram } from "../programs.ts";
import { rasterEps, rasterPdf } from "./render.ts";

const TEXT = "https://a.example/hall-3";

test("paper stays white, black is not quite black, and colours between are mixed", () => {
  expect(printedColor(0xffffff)).toBe(0xffffff);
  expect(printedColor(0x000000)).toBe(0x231f20);
  expect(printedColor(0x00ffff)).toBe(0x00adef);
  expect(printedColor(0x808080)).toBe(0x918f90);
});

/** Pairs of colours that differ on a screen and look alike when printed from CMYK. */
const LOST: readonly (readonly [foreground: string, background: string])[] = [
  ["#000000", "#006000"],
  ["#000000", "#0a3d62"],
  ["#000000", "#153658"],
  ["#ff1f00", "#00ff80"],
  ["#808000", "#00ffff"],
];

test.each(LOST)("%s on %s is refused", (foreground, background) => {
  expect(() => draw(TEXT, { foreground, background }, null)).toThrow("would not scan");
});

const KEPT: readonly (readonly [foreground: string, background: string])[] = [
  ["#000000", "#808080"],
  ["#000000", "#00ff00"],
  ["#000000", "#4a90c0"],
  ["#8a8a8a", "#ffffff"],
  ["#c00000", "#00ffff"],
  ["#1db954", "#ffffff"],
];

test.skipIf(!hasProgram("gs") || !hasProgram("pdftoppm"))(
  "what is accepted close to that is read from CMYK files",
  async () => {
    for (const [foreground, background] of KEPT) {
      const { scene, design } = draw(TEXT, { foreground, background }, null);
      const sheet = { widthPx: design.size, colorSpace: "cmyk" } as const;
      for (const picture of [
        await rasterPdf(await WRITERS.pdf.write(scene, sheet), 600),
        await rasterEps(await WRITERS.eps.write(scene, sheet), 600),
      ])
        expect([foreground, background, await decodeBoth(picture)]).toEqual([
          foreground,
          background,
          { zxing: TEXT, qr: TEXT },
        ]);
    }
  },
  300_000,
);

test.skipIf(!hasProgram("pdftoppm"))("it is the colour that poppler shows", async () => {
  for (const background of ["#00ffff", "#ffff00", "#c9a77c", "#7fbf3f", "#dbeafe"]) {
    const { scene, design } = draw(TEXT, { background }, null);
    const pdf = await WRITERS.pdf.write(scene, { widthPx: design.size, colorSpace: "cmyk" });
    const { rgba } = await rasterPdf(pdf, 200);
    const apart = (shift: number, channel: number) =>
      Math.abs(((printedColor(readColor(background)) >> shift) & 255) - (rgba[channel] ?? 0));
    expect(Math.max(apart(16, 0), apart(8, 1), apart(0, 2))).toBeLessThanOrEqual(3);
  }
});
