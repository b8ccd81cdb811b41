import { describe, expect, test } from "bun:test";
import { addEyeBall, addEyeFrame, eyesOf } from "../../../src/qr/scene/eyes.ts";
import { Path } from "../../../src/qr/scene/path.ts";
import { EYE_BALL_SHAPES, EYE_FRAME_SHAPES } from "../../../src/qr/style.ts";
import { type Area, areaOf } from "./inside.ts";

const LEFT = 4;
const TOP = 3.5;
const PAIRS = EYE_FRAME_SHAPES.flatMap((frame) => EYE_BALL_SHAPES.map((ball) => [frame, ball] as const));

/** Where light and dark change along the middle of a finder pattern, 1:1:3:1:1 (ISO/IEC 18004, 6.3.3). */
const CHANGES = [0, 1, 2, 5, 6, 7];
const NEAR = 0.005;

function eyes(frame: (typeof EYE_FRAME_SHAPES)[number], ball: (typeof EYE_BALL_SHAPES)[number]) {
  return eyesOf(21, LEFT, TOP).map((eye) => {
    const path = new Path();
    addEyeFrame(path, eye, frame);
    addEyeBall(path, eye, ball, frame);
    return { area: areaOf(path), box: eye.box };
  });
}

function cornersDark(area: Area, x: number, y: number): boolean[] {
  return [
    [0.1, 0.1],
    [6.9, 0.1],
    [6.9, 6.9],
    [0.1, 6.9],
  ].map(([dx = 0, dy = 0]) => area.has(x + dx, y + dy));
}

describe.each(PAIRS)("a %s frame with a %s ball", (frame, ball) => {
  test("is cut 1:1:3:1:1 by its middle row and column", () => {
    for (const { area, box } of eyes(frame, ball)) {
      const [middleX, middleY] = [box.x + 3.5001, box.y + 3.5001];
      CHANGES.forEach((change, i) => {
        const darkBefore = i % 2 === 1;
        expect(area.has(box.x + change - NEAR, middleY)).toBe(darkBefore);
        expect(area.has(box.x + change + NEAR, middleY)).toBe(!darkBefore);
        expect(area.has(middleX, box.y + change - NEAR)).toBe(darkBefore);
        expect(area.has(middleX, box.y + change + NEAR)).toBe(!darkBefore);
      });
    }
  });

  test("has three dark modules within half a module's tolerance over a whole module's height", () => {
    for (const { area, box } of eyes(frame, ball))
      for (const off of [-0.5, 0.5]) {
        expect(area.has(box.x + 2.5, box.y + 3.5 + off)).toBe(true);
        expect(area.has(box.x + 4.5, box.y + 3.5 + off)).toBe(true);
      }
  });

  test("fills its seven modules and no more", () => {
    for (const { area, box } of eyes(frame, ball)) {
      const [left, top, right, bottom] = area.bounds;
      expect([left, top, right - 7, bottom - 7].map((bound) => Math.round(bound * 1e6) / 1e6)).toEqual([
        box.x,
        box.y,
        box.x,
        box.y,
      ]);
    }
  });
});

test("the eyes are in three corners, not in the lower right one", () => {
  expect(eyesOf(25, LEFT, TOP).map(({ box }) => [box.x - LEFT, box.y - TOP])).toEqual([
    [0, 0],
    [18, 0],
    [0, 18],
  ]);
});

test("a leaf is sharp towards the symbol's centre and away from it, round across", () => {
  const corners = eyes("leaf", "square").map(({ area, box }) => cornersDark(area, box.x, box.y));
  // Top left, top right, bottom right, bottom left of each eye.
  expect(corners).toEqual([
    [true, false, true, false],
    [false, true, false, true],
    [false, true, false, true],
  ]);
});

test("a square frame with a square ball is the standard's pattern", () => {
  for (const { area } of eyes("square", "square")) expect(area.size).toBeCloseTo(49 - 25 + 9, 9);
});
