import { expect, test } from "bun:test";
import fc from "fast-check";
import { paintAcross } from "../../../src/qr/scene/paint.ts";

const STOPS = [
  { offset: 0, color: 0x102030 },
  { offset: 1, color: 0x405060 },
];
const BOX = { x: 4, y: 4, width: 21, height: 21 };

function line(angle: number, box = BOX) {
  const paint = paintAcross({ kind: "linear", angle, stops: STOPS }, box);
  if (paint.kind !== "linear") throw new Error("a linear paint was expected");
  return paint;
}

function rounded(...values: readonly number[]): number[] {
  return values.map((value) => Math.round(value * 1e9) / 1e9 + 0);
}

test.each([
  [0, [4, 14.5, 25, 14.5]],
  [90, [14.5, 4, 14.5, 25]],
  [45, [4, 4, 25, 25]],
  [-90, [14.5, 25, 14.5, 4]],
  [180, [25, 14.5, 4, 14.5]],
])("a gradient at %d degrees runs clockwise from left to right", (angle, ends) => {
  const { x1, y1, x2, y2 } = line(angle);
  expect(rounded(x1, y1, x2, y2)).toEqual(ends);
});

test("a gradient's ends just reach the corners, as in CSS", () => {
  const boxes = fc.record({
    x: fc.integer({ min: 0, max: 9 }),
    y: fc.integer({ min: 0, max: 9 }),
    width: fc.integer({ min: 1, max: 99 }),
    height: fc.integer({ min: 1, max: 99 }),
  });
  const check = (angle: number, box: typeof BOX) => {
    const { x1, y1, x2, y2 } = line(angle, box);
    const [dx, dy] = [x2 - x1, y2 - y1];
    const offsets = [0, 1].flatMap((right) =>
      [0, 1].map((down) => {
        const [x, y] = [box.x + right * box.width, box.y + down * box.height];
        return ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
      }),
    );
    expect(rounded(Math.min(...offsets), Math.max(...offsets))).toEqual([0, 1]);
  };
  fc.assert(fc.property(fc.integer({ min: -360, max: 360 }), boxes, check), { seed: 18004, numRuns: 100 });
});

test("a radial gradient runs from the centre to the corners", () => {
  expect(paintAcross({ kind: "radial", stops: STOPS }, { x: 1, y: 2, width: 6, height: 8 })).toEqual({
    kind: "radial",
    cx: 4,
    cy: 6,
    r: 5,
    stops: STOPS,
  });
});
