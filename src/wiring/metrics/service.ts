import { createPace } from "../../housekeeping/pace.ts";
import type { BodyBudget } from "../../http/body-budget.ts";
import type { Gate } from "../../http/gate.ts";
import type { Health } from "../../http/health.ts";
import type { Metrics } from "../../shared/metrics.ts";
import type { Context } from "../context.ts";
import { meterCensus } from "./census.ts";
import { meterHealth } from "./process.ts";
import { meterBackups, meterRedis, meterServer, meterStoredBytes } from "./storage.ts";
import { meterBodies, meterJobs, meterLimits } from "./work.ts";

/** The most rows of a step of the census. */
const MOST_ROWS = 1_000;

/** Shows what is read on request of a service that is wired. */
export function meterService(
  metrics: Metrics,
  context: Context,
  needs: { gate: Pick<Gate, "limiters">; bodies: Pick<BodyBudget, "reserved">; health: () => Health },
): void {
  const { gate, bodies, health } = needs;
  const { settings, stores, sharedLimits, pool, picturePool, clock, stopping, untilDone, holds } = context;
  const { vitals } = stores;
  const now = () => performance.now();
  const inSteps = createPace(now, MOST_ROWS);
  meterHealth(metrics, health);
  meterJobs(metrics, [pool, picturePool]);
  meterBodies(metrics, bodies);
  meterLimits(metrics, gate.limiters);
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
