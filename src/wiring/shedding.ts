import { createOverload, type Overload, RUNNING_LOOP } from "../http/overload.ts";
import type { Refusals } from "../http/refusals.ts";
import { CLASSES, createShedder, type RequestClass, type Shedder } from "../http/shedding.ts";
import { atMostEvery } from "../shared/at-most-every.ts";
import { type Clock, MINUTE } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import type { Metrics } from "../shared/metrics.ts";

/** While requests are refused the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

/** Refuses requests by their class under more load than there is, counted and logged. */
export function createServiceShedder(needs: {
  metrics: Metrics | null;
  refusals: Refusals;
  clock: Clock;
  log: Log;
  overload?: Overload | undefined;
}): Shedder {
  const { metrics, refusals, clock, log } = needs;
  const overload = needs.overload ?? createOverload(RUNNING_LOOP);
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);
  const count = metrics ? meterRefusals(metrics, overload) : () => {};
  const sinceLine = { anonymous: 0, workspace: 0, scan: 0 };

  function onRefused(kind: RequestClass): void {
    count(kind);
    sinceLine[kind]++;
    if (!isTimeToComplain()) return;
    log.warn("requests are refused: there is more to do than can be done", { ...sinceLine });
    for (const refused of CLASSES) sinceLine[refused] = 0;
  }

  return createShedder({ overload, refusals, onRefused, now: RUNNING_LOOP.now });
}

/** Shows the pressure. Returns a function that counts refusals. */
export function meterRefusals(metrics: Metrics, overload: Overload): (kind: RequestClass) => void {
  metrics.reading(
    "quietzone_overload",
    "How much more there is to do than can be done: from 0 to 1 anonymous requests are refused, from 1 to 2 those of workspaces and pages, at 2 scans.",
    "gauge",
    () => overload.pressure,
  );
  const refused = metrics.counter("quietzone_refused_total", "Requests refused under load, by class.");
  const series = {
    anonymous: refused({ class: "anonymous" }),
    workspace: refused({ class: "workspace" }),
    scan: refused({ class: "scan" }),
  };
  return (kind) => series[kind].add();
}
