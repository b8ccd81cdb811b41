import { expect, test } from "bun:test";
import { blank, type Picture } from "./picture.ts";
import { faded, halftoned, withInkSpread } from "./print.ts";

/** A black bar from `left` to `right` on white. */
function bar(left: number, right: number): Picture {
  const picture = blank(60, 60, 255);
  for (let row = 10; row < 50; row++) picture.levels.fill(0, row * 60 + left, row * 60 + right);
  return picture;
}

/** Pixels of ink in a row through the middle. */
function width({ levels }: Picture): number {
  return levels.subarray(30 * 60, 31 * 60).reduce((sum, level) => sum + 1 - level / 255, 0);
}

test.each([0.3, 0.6, 1])("ink that spreads by %f pixels widens a bar by twice that", (spread) => {
  expect(width(withInkSpread(bar(24, 36), spread))).toBeCloseTo(12 + 2 * spread, 1);
  expect(width(withInkSpread(bar(24, 36), -spread))).toBeCloseTo(12 - 2 * spread, 1);
});

test("ink spreads as far upwards as sideways, and over the picture's border from nowhere", () => {
  const { levels } = withInkSpread(bar(24, 36), 0.6);
  const column = Array.from({ length: 60 }, (_, row) => 1 - (levels[row * 60 + 30] ?? 0) / 255);
  expect(column.reduce((sum, ink) => sum + ink, 0)).toBeCloseTo(41.2, 1);
  expect([...new Set(withInkSpread(blank(20, 20, 255), 0.6).levels)]).toEqual([255]);
});

test("faded ink keeps its share of the density, and paper stays white", () => {
  const { levels } = faded(bar(24, 36), 0.6);
  expect(levels[30 * 60 + 30]).toBeCloseTo(102, 4);
  expect(levels[0]).toBe(255);
});

test.each([0.2, 0.5, 0.8])("a screen keeps a tone of %f in the mean, in black and white", (ink) => {
  const { levels } = halftoned(blank(240, 240, 255 * (1 - ink)), 6);
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  expect(1 - mean / 255).toBeCloseTo(ink, 1);
  expect(Math.min(...levels)).toBeLessThan(20);
  expect(Math.max(...levels)).toBeGreaterThan(235);
});

test("a screen leaves black and white as they are", () => {
  expect(halftoned(bar(24, 36), 4)).toEqual(bar(24, 36));
});
