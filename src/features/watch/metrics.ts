import type { Metrics } from "../../kit/shared/metrics.ts";
import type { Probe } from "./probe.ts";

/** The same checks of destinations, counted by what they say. */
export function meterChecks(metrics: Metrics, probe: Probe): Probe {
  const checks = metrics.counter(
    "quietzone_destination_checks_total",
    "Checks of destinations, by outcome; one that is postponed waits for its address's turn.",
  );
  const series = {
    ok: checks({ outcome: "ok" }),
    failing: checks({ outcome: "failing" }),
    unclear: checks({ outcome: "unclear" }),
    unchecked: checks({ outcome: "unchecked" }),
    postponed: checks({ outcome: "postponed" }),
  };
  return async (...check) => {
    const outcome = await probe(...check);
    series[outcome === "postponed" ? outcome : outcome.verdict].add();
    return outcome;
  };
}
