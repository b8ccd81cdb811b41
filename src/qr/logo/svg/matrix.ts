import { LARGEST } from "./lexer.ts";

/** x' = a x + c y + e, y' = b x + d y + f, as SVG orders it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Whether every number in it is small enough to be written and read again. */
export function isMeasured(matrix: Matrix): boolean {
  return matrix.every((value) => Math.abs(value) <= LARGEST);
}

/** Whether it flattens the plane, so that nothing is drawn. */
export function isDegenerate([a, b, c, d]: Matrix): boolean {
  return Math.abs(a * d - b * c) < 1e-18;
}

/** How much it enlarges a length at most: its largest singular value. */
export function stretch([a, b, c, d]: Matrix): number {
  const sum = a * a + b * b + c * c + d * d;
  const area = a * d - b * c;
  return Math.sqrt((sum + Math.sqrt(Math.max(0, sum * sum - 4 * area * area))) / 2);
}

/** Whether it is the identity, so that it need not be written. */
export function isIdentity(matrix: Matrix): boolean {
  return matrix.every((value, at) => value === IDENTITY[at]);
}

/** A number with nine significant digits: enough for any picture, and the same when it is read again. */
export function tidy(value: number): number {
  // + 0 turns -0 into 0.
  return Number(value.toPrecision(9)) + 0;
}

/** Sines and cosines of right angles leave numbers smaller than this instead of 0. */
const NOISE = 1e-14;

/** The same transformation in tidy numbers. */
export function tidied([a, b, c, d, e, f]: Matrix): Matrix {
  const clean = (value: number) => (Math.abs(value) < NOISE ? 0 : tidy(value));
  return [clean(a), clean(b), clean(c), clean(d), clean(e), clean(f)];
}
