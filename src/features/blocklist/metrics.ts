import type { Metrics } from "../../kit/shared/metrics.ts";
import type { Lists } from "./lists.ts";

/** Shows how the lists of hosts stand on this node. */
export function meterLists(metrics: Metrics, { standings }: Pick<Lists, "standings">): void {
  if (standings.length === 0) return;
  const labels = (list: string) => ({ list });
  metrics.reading("quietzone_blocklist_hosts", "Hosts of a list in force.", "gauge", () =>
    standings.map(({ source, accepted }) => ({
      labels: labels(source.name),
      value: accepted?.facts.hosts ?? 0,
    })),
  );
  metrics.reading(
    "quietzone_blocklist_ignored_entries",
    "Entries of a list in force that are public suffixes, the service itself or verified domains.",
    "gauge",
    () =>
      standings.map(({ source, accepted }) => ({
        labels: labels(source.name),
        value: (accepted?.facts.reserved.count ?? 0) + (accepted?.facts.domains.count ?? 0),
      })),
  );
  metrics.reading(
    "quietzone_blocklist_checked_timestamp_seconds",
    "When the source of a list was read last, or said that nothing has changed, in seconds since 1970; 0 for never.",
    "gauge",
    () =>
      standings.map(({ source, checkedAt }) => ({ labels: labels(source.name), value: checkedAt / 1000 })),
  );
  metrics.reading(
    "quietzone_blocklist_held",
    "1 where a newer content of a list waits for the operator.",
    "gauge",
    () =>
      standings.map(({ source, held }) => ({ labels: labels(source.name), value: held === null ? 0 : 1 })),
  );
}
