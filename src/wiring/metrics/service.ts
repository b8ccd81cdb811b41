import { createPace } from "../../housekeeping/pace.ts";
import type { Metrics } from "../../shared/metrics.ts";
import type { Context } from "../context.ts";
import { meterCensus } from "./census.ts";
import { meterBackups, meterRedis, meterServer, meterStoredBytes } from "./storage.ts";
import { meterJobs } from "./work.ts";

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
