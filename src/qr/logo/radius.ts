import { ARITY, CURVE, type Path, RECT } from "../scene/path.ts";
import type { LogoArt } from "./art.ts";

/** Points looked at along a curve. */
const STEPS = 8;

const known = new WeakMap<LogoArt, number>();

/**
 * The radius of the circle around the middle of a logo's box that holds all it paints, in its own units. It is read from its
 * solid fills. Without those, as in a bitmap, it is that of the whole box.
 */
export function radiusOf(art: LogoArt): number {
  const before = known.get(art);
  if (before !== undefined) return before;
  const radius = measured(art);
  known.set(art, radius);
  return radius;
}

function measured(art: LogoArt): number {
  if (art.kind === "bitmap") return Math.hypot(art.width, art.height) / 2;
  const [x, y, width, height] = art.viewBox;
  const whole = Math.hypot(width, height) / 2;
  if (art.fills === null) return whole;
  const middle = [x + width / 2, y + height / 2] as const;
  let radius = 0;
  for (const { path } of art.fills) radius = Math.max(radius, farthest(path, middle));
  // The box clips what reaches farther.
  return Math.min(radius, whole);
}

function farthest({ ops, coords }: Path, [middleX, middleY]: readonly [number, number]): number {
  let most = 0;
  let at = 0;
  const coord = (offset: number) => coords[at + offset] ?? 0;
  const reach = (x: number, y: number) => {
    most = Math.max(most, (x - middleX) ** 2 + (y - middleY) ** 2);
  };
  for (const op of ops) {
    const count = ARITY[op] ?? 0;
    if (op === CURVE)
      for (let step = 1; step <= STEPS; step++) {
        const t = step / STEPS;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        reach(
          a * coord(-2) + b * coord(0) + c * coord(2) + d * coord(4),
          a * coord(-1) + b * coord(1) + c * coord(3) + d * coord(5),
        );
      }
    else if (count > 0) {
      reach(coord(0), coord(1));
      if (op === RECT) {
        reach(coord(0) + coord(2), coord(1));
        reach(coord(0), coord(1) + coord(3));
        reach(coord(0) + coord(2), coord(1) + coord(3));
      }
    }
    at += count;
  }
  return Math.sqrt(most);
}
