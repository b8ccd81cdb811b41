import { describe, expect, test } from "bun:test";
import type { Reach } from "../../../src/qr/design.ts";
import { addEyeBall, addEyeFrame, eyesOf } from "../../../src/qr/scene/eyes.ts";
import { Path } from "../../../src/qr/scene/path.ts";
import { EYE_BALL_SHAPES, EYE_FRAME_SHAPES, REACHES } from "../../../src/qr/style.ts";
import { type Area, areaOf } from "./inside.ts";

const LEFT = 4;
const TOP = 3.5;
const PAIRS = EYE_FRAME_SHAPES.flatMap((frame) => EYE_BALL_SHAPES.map((ball) => [frame, ball] as const));
const EYES = REACHES.flatMap((reach) => PAIRS.map(([frame, ball]) => [reach, frame, ball] as const));

/** Where light and dark change along the middle of a finder pattern, 1:1:3:1:1 (ISO/IEC 18004, 6.3.3). */
const CHANGES = [0, 1, 2, 5, 6, 7];
/** A round ball is larger by so much, to reach farther into its corners. */
const NEAR = 0.11;

function eyes(
  frame: (typeof EYE_FRAME_SHAPES)[number],
  ball: (typeof EYE_BALL_SHAPES)[number],
  reach: Reach = "all",
  size = 21,
) {
  return eyesOf(size, LEFT, TOP).map((eye) => {
    const path = new Path();
    const design = { reach, eyeFrame: { shape: frame, color: null }, eyeBall: { shape: ball, color: null } };
    addEyeFrame(path, eye, design);
    addEyeBall(path, eye, design);
    return { area: areaOf(path), box: eye.box };
  });
}

function cornersDark(area: Area, x: number, y: number, inside: number): boolean[] {
  return [
    [inside, inside],
    [7 - inside, inside],
    [7 - inside, 7 - inside],
    [inside, 7 - inside],
  ].map(([dx = 0, dy = 0]) => area.has(x + dx, y + dy));
}

/** The lengths of dark and light along a line from a finder pattern's middle outwards, in modules: ball, gap, ring. */
function along(area: Area, x: number, y: number, degrees: number): [ball: number, gap: number, ring: number] {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const changes: number[] = [];
  for (let at = 0, dark = true; changes.length < 3 && at < 6; at += 0.01) {
    if (area.has(x + at * dx, y + at * dy) === dark) continue;
    dark = !dark;
    changes.push(at);
  }
  const [ball = 0, hole = 0, end = 0] = changes;
  return [ball, hole - ball, end - hole];
}

describe.each(EYES)("for %s, a %s frame with a %s ball", (reach, frame, ball) => {
  test("is cut 1:1:3:1:1 by its middle row and column", () => {
    for (const { area, box } of eyes(frame, ball, reach)) {
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
    for (const { area, box } of eyes(frame, ball, reach))
      for (const off of [-0.5, 0.5]) {
        expect(area.has(box.x + 2.5, box.y + 3.5 + off)).toBe(true);
        expect(area.has(box.x + 4.5, box.y + 3.5 + off)).toBe(true);
      }
  });

  test("fills its seven modules and no more", () => {
    for (const { area, box } of eyes(frame, ball, reach)) {
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

/** Of how much a line's lengths together may differ from 1:1:3:1:1, as shares of the whole, in OpenCV's detector. */
const OPENCV = 0.2;

describe.each(PAIRS)("for all, a %s frame with a %s ball", (frame, ball) => {
  test("is cut nearly 1:1:3:1:1 by any line through its middle", () => {
    for (const { area, box } of eyes(frame, ball))
      for (let degrees = 0; degrees < 180; degrees += 5) {
        const [half, gap, ring] = along(area, box.x + 3.5, box.y + 3.5, degrees);
        const whole = 2 * (half + gap + ring);
        const off = 2 * Math.abs(gap / whole - 1 / 7) + 2 * Math.abs(ring / whole - 1 / 7);
        expect(off + Math.abs((2 * half) / whole - 3 / 7)).toBeLessThan(0.75 * OPENCV);
        // Gap and ball together count as four modules of seven for ZBar from 3.5 on.
        expect(((gap + 2 * half) / whole) * 7).toBeGreaterThan(3.55);
        // quirc lets the ball be three quarters shorter than three times the mean of the others.
        expect((2 * half) / ((gap + ring) / 2)).toBeGreaterThan(2.25);
      }
  });

  test("fills its corners, by which scanners place a symbol", () => {
    for (const { area, box } of eyes(frame, ball))
      expect(cornersDark(area, box.x, box.y, 0.01)).toEqual([true, true, true, true]);
  });
});

test("the eyes are in three corners, not in the lower right one", () => {
  expect(eyesOf(25, LEFT, TOP).map(({ box }) => [box.x - LEFT, box.y - TOP])).toEqual([
    [0, 0],
    [18, 0],
    [0, 18],
  ]);
});

test("for phones, a leaf is sharp along the line to the symbol's centre, round across", () => {
  const corners = eyes("leaf", "square", "phones").map(({ area, box }) =>
    cornersDark(area, box.x, box.y, 0.1),
  );
  // Top left, top right, bottom right, bottom left of each eye.
  expect(corners).toEqual([
    [true, false, true, false],
    [false, true, false, true],
    [false, true, false, true],
  ]);
});

test.each(REACHES)("for %s, a square frame with a square ball is the standard's pattern", (reach) => {
  for (const { area } of eyes("square", "square", reach)) expect(area.size).toBeCloseTo(49 - 25 + 9, 9);
});

test("for phones, circles are circles around one middle", () => {
  for (const { area } of eyes("circle", "circle", "phones"))
    expect(area.size).toBeCloseTo(Math.PI * (3.5 ** 2 - 2.5 ** 2 + 1.5 ** 2), 0);
});
