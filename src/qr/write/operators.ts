import {
  ALIGNED,
  ARC,
  arcAsCurves,
  CLOSE,
  CURVE,
  KAPPA,
  LINE,
  MOVE,
  type Path,
  ROUND,
} from "../scene/path.ts";
import type { Box } from "../scene/scene.ts";
import { milli, type Spelling } from "./spelling.ts";

/** How a path's units map to the scene's: scaled first, then moved. */
export interface Placement {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly x: number;
  readonly y: number;
}

/** The placement of a path that is in scene units. */
export const IN_PLACE: Placement = { scaleX: 1, scaleY: 1, x: 0, y: 0 };

/** Letters of the operators. */
const M = 109;
const L = 108;
const C = 99;
const H = 104;
const NEWLINE = 10;
const OPERATORS: Readonly<Record<number, number>> = { [MOVE]: M, [LINE]: L, [CURVE]: C };

/** Numbers, operators among them, of any operation but a round box, which has more: half a circle is two curves. */
const MOST_NUMBERS = 14;
const MORE_OF_ROUND = 16;

/** Spells an outline with the path construction operators of PDF (PDF 1.7, 8.5.2), one a line, in scene units. */
export function spellOperators(path: Path, placement: Placement, out: Spelling): void {
  const { ops, coords } = path;
  const { scaleX, scaleY, x, y } = placement;
  const rounds = ops.reduce((count, op) => (op === ROUND ? count + 1 : count), 0);
  out.reserve(coords.length + MOST_NUMBERS * ops.length + MORE_OF_ROUND * rounds);
  let next = 0;
  const across = (value: number) => milli(x + scaleX * value);
  const down = (value: number) => milli(y + scaleY * value);
  const point = () => {
    out.milli(across(coords[next++] ?? 0));
    out.space();
    out.milli(down(coords[next++] ?? 0));
    out.space();
  };

  for (const op of ops) {
    if (op === CLOSE) {
      spellOperator(H, out);
      continue;
    }
    if (op === ARC) {
      const [fromX = 0, fromY = 0, radius = 0, toX = 0, toY = 0] = coords.slice(next - 2, next + 3);
      next += 3;
      arcAsCurves(fromX, fromY, radius, toX, toY).forEach((value, at) => {
        out.milli(at % 2 === 0 ? across(value) : down(value));
        out.space();
        if (at % 6 === 5) spellOperator(C, out);
      });
      continue;
    }
    if (op === ROUND) {
      const [x = 0, y = 0, width = 0, height = 0, radius = 0] = coords.slice(next, next + 5);
      next += 5;
      spellRound({ x, y, width, height }, radius, across, down, out);
      continue;
    }
    point();
    if (op === CURVE) {
      point();
      point();
    }
    const operator = OPERATORS[op];
    if (operator !== undefined) {
      spellOperator(operator, out);
      continue;
    }
    const left = coords[next - 2] ?? 0;
    const top = coords[next - 1] ?? 0;
    out.milli(across(left + (coords[next++] ?? 0)) - across(left));
    out.space();
    out.milli(down(top + (coords[next++] ?? 0)) - down(top));
    out.text(" re\n");
  }
}

/** A ROUND with lines and curves. Many symbols are little else, so it takes no way through a path. */
function spellRound(
  { x, y, width, height }: Box,
  radius: number,
  across: (value: number) => number,
  down: (value: number) => number,
  out: Spelling,
): void {
  const [right, bottom] = [x + width, y + height];
  const straight = radius * (1 - KAPPA);
  const [left0, left1, left2] = [across(x), across(x + straight), across(x + radius)];
  const [right2, right1, right0] = [across(right - radius), across(right - straight), across(right)];
  const [top0, top1, top2] = [down(y), down(y + straight), down(y + radius)];
  const [bottom2, bottom1, bottom0] = [down(bottom - radius), down(bottom - straight), down(bottom)];
  const point = (atX: number, atY: number) => {
    out.milli(atX);
    out.space();
    out.milli(atY);
    out.space();
  };
  const to = (atX: number, atY: number, operator: number) => {
    point(atX, atY);
    spellOperator(operator, out);
  };
  const corner = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
    point(x1, y1);
    point(x2, y2);
    to(toX, toY, C);
  };
  const isBar = height - 2 * radius < ALIGNED;
  const isColumn = width - 2 * radius < ALIGNED;
  to(left0, top2, M);
  corner(left0, top1, left1, top0, left2, top0);
  if (!isColumn) to(right2, top0, L);
  corner(right1, top0, right0, top1, right0, top2);
  if (!isBar) to(right0, bottom2, L);
  corner(right0, bottom1, right1, bottom0, right2, bottom0);
  if (!isColumn) to(left2, bottom0, L);
  corner(left1, bottom0, left0, bottom1, left0, bottom2);
  spellOperator(H, out);
}

function spellOperator(letter: number, out: Spelling): void {
  out.letter(letter);
  out.letter(NEWLINE);
}
