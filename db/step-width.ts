/*
 * How many rows the next step of a search takes. Rows differ in length, so a step adapts to the time that the
 * one before it took.
 */

/**
 * The fewest and the most rows of a step. One slower than `SLOW` ms halves the next, one faster than `QUICK`
 * doubles it.
 */
export const FEWEST = 25;
const MOST = 2_000;
const QUICK = 1;
const SLOW = 3;

/** The width of the next step. @param took - milliseconds that a step of this width took. */
export function adapted(width: number, took: number): number {
  if (took > SLOW) return Math.max(FEWEST, Math.floor(width / 2));
  return took < QUICK ? Math.min(MOST, width * 2) : width;
}
