import { expect, test } from "bun:test";
import { KAPPA, Path } from "../../../src/qr/scene/path.ts";
import { IN_PLACE, type Placement, spellOperators } from "../../../src/qr/write/operators.ts";
import { Spelling } from "../../../src/qr/write/spelling.ts";

function spell(path: Path, placement: Placement = IN_PLACE): string {
  const out = new Spelling();
  spellOperators(path, placement, out);
  return out.take();
}

/** The circle around 3, 5 with radius 2, from its left. */
const byArcs = new Path().moveTo(1, 5).arcTo(2, 5, 5).arcTo(2, 3, 7).arcTo(2, 1, 5).close();
const k = 2 * KAPPA;
const byCurves = new Path()
  .moveTo(1, 5)
  .curveTo(1, 5 - k, 3 - k, 3, 3, 3)
  .curveTo(3 + k, 3, 5, 5 - k, 5, 5)
  .curveTo(5, 5 + k, 3 + k, 7, 3, 7)
  .curveTo(3 - k, 7, 1, 5 + k, 1, 5)
  .close();

test("a half and two quarters of a circle are four curves, because PDF has no arcs", () => {
  expect(spell(byArcs)).toBe(spell(byCurves));
  const placement = { scaleX: 0.5, scaleY: 3, x: 7, y: -2 };
  expect(spell(byArcs, placement)).toBe(spell(byCurves, placement));
});

test("an anticlockwise arc bends to the other side", () => {
  const under = new Path().moveTo(1, 5).arcTo(-2, 5, 5);
  const curves = new Path()
    .moveTo(1, 5)
    .curveTo(1, 5 + k, 3 - k, 7, 3, 7)
    .curveTo(3 + k, 7, 5, 5 + k, 5, 5);
  expect(spell(under)).toBe(spell(curves));
});

test.each([
  ["a box", 10, 6, 2],
  ["a bar", 10, 4, 2],
  ["a column", 4, 10, 2],
  ["a circle", 4, 4, 2],
])("the corners of %s are quarters of circles between straight sides", (_, width, height, radius) => {
  const [x, y, right, bottom] = [3, -1, 3 + width, -1 + height];
  const outline = new Path().moveTo(x, y + radius).arcTo(radius, x + radius, y);
  if (width > 2 * radius) outline.lineTo(right - radius, y);
  outline.arcTo(radius, right, y + radius);
  if (height > 2 * radius) outline.lineTo(right, bottom - radius);
  outline.arcTo(radius, right - radius, bottom);
  if (width > 2 * radius) outline.lineTo(x + radius, bottom);
  outline.arcTo(radius, x, bottom - radius).close();
  for (const placement of [IN_PLACE, { scaleX: 0.5, scaleY: 3, x: 7, y: -2 }])
    expect(spell(new Path().round(x, y, width, height, radius), placement)).toBe(spell(outline, placement));
});

test("there is room in the text after any number of round boxes, however long its numbers are", () => {
  for (let count = 1; count < 60; count++) {
    const path = new Path();
    for (let i = 0; i < count; i++) path.round(-123_456.123, -123_456.123, 1_000.001, 2_000.003, 333.333);
    for (let i = 0; i < 200; i++)
      path.curveTo(-123_456.123, -123_456.123, -123_456.123, -123_456.123, -123_456.123, -123_456.123);
    expect(spell(path)).toEndWith(`${"-123456.123 ".repeat(6)}c\n`.repeat(200));
  }
});
