import { ARC, CLOSE, CURVE, LINE, MOVE, type Path, ROUND } from "../../../src/qr/scene/path.ts";

/** An area read back from a path, by flattening its curves: independent of how the path was built. */
export interface Area {
  /** Whether a point lies inside by the nonzero rule. */
  has(x: number, y: number): boolean;
  /** Area within the outlines, those that run the other way subtracted. */
  readonly size: number;
  /** Left, top, right and bottom of the outlines. */
  readonly bounds: readonly [number, number, number, number];
  /** Signed area of each outline, positive for those that run clockwise on screen. */
  readonly outlines: readonly number[];
}

type Point = readonly [number, number];
type Edge = readonly [Point, Point];

const STEPS = 16;

/** Reads a path's area; a curve becomes 16 chords. */
export function areaOf(...paths: readonly Path[]): Area {
  const outlines = paths.flatMap(flatten);
  const edges = outlines.flatMap((outline) =>
    outline.map((point, i): Edge => [point, outline[(i + 1) % outline.length] ?? point]),
  );
  // The edges that touch each row of modules, so that a look-up need not walk them all.
  const rows = new Map<number, Edge[]>();
  for (const edge of edges) {
    const [[, y1], [, y2]] = edge;
    for (let row = Math.floor(Math.min(y1, y2)); row <= Math.floor(Math.max(y1, y2)); row++) {
      const known = rows.get(row);
      if (known === undefined) rows.set(row, [edge]);
      else known.push(edge);
    }
  }
  const signed = outlines.map((outline) => {
    let sum = 0;
    outline.forEach(([x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
      sum += x * nextY - nextX * y;
    });
    return sum / 2;
  });
  const xs = edges.map(([[x]]) => x);
  const ys = edges.map(([[, y]]) => y);
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return {
    has: (x, y) => winding(rows.get(Math.floor(y)) ?? [], x, y) !== 0,
    size: signed.reduce((a, b) => a + b, 0),
    bounds: [least(xs), least(ys), most(xs), most(ys)],
    outlines: signed,
  };
}

function winding(edges: readonly Edge[], x: number, y: number): number {
  let turns = 0;
  for (const [[x1, y1], [x2, y2]] of edges) {
    if (y1 > y === y2 > y) continue;
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) turns += y2 > y1 ? 1 : -1;
  }
  return turns;
}

function flatten({ ops, coords }: Path): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let at = 0;
  const next = (): number => coords[at++] ?? Number.NaN;
  for (const op of ops) {
    if (op === CLOSE) continue;
    if (op === LINE) outline.push([next(), next()]);
    else if (op === CURVE) curve(outline, next(), next(), next(), next(), next(), next());
    else if (op === ARC) arc(outline, next(), next(), next());
    else if (op === ROUND) {
      const [x, y, width, height, r] = [next(), next(), next(), next(), next()];
      const [right, bottom] = [x + width, y + height];
      outline = [[x, y + r]];
      outlines.push(outline);
      arc(outline, r, x + r, y);
      outline.push([right - r, y]);
      arc(outline, r, right, y + r);
      outline.push([right, bottom - r]);
      arc(outline, r, right - r, bottom);
      outline.push([x + r, bottom]);
      arc(outline, r, x, bottom - r);
    } else {
      const [x, y] = [next(), next()];
      outline = [[x, y]];
      outlines.push(outline);
      if (op === MOVE) continue;
      const [width, height] = [next(), next()];
      outline.push([x + width, y], [x + width, y + height], [x, y + height]);
    }
  }
  if (at !== coords.length) throw new Error("operators and coordinates do not match");
  return outlines;
}

function curve(outline: Point[], x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
  const [x0, y0] = outline.at(-1) ?? [Number.NaN, Number.NaN];
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    outline.push([a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y]);
  }
}

/** Along the circle through both ends, by angles: the centre lies on the right of a clockwise arc's way. */
function arc(outline: Point[], radius: number, x: number, y: number): void {
  const [x0, y0] = outline.at(-1) ?? [Number.NaN, Number.NaN];
  const [dx, dy] = [x - x0, y - y0];
  const chord = Math.hypot(dx, dy);
  const off = (Math.sign(radius) * Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4))) / chord;
  const [cx, cy] = [x0 + dx / 2 - off * dy, y0 + dy / 2 + off * dx];
  const turn = Math.sign(radius) * 2 * Math.asin(Math.min(1, chord / 2 / Math.abs(radius)));
  const start = Math.atan2(y0 - cy, x0 - cx);
  const steps = chord > 1.5 * Math.abs(radius) ? 2 * STEPS : STEPS;
  for (let i = 1; i < steps; i++) {
    const angle = start + (turn * i) / steps;
    outline.push([cx + Math.abs(radius) * Math.cos(angle), cy + Math.abs(radius) * Math.sin(angle)]);
  }
  outline.push([x, y]);
}
