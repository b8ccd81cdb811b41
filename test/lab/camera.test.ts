import { expect, test } from "bun:test";
import { photograph, type Sheet, type View } from "./camera.ts";
import { blank, type Picture } from "./picture.ts";
import { aroundBottle, both, type Point, tilted, turned, UPRIGHT, type Warp } from "./warp.ts";

/** Eight by eight modules, a pixel each, every one of another level. */
const SHADES: Picture = {
  width: 8,
  height: 8,
  levels: Float32Array.from({ length: 64 }, (_, pixel) => 3 * pixel),
};
const SHEET: Sheet = { picture: SHADES, scale: 1, centre: [4, 4], reach: 4 };
const VIEW: View = { scale: 1, reach: 4, warp: UPRIGHT, desk: 99, shift: [0, 0] };

const rows = ({ width, height, levels }: Picture): number[][] =>
  Array.from({ length: height }, (_, row) =>
    [...levels.subarray(row * width, (row + 1) * width)].map(Math.round),
  );

/** The place on the paper of a point at which paper is seen. */
function seenAt(warp: Warp, x: number, y: number): Point {
  const place = { x: 0, y: 0 };
  expect(warp(x, y, place)).toBe(true);
  return place;
}

test("held upright, a photograph is the sheet itself", () => {
  expect(photograph(SHEET, VIEW)).toEqual(SHADES);
});

test("turned by 90° clockwise, columns from below upwards become rows", () => {
  const turnedRows = rows(photograph(SHEET, { ...VIEW, warp: turned(90) }));
  const expected = rows(SHADES)[0]?.map((_, column) =>
    rows(SHADES)
      .map((row) => row[column] ?? 0)
      .reverse(),
  );
  expect(turnedRows).toEqual(expected ?? []);
});

test("half as many pixels are the means of four", () => {
  const half = photograph(SHEET, { ...VIEW, scale: 0.5 });
  expect(half.width).toBe(4);
  expect(half.levels[0]).toBeCloseTo((0 + 3 + 24 + 27) / 4, 3);
});

test("around the sheet lies the desk", () => {
  const wide = photograph(SHEET, { ...VIEW, reach: 6 });
  expect(wide.width).toBe(12);
  expect(wide.levels[0]).toBe(99);
  expect(wide.levels[2 * 12 + 2]).toBe(0);
});

test("a shift moves the picture by as many pixels", () => {
  const shifted = photograph(SHEET, { ...VIEW, shift: [1, 0] });
  expect(rows(shifted)[0]).toEqual([99, 0, 3, 6, 9, 12, 15, 18]);
});

test("a tilt shortens by its cosine across the axis, near the centre, and not along it", () => {
  const warp = tilted(30, 0, 1e6);
  const { x, y } = seenAt(warp, 1, 1);
  expect(x).toBeCloseTo(1, 4);
  expect(y).toBeCloseTo(1 / Math.cos(Math.PI / 6), 4);
});

test("of a tilted sheet the nearer half is larger", () => {
  const warp = tilted(30, 0, 60);
  const height = (y: number): number => Math.abs(seenAt(warp, 0, y).y);
  expect(height(10)).toBeGreaterThan(height(-10) * 1.1);
  expect(tilted(90, 0, 60)(0, 10, { x: 0, y: 0 })).toBe(false);
});

test("a bottle squeezes a drawing at its sides, and hides the parts behind it", () => {
  const warp = aroundBottle(10);
  expect(seenAt(warp, 10 * Math.sin(0.5), 3).x).toBeCloseTo(5, 6);
  expect(warp(11, 0, { x: 0, y: 0 })).toBe(false);
});

test("a warp after another undoes it", () => {
  const { x, y } = seenAt(both(turned(-35), turned(35)), 3, 4);
  expect([x, y]).toEqual([expect.closeTo(3, 6), expect.closeTo(4, 6)]);
});

test("a sheet of one level stays of one level, turned", () => {
  const sheet = { ...SHEET, picture: blank(8, 8, 120) };
  const { levels } = photograph(sheet, { ...VIEW, desk: 120, warp: turned(17) });
  expect([...new Set(levels)]).toEqual([120]);
});
