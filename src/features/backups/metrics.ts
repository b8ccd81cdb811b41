import type { Clock } from "../../kit/shared/clock.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";
import type { Backups } from "./backups.ts";
import type { Seen } from "./records.ts";

/** Shows the age and size of the last backup in its place, and of the last one that was verified. */
export function meterOffsite(metrics: Metrics, { state, isLate }: Backups, clock: Clock): void {
  const kinds = (of: (seen: Seen) => number) => () =>
    Object.entries({ last: state().last, verified: state().verified }).flatMap(([backup, seen]) =>
      seen === null ? [] : [{ labels: { backup }, value: of(seen) }],
    );
  metrics.reading(
    "quietzone_offsite_timestamp_seconds",
    "When the last whole backup in the place of QZ_BACKUP_TO was made, and when one was last verified, in seconds since 1970.",
    "gauge",
    kinds(({ at }) => at / 1000),
  );
  metrics.reading(
    "quietzone_offsite_age_seconds",
    "Time since then.",
    "gauge",
    kinds(({ at }) => Math.max(0, clock.now() - at) / 1000),
  );
  metrics.reading(
    "quietzone_offsite_bytes",
    "Size of the last whole backup there, and of the last one that was verified.",
    "gauge",
    kinds(({ bytes }) => bytes),
  );
  metrics.reading(
    "quietzone_offsite_late",
    "1 while the last whole backup there is older than three periods.",
    "gauge",
    () => (isLate() ? 1 : 0),
  );
  metrics.reading(
    "quietzone_offsite_failures_total",
    "Backups that this process could not make there. They are tried again.",
    "counter",
    () => state().failures,
  );
}
