import type { Clock } from "./clock.ts";

/**
 * A function that says yes at its first call and then at most once in `milliseconds`: it throttles log lines that would
 * come with every request. It also says yes after the clock was set back. `reset` makes the next call a first one.
 */
export function atMostEvery(clock: Clock, milliseconds: number): { (): boolean; reset(): void } {
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
