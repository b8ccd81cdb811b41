import { CLOSE, CURVE, LINE, MOVE, type Path } from "../scene/path.ts";
import { milli, type Spelling, widthOf } from "./spelling.ts";

/** The absolute commands; each has its relative twin in lower case. */
const M = 77;
const L = 76;
const H = 72;
const V = 86;
const C = 67;
const Z = 90;
const RELATIVE = 32;

/**
 * Spells an outline as SVG path data (SVG 1.1, 8.3) in as few characters as M, L, H, V, C and Z allow: each command
 * relative or absolute, whichever is shorter, and without separators that the grammar does not need.
 */
export function spellSvgPath(path: Path, out: Spelling): void {
  const { ops, coords } = path;
  out.reserve(coords.length + 4 * ops.length);
  let next = 0;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;

  for (const op of ops) {
    if (op === CLOSE) {
      out.letter(Z + RELATIVE);
      x = startX;
      y = startY;
      continue;
    }
    const a = coords[next++] ?? 0;
    const b = coords[next++] ?? 0;
    const toX = milli(a);
    const toY = milli(b);
    if (op === LINE) {
      line(out, x, y, toX, toY);
      x = toX;
      y = toY;
      continue;
    }
    if (op === CURVE) {
      const x2 = milli(coords[next++] ?? 0);
      const y2 = milli(coords[next++] ?? 0);
      const endX = milli(coords[next++] ?? 0);
      const endY = milli(coords[next++] ?? 0);
      curve(out, toX - x, toY - y, x2 - x, y2 - y, endX - x, endY - y);
      x = endX;
      y = endY;
      continue;
    }
    step(out, M, x, y, toX, toY);
    x = startX = toX;
    y = startY = toY;
    if (op === MOVE) continue;
    const right = milli(a + (coords[next++] ?? 0));
    const bottom = milli(b + (coords[next++] ?? 0));
    along(out, H, x, right);
    along(out, V, y, bottom);
    along(out, H, right, x);
    out.letter(Z + RELATIVE);
  }
}

function line(out: Spelling, fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromY === toY) along(out, H, fromX, toX);
  else if (fromX === toX) along(out, V, fromY, toY);
  else step(out, L, fromX, fromY, toX, toY);
}

function along(out: Spelling, command: number, from: number, to: number): void {
  const relative = widthOf(to - from) <= widthOf(to);
  out.letter(relative ? command + RELATIVE : command);
  out.milli(relative ? to - from : to);
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
