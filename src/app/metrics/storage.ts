import { join } from "node:path";
import { lastBackup } from "../../../db/files/backup-note.ts";
import { bytesOf } from "../../../db/files/bytes.ts";
import { JOURNAL_FILE } from "../../../db/files/scan-journal.ts";
import type { Vitals } from "../../features/housekeeping/vitals.ts";
import type { SharedLimits } from "../../kit/http/shared-limits.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";
import { earlier } from "../../kit/shared/earlier.ts";

/**
 * Codes of faults with a series of their own. An engine has a few dozen, of which most services never see
 * one.
 */
const MOST_CODES = 50;

/** Counts faults of the database. @returns called with the code of each. */
export function meterFaults(metrics: Metrics): (code: string) => void {
  const faults = metrics.counter(
    "quietzone_database_errors_total",
    "Errors of the database, by SQLite's name or PostgreSQL's SQLSTATE, also where the call was tried again and succeeded.",
  );
  const series = new Map<string, ReturnType<typeof faults>>();
  return (code) => {
    const name = series.has(code) || series.size < MOST_CODES ? code : "other";
    const own = series.get(name) ?? faults({ code: name });
    series.set(name, own);
    own.add();
  };
}

/** Shows the last backup that the command beside this service has noted. */
export function meterBackups(metrics: Metrics, dataDir: string, clock: Clock): void {
  const last = earlier(() => lastBackup(dataDir), undefined);
  metrics.reading(
    "quietzone_backup_last_timestamp_seconds",
    "When the last backup was made beside this data folder, in seconds since 1970; 0 if none was.",
    "gauge",
    () => {
      const note = last();
      return note === undefined ? [] : (note?.at ?? 0) / 1000;
    },
  );
  metrics.reading(
    "quietzone_backup_age_seconds",
    "Time since the last backup beside this data folder.",
    "gauge",
    () => {
      const note = last();
      return note ? Math.max(0, clock.now() - note.at) / 1000 : [];
    },
  );
  metrics.reading(
    "quietzone_backup_last_bytes",
    "Size of the last backup beside this data folder.",
    "gauge",
    () => last()?.bytes ?? [],
  );
}

/**
 * Shows what the data takes. A server of PostgreSQL looks through its files for that, so it is asked once a
 * minute.
 */
export function meterStoredBytes(
  metrics: Metrics,
  vitals: Pick<Vitals, "bytes" | "server">,
  dataDir: string,
  clock: Clock,
): void {
  async function look() {
    const { database, log } = await vitals.bytes();
    const journal = join(dataDir, JOURNAL_FILE);
    return log === null
      ? { database, journal: (await bytesOf(journal)) + (await bytesOf(`${journal}-wal`)) }
      : { database, log };
  }
  const isDue = vitals.server ? atMostEvery(clock, MINUTE) : undefined;
  const last = earlier(look, {}, isDue);
  metrics.reading(
    "quietzone_storage_bytes",
    "What the database takes, SQLite's log beside it, and a node's journal of scans.",
    "gauge",
    () => Object.entries(last()).map(([part, value]) => ({ labels: { part }, value })),
  );
}

/**
 * Shows the sessions with PostgreSQL, and how long its server takes to answer.
 * @param now - milliseconds of a
 * monotonic clock.
 */
export function meterServer(
  metrics: Metrics,
  server: NonNullable<Vitals["server"]>,
  now: () => number,
): void {
  metrics.reading(
    "quietzone_postgres_sessions",
    "Sessions of this node that are in use.",
    "gauge",
    () => server.sessions().used,
  );
  metrics.reading(
    "quietzone_postgres_waiting",
    "Calls that wait for a session.",
    "gauge",
    () => server.sessions().waiting,
  );
  const last = earlier(async () => {
    const start = now();
    try {
      await server.ping();
      return (now() - start) / 1000;
    } catch {
      // An old time would say that it answers.
      return null;
    }
  }, null);
  metrics.reading(
    "quietzone_postgres_round_trip_seconds",
    "Time until PostgreSQL answered the last time before, with the wait for a session; absent while it does not answer.",
    "gauge",
    () => last() ?? [],
  );
}

/** Shows whether nodes can count their limits together. */
export function meterRedis(metrics: Metrics, limits: Pick<SharedLimits, "isUp">): void {
  metrics.reading(
    "quietzone_redis_up",
    "Whether Redis answered the last command of this node; while it is 0 the node counts its limits alone.",
    "gauge",
    () => (limits.isUp() ? 1 : 0),
  );
}
