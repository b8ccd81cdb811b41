import { ARITY, MOVE, type Path, RECT } from "../../scene/path.ts";
import type { Matrix } from "./matrix.ts";

/**
 * How long an outline is under `matrix`, and how far it climbs up and down between `top` and `bottom`, both summed
 * along the polygon of its control points, which is never shorter than the outline itself.
 */
export function spanOf(
  path: Path,
  [a, b, c, d, e, f]: Matrix,
  top: number,
  bottom: number,
): { length: number; climb: number } {
  const { coords } = path;
  let [length, climb, at, lastX, lastY] = [0, 0, 0, 0, 0];
  const clamp = (y: number) => Math.min(bottom, Math.max(top, y));
  for (const op of path.ops) {
    const end = at + (ARITY[op] ?? 0);
    if (op === RECT) {
      const [width, height] = [Math.abs(coords[at + 2] ?? 0), Math.abs(coords[at + 3] ?? 0)];
      length += 2 * (Math.hypot(a, b) * width + Math.hypot(c, d) * height);
      climb += 2 * Math.min(bottom - top, Math.abs(b) * width + Math.abs(d) * height);
    }
    for (; op !== RECT && at < end; at += 2) {
      const [u, v] = [coords[at] ?? 0, coords[at + 1] ?? 0];
      const [x, y] = [a * u + c * v + e, b * u + d * v + f];
      if (op !== MOVE) {
        length += Math.hypot(x - lastX, y - lastY);
        climb += Math.abs(clamp(y) - clamp(lastY));
      }
      [lastX, lastY] = [x, y];
    }
    at = end;
  }
  return { length, climb };
}
