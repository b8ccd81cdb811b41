import { unmarkForwardingPeer } from "../../db/files/forwarding-peer.ts";
import { telling } from "../features/blocks/scan-feature.ts";
import { createFrame } from "./frame.ts";
import { SCAN_FEATURES } from "./scan-features.ts";
import { blocklist } from "../features/blocklist/scan-feature.ts";
import { offsite } from "../features/backups/scan-feature.ts";
import { ownDomains } from "../features/domains/scan-feature.ts";
import { housekeeping } from "../features/housekeeping/scan-feature.ts";
import { RUNNING_LOOP } from "../kit/http/loop.ts";
import { createRefusals } from "../kit/http/refusals.ts";
import { systemLookup } from "../kit/outbound/lookup.ts";
import { reportChores } from "../features/reports/scan-feature.ts";
import { scanning } from "../features/scans/scan-feature.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { DAY } from "../kit/shared/clock.ts";
import { createKeyring } from "../kit/shared/keyring.ts";
import { timeout } from "../kit/shared/timeout.ts";
import { systemTimers } from "../kit/shared/timers.ts";
import { startPicturePool, startThreadPool } from "../kit/threads/start.ts";
import { mailingMails } from "../features/mailings/scan-feature.ts";
import { mails, watching } from "../features/watch/scan-feature.ts";
import { dispatching } from "../features/webhooks/scan-feature.ts";
import { thisBuild } from "./this-build.ts";
import { type Context, createPlatform, DRAIN_TIMEOUT, logRuntime, type Overrides } from "./context.ts";
import { openCountryLookup } from "./countries.ts";
import { lockDataFolder } from "./data-folder.ts";
import { frontOf } from "./front.ts";
import { createServiceHolds } from "./holds.ts";
import { warnOfUnansweredGs1 } from "./gs1.ts";
import { openHttpServer } from "./http-server.ts";
import { openSharedLimits } from "./limits.ts";
import { createServiceMetrics } from "./metrics/process.ts";
import { meterService } from "./metrics/service.ts";
import { meterFaults } from "./metrics/storage.ts";
import { readPlans } from "./plans.ts";
import { secretsOf, warnOfOwnSecret } from "./secret.ts";
import type { Service } from "./service.ts";
import { openStores } from "./storage.ts";
import { createUnderWay } from "./under-way.ts";
import { answerWhileAway } from "./waiting.ts";

/**
 * Starts the service. If it fails, everything it had opened is closed again.
 * @throws SettingsError, StorageError
 */
export async function start(settings: Settings, overrides: Overrides = {}): Promise<Service> {
  const opened = new AsyncDisposableStack();
  try {
    return await startInOrder(settings, overrides, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Every step uses only what the steps above it made. `opened` closes in the reverse order. */
async function startInOrder(
  settings: Settings,
  overrides: Overrides,
  opened: AsyncDisposableStack,
): Promise<Service> {
  // The log, and the plans, whose file may be wrong.
  const platform = createPlatform(settings, overrides);
  const { clock, ids, log, disk } = platform;
  if (!overrides.log) logRuntime(log);
  const plans = await readPlans(settings);
  const build = await thisBuild(settings);
  warnOfOwnSecret(settings, log);

  // The folder's lock before anything in it is read or migrated: another service may be using it.
  const lock = lockDataFolder(settings);
  opened.defer(() => lock?.close());

  const metrics = settings.metrics ? createServiceMetrics(clock, build, disk) : null;

  // The port. Requests wait until there is a handler. The base URL may depend on the port that was free.
  const { openServer = openHttpServer } = overrides;
  const { server, requests, setHandler, mayPause } = openServer(settings, log, overrides.idleSeconds);
  opened.defer(() => server.stop(true));
  const baseUrl = settings.baseUrl ?? `http://localhost:${server.port}`;
  const refusals = createRefusals({ baseUrl, log });

  // The stores, the secret that they belong to, and the rest of what settings name.
  const onWait = () => setHandler(answerWhileAway({ build, refusals, ids, baseUrl }));
  const stores = await openStores(settings, log, {
    onWait,
    probeTimes: overrides.probeTimes,
    allow: lock?.take,
    onFault: metrics ? meterFaults(metrics) : undefined,
  });
  opened.defer(() => stores.close());
  const findSecrets = () => secretsOf(settings, stores, clock.now());
  const secrets = await findSecrets();
  const keys = createKeyring(secrets, ids);
  await stores.join();
  await warnOfUnansweredGs1(settings, stores, log);
  if (settings.trustedProxies !== null) await unmarkForwardingPeer(settings.dataDir);
  const country = await openCountryLookup(settings);
  const sharedLimits = await openSharedLimits(settings, keys, platform);
  opened.defer(() => sharedLimits?.close());

  const pool = startThreadPool(requests, overrides.startThread, overrides.threadTimers);
  opened.defer(() => pool.close());
  const picturePool = startPicturePool(requests, overrides.startThread, overrides.threadTimers);
  opened.defer(() => picturePool.close());
  const stopping = new AbortController();
  const underWay = createUnderWay();
  opened.defer(async () => void (await underWay.settled()));
  const context: Context = {
    ...platform,
    ...{
      settings,
      build,
      plans,
      lock,
      stores,
      keys,
      secrets,
      findSecrets,
      country,
      sharedLimits,
      pool,
      picturePool,
    },
    ...{ mayPause, baseUrl, refusals, metrics },
    // A service that still drains may have bulk files open until then.
    leftoversFrom: lock === null || lock.isAlone ? 0 : clock.now() + DRAIN_TIMEOUT,
    stopping: stopping.signal,
    untilDone: underWay.add,
    loop: overrides.loop ?? RUNNING_LOOP,
    lookup: overrides.lookup ?? systemLookup,
    txtLookup: overrides.txtLookup ?? null,
    holds: createServiceHolds(metrics, log, clock),
    program: overrides.program ?? null,
    backupTimers: overrides.backupTimers ?? systemTimers,
  };
  if (metrics) meterService(metrics, context);

  // The features that scans need. A start that fails waits for no request: none is answered yet.
  const frame = createFrame(context);
  let deadline = Promise.resolve();
  opened.defer(() => frame.stop(deadline));
  stores.onCodeChanged((address) => frame.emit("code.changed", address));
  const front = frontOf(frame, server);
  await frame.make([...SCAN_FEATURES, front]);
  const { handle, load } = await frame.use(front);

  // From here on scans, /healthz and /readyz are answered. Work beside requests begins, and the APIs load.
  setHandler(handle);
  log.info("listening", { host: settings.host, port: server.port ?? null, ...build });
  frame.start();
  const loaded = load();

  return {
    url: `http://localhost:${server.port}`,
    baseUrl,
    loaded,
    housekeep: async () => (await frame.use(housekeeping)).run(),
    refreshLists: async () => (await frame.use(blocklist)).refresh(),
    recheck: async () => (await frame.use(ownDomains)).recheck.run(),
    async watch() {
      await (await frame.use(watching))?.run();
      await (await frame.use(mails)).run();
      await (await frame.use(reportChores)).mails.run();
      await (await frame.use(mailingMails)).sender.run();
    },
    tell: async () => (await frame.use(telling)).run(),
    backUp: async () => (await frame.use(offsite))?.run(),
    addUp: () => stores.addUp(),
    deliver: async () => (await frame.use(dispatching)).dispatcher.run(),
    changeStamp: stores.changeStamp,
    audit: () => stores.auditor.discrepancies(clock.now() - settings.retentionDays * DAY),
    async stop() {
      stopping.abort();
      deadline = timeout(DRAIN_TIMEOUT);
      await opened.disposeAsync();
      log.info("stopped", { lostScans: (await frame.use(scanning)).losses.scans });
    },
  };
}
