import { CLOSE, CURVE, LINE, MOVE, type Path } from "../scene/path.ts";
import inter from "../../../assets/font/inter.json";

/** A closed contour of the font, in font units from its first point, y downwards. Curves are cubic, as in `Path`. */
export interface Outline {
  readonly ops: readonly number[];
  readonly coords: readonly number[];
  /** Leftmost and rightmost coordinate. */
  readonly left: number;
  readonly right: number;
}

const read = new Map<number, Outline>();

/** The shipped outline of that number, parsed on first use. */
export function outlineOf(index: number): Outline {
  const known = read.get(index);
  if (known !== undefined) return known;
  const outline = readOutline(inter.outlines[index] ?? "");
  read.set(index, outline);
  return outline;
}

/** Adds an outline to `path`, scaled by `scale` and then moved by `x`, `y`. */
export function addOutline(path: Path, outline: Outline, scale: number, x: number, y: number): void {
  const { ops, coords } = outline;
  const { ops: allOps, coords: allCoords } = path;
  for (let i = 0; i < ops.length; i++) allOps.push(ops[i] ?? CLOSE);
  for (let i = 0; i < coords.length; i += 2)
    allCoords.push(x + scale * (coords[i] ?? 0), y + scale * (coords[i + 1] ?? 0));
}

/** Reads a contour of relative path data as `scripts/font.ts` writes it: `l`, and `q` with one point set each, from 0, 0. */
function readOutline(data: string): Outline {
  const ops: number[] = [MOVE];
  const coords: number[] = [0, 0];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of data.matchAll(/([lq])([^lq]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (numbers?.match(/-?\d+/g) ?? []).map(Number);
    if (command === "q") {
      ops.push(CURVE);
      // A quadratic curve is the cubic whose controls lie two thirds of the way to its one control.
      coords.push(x + (2 * a) / 3, y + (2 * b) / 3, x + (2 * a + c) / 3, y + (2 * b + d) / 3, x + c, y + d);
      [x, y] = [x + c, y + d];
    } else {
      ops.push(LINE);
      [x, y] = [x + a, y + b];
      coords.push(x, y);
    }
  }
  ops.push(CLOSE);
  const xs = coords.filter((_, i) => i % 2 === 0);
  return { ops, coords, left: Math.min(...xs), right: Math.max(...xs) };
}
