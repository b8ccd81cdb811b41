import type { BodyBudget } from "../http/body-budget.ts";
import type { Loop } from "../http/loop.ts";
import type { Refusals } from "../http/refusals.ts";
import { CLASSES, createShedder, type RequestClass, type Shedder } from "../http/shedding.ts";
import { atMostEvery } from "../shared/at-most-every.ts";
import { type Clock, MINUTE } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import type { Metrics } from "../shared/metrics.ts";
import type { Authenticator } from "../keys/authenticate.ts";

/** While requests are refused the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

/** Has requests wait, and refuses them, by their class under more load than there is, counted and logged. */
export function createServiceShedder(needs: {
  metrics: Metrics | null;
  refusals: Refusals;
  clock: Clock;
  log: Log;
  budget: BodyBudget;
  loop: Loop;
  isKnownKey: Authenticator["isKnown"];
}): Shedder {
  const { metrics, refusals, clock, log, budget, loop, isKnownKey } = needs;
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);
  const sinceLine = { anonymous: 0, workspace: 0, scan: 0 };

  function onRefused(kind: RequestClass): void {
    count(kind);
    sinceLine[kind]++;
    if (!isTimeToComplain()) return;
    log.warn("requests are refused: there is more to do than can be done", { ...sinceLine });
    for (const refused of CLASSES) sinceLine[refused] = 0;
  }

  const shedder = createShedder({ loop, budget, refusals, isKnownKey, onRefused });
  const count = metrics ? meterRefusals(metrics, shedder) : () => {};
  return shedder;
}

/** Shows the pressure. Returns a function that counts refusals. */
export function meterRefusals(
  metrics: Metrics,
  shedder: Pick<Shedder, "pressure">,
): (kind: RequestClass) => void {
  metrics.reading(
    "quietzone_overload",
    "How much more there is to do than can be done: how long anonymous requests wait, and those of workspaces and pages, each in parts of the longest that they may, added up; 2 while scans may be refused.",
    "gauge",
    () => shedder.pressure,
  );
  const refused = metrics.counter("quietzone_refused_total", "Requests refused under load, by class.");
  const series = {
    anonymous: refused({ class: "anonymous" }),
    workspace: refused({ class: "workspace" }),
    scan: refused({ class: "scan" }),
  };
  return (kind) => series[kind].add();
}
