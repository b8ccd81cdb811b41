import { createConsent } from "../consent/consent.ts";
import { createAgentClassifier } from "../scans/agents.ts";
import { createDayKeys } from "../scans/day-keys.ts";
import { troubleOf } from "../../db/common/trouble.ts";
import { createKeeping } from "../scans/keeping.ts";
import { createObserver } from "../scans/observe.ts";
import { createRecorder } from "../scans/recorder.ts";
import { createResolver } from "../scans/resolver.ts";
import type { Throttle } from "../webhooks/throttle.ts";
import type { Context } from "./context.ts";
import { meterCommits, meterLostScans } from "./metrics.ts";

/** The services that answer and record scans. */
export type ScanServices = Awaited<ReturnType<typeof createScanServices>>;

/**
 * Creates the services that answer and record scans.
 * @param throttle - slows webhook deliveries down while many scans are recorded.
 */
export async function createScanServices(context: Context, throttle: Throttle) {
  const { clock, ids, log, stores, secret, country, baseUrl, metrics, holds } = context;
  const { commit } = stores.scans;
  const held: typeof commit = (batch) => holds.sync("commit of scans", () => commit(batch));
  const metered = metrics ? meterCommits(metrics, held, () => performance.now()) : held;
  const keeping = createKeeping({
    tryWrite: () => holds.sync("try of a write", stores.tryWrite),
    isAway: stores.isAway,
    troubleOf,
    now: () => performance.now(),
    log,
  });
  const recorder = createRecorder({
    async commit(batch) {
      try {
        await metered(batch);
      } catch (error) {
        keeping.failed(error);
        throw error;
      }
      keeping.kept();
      throttle.committed(batch.length);
    },
    log,
    clock,
    nextTurn: setImmediate,
  });
  if (metrics) meterLostScans(metrics, recorder);

  const dayKeys = createDayKeys({ store: stores.dayKeys, clock, ids, log });
  const classify = createAgentClassifier();
  const consent = await createConsent({
    secret,
    store: stores.devices,
    clock,
    ids,
    secure: baseUrl.startsWith("https:"),
    settled: () => recorder.drain(),
  });
  const observe = createObserver({ dayKeys, classify, country, recognise: consent.recognise, clock });
  const resolver = createResolver({
    find: stores.codes.resolve,
    stamp: stores.changeStamp,
    isAway: stores.isAway,
    baseUrl,
    clock,
    log,
  });
  stores.onCodeChanged(resolver.evict);
  return { classify, consent, dayKeys, keeping, observe, recorder, resolver };
}
