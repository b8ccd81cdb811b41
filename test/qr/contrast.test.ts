import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readColor } from "../../src/qr/color.ts";
import {
  darkened,
  inverted,
  legible,
  legibleAt,
  lightened,
  lightness,
  mixed,
  shades,
  symbolContrast,
  tooDark,
} from "../../src/qr/contrast.ts";

const WHITE = 0xffffff;
const BLACK = 0x000000;

test("lightness is the share of the background's brightness, by the mean that weighs green double", () => {
  expect(lightness(BLACK, WHITE)).toBe(0);
  expect(lightness(WHITE, WHITE)).toBe(1);
  expect(lightness(0x999999, WHITE)).toBeCloseTo(0.6, 10);
  // (0 + 2 × 128 + 255) / 4 of (255 + 2 × 255 + 255) / 4; its luma is less of white's.
  expect(lightness(0x0080ff, WHITE)).toBeCloseTo(127.75 / 255, 10);
});

test("lightness is measured by luma where that is worse, as for yellow", () => {
  // Luma 0.299 + 0.587 of white's, in proportion to the limits of both measures: 0.6 and 0.7.
  expect(lightness(0xffff00, WHITE)).toBeCloseTo((0.886 * 0.6) / 0.7, 10);
});

test("shades are the shares by mean and by luma", () => {
  expect(shades(WHITE, WHITE)).toEqual([1, 1]);
  const [byMean, byLuma] = shades(0x007f00, WHITE);
  expect(byMean).toBeCloseTo(127 / 510, 10);
  expect(byLuma).toBeCloseTo((0.587 * 127) / 255, 10);
});

const BRANDS = "#1DB954 #E4405F #0A66C2 #FF4500 #1877F2 #FF5A5F #7C3AED #EA4335";

test.each(BRANDS.split(" "))("the brand colour %s is dark enough on white", (color) => {
  expect(legible(readColor(color), WHITE)).toBe(true);
});

test.each([
  ...["#FFFF00", "#FFEB3B", "#FFFC00", "#FFD700", "#00FFFF", "#CCCCCC", "#AAAAAA", "#FFC0CB"],
  ...["#25D366", "#1DA1F2", "#26A5E4", "#FF9900", "#00BCD4", "#FFA500"],
])("%s is too light on white", (color) => {
  expect(legible(readColor(color), WHITE)).toBe(false);
});

test("an ink needs a background that stands out from it, however dark it is", () => {
  expect(tooDark(0x202020)).toBe(true);
  expect(tooDark(0x0000ff)).toBe(true);
  expect(tooDark(0x606060)).toBe(true);
  expect(tooDark(0x808080)).toBe(false);
  expect(legible(0x0c0c0c, 0x808080)).toBe(true);
  expect(legible(0x202020, 0x808080)).toBe(false);
});

test("symbol contrast is the steps between ink and background, by the brightness that has fewer", () => {
  expect(symbolContrast(BLACK, WHITE)).toBe(1);
  expect(symbolContrast(0x666666, 0xcccccc)).toBeCloseTo(0.4, 10);
  // (255 + 2 × 255 + 0) / 4 of 255, and 0.299 + 0.587 of it: luma has fewer steps up to white.
  expect(symbolContrast(0xffff00, WHITE)).toBeCloseTo(1 - 0.886, 10);
  expect(symbolContrast(WHITE, BLACK)).toBe(0);
});

test("a grade asks for more contrast than the rule", () => {
  // 0.55 of the way to white is #737373 (0x73 is 115, 140 below white).
  expect(legibleAt("C", 0x727272, WHITE)).toBe(true);
  expect(legibleAt("C", 0x747474, WHITE)).toBe(false);
  expect(legibleAt("D", 0x747474, WHITE)).toBe(true);
});

test("an ink is inverted when it is lighter than the background, not when it is as light", () => {
  expect(inverted(WHITE, BLACK)).toBe(true);
  expect(inverted(BLACK, WHITE)).toBe(false);
  expect(inverted(WHITE, WHITE)).toBe(false);
});

test("colours mix channel by channel", () => {
  expect(mixed(0x000000, 0xff8040, 0.5)).toBe(0x804020);
  expect(mixed(0x123456, 0xffffff, 0)).toBe(0x123456);
  expect(mixed(0x123456, 0xfedcba, 1)).toBe(0xfedcba);
});

const colors = fc.integer({ min: 0, max: WHITE });

describe("mending a colour", () => {
  test("darkens no further than it must, and keeps the hue", () => {
    const check = (ink: number): void => {
      const dark = darkened(ink, (color) => legible(color, WHITE));
      expect(legible(dark, WHITE)).toBe(true);
      if (legible(ink, WHITE)) expect(dark).toBe(ink);
      else expect(symbolContrast(dark, WHITE)).toBeLessThan(0.48);
      for (const shift of [16, 8, 0]) {
        const share = lightness(dark, WHITE) / Math.max(lightness(ink, WHITE), 1e-9);
        expect(Math.abs(((dark >> shift) & 255) - ((ink >> shift) & 255) * share)).toBeLessThan(2);
      }
    };
    fc.assert(fc.property(colors, check), { seed: 18004, numRuns: 300 });
  });

  test("lightens a background until black shows on it", () => {
    const check = (background: number): void => {
      const light = lightened(background, (color) => !tooDark(color));
      expect(tooDark(light)).toBe(false);
      if (!tooDark(background)) expect(light).toBe(background);
    };
    fc.assert(fc.property(colors, check), { seed: 18004, numRuns: 300 });
  });

  test("ends in black where nothing less would pass", () => {
    expect(darkened(0xffff00, (color) => color === BLACK)).toBe(BLACK);
  });
});
