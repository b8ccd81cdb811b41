import type { DayKeys } from "./day-keys.ts";
import type { Journal } from "./journal.ts";
import type { Losses } from "./losses.ts";
import type { Resolver } from "./resolver.ts";
import type { ScanStore } from "./store/scans.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";

/** Upper bounds of buckets. A batch has up to 250 scans. */
const SCANS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000];
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/**
 * Shows scans that were not recorded, were answered with 503 or wait for the database, and keys of days that
 * can't be kept or destroyed.
 */
export function meterScans(
  metrics: Metrics,
  service: {
    losses: Pick<Losses, "scans">;
    resolver: Pick<Resolver, "unanswered">;
    dayKeys: Pick<DayKeys, "failures" | "overdue">;
    journal: Pick<Journal, "oldest" | "waiting"> | null;
  },
): void {
  const { losses, resolver, dayKeys, journal } = service;
  metrics.reading(
    "quietzone_scans_lost_total",
    "Scans that could not be recorded. Their redirects were answered.",
    "counter",
    () => losses.scans,
  );
  metrics.reading(
    "quietzone_scans_unanswered_total",
    "Scans that were asked to come again, because their code could not be looked up.",
    "counter",
    () => resolver.unanswered,
  );
  metrics.reading(
    "quietzone_day_key_failures_total",
    "Times that a key of a day could not be kept or destroyed.",
    "counter",
    () => dayKeys.failures,
  );
  metrics.reading(
    "quietzone_day_keys_overdue",
    "Keys of days that are over which could not be destroyed: visitors of those days could be recognised by them.",
    "gauge",
    () => dayKeys.overdue,
  );
  if (journal === null) return;
  metrics.reading(
    "quietzone_scans_waiting",
    "Scans in this node's journal, which are handed in when the database takes them.",
    "gauge",
    () => journal.waiting,
  );
  metrics.reading(
    "quietzone_scans_waiting_oldest_seconds",
    "Age of the oldest scan in this node's journal; 0 while there is none.",
    "gauge",
    () => journal.oldest() / 1000,
  );
}

/** The same commit, counted and timed. @param now - milliseconds of a monotonic clock. */
export function meterCommits(
  metrics: Metrics,
  commit: ScanStore["commit"],
  now: () => number,
): ScanStore["commit"] {
  const recorded = metrics.counter("quietzone_scans_total", "Scans that were recorded and synced.")();
  const failed = metrics.counter("quietzone_commits_failed_total", "Commits of scans that failed.")();
  const sizes = metrics.histogram("quietzone_commit_scans", "Scans that shared a commit.", SCANS)();
  const seconds = metrics.histogram(
    "quietzone_commit_duration_seconds",
    "Time to write and sync a commit of scans.",
    SECONDS,
  )();
  return async (scans, ...how) => {
    const start = now();
    try {
      await commit(scans, ...how);
    } catch (error) {
      failed.add();
      throw error;
    }
    seconds.observe((now() - start) / 1000);
    sizes.observe(scans.length);
    recorded.add(scans.length);
  };
}
