import { KAPPA, type Path } from "./path.ts";
import type { Box } from "./scene.ts";

/** Radii of a box's corners: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number];

export function allCorners(radius: number): Corners {
  return [radius, radius, radius, radius];
}

/**
 * Adds a polygon, each corner rounded by its own radius: a quarter circle where the corner is a right angle, as far along
 * both edges elsewhere, sharp for 0. `points` are x and y in turn. Two radii must not exceed the edge between them. Keeps
 * the direction given. `pull` is how far a curve's controls lie towards the corner, as a share of the radius: more than
 * that of a circle makes corners fuller.
 */
export function addPolygon(
  path: Path,
  points: readonly number[],
  radii: readonly number[],
  pull: number = KAPPA,
): void {
  const last = radii.length - 1;
  const round = Math.abs(pull - KAPPA) < ROUNDING;
  let x = points[2 * last] ?? 0;
  let y = points[2 * last + 1] ?? 0;
  let radius = radii[last] ?? 0;
  // The direction towards the first corner, where the pen starts. The last edge is drawn by closing.
  let dx = (points[0] ?? 0) - x;
  let dy = (points[1] ?? 0) - y;
  let edge = Math.sqrt(dx * dx + dy * dy);
  let inX = dx / edge;
  let inY = dy / edge;
  // The radius of the arc that was drawn last, if it is a quarter of a circle.
  let quarter = 0;
  for (let i = 0; i <= last; i++) {
    const before = radius;
    x = points[2 * i] ?? 0;
    y = points[2 * i + 1] ?? 0;
    radius = radii[i] ?? 0;
    const straight = i > 0 && edge - before - radius > ROUNDING;
    if (i === 0) path.moveTo(x - radius * inX, y - radius * inY);
    else if (straight) path.lineTo(x - radius * inX, y - radius * inY);
    const to = i === last ? 0 : i + 1;
    dx = (points[2 * to] ?? 0) - x;
    dy = (points[2 * to + 1] ?? 0) - y;
    edge = Math.sqrt(dx * dx + dy * dy);
    const outX = dx / edge;
    const outY = dy / edge;
    if (radius > 0) {
      const turn = inX * outY - inY * outX;
      const endX = x + radius * outX;
      const endY = y + radius * outY;
      if (round && Math.abs(turn) > 1 - ROUNDING) {
        const arc = turn > 0 ? radius : -radius;
        // Two quarters of one circle are one arc.
        if (Math.abs(arc - quarter) < ROUNDING && !straight) {
          path.arcOn(endX, endY);
          quarter = 0;
        } else {
          path.arcTo(arc, endX, endY);
          quarter = arc;
        }
      } else {
        const bend = (1 - pull) * radius;
        path.curveTo(x - bend * inX, y - bend * inY, x + bend * outX, y + bend * outY, endX, endY);
        quarter = 0;
      }
    } else quarter = 0;
    inX = outX;
    inY = outY;
  }
  path.close();
}

/** Numbers, in modules or as a share, that differ by less are equal but for rounding. */
const ROUNDING = 1e-9;

/** Adds a box with rounded corners, clockwise on screen. */
export function addBox(path: Path, box: Box, radii: Corners, pull?: number): void {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  addPolygon(path, [x, y, right, y, right, bottom, x, bottom], radii, pull);
}

/** Adds a box in the opposite direction: under the nonzero rule, a hole in the shape around it. */
export function addHole(path: Path, box: Box, radii: Corners, pull?: number): void {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  const inTurn = [topLeft, bottomLeft, bottomRight, topRight];
  addPolygon(path, [x, y, x, bottom, right, bottom, right, y], inTurn, pull);
}

/** How the corners of a square are rounded: see `softCorner`. */
export interface SoftCorner {
  readonly radius: number;
  readonly pull: number;
}

/** How far the middle of a circle's quarter lies inside the corner of the square around it, along each axis, by its radius. */
export const CIRCLE_CUT = 1 - Math.SQRT1_2;

/** Radii are at most this many times what they cut off a corner, so that the curve leaves the side as a straight line. */
const SMOOTH = 8;

/**
 * Corners of a square of that side whose middle lies `cut` inside the sharp corner, along each axis, and which are as
 * smooth as that allows: sharp for 0, then a superellipse's, and a circle where `cut` is `CIRCLE_CUT` of half the side.
 */
export function softCorner(side: number, cut: number): SoftCorner {
  if (cut === 0) return { radius: 0, pull: KAPPA };
  const radius = Math.min(side / 2, SMOOTH * cut);
  // The middle of a cubic from one side to the other lies (4 − 3 pull) ÷ 8 of the radius inside the corner.
  return { radius, pull: (4 - (SMOOTH * cut) / radius) / 3 };
}

/** The box `by` larger on every side, or smaller where `by` is negative. */
export function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
