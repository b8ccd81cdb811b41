/** The operators of a path. */
export const MOVE = 0;
export const LINE = 1;
export const CURVE = 2;
export const CLOSE = 3;
export const RECT = 4;
export const ARC = 5;
export const ROUND = 6;

/**
 * Coordinates taken by MOVE, LINE, CURVE (a cubic Bézier: two controls and the end), CLOSE, RECT (x, y, width, height)
, ARC (its radius, negative where it turns anticlockwise on screen, and the end) and ROUND (a RECT and the radius of its
 * corners). Logos have neither arcs nor round boxes.
 */
export const ARITY = [2, 2, 6, 0, 4, 3, 5] as const;

/** Distance of a control point that makes a cubic Bézier a quarter circle of radius 1, to 0.03 %. */
export const KAPPA = 0.5522847498307936;

/** Lengths, in modules, that differ by less are equal but for rounding. An arc whose ends are equal along one axis is half a circle. */
export const ALIGNED = 1e-9;

/** An outline in two flat lists, operators and their coordinates, which are cheap to build and to walk. */
export class Path {
  readonly ops: number[] = [];
  readonly coords: number[] = [];
  /** Parts of a module in which most of its lengths are whole. Text is shorter in such units. Divides 1000. */
  parts = 1;

  get empty(): boolean {
    return this.ops.length === 0;
  }

  moveTo(x: number, y: number): this {
    this.ops.push(MOVE);
    this.coords.push(x, y);
    return this;
  }

  lineTo(x: number, y: number): this {
    this.ops.push(LINE);
    this.coords.push(x, y);
    return this;
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.ops.push(CURVE);
    this.coords.push(x1, y1, x2, y2, x, y);
    return this;
  }

  /**
   * A quarter or half of a circle between points where its tangent is level or upright. `radius` is negative where it turns
   * anticlockwise on screen.
   */
  arcTo(radius: number, x: number, y: number): this {
    this.ops.push(ARC);
    this.coords.push(radius, x, y);
    return this;
  }

  /** The last ARC, longer: to this end. */
  arcOn(x: number, y: number): this {
    const { coords } = this;
    coords[coords.length - 2] = x;
    coords[coords.length - 1] = y;
    return this;
  }

  close(): this {
    this.ops.push(CLOSE);
    return this;
  }

  /** A closed rectangle, clockwise on screen (y downwards). */
  rect(x: number, y: number, width: number, height: number): this {
    this.ops.push(RECT);
    this.coords.push(x, y, width, height);
    return this;
  }

  /** A closed box whose corners are quarters of circles, clockwise on screen. */
  round(x: number, y: number, width: number, height: number, radius: number): this {
    this.ops.push(ROUND);
    this.coords.push(x, y, width, height, radius);
    return this;
  }
}

/** The cubic Béziers of an ARC, one for a quarter and two for a half of a circle: six coordinates each, as of CURVE. */
export function arcAsCurves(fromX: number, fromY: number, radius: number, x: number, y: number): number[] {
  const [dx, dy] = [x - fromX, y - fromY];
  if (Math.abs(dx) < ALIGNED || Math.abs(dy) < ALIGNED) {
    const side = Math.sign(radius) / 2;
    const [midX, midY] = [fromX + dx / 2 + side * dy, fromY + dy / 2 - side * dx];
    return [...quarter(fromX, fromY, radius, midX, midY), ...quarter(midX, midY, radius, x, y)];
  }
  return quarter(fromX, fromY, radius, x, y);
}

function quarter(fromX: number, fromY: number, radius: number, x: number, y: number): number[] {
  const level = (x - fromX) * (y - fromY) * radius > 0;
  // Both tangents meet at the corner of the square around the quarter.
  const [cornerX, cornerY] = level ? [x, fromY] : [fromX, y];
  const towards = (from: number, to: number) => from + KAPPA * (to - from);
  return [towards(fromX, cornerX), towards(fromY, cornerY), towards(x, cornerX), towards(y, cornerY), x, y];
}
