import { ARITY, CURVE, type Path, RECT } from "../../scene/path.ts";
import type { ViewBox } from "./drawing.ts";
import type { Matrix } from "./matrix.ts";

/** An upright rectangle. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function viewBounds([x, y, width, height]: ViewBox): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The smallest bounds of an outline under `matrix`, curves followed exactly; `null` when it has no point. */
export function boundsOf(path: Path, matrix: Matrix): Bounds | null {
  const [a, b, c, d, e, f] = matrix;
  const xs = new Extent();
  const ys = new Extent();
  const { coords } = path;
  const mapX = (at: number) => a * (coords[at] ?? 0) + c * (coords[at + 1] ?? 0) + e;
  const mapY = (at: number) => b * (coords[at] ?? 0) + d * (coords[at + 1] ?? 0) + f;
  let at = 0;
  for (const op of path.ops) {
    const count = ARITY[op] ?? 0;
    if (op === CURVE) {
      xs.curveTo(mapX(at), mapX(at + 2), mapX(at + 4));
      ys.curveTo(mapY(at), mapY(at + 2), mapY(at + 4));
    } else if (op === RECT) {
      const [x = 0, y = 0, width = 0, height = 0] = coords.slice(at, at + 4);
      for (const [u, v] of corners({ left: x, top: y, right: x + width, bottom: y + height })) {
        xs.lineTo(a * u + c * v + e);
        ys.lineTo(b * u + d * v + f);
      }
    } else if (count > 0) {
      xs.lineTo(mapX(at));
      ys.lineTo(mapY(at));
    }
    at += count;
  }
  return xs.empty ? null : { left: xs.least, top: ys.least, right: xs.most, bottom: ys.most };
}

/** Both bounds together; `null` is nothing. */
export function union(one: Bounds | null, other: Bounds | null): Bounds | null {
  if (one === null || other === null) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The common part of both bounds; `null` when there is none. */
export function intersection(one: Bounds | null, other: Bounds | null): Bounds | null {
  if (one === null || other === null) return null;
  const shared = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return shared.left > shared.right || shared.top > shared.bottom ? null : shared;
}

/** Whether `inner` reaches out of `outer` by no more than `slack` on any side. */
export function lies(inner: Bounds, outer: Bounds, slack: number): boolean {
  return (
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack
  );
}

function corners({ left, top, right, bottom }: Bounds): [number, number][] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** How far an outline reaches along one axis. */
class Extent {
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  private last = 0;

  get empty(): boolean {
    return this.least > this.most;
  }

  lineTo(value: number): void {
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
    this.last = value;
  }

  /** A cubic curve reaches beyond its ends only where its derivative, which is quadratic, is zero. */
  curveTo(p1: number, p2: number, p3: number): void {
    const p0 = this.last;
    const isWithin = (value: number) => value >= this.least && value <= this.most;
    this.lineTo(p3);
    if (isWithin(p1) && isWithin(p2)) return;
    const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0];
    const root = Math.sqrt(b * b - 4 * a * c);
    const turns = Math.abs(a) < 1e-12 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
    for (const t of turns) {
      if (!(t > 0 && t < 1)) continue;
      const s = 1 - t;
      this.lineTo(s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3);
    }
    this.last = p3;
  }
}
