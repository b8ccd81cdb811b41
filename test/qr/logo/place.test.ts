import { radiusOf } from "../../../src/qr/logo/radius.ts";
import { readSvgLogo } from "../../../src/qr/logo/svg.ts";
import { describe, expect, test } from "bun:test";
import type { LogoArt } from "../../../src/qr/logo/art.ts";
import { placeLogo } from "../../../src/qr/logo/place.ts";

const vector = (width: number, height: number): LogoArt => ({
  kind: "vector",
  viewBox: [-5, 7, width, height],
  markup: "",
  fills: null,
});
const bitmap = (width: number, height: number): LogoArt => ({
  kind: "bitmap",
  width,
  height,
  png: new Uint8Array(),
});

test.each([
  ["a tall vector", vector(10, 20), { x: 10, y: 7.5, width: 5, height: 10 }],
  ["a wide vector", vector(40, 10), { x: 7.5, y: 11.25, width: 10, height: 2.5 }],
  ["a tall bitmap", bitmap(64, 128), { x: 10, y: 7.5, width: 5, height: 10 }],
])("%s is centred, its longer side a share of the symbol's width", (_, art, box) => {
  expect(placeLogo(25, { size: 0.4, padding: 1 }, art).box).toEqual(box);
});

test("a logo clears every module that its padding touches", () => {
  expect(placeLogo(25, { size: 0.4, padding: 1 }, vector(10, 20)).clearing).toEqual([
    { fromColumn: 9, toColumn: 16, fromRow: 6, toRow: 19 },
  ]);
});

test("a clearing ends where the symbol does, and rounding touches no module", () => {
  const clearing = [{ fromColumn: 0, toColumn: 21, fromRow: 0, toRow: 21 }];
  expect(placeLogo(21, { size: 1, padding: 3 }, vector(1, 1)).clearing).toEqual(clearing);
  const { clearing: exact } = placeLogo(21, { size: 1 / 7 + 1e-9, padding: 0 }, vector(1, 1));
  expect(exact).toEqual([{ fromColumn: 9, toColumn: 12, fromRow: 9, toRow: 12 }]);
});

describe("a round space", () => {
  const ROUND = { size: 0.4, padding: 1, round: true };
  const disc = readSvgLogo(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>',
  );

  /** Columns cleared in each row. */
  function columns(art: LogoArt, logo = ROUND): number[] {
    return placeLogo(25, logo, art).clearing.map(({ fromColumn, toColumn }) => toColumn - fromColumn);
  }

  test("clears the modules that its circle touches, and no others", () => {
    // A radius of 5 and 1 of padding around 12.5, 12.5.
    const touched = Array.from(
      { length: 25 },
      (_, row) =>
        Array.from({ length: 25 }, (_, column) => {
          const [x, y] = [
            Math.max(0, Math.abs(column + 0.5 - 12.5) - 0.5),
            Math.max(0, Math.abs(row + 0.5 - 12.5) - 0.5),
          ];
          return Math.hypot(x, y) < 6;
        }).filter(Boolean).length,
    ).filter((count) => count > 0);
    expect(columns(disc)).toEqual(touched);
    expect(touched[0]).toBeLessThan(touched[6] ?? 0);
  });

  test("holds all that a logo paints: a square needs a larger one than a disc", () => {
    const square = readSvgLogo(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z"/></svg>',
    );
    expect(radiusOf(disc)).toBeCloseTo(5, 2);
    expect(radiusOf(square)).toBeCloseTo(Math.hypot(5, 5), 9);
    expect(columns(square).length).toBeGreaterThan(columns(disc).length);
  });

  test("holds the whole box of a logo whose outline is not known", () => {
    expect(radiusOf(bitmap(30, 40))).toBe(25);
    expect(radiusOf(vector(6, 8))).toBe(5);
  });

  test("ends where the symbol does", () => {
    expect(columns(disc, { size: 1, padding: 9, round: true })).toEqual(Array.from({ length: 25 }, () => 25));
  });
});
