import type { Design } from "../design.ts";
import { DARK, FREE, type Grid } from "./grid.ts";
import type { Path } from "./path.ts";
import { addPolygon } from "./shapes.ts";
import { traceOutlines } from "./trace.ts";

/** Adds every dark module of `grid`, the symbol's top left corner at `left`, `top`; `scale` is the share of a module. */
type Draw = (path: Path, grid: Grid, left: number, top: number, scale: number) => void;

type Shape = Design["modules"]["shape"];

/**
 * Draws the data modules into one path for the nonzero rule. `scale` moves every edge inwards by half of the rest of a
 * module: lone modules shrink, bars and connected areas get thinner but stay whole.
 */
export function addModules(
  path: Path,
  grid: Grid,
  left: number,
  top: number,
  modules: Design["modules"],
): void {
  path.parts = partsFor(modules);
  DRAW[modules.shape](path, grid, left, top, modules.scale);
}

/** Finer parts of a module than these make text no shorter. */
const MOST_PARTS = 100;

/** Parts of a module in which the lengths of its shape are whole; 1 where they would be too fine. */
function partsFor({ shape, scale }: Design["modules"]): number {
  const radii = shape === "square" ? [] : shape === "rounded" ? [roundness(scale)] : [scale / 2];
  if (shape === "connected" || shape === "blob") radii.push(FILLET);
  let divisor = 1000;
  for (const length of [(1 - scale) / 2, scale, ...radii])
    divisor = commonDivisor(divisor, Math.round(1000 * length));
  return 1000 / divisor > MOST_PARTS ? 1 : 1000 / divisor;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Corner radius of a `rounded` module: about a third of its side, in whole hundredths. */
function roundness(scale: number): number {
  return Math.round(scale * 32) / 100;
}

/** Radius, in modules, of the inner corners where connected modules flow together. */
const FILLET = 0.4;

/**
 * The radius of a corner of a traced outline, in modules at full scale, where the edges beside it are long enough. `outer`
 * corners are convex; `upright` where the outline comes up or down to it, clockwise around the dark.
 */
type Rounding = (outer: boolean, upright: boolean) => number;

const ROUNDINGS: Readonly<Record<"connected" | "blob" | "classy", Rounding>> = {
  connected: (outer) => (outer ? 0.5 : FILLET),
  // A bend is rounded by a whole module; an end or a lone module is too short for more than half of one.
  blob: (outer) => (outer ? 1 : FILLET),
  // A leaf: round at the top left and at the bottom right.
  classy: (outer, upright) => (outer && upright ? 0.5 : 0),
};

/** True of shapes in which neighbours flow together in all directions. */
export function isTraced(shape: Shape): shape is keyof typeof ROUNDINGS {
  return shape in ROUNDINGS;
}

const DRAW: Readonly<Record<Shape, Draw>> = {
  square(path, grid, left, top, scale) {
    if (scale === 1) return addSharpOutlines(path, grid, left, top);
    const inset = (1 - scale) / 2;
    eachModule(grid, (x, y) => path.rect(left + x + inset, top + y + inset, scale, scale));
  },

  dot(path, grid, left, top, scale) {
    const inset = (1 - scale) / 2;
    eachModule(grid, (x, y) => path.round(left + x + inset, top + y + inset, scale, scale, scale / 2));
  },

  rounded(path, grid, left, top, scale) {
    const inset = (1 - scale) / 2;
    const radius = roundness(scale);
    eachModule(grid, (x, y) => path.round(left + x + inset, top + y + inset, scale, scale, radius));
  },

  connected: (...to) => addSoftOutlines(ROUNDINGS.connected, ...to),
  blob: (...to) => addSoftOutlines(ROUNDINGS.blob, ...to),
  classy: (...to) => addSoftOutlines(ROUNDINGS.classy, ...to),

  diamond(path, grid, left, top, scale) {
    const reach = scale / 2;
    eachModule(grid, (column, row) => {
      const [x, y] = [left + column + 0.5, top + row + 0.5];
      path
        .moveTo(x, y - reach)
        .lineTo(x + reach, y)
        .lineTo(x, y + reach)
        .lineTo(x - reach, y)
        .close();
    });
  },

  vertical(path, grid, left, top, scale) {
    const inset = (1 - scale) / 2;
    eachRun(grid, grid.stride, (x, y, length) =>
      path.round(left + x + inset, top + y + inset, scale, length - 2 * inset, scale / 2),
    );
  },

  horizontal(path, grid, left, top, scale) {
    const inset = (1 - scale) / 2;
    eachRun(grid, 1, (x, y, length) =>
      path.round(left + x + inset, top + y + inset, length - 2 * inset, scale, scale / 2),
    );
  },
};

function addSharpOutlines(path: Path, grid: Grid, left: number, top: number): void {
  const { points, ends } = traceOutlines(grid);
  let at = 0;
  for (const end of ends) {
    path.moveTo(left + (points[at] ?? 0), top + (points[at + 1] ?? 0));
    for (at += 2; at < end; at += 2) path.lineTo(left + (points[at] ?? 0), top + (points[at + 1] ?? 0));
    path.close();
  }
}

function addSoftOutlines(
  rounding: Rounding,
  path: Path,
  grid: Grid,
  left: number,
  top: number,
  scale: number,
): void {
  const { points, ends } = traceOutlines(grid);
  let from = 0;
  for (const end of ends) {
    addSoftOutline(path, grid, points, [from, end], left, top, scale, rounding);
    from = end;
  }
}

/**
 * Adds the traced outline between two places of `corners` with its edges moved inwards by half of the rest of a module and its
 * outer and inner corners rounded. An inner corner stays sharp where its curve would reach into a module that is kept free.
 */
function addSoftOutline(
  path: Path,
  grid: Grid,
  corners: readonly number[],
  [from, end]: readonly [number, number],
  left: number,
  top: number,
  scale: number,
  rounding: Rounding,
): void {
  const inset = (1 - scale) / 2;
  const points: number[] = [];
  const radii: number[] = [];
  let widest = 0;
  let [x, y] = [corners[from] ?? 0, corners[from + 1] ?? 0];
  // The direction towards a corner, as steps of -1, 0 and 1.
  let inX = Math.sign(x - (corners[end - 2] ?? 0));
  let inY = Math.sign(y - (corners[end - 1] ?? 0));
  for (let at = from; at < end; at += 2) {
    const next = at + 2 === end ? from : at + 2;
    const nextX = corners[next] ?? 0;
    const nextY = corners[next + 1] ?? 0;
    const outX = nextX > x ? 1 : nextX < x ? -1 : 0;
    const outY = nextY > y ? 1 : nextY < y ? -1 : 0;
    // Dark lies to the right of every edge, so an outer corner is a right turn.
    const outer = inX * outY - inY * outX > 0;
    const radius = rounding(outer, inX === 0);
    if (radius > widest) widest = radius;
    points.push(left + x - inset * (inY + outY), top + y + inset * (inX + outX));
    if (outer) radii.push(radius * scale);
    else radii.push(isFree(grid, x + (outX - inX - 1) / 2, y + (outY - inY - 1) / 2) ? 0 : radius);
    x = nextX;
    y = nextY;
    inX = outX;
    inY = outY;
  }
  addPolygon(path, points, widest > ALWAYS_FITS ? fittedRadii(points, radii) : radii);
}

/** No edge is shorter than a module at full scale, so two radii up to half a module fit on each. */
const ALWAYS_FITS = 0.5;

/**
 * The radii of a rectilinear outline's corners, lessened where two of them exceed the edge between: equal ones to half
 * of the edge, otherwise the larger one to what the smaller one leaves.
 */
function fittedRadii(points: readonly number[], radii: readonly number[]): number[] {
  const fitted = [...radii];
  let from = radii.length - 1;
  for (let to = 0; to < radii.length; to++) {
    const before = radii[from] ?? 0;
    const after = radii[to] ?? 0;
    const edge =
      Math.abs((points[2 * to] ?? 0) - (points[2 * from] ?? 0)) +
      Math.abs((points[2 * to + 1] ?? 0) - (points[2 * from + 1] ?? 0));
    const room = before === after ? edge / 2 : edge - Math.min(before, after);
    fitted[from] = Math.min(fitted[from] ?? 0, room);
    fitted[to] = Math.min(fitted[to] ?? 0, room);
    from = to;
  }
  return fitted;
}

function isFree({ cells, stride }: Grid, x: number, y: number): boolean {
  return cells[(y + 1) * stride + x + 1] === FREE;
}

function eachModule({ cells, size, stride }: Grid, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (cells[(y + 1) * stride + x + 1] === DARK) visit(x, y);
}

/** Visits every unbroken run of dark modules along one axis; `step` is the way from a cell to the next of its run. */
function eachRun(grid: Grid, step: number, visit: (x: number, y: number, length: number) => void): void {
  eachModule(grid, (x, y) => {
    const start = (y + 1) * grid.stride + x + 1;
    if (grid.cells[start - step] === DARK) return;
    let length = 1;
    while (grid.cells[start + length * step] === DARK) length++;
    visit(x, y, length);
  });
}
