/** The operators of a path. */
export const MOVE = 0;
export const LINE = 1;
export const CURVE = 2;
export const CLOSE = 3;
export const RECT = 4;

/** Coordinates taken by MOVE, LINE, CURVE (a cubic Bézier: two controls and the end), CLOSE and RECT (x, y, width, height). */
export const ARITY = [2, 2, 6, 0, 4] as const;

/** Distance of a control point that makes a cubic Bézier a quarter circle of radius 1, to 0.03 %. */
export const KAPPA = 0.5522847498307936;

/** An outline in two flat lists, operators and their coordinates, which are cheap to build and to walk. */
export class Path {
  readonly ops: number[] = [];
  readonly coords: number[] = [];

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
}
