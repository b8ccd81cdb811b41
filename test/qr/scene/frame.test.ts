import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Design } from "../../../src/qr/design.ts";
import { layOut } from "../../../src/qr/scene/frame.ts";
import type { Fill } from "../../../src/qr/scene/scene.ts";
import { FRAME_SHAPES } from "../../../src/qr/style.ts";
import { areaOf } from "./inside.ts";

const FRAMES = ["box", "banner", "bubble"] as const;
const SIZES = [
  [29, 4],
  [21, 0],
  [61, 20],
  [65, 1.5],
] as const;
const CASES = FRAMES.flatMap((shape) => SIZES.map(([side, margin]) => [shape, side, margin] as const));
const CHARACTERS = [..."WMilj |gÄǺẤĢЖїΩ€→1.,-"];

function frame(shape: Design["frame"]["shape"], text = "Scan me"): Design["frame"] {
  return { shape, text, color: 0x112233, textColor: 0xffffff };
}

/** The caption's own fill. */
function caption(fills: readonly Fill[]) {
  const last = fills.at(-1);
  if (last === undefined) throw new Error("a caption was expected");
  return areaOf(last.path);
}

describe.each(CASES)("a %s around %d modules with %d of quiet zone", (shape, side, margin) => {
  const layout = layOut(side, margin, frame(shape));
  const { quiet, width, height } = layout;
  const right = quiet.x + quiet.width;
  const bottom = quiet.y + quiet.height;

  test("stays outside the quiet zone, its corners included", () => {
    const area = areaOf(...layout.fills.map(({ path }) => path));
    const near = 0.001;
    for (let i = 0; i <= 40; i++) {
      const along = near + (i / 40) * (side - 2 * near);
      expect(area.has(quiet.x + along, quiet.y + near)).toBe(false);
      expect(area.has(quiet.x + along, bottom - near)).toBe(false);
      expect(area.has(quiet.x + near, quiet.y + along)).toBe(false);
      expect(area.has(right - near, quiet.y + along)).toBe(false);
    }
  });

  test("has the whole quiet zone on its background", () => {
    const backdrop = areaOf(layout.backdrop);
    for (const x of [quiet.x + 0.001, right - 0.001])
      for (const y of [quiet.y + 0.001, bottom - 0.001]) expect(backdrop.has(x, y)).toBe(true);
  });

  test("lies within the drawing, which is higher than the symbol", () => {
    const bounds = areaOf(layout.backdrop, ...layout.fills.map(({ path }) => path)).bounds;
    expect(Math.min(bounds[0], bounds[1])).toBeGreaterThan(-1e-9);
    expect(bounds[2]).toBeLessThan(width + 1e-9);
    expect(bounds[3]).toBeLessThan(height + 1e-9);
    expect(quiet.width).toBe(side);
    expect(quiet.height).toBe(side);
    expect(height).toBeGreaterThan(width);
  });

  test("holds any caption of 40 characters, in the middle and clear of everything else", () => {
    const texts = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 40 });
    const check = (text: string) => {
      const { fills } = layOut(side, margin, frame(shape, text.trim() || "x"));
      const [left, top, end, foot] = caption(fills).bounds;
      // A letter's overhang may differ from side to side by the error of a flattened curve.
      expect(left + end).toBeCloseTo(width, 1);
      expect(left).toBeGreaterThan(width * 0.05);
      expect(top).toBeGreaterThan(bottom - 1e-9);
      expect(foot).toBeLessThan(height - 1e-9);
    };
    fc.assert(fc.property(texts, check), { seed: 18004, numRuns: 20 });
  });
});

test("no frame is the symbol and its quiet zone alone", () => {
  const layout = layOut(33, 4, frame("none", ""));
  expect([layout.width, layout.height, layout.fills.length]).toEqual([33, 33, 0]);
  expect(areaOf(layout.backdrop).size).toBe(33 * 33);
});

test("a box without a caption is as wide as high, the symbol in its middle", () => {
  const { width, height, quiet, fills } = layOut(33, 4, frame("box", ""));
  expect(width).toBeCloseTo(height, 9);
  expect(quiet.x).toBe(quiet.y);
  expect(quiet.x * 2 + 33).toBeCloseTo(width, 9);
  expect(fills).toHaveLength(1);
});

test("a background reaches under a box's border, so that no gap shows between them", () => {
  const { backdrop, fills, width } = layOut(33, 4, frame("box", ""));
  const border = areaOf(...fills.map(({ path }) => path));
  const ground = areaOf(backdrop);
  for (let x = 0.05; x < width; x += 0.05)
    expect(border.has(x, width / 2.003) || ground.has(x, width / 2.003)).toBe(true);
  expect(ground.bounds[0]).toBeGreaterThan(0);
});

test("a bubble points at the symbol and ends at the quiet zone", () => {
  const { fills, quiet, width } = layOut(33, 4, frame("bubble"));
  const bubble = areaOf(...fills.slice(0, 1).map(({ path }) => path));
  expect(bubble.bounds[1]).toBeGreaterThanOrEqual(quiet.y + quiet.height);
  expect(bubble.bounds[1]).toBeLessThan(quiet.y + quiet.height + 0.5);
  const tip = bubble.bounds[1] + 0.3;
  expect(bubble.has(width / 2, tip)).toBe(true);
  expect(bubble.has(width / 2 - 3, tip)).toBe(false);
  expect(bubble.has(width / 2 + 3, tip)).toBe(false);
});

test.each([...FRAME_SHAPES])("a %s looks alike around symbols of any size", (shape) => {
  const [small, large] = [layOut(25, 2, frame(shape)), layOut(100, 8, frame(shape))];
  expect(large.width).toBeCloseTo(4 * small.width, 9);
  expect(large.height).toBeCloseTo(4 * small.height, 9);
  expect(large.fills.map(({ path }) => path.ops)).toEqual(small.fills.map(({ path }) => path.ops));
});

test("a long caption is set smaller than a short one", () => {
  const heightOf = (text: string): number => {
    const [, top, , foot] = caption(layOut(33, 4, frame("banner", text)).fills).bounds;
    return foot - top;
  };
  expect(heightOf("HHH")).toBeGreaterThan(heightOf("H".repeat(40)) * 2);
});
