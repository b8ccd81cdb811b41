import { createPace } from "../../features/housekeeping/pace.ts";
import type { Metrics } from "../../kit/shared/metrics.ts";
import type { PoolCounts, ThreadPool } from "../../kit/threads/pool.ts";
import type { Context } from "../context.ts";
import { meterCensus } from "./census.ts";
import { meterBackups, meterRedis, meterServer, meterStoredBytes } from "./storage.ts";

/** The most rows of a step of the census. */
const MOST_ROWS = 1_000;

/** Shows what no feature does: threads, storage and the number of what is stored. */
export function meterService(metrics: Metrics, context: Context): void {
  const { settings, stores, sharedLimits, pool, picturePool, clock, stopping, untilDone, holds } = context;
  const { vitals } = stores;
  const now = () => performance.now();
  const inSteps = createPace(now, MOST_ROWS);
  meterJobs(metrics, [pool, picturePool]);
  meterBackups(metrics, settings.dataDir, clock);
  meterStoredBytes(metrics, vitals, settings.dataDir, clock);
  if (vitals.server) meterServer(metrics, vitals.server, now);
  if (sharedLimits) meterRedis(metrics, sharedLimits);
  meterCensus(metrics, {
    census: vitals.census,
    inSteps: (step) =>
      inSteps(
        (rows) => holds.during("metrics: census", () => step(rows)),
        () => !stopping.aborted,
      ),
    untilDone,
    clock,
  });
}

/** Shows the jobs of the worker threads. */
export function meterJobs(metrics: Metrics, pools: readonly Pick<ThreadPool, "counts">[]): void {
  const sum = (count: keyof PoolCounts) => pools.reduce((total, pool) => total + pool.counts()[count], 0);
  metrics.reading(
    "quietzone_threads",
    "Drawing threads that run now. An idle one takes some 20 MB.",
    "gauge",
    () => sum("threads"),
  );
  metrics.reading("quietzone_thread_jobs_waiting", "Jobs that wait for a thread.", "gauge", () =>
    sum("waiting"),
  );
  metrics.reading("quietzone_thread_jobs_running", "Jobs on a thread.", "gauge", () => sum("running"));
  metrics.reading(
    "quietzone_thread_jobs_total",
    "Jobs for threads, by outcome: answered, dropped because the client left, ended at the deadline, refused because too many waited.",
    "counter",
    () => {
      const outcomes = {
        done: sum("done"),
        dropped: sum("dropped"),
        timed_out: sum("timedOut"),
        refused: sum("refused"),
      };
      return Object.entries(outcomes).map(([outcome, value]) => ({ labels: { outcome }, value }));
    },
  );
}
