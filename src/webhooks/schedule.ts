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

/** Delays are spread by up to this share either way, so that a receiver that works again does not get all at once. */
const JITTER = 0.2;

/** The longest `Retry-After` that is honoured. */
const LONGEST_RETRY_AFTER = DAY;

/** No delay is longer. A delivery due later than this was scheduled by a clock that ran ahead. */
export const LONGEST_DELAY = Math.max(LONGEST_RETRY_AFTER, ...RETRY_DELAYS) * (1 + JITTER);

/**
 * Milliseconds from a failed attempt to the next one; `null` when it was the last.
 * @param attempts - attempts made so far, from 1.
 * @param chance - a random number from 0 to 1.
 * @param retryAfter - the receiver's `Retry-After` in milliseconds. It only makes a delay longer: twelve attempts are to
 * last seven days.
 */
export function retryDelay(attempts: number, chance: number, retryAfter: number | null): number | null {
  const delay = RETRY_DELAYS[attempts - 1];
  if (delay === undefined) return null;
  const spread = delay * (1 - JITTER + 2 * JITTER * chance);
  return Math.round(Math.max(spread, Math.min(retryAfter ?? 0, LONGEST_RETRY_AFTER)));
}
