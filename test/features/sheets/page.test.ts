import { describe, expect, test } from "bun:test";
import { MOVE, RECT } from "../../../src/qr/scene/path.ts";
import type { Box } from "../../../src/qr/scene/scene.ts";
import { LAYOUTS } from "../../../src/features/sheets/layouts.ts";
import { groundBox, layPage } from "../../../src/features/sheets/page.ts";
import { labelsOf, placesOf } from "../../../src/features/sheets/place.ts";
import type { PageScene, SheetOrder } from "../../../src/features/sheets/scene.ts";
import { areaOf } from "../../qr/scene/inside.ts";
import { orderOf } from "./labels.ts";

/** The boxes and marks of a page, and the grounds of labels. Lengths are in millimetres. */

const HAIRLINE = 0.0882;

const EACH = LAYOUTS.map(({ id }) => [id] as const);

const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x + 1e-9 &&
  outer.y <= inner.y + 1e-9 &&
  right(outer) >= right(inner) - 1e-9 &&
  bottom(outer) >= bottom(inner) - 1e-9;

const meet = (one: Box, other: Box) =>
  Math.min(right(one), right(other)) - Math.max(one.x, other.x) > 1e-9 &&
  Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) > 1e-9;

const placesIn = ({ layout, offset }: SheetOrder) =>
  Array.from({ length: labelsOf(layout) }, (_, at) => placesOf(layout, at, 1, offset)).flat();

/** Left, top, right and bottom of boxes together. */
function extentOf(boxes: readonly Box[]): [number, number, number, number] {
  return [
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(right)),
    Math.max(...boxes.map(bottom)),
  ];
}

/** The crop marks, which are boxes. */
function marksOf({ marks }: PageScene): Box[] {
  if (!marks?.ops.every((op) => op === RECT)) throw new Error("there are no marks, or other shapes");
  return marks.ops.map((_, at) => {
    const [x = 0, y = 0, width = 0, height = 0] = marks.coords.slice(4 * at, 4 * at + 4);
    return { x, y, width, height };
  });
}

describe("a page", () => {
  test.each(EACH)("of %s has its boxes one in the other", (id) => {
    for (const marks of ["none", "crop", "frame"] as const)
      for (const bleedMm of [0, 2.5]) {
        const order = orderOf(id, { marks, bleedMm });
        const { trim, bleed, media } = layPage(order);
        expect(trim).toEqual({ x: 0, y: 0, ...order.layout.page });
        expect([bleed.x, bleed.y, right(bleed), bottom(bleed)]).toEqual([
          0 - bleedMm,
          0 - bleedMm,
          trim.width + bleedMm,
          trim.height + bleedMm,
        ]);
        expect(holds(media, bleed)).toBe(true);
        if (marks !== "crop") expect(media).toEqual(bleed);
      }
  });

  test("has neither marks nor frames unless they are asked for", () => {
    expect(layPage(orderOf("a4"))).toMatchObject({ marks: null, frame: null });
    expect(layPage(orderOf("a4", { marks: "crop" })).frame).toBeNull();
    expect(layPage(orderOf("a4", { marks: "frame" })).marks).toBeNull();
  });
});

describe("crop marks", () => {
  test.each(EACH)("of %s stand at every cut, outside all labels and their bleed, on the page", (id) => {
    for (const bleedMm of [0, 3]) {
      const order = orderOf(id, { marks: "crop", bleedMm });
      const { columns, rows, label, left, stepX, stepY } = order.layout;
      const page = layPage(order);
      const marks = marksOf(page);
      const cuts = (count: number, gap: number) => (gap > 0.01 ? 2 * count : count + 1);
      const upright = marks.filter(({ width, height }) => height > width);
      const level = marks.filter(({ width, height }) => width > height);
      expect(upright).toHaveLength(2 * cuts(columns, stepX - label.width));
      const panels = label.folded ? 2 : 1;
      const folds = label.folded ? 6 * rows : 0;
      expect(level).toHaveLength(2 * cuts(rows, stepY - panels * label.height) + folds);
      for (const x of [left, left + (columns - 1) * stepX + label.width])
        expect(upright.filter((mark) => Math.abs(mark.x + mark.width / 2 - x) < 1e-6)).toHaveLength(2);
      for (const mark of marks) {
        expect(Math.min(mark.width, mark.height)).toBeCloseTo(HAIRLINE, 4);
        expect(holds(page.media, mark)).toBe(true);
        for (const place of placesIn(order)) {
          const { x, y, width, height } = place;
          const far = 2 * bleedMm + 3.9;
          const around = { x: x - far / 2, y: y - far / 2, width: width + far, height: height + far };
          expect(meet(mark, around)).toBe(false);
        }
      }
    }
  });

  test("of a single label are those of printers: two at each corner, two millimetres off the bleed", () => {
    const marks = marksOf(layPage(orderOf("a6", { marks: "crop", bleedMm: 3 })));
    const rounded = marks.map(({ x, y, width, height }) =>
      [x, y, width, height].map((n) => Math.round(n * 10) + 0),
    );
    expect(rounded).toContainEqual([0, -90, 1, 40]);
    expect(rounded).toContainEqual([1100, 1480, 40, 1]);
    expect(marks).toHaveLength(8);
  });

  test("of a tent are dashed at its fold", () => {
    const level = marksOf(layPage(orderOf("tent-a5", { marks: "crop" }))).filter(
      ({ y }) => Math.abs(y + HAIRLINE / 2 - 105) < 0.001,
    );
    expect(level.map(({ x, width }) => [x, width])).toEqual([
      [-6, 1],
      [150, 1],
      [-4.5, 1],
      [151.5, 1],
      [-3, 1],
      [153, 1],
    ]);
  });
});

test.each(EACH)("frames of %s follow the edges of all labels", (id) => {
  const order = orderOf(id, { marks: "frame" });
  const { frame } = layPage(order);
  const places = placesIn(order);
  if (!frame) throw new Error("there is no frame");
  // An outline and a hole each.
  expect(frame.ops.filter((op) => op === MOVE)).toHaveLength(2 * places.length);
  const half = HAIRLINE / 2;
  const [x, y, x2, y2] = extentOf(places);
  areaOf(frame).bounds.forEach((value, side) => {
    expect(value).toBeCloseTo([x - half, y - half, x2 + half, y2 + half][side] ?? Number.NaN, 3);
  });
});

test("a frame's corners are round at most", () => {
  const known = orderOf("brother-dk-11209").layout;
  const round = { ...known, label: { ...known.label, corner: 1_000 } };
  const { frame } = layPage(orderOf("a6", { layout: round, marks: "frame" }));
  const bounds = frame ? areaOf(frame).bounds : [];
  const half = HAIRLINE / 2;
  [-half, -half, 62 + half, 29 + half].forEach((side, at) => {
    expect(bounds[at]).toBeCloseTo(side, 3);
  });
});

describe("the ground of a label", () => {
  test.each(EACH)("of %s bleeds outwards, and half way at most to the next label", (id) => {
    for (const bleedMm of [0, 0.5, 5]) {
      const order = orderOf(id, { bleedMm });
      const places = placesIn(order);
      const grounds = places.map((place) => groundBox(order, place));
      grounds.forEach((ground, at) => {
        const own = places[at];
        if (!own) throw new Error("no place");
        expect(holds(ground, own)).toBe(true);
        places.forEach((place, other) => {
          if (other === at) return;
          const { x, y, width, height } = place;
          // A tenth of a millimetre of it lies below the next one's, where they touch.
          const inside = { x: x + 0.11, y: y + 0.11, width: width - 0.22, height: height - 0.22 };
          expect(meet(ground, inside)).toBe(false);
        });
      });
      const [x, y, x2, y2] = extentOf(places);
      const bled = [x - bleedMm, y - bleedMm, x2 + bleedMm, y2 + bleedMm];
      extentOf(grounds).forEach((value, side) => {
        expect(value).toBeCloseTo(bled[side] ?? Number.NaN, 9);
      });
    }
  });

  test("of a single label does not depend on a distance that its layout has no use for", () => {
    const layout = { ...orderOf("a6").layout, left: 0.1, top: 0.7, stepX: 0, stepY: 0 };
    const order = orderOf("a6", { layout, bleedMm: 3, offset: { xMm: 0.2, yMm: -0.3 } });
    const [ground] = placesIn(order).map((place) => groundBox(order, place));
    expect([ground?.width, ground?.height]).toEqual([expect.closeTo(111, 9), expect.closeTo(154, 9)]);
  });

  test("meets the next one where the bleed is wider than half the gap", () => {
    const order = orderOf("avery-l7160", { bleedMm: 3 });
    const [first, second] = placesIn(order).map((place) => groundBox(order, place));
    if (!first || !second) throw new Error("no labels");
    expect(right(first)).toBeGreaterThan(second.x);
    expect(second.x).toBeCloseTo(7.21 + 63.5 + 1.27, 6);
  });
});

test("a printer's misplacement moves marks, frames and grounds with the labels, and not the page", () => {
  const offset = { xMm: 1.5, yMm: -0.5 };
  for (const marks of ["crop", "frame"] as const) {
    const [still, moved] = [{ xMm: 0, yMm: 0 }, offset].map((by) =>
      layPage(orderOf("tent-a4", { marks, bleedMm: 1, offset: by })),
    );
    expect([moved?.trim, moved?.bleed]).toEqual([still?.trim, still?.bleed]);
    const [from, to] = [still, moved].map((page) => (page?.marks ?? page?.frame)?.coords ?? []);
    expect((to?.[0] ?? Number.NaN) - (from?.[0] ?? Number.NaN)).toBeCloseTo(1.5, 9);
    expect((to?.[1] ?? Number.NaN) - (from?.[1] ?? Number.NaN)).toBeCloseTo(-0.5, 9);
  }
  const [still, moved] = [
    orderOf("herma-4457", { bleedMm: 2 }),
    orderOf("herma-4457", { bleedMm: 2, offset }),
  ].map((order) => placesIn(order).map((place) => groundBox(order, place)));
  still?.forEach(({ x, y, width, height }, at) => {
    const ground = moved?.[at];
    expect([ground?.x, ground?.y]).toEqual([expect.closeTo(x + 1.5, 9), expect.closeTo(y - 0.5, 9)]);
    expect([ground?.width, ground?.height]).toEqual([expect.closeTo(width, 9), expect.closeTo(height, 9)]);
  });
});
