import { expect, test } from "bun:test";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import { colorAlong, eyesOf, tonesOf } from "../../../src/qr/scannability/tones.ts";
import type { Style } from "../../../src/qr/style.ts";

const symbol = { x: 4, y: 4, width: 21, height: 21 };
const ground = { whole: { x: 0, y: 0, width: 29, height: 29 }, symbol };

const FADE = {
  gradient: "linear",
  stops: [
    { offset: 0, color: "#000000" },
    { offset: 1, color: "#c80000" },
  ],
} satisfies Style["foreground"];

test.each([
  ["all of one solid ink", {}, 0],
  [
    "one colour for both parts",
    { foreground: FADE, eyeFrame: { color: "#123" }, eyeBall: { color: "#123" } },
    0,
  ],
  ["a gradient", { foreground: FADE }, 3],
  ["a ball of its own colour", { eyeBall: { color: "#123" } }, 3],
] satisfies [string, Style, number][])(
  "eyes are sampled where their inks can differ: %s",
  (_, style, eyes) => {
    expect(eyesOf(completeStyle(style), ground)).toHaveLength(eyes);
  },
);

test("each eye is sampled all round its frame and its ball, and in its centre", () => {
  const [first = [], second = [], third = []] = eyesOf(completeStyle({ foreground: FADE }), ground);
  expect(first.map(({ part }) => part).filter((part) => part === "eyeFrame")).toHaveLength(8);
  expect(first).toHaveLength(17);
  const reds = (eye: typeof first) => eye.map(({ ink }) => ink >> 16);
  // The gradient runs from left to right: the eye at the top right is lighter, the one at the bottom left is not.
  expect(Math.min(...reds(second))).toBeGreaterThan(Math.max(...reds(first)));
  expect(reds(third)).toEqual(reds(first));
});

test("a solid ink meets every stop of a background, two gradients what overlaps", () => {
  const stops = tonesOf(completeStyle({ background: { ...FADE, angle: 0 } }), ground);
  expect(stops.map(({ background }) => background)).toEqual([0x000000, 0xc80000]);
  expect(tonesOf(completeStyle({ foreground: FADE, background: FADE }), ground)).toHaveLength(41 * 41);
  const own = tonesOf(completeStyle({ eyeFrame: { color: "#010203" } }), ground);
  expect(own).toContainEqual({ part: "eyeFrame", ink: 0x010203, background: 0xffffff });
});

test("a gradient extends its end colours and has hard edges between stops at one offset", () => {
  const stops = [
    { offset: 0.25, color: 0x000000 },
    { offset: 0.5, color: 0x640000 },
    { offset: 0.5, color: 0x0000ff },
  ];
  expect([0, 0.25, 0.375, 0.5, 1].map((offset) => colorAlong(stops, offset))).toEqual([
    0x000000, 0x000000, 0x320000, 0x0000ff, 0x0000ff,
  ]);
});
