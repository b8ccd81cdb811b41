import { createConsent } from "../consent/consent.ts";
import { createHousekeeping } from "../housekeeping.ts";
import { createAgentClassifier } from "../scans/agents.ts";
import { createDayKeys } from "../scans/day-keys.ts";
import { createObserver } from "../scans/observe.ts";
import { createRecorder } from "../scans/recorder.ts";
import { createResolver } from "../scans/resolve.ts";
import { DAY } from "../shared/clock.ts";
import { type Metrics, NO_METRICS } from "../shared/metrics.ts";
import { createAuthenticator } from "../tenants/authenticate.ts";
import { createThrottle } from "../webhooks/throttle.ts";
import { meterCommits } from "./metrics.ts";
import type { Parts } from "./parts.ts";
import { wireWebhooks } from "./webhooks.ts";

/** What follows codes and what goes on by itself. */
export type Scanning = Awaited<ReturnType<typeof createScanning>>;

/**
 * Makes all that a start waits for: what a scan needs and what comes of it. Nothing runs yet: housekeeping and
 * dispatcher are started by the caller.
 */
export async function createScanning(parts: Parts) {
  const { settings, clock, ids, log, stores, secret, country, baseUrl, metrics, leftoversFrom } = parts;
  const authenticator = createAuthenticator(stores.tenants, clock, stores.changeStamp);
  const dayKeys = createDayKeys({ store: stores.dayKeys, clock, ids, log });
  const throttle = createThrottle(() => performance.now());
  const { commit } = stores.scans;
  const metered = metrics ? meterCommits(metrics, commit, () => performance.now()) : commit;
  const recorder = createRecorder({
    async commit(batch) {
      await metered(batch);
      throttle.kept(batch.length);
    },
    log,
    clock,
    nextTurn: setImmediate,
  });
  const counted: Metrics = metrics ?? NO_METRICS;
  counted.reading(
    "quietzone_scans_lost_total",
    "Scans that could not be kept; their redirects went on.",
    "counter",
    () => recorder.lost,
  );
  // Keys are derived on other threads: one after the other, a start would wait for each of them.
  const [consent, { webhooks, deliveries, dispatcher, send }] = await Promise.all([
    createConsent({
      secret,
      store: stores.devices,
      clock,
      ids,
      secure: baseUrl.startsWith("https:"),
      settled: () => recorder.drain(),
    }),
    wireWebhooks(parts, throttle),
  ]);
  const classify = createAgentClassifier();
  const observe = createObserver({ dayKeys, classify, country, recognise: consent.recognise, clock });
  const resolver = createResolver({
    find: stores.codes.resolve,
    stamp: stores.changeStamp,
    observe,
    recorder,
    baseUrl,
    clock,
    log,
  });
  const housekeeping = createHousekeeping({
    stores,
    dayKeys,
    retention: settings.retentionDays * DAY,
    leftoversFrom,
    clock,
    log,
  });
  stores.onCodeChanged(resolver.forget);

  return {
    authenticator,
    classify,
    consent,
    deliveries,
    dispatcher,
    housekeeping,
    recorder,
    resolver,
    send,
    webhooks,
  };
}
