import { DAY, HOUR, MINUTE, SECOND } from "../../kit/shared/clock.ts";

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

/** A delivery that has been due for so long fails: it has waited behind others for as long as it would have been tried. */
export const LONGEST_WAIT = RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0);

/** While one delivery at a time is tried no pause is longer: a receiver that works again has all within a day. */
const LONGEST_PAUSE = DAY;

/** The pause before a delivery is tried again whose address was busy. */
const BUSY_PAUSE = 5 * SECOND;

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

/**
 * Milliseconds from a failed attempt to the next one at any delivery of a webhook of which one is tried at a time.
 * @param failures - attempts in a row that failed since then, from 1.
 */
export function trialDelay(failures: number, chance: number, retryAfter: number | null): number {
  return Math.min(retryDelay(failures, chance, retryAfter) ?? LONGEST_PAUSE, LONGEST_PAUSE);
}

/** Milliseconds until a delivery is tried whose address was busy. */
export function busyDelay(chance: number): number {
  return Math.round(BUSY_PAUSE * (1 - JITTER + 2 * JITTER * chance));
}
