import { ARC, arcAsCurves, CLOSE, CURVE, LINE, MOVE, outlineRound, Path, ROUND } from "../scene/path.ts";
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

const OPERATORS: Readonly<Record<number, string>> = { [MOVE]: "m\n", [LINE]: "l\n", [CURVE]: "c\n" };

/** Spells an outline with the path construction operators of PDF (PDF 1.7, 8.5.2), one a line, in scene units. */
export function spellOperators(path: Path, placement: Placement, out: Spelling): void {
  const { ops, coords } = path;
  const { scaleX, scaleY, x, y } = placement;
  // An arc may become two curves.
  out.reserve(coords.length + 14 * ops.length);
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
      out.text("h\n");
      continue;
    }
    if (op === ARC) {
      const [fromX = 0, fromY = 0, radius = 0, toX = 0, toY = 0] = coords.slice(next - 2, next + 3);
      next += 3;
      arcAsCurves(fromX, fromY, radius, toX, toY).forEach((value, at) => {
        out.milli(at % 2 === 0 ? across(value) : down(value));
        out.space();
        if (at % 6 === 5) out.text("c\n");
      });
      continue;
    }
    if (op === ROUND) {
      const [x = 0, y = 0, width = 0, height = 0, radius = 0] = coords.slice(next, next + 5);
      next += 5;
      const outline = new Path();
      outlineRound(outline, x, y, width, height, radius);
      spellOperators(outline, placement, out);
      continue;
    }
    point();
    if (op === CURVE) {
      point();
      point();
    }
    const operator = OPERATORS[op];
    if (operator !== undefined) {
      out.text(operator);
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
