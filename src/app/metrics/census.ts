import type { Census, Counted, Vitals } from "../../features/housekeeping/vitals.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";
import { HEALTH_STATES } from "../../features/watch/constants.ts";
import { earlier } from "../../kit/shared/earlier.ts";

/** Everything is counted again after this time. */
const INTERVAL = 10 * MINUTE;

const COUNTED = ["workspaces", "codes", "destinations", "domains"] as const;

const SHOWN: Readonly<Record<Counted, { readonly help: string; readonly states: readonly string[] }>> = {
  workspaces: { help: "Workspaces.", states: ["active", "suspended"] },
  codes: { help: "Tracked codes, also those of suspended workspaces.", states: ["active", "inactive"] },
  destinations: { help: "Watched destinations.", states: HEALTH_STATES },
  domains: {
    help: "Domains of workspaces; warned are verified ones whose record was missing or wrong at the last look-up.",
    states: ["pending", "verified", "warned"],
  },
};

/**
 * Shows what no counter knows. It is counted in small steps, begun by a reading, and at most every ten
 * minutes.
 * @param inSteps - repeats a step until nothing is left or the service stops.
 * @param untilDone - has the stop wait for the count.
 */
export function meterCensus(
  metrics: Metrics,
  needs: {
    census: Vitals["census"];
    inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
    untilDone: (work: Promise<unknown>) => void;
    clock: Clock;
  },
): void {
  const { census, inSteps, untilDone, clock } = needs;
  const isDue = atMostEvery(clock, INTERVAL);

  async function count(): Promise<Census> {
    const counting = census(inSteps);
    untilDone(counting);
    const counted = await counting.catch(() => null);
    if (counted) return counted;
    isDue.reset();
    throw new Error("The count was stopped");
  }

  const last = earlier(count, null, isDue);
  for (const counted of COUNTED) {
    const { help, states } = SHOWN[counted];
    metrics.reading(`quietzone_${counted}`, `${help} Counted every ten minutes, by state.`, "gauge", () => {
      const found = last()?.[counted];
      return found ? states.map((state) => ({ labels: { state }, value: found[state] ?? 0 })) : [];
    });
  }
}
