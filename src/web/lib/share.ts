/** The share of a limit from which it counts as almost full. */
export const NEAR = 0.8;

/** The share of a limit that is used. A limit of nothing is not full as long as nothing is used. */
export function shareOf(used: number, limit: number): number {
  return limit === 0 ? Number(used > 0) : used / limit;
}
