import { expect, test } from "bun:test";
import fc from "fast-check";
import { blackAlone } from "../../../src/qr/write/black-alone.ts";
import { colorSamples, primaries, spellFillColor } from "../../../src/qr/write/color.ts";

test.each([
  ["black", 0x000000, "0 0 0 1 k"],
  ["white", 0xffffff, "0 0 0 0 k"],
  ["grey", 0x808080, "0 0 0 0.498 k"],
  ["red", 0xff0000, "0 1 1 0 k"],
  ["dark cyan", 0x008080, "1 0 0 0.498 k"],
])("%s in CMYK", (_, color, spelled) => {
  expect(spellFillColor(color, "cmyk")).toBe(spelled);
});

test("a colour in RGB comes back to the same byte", () => {
  for (let value = 0; value < 256; value++) {
    const [red] = spellFillColor(value << 16, "rgb")
      .split(" ")
      .map(Number);
    expect(Math.round((red ?? 0) * 255)).toBe(value);
  }
});

test("inks laid on white give the colour back, and one of C, M and Y is always left out", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) => {
      const [c = 0, m = 0, y = 0, k = 0] = primaries(color, "cmyk");
      const [r, g, b] = [c, m, y].map((ink) => Math.round(255 * (1 - ink) * (1 - k)));
      const printed = blackAlone(color);
      expect([r, g, b]).toEqual([printed >> 16, (printed >> 8) & 255, printed & 255]);
      expect(Math.min(c, m, y)).toBe(0);
    }),
    { seed: 11, numRuns: 300 },
  );
});

test("pixels are converted like colours, but near-blacks keep their inks", () => {
  const told = fc.integer({ min: 0, max: 0xffffff }).filter((color) => blackAlone(color) === color);
  expect([...colorSamples(Uint8Array.of(0, 0, 10, 255), "cmyk")]).toEqual([255, 255, 0, 245]);
  fc.assert(
    fc.property(told, (color) => {
      const pixel = Uint8Array.of(color >> 16, (color >> 8) & 255, color & 255, 77);
      for (const space of ["rgb", "cmyk"] as const)
        for (const [at, share] of primaries(color, space).entries())
          expect(Math.abs((colorSamples(pixel, space)[at] ?? 0) - share * 255)).toBeLessThan(0.5001);
    }),
    { seed: 12, numRuns: 300 },
  );
});
