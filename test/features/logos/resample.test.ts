import { expect, test } from "bun:test";
import { resample } from "../../../src/features/logos/resample.ts";

const flat = (width: number, height: number, pixel: readonly number[]) => ({
  width,
  height,
  rgba: Uint8Array.from({ length: width * height * 4 }, (_, at) => pixel[at % 4] ?? 0),
});

test.each([
  [7, 5],
  [16, 16],
  [100, 3],
  [1, 1],
  [640, 640],
])("one colour stays that colour at %p × %p", (width, height) => {
  const { rgba, ...size } = resample(flat(31, 17, [10, 20, 30, 200]), width, height);
  expect(size).toEqual({ width, height });
  expect(rgba).toEqual(flat(width, height, [10, 20, 30, 200]).rgba);
});

test("a smaller size is an average, and keeps the covered area", () => {
  const half = flat(64, 64, [0, 0, 0, 0]);
  for (let at = 0; at < half.rgba.length; at += 8) half.rgba.fill(255, at, at + 4);
  const { rgba } = resample(half, 8, 8);
  for (const value of rgba) expect(Math.abs(value - 127.5)).toBeLessThanOrEqual(8);
});

test("larger goes evenly from one pixel to the next", () => {
  const edge = { width: 2, height: 1, rgba: Uint8Array.from([0, 0, 0, 255, 255, 255, 255, 255]) };
  const reds = resample(edge, 20, 1).rgba.filter((_, at) => at % 4 === 0);
  expect([...reds]).toEqual([...reds].toSorted((a, b) => a - b));
  expect([reds[0], reds[19]]).toEqual([0, 255]);
});
