import { HOUR, utcDay } from "../../kit/shared/clock.ts";
import type { PacedStep } from "./pace.ts";

/** Work on stored data that can wait, in steps. One node does it at a time. */
export interface Chore {
  /** Its name in metrics and in the log. */
  readonly name: string;
  /** Milliseconds from one round to the next. A chore without it is done in every run. */
  readonly every?: number;
  /** @param now - when the run began. */
  readonly step: (rows: number, now: number) => ReturnType<PacedStep>;
}

/**
 * For this long into a new day the scanners of the old day stay, in case the clock is set back over midnight.
 */
const GRACE = HOUR;

/** The first UTC day that is not over. */
export function firstOpenDay(now: number): number {
  return utcDay(now - GRACE);
}
