import { nextTurn } from "../src/kit/shared/next-turn.ts";
import { adapted, FEWEST } from "./step-width.ts";

/** The most rows looked through for a page. */
export const MOST_LOOKED_THROUGH = 20_000;

/** The rows found. `next` is the last place looked at if there may be rows behind it, otherwise `null`. */
export interface Reached<Found, Place> {
  readonly found: readonly Found[];
  readonly next: Place | null;
}

/**
 * Finds the first rows that a filter chooses, at most `most`: rows are looked through in their order, in steps
 * of a few milliseconds, each in a turn of the event loop of its own.
 * @param needs.step - looks through the next `width` rows. `end` is the place of the last of them, `null` when
 *   there are no more.
 * @param needs.shortcut - finds the rest in another way, after so many were found among those looked at.
 * @param needs.now - milliseconds of a monotonic clock.
 */
export async function lookThrough<Found, Place>(needs: {
  after: Place | null;
  most: number;
  step: (after: Place | null, width: number) => Promise<{ found: readonly Found[]; end: Place | null }>;
  shortcut?: (after: Place, found: number, looked: number) => Promise<readonly Found[] | null>;
  now: () => number;
}): Promise<Reached<Found, Place>> {
  const { most, step, shortcut, now } = needs;
  const found: Found[] = [];
  let { after } = needs;
  // Searched columns lie behind long ones in the row, which make a step slow: the first step is small.
  let width = FEWEST;
  for (let looked = 0; looked < MOST_LOOKED_THROUGH;) {
    const began = now();
    // While each row is one of those asked for, no more are looked at than the page still needs.
    const some = found.length === looked ? Math.min(width, most - looked) : width;
    const part = await step(after, some);
    found.push(...part.found);
    if (found.length >= most || part.end === null) return { found: found.slice(0, most), next: null };
    after = part.end;
    looked += some;
    width = adapted(width, now() - began);
    await nextTurn();
    const rest = await shortcut?.(after, found.length, looked);
    if (rest) return { found: [...found, ...rest].slice(0, most), next: null };
  }
  return { found, next: after };
}
