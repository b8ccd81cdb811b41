import { expect, test } from "bun:test";
import { spanOf } from "../../../../src/qr/logo/svg/span.ts";
import { IDENTITY } from "../../../../src/qr/logo/svg/matrix.ts";
import { Path } from "../../../../src/qr/scene/path.ts";

test("a rectangle's outline is its circumference, and it climbs twice its height", () => {
  expect(spanOf(new Path().rect(1, 2, 3, 4), IDENTITY, 0, 100)).toEqual({ length: 14, climb: 8 });
});

test("a rectangle that is turned and stretched climbs with both of its sides", () => {
  // A quarter turn, twice as large: the sides of 3 and 4 are 6 and 8, and the width of 3 climbs.
  expect(spanOf(new Path().rect(0, 0, 3, 4), [0, 2, -2, 0, 0, 0], -100, 100)).toEqual({
    length: 28,
    climb: 12,
  });
});

test("a rectangle climbs no higher than the view", () => {
  expect(spanOf(new Path().rect(0, -50, 1, 200), IDENTITY, 0, 100).climb).toBe(200);
});

test("lines are as long as they are, and climb within the view only", () => {
  const path = new Path().moveTo(0, 0).lineTo(3, 4).moveTo(50, 50).lineTo(50, 150);
  expect(spanOf(path, IDENTITY, 0, 100)).toEqual({ length: 105, climb: 54 });
});
