import type { Clock } from "./clock.ts";

/**
 * Says yes at first and then once in `milliseconds`: what would be said for every request is said now and then.
 * A clock that was set back does not silence it.
 */
export function nowAndThen(clock: Clock, milliseconds: number): { (): boolean; reset(): void } {
  let last = Number.NEGATIVE_INFINITY;
  const isTime = () => {
    const now = clock.now();
    if (Math.abs(now - last) < milliseconds) return false;
    last = now;
    return true;
  };
  const reset = () => {
    last = Number.NEGATIVE_INFINITY;
  };
  return Object.assign(isTime, { reset });
}
