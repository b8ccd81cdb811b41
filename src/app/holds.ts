import { createHolds, type Hold, type Holds } from "../kit/http/holds.ts";
import { type Clock, MINUTE } from "../kit/shared/clock.ts";
import { atMostEvery } from "../kit/shared/at-most-every.ts";
import type { Log } from "../kit/shared/log.ts";
import type { Metrics } from "../kit/shared/metrics.ts";
import { meterFiles } from "../kit/http/meters.ts";

/**
 * Upper bounds of buckets: few, because each operation has them. None is to hold the loop longer than 15 ms.
 */
const SECONDS = [0.005, 0.015, 0.05, 0.25];

/** Milliseconds from which the log warns of a hold. */
const LONG = 50;

/** The log warns of an operation this often. */
const COMPLAINT_INTERVAL = MINUTE;

/** Measures how long operations hold the loop: a metric by operation, and a warning of each hold over 50 ms. */
export function createServiceHolds(metrics: Metrics | null, log: Log, clock: Clock): Holds {
  const holds = createHolds({
    onOperation: metrics ? meterHolds(metrics) : null,
    onHold: createHoldWarning(log, clock),
  });
  return metrics ? meterFiles(metrics, holds) : holds;
}

/** Counts operations by their longest hold. */
export function meterHolds(metrics: Metrics): (hold: Hold) => void {
  const seconds = metrics.histogram(
    "quietzone_loop_hold_seconds",
    "The longest stretch for which an operation held the event loop. Each operation counts once. Where several ran at a time only the stretches at their beginnings and ends are known.",
    SECONDS,
  );
  const series = new Map<string, ReturnType<typeof seconds>>();
  return ({ operation, milliseconds }) => {
    const own = series.get(operation) ?? seconds({ operation });
    series.set(operation, own);
    own.observe(milliseconds / 1_000);
  };
}

/** Warns of long holds, of each operation at once and then at most once a minute, with the number since the last line. */
export function createHoldWarning(log: Log, clock: Clock): (hold: Hold) => void {
  const tallies = new Map<string, { times: number; longest: number; isTime: () => boolean }>();
  return ({ operation, milliseconds }) => {
    if (milliseconds <= LONG) return;
    const tally = tallies.get(operation) ?? {
      times: 0,
      longest: 0,
      isTime: atMostEvery(clock, COMPLAINT_INTERVAL),
    };
    tallies.set(operation, tally);
    tally.times++;
    tally.longest = Math.max(tally.longest, milliseconds);
    if (!tally.isTime()) return;
    const { times, longest } = tally;
    log.warn("the event loop was held", { operation, milliseconds: Math.round(longest), times });
    tally.times = 0;
    tally.longest = 0;
  };
}
