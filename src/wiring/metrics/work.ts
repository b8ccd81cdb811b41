import type { Holds } from "../../http/holds.ts";
import type { BodyBudget } from "../../http/body-budget.ts";
import type { Downloads } from "../../http/downloads.ts";
import type { Limiter } from "../../http/limits.ts";
import type { RequestHandler } from "../../http/request-handler.ts";
import { meteredRequests } from "../../http/request-meter.ts";
import type { Metrics, MetricsRegistry } from "../../shared/metrics.ts";
import type { PoolCounts, ThreadPool } from "../../threads/pool.ts";

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

/** Shows how many requests each limit has refused. */
export function meterLimits(metrics: Metrics, limiters: readonly Limiter[]): void {
  metrics.reading(
    "quietzone_rate_limited_total",
    "Requests that a rate limit has refused, by the limit's name.",
    "counter",
    () => {
      const byName = Map.groupBy(limiters, ({ name }) => name);
      return Array.from(byName, ([limit, same]) => ({
        labels: { limit },
        value: same.reduce((sum, { refused }) => sum + refused.count, 0),
      }));
    },
  );
}

/** Operations that work on whole files, for seconds or minutes. */
const FILE_OPERATIONS: Readonly<Record<string, string>> = {
  "POST /app/api/bulk": "bulk",
  "POST /app/api/import": "import",
  "GET /app/api/archive": "archive",
};

/** The same measurement of operations, which also shows those that are under way with a file. */
export function meterFiles(metrics: Metrics, holds: Holds): Holds {
  const running = new Map(Object.values(FILE_OPERATIONS).map((kind) => [kind, 0]));
  metrics.reading(
    "quietzone_files_in_progress",
    "Files of codes, imports and archives under way, with those that wait for a place.",
    "gauge",
    () => Array.from(running, ([kind, value]) => ({ labels: { kind }, value })),
  );
  const count = (kind: string, by: number) => void running.set(kind, (running.get(kind) ?? 0) + by);
  return {
    ...holds,
    get isMeasuring() {
      return holds.isMeasuring;
    },
    begin(nameOf) {
      const operation = holds.begin(nameOf);
      const kind = FILE_OPERATIONS[nameOf()];
      if (kind === undefined) return operation;
      count(kind, 1);
      return {
        ...operation,
        end() {
          count(kind, -1);
          operation.end();
        },
      };
    },
  };
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

/**
 * A handler with its requests counted and timed, where there are metrics.
 * @param routeOf - the template of a
 * request's path.
 */
export function metered(
  handle: RequestHandler,
  metrics: MetricsRegistry | null,
  routeOf: (request: Request, path: string) => string,
): RequestHandler {
  return metrics ? meteredRequests(handle, { metrics, routeOf, now: () => performance.now() }) : handle;
}
