import { Path } from "../../qr/scene/path.ts";
import type { Box, Rgb } from "../../qr/scene/scene.ts";
import { addBox, addHole, allCorners, grow } from "../../qr/scene/shapes.ts";
import type { LabelForm } from "./design.ts";
import { labelsOf, type Place, placesOf } from "./place.ts";
import type { PageScene, SheetOrder } from "./scene.ts";

// Lengths are in millimetres.

/** A hairline: a quarter of a point. */
const HAIRLINE = 0.25 * (25.4 / 72);
/** Length of a crop mark, and its distance from the bleed. */
const MARK = 4;
const MARK_GAP = 2;
/** A mark of a fold has three dashes. */
const DASH = 1;
const DASHES = [0, 1.5, 3];
/** Dashes of a fold, at most. */
const MOST_DASHES = 60;

/** How far a ground goes below the next one. */
const OVERLAP = 0.1;

/** Edges that are closer together are one cut. */
const SAME_CUT = 0.01;

/** The colour of frames: 40 % black. */
export const FRAME_COLOR: Rgb = 0x999999;

type PageOrder = Pick<SheetOrder, "layout" | "marks" | "bleedMm" | "offset">;

/** The boxes that all pages of a sheet share. The media box grows with the marks that leave the page. */
export const layBoxes = (order: PageOrder) => boxesAround(order, cropLines(order));

function boxesAround(
  { layout, bleedMm }: PageOrder,
  lines: readonly Box[],
): Pick<PageScene, "trim" | "bleed" | "media"> {
  const trim = { x: 0, y: 0, ...layout.page };
  const bleed = grow(trim, bleedMm);
  return { trim, bleed, media: [bleed, ...lines].reduce(around) };
}

/** Lays out what all pages of a sheet share: its boxes, crop marks, frames and folds. */
export function layPage(order: PageOrder): PageScene {
  const { layout, marks } = order;
  const lines = cropLines(order);
  const path = new Path();
  for (const { x, y, width, height } of lines) path.rect(x, y, width, height);
  const frame = new Path();
  if (marks === "frame") addFrames(frame, placesOn(order), layout.label);
  if (layout.label.folded && layout.label.design?.foldLine) addFolds(frame, placesOn(order));
  const orNull = (drawn: Path) => (drawn.ops.length > 0 ? drawn : null);
  return { ...boxesAround(order, lines), marks: orNull(path), frame: orNull(frame) };
}

/** The places of all labels of a page. */
function placesOn({ layout, offset }: PageOrder): Place[] {
  return Array.from({ length: labelsOf(layout) }, (_, label) => placesOf(layout, label, 1, offset)).flat();
}

function cropLines(order: PageOrder): Box[] {
  return order.marks === "crop" ? cropMarks(placesOn(order), order.layout, order.bleedMm) : [];
}

/**
 * The ground of a label with its bleed, which goes half way at most where a neighbour is. Where it meets the ground of the
 * next label, to the right or below, it goes a little below it, so that viewers show no line between them.
 * @param place - a place of the order's layout.
 */
export function groundBox(
  { layout, bleedMm, offset }: Pick<SheetOrder, "layout" | "bleedMm" | "offset">,
  { x, y, width, height, isTurned }: Place,
): Box {
  const { columns, rows, label, left, top, stepX, stepY } = layout;
  const column = columns > 1 ? Math.round((x - offset.xMm - left) / stepX) : 0;
  const row = rows > 1 ? Math.round(((isTurned ? y + height : y) - offset.yMm - top) / stepY) : 0;
  const gapX = stepX - width;
  const gapY = stepY - height * (label.folded ? 2 : 1);
  const before = column > 0 ? Math.min(bleedMm, gapX / 2) : bleedMm;
  const behind = column < columns - 1 ? towards(gapX, bleedMm) : bleedMm;
  // The panels of a tent meet in its fold, and have one colour.
  const above = label.folded && !isTurned ? 0 : row > 0 ? Math.min(bleedMm, gapY / 2) : bleedMm;
  const below = isTurned ? OVERLAP : row < rows - 1 ? towards(gapY, bleedMm) : bleedMm;
  return { x: x - before, y: y - above, width: before + width + behind, height: above + height + below };
}

/** A band of that height along a label's upper edge, with the bleed of its ground. */
export function bandBox(
  order: Pick<SheetOrder, "layout" | "bleedMm" | "offset">,
  place: Place,
  height: number,
): Box {
  const ground = groundBox(order, place);
  const [from, to] = place.isTurned
    ? [place.y + place.height - height, ground.y + ground.height]
    : [ground.y, place.y + height];
  return { x: ground.x, y: from, width: ground.width, height: to - from };
}

/** The bleed towards a label that is printed later. */
function towards(gap: number, bleedMm: number): number {
  return bleedMm < gap / 2 ? bleedMm : gap / 2 + OVERLAP;
}

/** Marks at every cut of the columns above and below all labels, and of the rows to the left and right; dashed at folds. */
function cropMarks(
  places: readonly Place[],
  { label }: Pick<SheetOrder["layout"], "label">,
  bleedMm: number,
): Box[] {
  const grid = places.reduce<Box>(
    (all, place) => around(all, place),
    places[0] ?? { x: 0, y: 0, width: 0, height: 0 },
  );
  const from = grow(grid, bleedMm + MARK_GAP);
  const upright = (x: number, y: number, height: number) => ({
    x: x - HAIRLINE / 2,
    y,
    width: HAIRLINE,
    height,
  });
  const level = (x: number, y: number, width: number) => ({
    x,
    y: y - HAIRLINE / 2,
    width,
    height: HAIRLINE,
  });
  const [right, bottom] = [from.x + from.width, from.y + from.height];
  const columns = distinct(places.flatMap(({ x, width }) => [x, x + width]));
  const isFold = (place: Place) => label.folded === true && !place.isTurned;
  const rows = distinct(
    places.flatMap((place) => [
      ...(isFold(place) ? [] : [place.y]),
      ...(place.isTurned ? [] : [place.y + place.height]),
    ]),
  );
  const folds = distinct(places.filter(isFold).map(({ y }) => y));
  return [
    ...columns.flatMap((x) => [upright(x, from.y - MARK, MARK), upright(x, bottom, MARK)]),
    ...rows.flatMap((y) => [level(from.x - MARK, y, MARK), level(right, y, MARK)]),
    ...folds.flatMap((y) =>
      DASHES.flatMap((dash) => [level(from.x - MARK + dash, y, DASH), level(right + dash, y, DASH)]),
    ),
  ];
}

/** Adds dashes along the folds of tents, from edge to edge. A wide fold has longer ones, not more. */
function addFolds(path: Path, places: readonly Place[]): void {
  for (const { x, y, width, isTurned } of places) {
    const dash = Math.max(DASH, width / (2 * MOST_DASHES));
    for (let at = 0; !isTurned && at < width; at += 2 * dash)
      path.rect(x + at, y - HAIRLINE / 2, Math.min(dash, width - at), HAIRLINE);
  }
}

/**
 * Adds the outlines of the labels' edges, half a hairline to each side. A corner is a quarter of a circle at
 * most.
 */
function addFrames(path: Path, places: readonly Place[], { width, height, corner = 0 }: LabelForm): void {
  const radius = Math.min(corner, width / 2, height / 2);
  for (const place of places) {
    addBox(path, grow(place, HAIRLINE / 2), allCorners(radius > 0 ? radius + HAIRLINE / 2 : 0));
    addHole(path, grow(place, -HAIRLINE / 2), allCorners(Math.max(0, radius - HAIRLINE / 2)));
  }
}

/** The least box around two. */
function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

function distinct(values: readonly number[]): number[] {
  return values
    .toSorted((one, other) => one - other)
    .filter((value, at, sorted) => at === 0 || value - (sorted[at - 1] ?? 0) > SAME_CUT);
}
