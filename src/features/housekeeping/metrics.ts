import type { Clock } from "../../kit/shared/clock.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";

/**
 * Shows when each chore succeeded last, and how often it failed.
 * @returns called after each turn of a chore.
 */
export function meterChores(metrics: Metrics, clock: Clock): (chore: string, hasFailed: boolean) => void {
  const counts = new Map<string, { failures: number; succeededAt: number | null }>();
  metrics.reading(
    "quietzone_chore_failures_total",
    "Times that a chore failed. It is tried again.",
    "counter",
    () => Array.from(counts, ([chore, { failures }]) => ({ labels: { chore }, value: failures })),
  );
  metrics.reading(
    "quietzone_chore_last_success_timestamp_seconds",
    "When this process last did a chore to its end, in seconds since 1970. Of several nodes one does most of them.",
    "gauge",
    () =>
      Array.from(counts).flatMap(([chore, { succeededAt }]) =>
        succeededAt === null ? [] : [{ labels: { chore }, value: succeededAt / 1000 }],
      ),
  );
  return (chore, hasFailed) => {
    const count = counts.get(chore) ?? { failures: 0, succeededAt: null };
    counts.set(chore, count);
    if (hasFailed) count.failures++;
    else count.succeededAt = clock.now();
  };
}
