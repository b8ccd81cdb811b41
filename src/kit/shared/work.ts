/** Work that takes longer than this, in milliseconds of processor time, is done on a thread. */
export const SMALL = 5;

/** Milliseconds that one unit of the rate limits of drawings and pictures stands for. */
export const UNIT = 10;

/** The units of a rate limit that work costs: 1 for all that takes no longer than one unit stands for. */
export function unitsOf(milliseconds: number, millisecondsOfUnit: number): number {
  return Math.max(1, Math.ceil(milliseconds / millisecondsOfUnit));
}
