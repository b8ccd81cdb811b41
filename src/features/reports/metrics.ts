import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { earlier } from "../../kit/shared/earlier.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";
import type { ReportStore } from "./store.ts";

/**
 * Shows how many reports wait for a decision, and for how long. They are looked for once a minute at most.
 */
export function meterReports(metrics: Metrics, store: Pick<ReportStore, "open">, clock: Clock): void {
  const last = earlier(store.open, { count: 0, oldest: null }, atMostEvery(clock, MINUTE));
  metrics.reading(
    "quietzone_reports_open",
    "Reports of codes that the operator has not decided.",
    "gauge",
    () => last().count,
  );
  metrics.reading(
    "quietzone_reports_oldest_seconds",
    "Age of the oldest of them; 0 without one.",
    "gauge",
    () => {
      const { oldest } = last();
      return oldest === null ? 0 : Math.max(0, (clock.now() - oldest) / SECOND);
    },
  );
}
