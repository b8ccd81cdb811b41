import type { Metrics } from "../shared/metrics.ts";
import type { BodyBudget } from "./body-budget.ts";
import type { Downloads } from "./downloads.ts";
import { HEALTH_REASONS, type Health } from "./health.ts";
import type { Holds } from "./holds.ts";
import type { Limiter } from "./limits.ts";
import type { RequestClass, Shedder } from "./shedding.ts";

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

/** Shows why the service is degraded, by the same reasons as `/healthz`. */
export function meterHealth(metrics: Metrics, health: () => Pick<Health, "reason">): void {
  metrics.reading(
    "quietzone_degraded",
    "Whether the service is degraded, by the reason that /healthz has: 1 or 0.",
    "gauge",
    () => {
      const { reason } = health();
      return HEALTH_REASONS.map((each) => ({ labels: { reason: each }, value: each === reason ? 1 : 0 }));
    },
  );
}

/** Shows how much more there is to do than can be done. */
export function meterPressure(metrics: Metrics, shedder: Pick<Shedder, "pressure">): void {
  metrics.reading(
    "quietzone_overload",
    "How much more there is to do than can be done: how long anonymous requests wait, and those of workspaces and pages, each in parts of the longest that they may, added up; 2 while scans may be refused.",
    "gauge",
    () => shedder.pressure,
  );
}

/** @returns a function that counts refusals. */
export function meterRefusals(metrics: Metrics): (kind: RequestClass) => void {
  const refused = metrics.counter("quietzone_refused_total", "Requests refused under load, by class.");
  const series = {
    anonymous: refused({ class: "anonymous" }),
    workspace: refused({ class: "workspace" }),
    scan: refused({ class: "scan" }),
  };
  return (kind) => series[kind].add();
}
