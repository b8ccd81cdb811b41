import { DAY, HOUR, MINUTE, SECOND } from "../shared/clock.ts";

/** How long after a failed attempt the next one comes: twelve attempts in all, over seven days. */
export const RETRY_DELAYS: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  48 * HOUR,
  76 * HOUR,
];

/** Delays are spread by up to this share either way, so that a receiver that comes back is not met by all at once. */
const JITTER = 0.2;

/** The longest that a receiver may ask for by `Retry-After`. */
const LONGEST_WISH = DAY;

/** No delay is longer: what is to come later than this was scheduled by a clock that ran ahead. */
export const LONGEST_DELAY = Math.max(LONGEST_WISH, ...RETRY_DELAYS) * (1 + JITTER);

/**
 * How many milliseconds after a failed attempt the next one comes; `null` when it was the last.
 * @param attempts - how many were made by now.
 * @param chance - a random number from 0 to 1.
 * @param wish - the receiver's `Retry-After` in milliseconds. It can put off, never hurry: the schedule is what makes
 * twelve attempts last.
 */
export function retryDelay(attempts: number, chance: number, wish: number | null): number | null {
  const delay = RETRY_DELAYS[attempts - 1];
  if (delay === undefined) return null;
  const spread = delay * (1 - JITTER + 2 * JITTER * chance);
  return Math.round(Math.max(spread, Math.min(wish ?? 0, LONGEST_WISH)));
}
