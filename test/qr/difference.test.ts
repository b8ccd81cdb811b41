import { expect, test } from "bun:test";
import { rasterDifference } from "./difference.ts";
import type { Raster } from "./render.ts";

const SIDE = 20;

/** A grey picture. */
function picture(grey: (x: number, y: number) => number): Raster {
  const rgba = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++)
    rgba.fill(grey(pixel % SIDE, Math.floor(pixel / SIDE)), pixel * 4, pixel * 4 + 3);
  return { width: SIDE, height: SIDE, rgba };
}

const edge = picture((x) => (x < 10 ? 0 : 255));

test("an edge that is mixed differently, or one pixel further, is the same", () => {
  expect(
    rasterDifference(
      edge,
      picture((x) => (x < 10 ? 0 : x === 10 ? 120 : 255)),
    ),
  ).toBe(0);
  expect(
    rasterDifference(
      edge,
      picture((x) => (x < 11 ? 0 : 255)),
    ),
  ).toBe(0);
});

test("an edge two pixels further is not", () => {
  expect(
    rasterDifference(
      edge,
      picture((x) => (x < 12 ? 0 : 255)),
    ),
  ).toBeGreaterThan(0.05);
});

test("a hairline of one pixel counts, in whichever picture it is", () => {
  const hairline = picture((x) => (x === 5 ? 90 : x < 10 ? 0 : 255));
  expect(rasterDifference(edge, hairline)).toBe(1 / SIDE);
  expect(rasterDifference(hairline, edge)).toBe(1 / SIDE);
});

test("a shade that is a little off is the same, one that is far off is not", () => {
  const grey = picture(() => 100);
  expect(
    rasterDifference(
      grey,
      picture(() => 160),
    ),
  ).toBe(0);
  expect(
    rasterDifference(
      grey,
      picture(() => 170),
    ),
  ).toBe(1);
});

test("pictures of different size are not compared", () => {
  expect(() => rasterDifference(edge, { ...edge, width: 10, height: 40 })).toThrow("cannot be compared");
});
