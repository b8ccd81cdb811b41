import type { RequestHandler } from "../http/request-handler.ts";
import { meteredRequests } from "../http/request-meter.ts";
import type { Downloads } from "../http/downloads.ts";
import type { BodyBudget } from "../http/body-budget.ts";
import type { DayKeys } from "../scans/day-keys.ts";
import type { Journal } from "../scans/journal.ts";
import type { Losses } from "../scans/losses.ts";
import type { Resolver } from "../scans/resolver.ts";
import type { ScanStore } from "../scans/store.ts";
import type { Clock } from "../shared/clock.ts";
import type { DiskFloor } from "../shared/disk-floor.ts";
import { createMetrics, type Metrics, type MetricsRegistry } from "../shared/metrics.ts";
import type { PoolCounts, ThreadPool } from "../threads/pool.ts";
import type { DeliveryStore } from "../webhooks/delivery-store.ts";
import type { Build } from "./build.ts";

/** Upper bounds of buckets. A batch has up to 250 scans. */
const SCANS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000];
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Creates the registry, with the metrics of the process. */
export function createServiceMetrics(
  clock: Clock,
  build: Build,
  disk: Pick<DiskFloor, "free">,
): MetricsRegistry {
  const metrics = createMetrics();
  const started = clock.now();
  metrics.reading("quietzone_build_info", "The version that runs.", "gauge", () => [
    {
      labels: {
        version: build.version,
        commit: build.commit ?? "",
        schema: String(build.schema),
        bun: Bun.version,
        platform: `${process.platform}-${process.arch}`,
      },
      value: 1,
    },
  ]);
  metrics.reading(
    "quietzone_uptime_seconds",
    "Time since the start.",
    "gauge",
    () => (clock.now() - started) / 1000,
  );
  metrics.reading(
    "process_start_time_seconds",
    "When it started, in seconds since 1970.",
    "gauge",
    () => started / 1000,
  );
  metrics.reading("process_resident_memory_bytes", "Memory in use.", "gauge", () =>
    process.memoryUsage.rss(),
  );
  metrics.reading("quietzone_disk_free_bytes", "Free space of the data folder's disk.", "gauge", () => {
    const free = disk.free();
    return free === null ? [] : [{ labels: {}, value: free }];
  });
  metrics.reading("process_cpu_seconds_total", "Processor time used.", "counter", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}

/** Shows the scans that could not be recorded. */
export function meterLostScans(metrics: Metrics, losses: Pick<Losses, "scans">): void {
  metrics.reading(
    "quietzone_scans_lost_total",
    "Scans that could not be recorded. Their redirects were answered.",
    "counter",
    () => losses.scans,
  );
}

/** Shows the scans that were answered with 503. */
export function meterUnansweredScans(metrics: Metrics, resolver: Pick<Resolver, "unanswered">): void {
  metrics.reading(
    "quietzone_scans_unanswered_total",
    "Scans that were asked to come again, because their code could not be looked up.",
    "counter",
    () => resolver.unanswered,
  );
}

/** Shows keys of days that can't be kept or destroyed. */
export function meterDayKeys(metrics: Metrics, dayKeys: Pick<DayKeys, "failures" | "overdue">): void {
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
}

/** Shows the scans that wait for the database. */
export function meterJournal(metrics: Metrics, journal: Pick<Journal, "waiting">): void {
  metrics.reading(
    "quietzone_scans_waiting",
    "Scans in this node's journal, which are handed in when the database takes them.",
    "gauge",
    () => journal.waiting,
  );
}

/** Shows how much of the memory for request bodies is taken. */
export function meterBodies(metrics: Metrics, budget: Pick<BodyBudget, "reserved">): void {
  metrics.reading(
    "quietzone_body_bytes",
    "Memory that request bodies and waiting requests take at the moment.",
    "gauge",
    () => budget.reserved,
  );
}

/** Shows how many files are being downloaded. */
export function meterDownloads(metrics: Metrics, downloads: Pick<Downloads, "counts">): void {
  metrics.reading(
    "quietzone_downloads",
    "Downloads, by state: taken has a place, waiting has none yet.",
    "gauge",
    () => Object.entries(downloads.counts()).map(([state, value]) => ({ labels: { state }, value })),
  );
}

/** Shows the jobs of the worker threads. */
export function meterJobs(metrics: Metrics, pools: readonly Pick<ThreadPool, "counts">[]): void {
  const sum = (count: keyof PoolCounts) => pools.reduce((total, pool) => total + pool.counts()[count], 0);
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

/** Pending deliveries are counted up to this number. */
const MOST_PENDING = 100_000;

/**
 * A count for a metric that waits for no database: each reading begins the next count, and gives the last one that ended.
 */
function countedBefore(count: () => Promise<number>): () => number {
  let last = 0;
  let isCounting = false;

  async function countAgain(): Promise<void> {
    isCounting = true;
    try {
      last = await count();
    } catch {
      // The database is away. The log says so, and the metric keeps its value.
    } finally {
      isCounting = false;
    }
  }

  return () => {
    if (!isCounting) void countAgain();
    return last;
  };
}

/** Shows the backlog of a store. Returns its `settle`, with a count of the outcomes. */
export function meterDeliveries(
  metrics: Metrics,
  store: Pick<DeliveryStore, "settle" | "waiting">,
): DeliveryStore["settle"] {
  const attempts = metrics.counter(
    "quietzone_webhook_attempts_total",
    "Attempts at webhook deliveries, by outcome.",
  );
  const [delivered, retried, failed] = ["delivered", "put_off", "failed"].map((outcome) =>
    attempts({ outcome }),
  );
  metrics.reading(
    "quietzone_webhook_pending",
    `Pending webhook deliveries when metrics were read the last time before. ${MOST_PENDING} means that or more.`,
    "gauge",
    countedBefore(() => store.waiting(MOST_PENDING)),
  );
  return async (outcomes) => {
    await store.settle(outcomes);
    for (const { error, nextAttemptAt } of outcomes)
      (error === null ? delivered : nextAttemptAt === null ? failed : retried)?.add();
  };
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

/** A handler with its requests counted and timed, where there are metrics. @param routeOf - the template of a request's path. */
export function metered(
  handle: RequestHandler,
  metrics: MetricsRegistry | null,
  routeOf: (request: Request, path: string) => string,
): RequestHandler {
  return metrics ? meteredRequests(handle, { metrics, routeOf, now: () => performance.now() }) : handle;
}
