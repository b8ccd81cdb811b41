import { ARC, CLOSE, CURVE, LINE, MOVE, type Path, ROUND } from "../scene/path.ts";
import { milli, type Spelling, widthOf } from "./spelling.ts";

/** Letters of commands. An arc is only ever relative. */
const A = 97;
const ZERO = 48;
/** The absolute commands; each has its relative twin in lower case. */
const M = 77;
const L = 76;
const H = 72;
const V = 86;
const C = 67;
const Z = 90;
const RELATIVE = 32;

/** A line no longer than this, in thousandths of a part, is rounding. */
const ROUNDING = 1;

/** Numbers and letters of a round box, at most: four arcs with five of each, three lines and a step to it. */
const LONGEST_ROUND = 32;

/**
 * Spells an outline as SVG path data (SVG 1.1, 8.3), in its own parts of a module, in as few characters as M, L, H, V, C,
 * A and Z allow: each command relative or absolute, whichever is shorter, and without separators that the grammar does not
 * need. Flags of arcs keep theirs: some readers of paths take `01.5` for a number.
 */
export function spellSvgPath(path: Path, out: Spelling): void {
  const { ops, coords, parts } = path;
  const unit = (value: number) => parts * milli(value);
  out.reserve(coords.length + 4 * ops.length);
  let next = 0;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;

  // The round box that was spelled last, and where: most are alike, and copied.
  let [likeWidth, likeHeight, likeRadius, likeFrom, likeTo] = [-1, -1, -1, 0, 0];

  for (let at = 0; at < ops.length; at++) {
    const op = ops[at];
    if (op === CLOSE) {
      out.letter(Z + RELATIVE);
      x = startX;
      y = startY;
      continue;
    }
    if (op === ARC) {
      const radius = coords[next++] ?? 0;
      const endX = unit(coords[next++] ?? 0);
      const endY = unit(coords[next++] ?? 0);
      arc(out, unit(Math.abs(radius)), radius > 0, endX - x, endY - y);
      x = endX;
      y = endY;
      continue;
    }
    const a = coords[next++] ?? 0;
    const b = coords[next++] ?? 0;
    const toX = unit(a);
    const toY = unit(b);
    if (op === ROUND) {
      const width = unit(coords[next++] ?? 0);
      const height = unit(coords[next++] ?? 0);
      const radius = unit(coords[next++] ?? 0);
      out.reserve(LONGEST_ROUND + coords.length - next + 4 * (ops.length - at));
      const isBar = height - 2 * radius <= ROUNDING && width - 2 * radius > ROUNDING;
      const fromX = isBar ? toX + radius : toX;
      const fromY = isBar ? toY : toY + radius;
      step(out, M, x, y, fromX, fromY);
      x = startX = fromX;
      y = startY = fromY;
      if (width === likeWidth && height === likeHeight && radius === likeRadius) {
        out.again(likeFrom, likeTo);
        continue;
      }
      [likeWidth, likeHeight, likeRadius, likeFrom] = [width, height, radius, out.size];
      round(out, width, height, radius);
      likeTo = out.size;
      continue;
    }
    if (op === LINE) {
      line(out, x, y, toX, toY);
      x = toX;
      y = toY;
      continue;
    }
    if (op === CURVE) {
      const x2 = unit(coords[next++] ?? 0);
      const y2 = unit(coords[next++] ?? 0);
      const endX = unit(coords[next++] ?? 0);
      const endY = unit(coords[next++] ?? 0);
      curve(out, toX - x, toY - y, x2 - x, y2 - y, endX - x, endY - y);
      x = endX;
      y = endY;
      continue;
    }
    step(out, M, x, y, toX, toY);
    x = startX = toX;
    y = startY = toY;
    if (op === MOVE) continue;
    const right = unit(a + (coords[next++] ?? 0));
    const bottom = unit(b + (coords[next++] ?? 0));
    along(out, H, x, right);
    along(out, V, y, bottom);
    along(out, H, right, x);
    out.letter(Z + RELATIVE);
  }
}

/** A round box from its left, below the upper corner, or a level bar from its top: clockwise, by steps alone. */
function round(out: Spelling, width: number, height: number, radius: number): void {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  if (across <= ROUNDING) {
    arc(out, radius, true, width, 0);
    if (down > ROUNDING) stepAlong(out, V, down);
    arc(out, radius, true, -width, 0);
  } else if (down <= ROUNDING) {
    stepAlong(out, H, across);
    arc(out, radius, true, 0, height);
    stepAlong(out, H, -across);
    arc(out, radius, true, 0, -height);
  } else {
    arc(out, radius, true, radius, -radius);
    stepAlong(out, H, across);
    arc(out, radius, true, radius, radius);
    stepAlong(out, V, down);
    arc(out, radius, true, -radius, radius);
    stepAlong(out, H, -across);
    arc(out, radius, true, -radius, -radius);
  }
  out.letter(Z + RELATIVE);
}

function stepAlong(out: Spelling, command: number, step: number): void {
  out.letter(command + RELATIVE);
  out.milli(step);
}

function line(out: Spelling, fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromY === toY) along(out, H, fromX, toX);
  else if (fromX === toX) along(out, V, fromY, toY);
  else step(out, L, fromX, fromY, toX, toY);
}

function along(out: Spelling, command: number, from: number, to: number): void {
  const step = to - from;
  const isDigit = step > 0 && step < 10_000 && step % 1000 === 0;
  const relative = isDigit || widthOf(step) <= widthOf(to);
  out.letter(relative ? command + RELATIVE : command);
  out.milli(relative ? step : to);
}

function step(out: Spelling, command: number, fromX: number, fromY: number, toX: number, toY: number): void {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const relative = pairWidth(dx, dy) < pairWidth(toX, toY);
  out.letter(relative ? command + RELATIVE : command);
  if (relative) pair(out, dx, dy);
  else pair(out, toX, toY);
}

/** A curve's controls lie near its start, so relative coordinates are hardly ever longer than absolute ones. */
function curve(out: Spelling, x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
  out.letter(C + RELATIVE);
  pair(out, x1, y1);
  if (apart(y1, x2)) out.space();
  pair(out, x2, y2);
  if (apart(y2, x)) out.space();
  pair(out, x, y);
}

function arc(out: Spelling, radius: number, clockwise: boolean, x: number, y: number): void {
  out.letter(A);
  pair(out, radius, radius);
  out.space();
  out.letter(ZERO);
  out.space();
  out.letter(ZERO);
  out.space();
  out.letter(clockwise ? ZERO + 1 : ZERO);
  if (x >= 0) out.space();
  pair(out, x, y);
}

function pair(out: Spelling, first: number, second: number): void {
  out.milli(first);
  if (apart(first, second)) out.space();
  out.milli(second);
}

function pairWidth(first: number, second: number): number {
  return widthOf(first) + (apart(first, second) ? 1 : 0) + widthOf(second);
}

/** Whether two numbers need a separator. A minus sign ends the number before it, and so does a second point. */
function apart(before: number, after: number): boolean {
  if (after < 0) return false;
  return after === 0 || after >= 1000 || before % 1000 === 0;
}
