import { markForwardingPeer, unmarkForwardingPeer } from "../../db/files/forwarding-peer.ts";
import { createHousekeeping } from "../housekeeping/housekeeping.ts";
import type { App } from "../http/app.ts";
import { createClientAddress } from "../http/client.ts";
import { createBodyBudget } from "../http/body-budget.ts";
import { createGate } from "../http/gate.ts";
import { createRefusals } from "../http/refusals.ts";
import { SCAN_PREFIX } from "../http/paths.ts";
import { createNameCheck } from "../http/own-names.ts";
import { createRequestHandler, OWN_ROUTES } from "../http/request-handler.ts";
import { healthOf, readiness } from "../http/health.ts";
import { RUNNING_LOOP } from "../http/loop.ts";
import { createRequestLog } from "../http/request-log.ts";
import { createRouteNames } from "../http/templates.ts";
import { createRedirect } from "../scans/redirect-routes.ts";
import type { Settings } from "../settings/settings.ts";
import { DAY, SECOND } from "../shared/clock.ts";
import { errorFields } from "../shared/log.ts";
import { onceUnlessRejected } from "../shared/once.ts";
import { timeout } from "../shared/timeout.ts";
import { startPicturePool, startThreadPool } from "../threads/start.ts";
import { createAuthenticator } from "../keys/authenticate.ts";
import { createContacts } from "../tenants/contacts.ts";
import { createKeyUses } from "../keys/uses.ts";
import { systemLookup } from "../outbound/lookup.ts";
import { createThrottle } from "../webhooks/throttle.ts";
import { thisBuild } from "./build.ts";
import { type Context, createPlatform, logRuntime, type Overrides } from "./context.ts";
import { openCountryLookup } from "./countries.ts";
import { lockDataFolder } from "./data-folder.ts";
import { createDomainServices, onDomains, routesOf } from "./domains.ts";
import { createServiceHolds } from "./holds.ts";
import { openHttpServer } from "./http-server.ts";
import { openSharedLimits } from "./limits.ts";
import { meterChores } from "./metrics/chores.ts";
import { createServiceMetrics } from "./metrics/process.ts";
import { meterService } from "./metrics/service.ts";
import { meterFaults } from "./metrics/storage.ts";
import { metered } from "./metrics/work.ts";
import { readPlans } from "./plans.ts";
import { createScanServices } from "./scans.ts";
import { secretOf, warnOfOwnSecret } from "./secret.ts";
import type { Service } from "./service.ts";
import { createServiceShedder } from "./shedding.ts";
import { openStores } from "./storage.ts";
import { createUnderWay } from "./under-way.ts";
import { answerWhileAway } from "./waiting.ts";
import { createWatching } from "./watch.ts";
import { createWebhookServices } from "./webhooks.ts";

const DRAIN_TIMEOUT = 9 * SECOND;

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
  const { clock, ids, log, chance, disk } = platform;
  if (!overrides.log) logRuntime(log);
  const plans = await readPlans(settings);
  const build = await thisBuild(settings);
  warnOfOwnSecret(settings, log);

  // The folder's lock before anything in it is read or migrated: another service may be using it.
  const lock = lockDataFolder(settings);
  opened.defer(() => lock?.close());

  const metrics = settings.metrics ? createServiceMetrics(clock, build, disk) : null;

  // The port. Requests wait until there is a handler. The base URL may depend on the port that was free.
  const { loop = RUNNING_LOOP, openServer = openHttpServer } = overrides;
  const { server, requests, setHandler, mayPause } = openServer(settings, log, overrides.idleSeconds);
  opened.defer(() => server.stop(true));
  const baseUrl = settings.baseUrl ?? `http://localhost:${server.port}`;
  const refusals = createRefusals({ baseUrl, log });

  // The stores, the secret that they belong to, and the rest of what settings name.
  const onWait = () => setHandler(answerWhileAway({ build, refusals, ids }));
  const stores = await openStores(settings, log, {
    onWait,
    probeTimes: overrides.probeTimes,
    allow: lock?.take,
    onFault: metrics ? meterFaults(metrics) : undefined,
  });
  opened.defer(() => stores.close());
  const secret = await secretOf(settings, stores);
  await stores.join();
  if (settings.trustedProxies !== null) await unmarkForwardingPeer(settings.dataDir);
  const country = await openCountryLookup(settings);
  const sharedLimits = await openSharedLimits(settings, secret, platform);
  opened.defer(() => sharedLimits?.close());
  // A service that still drains may have bulk files open until then.
  const leftoversFrom = lock === null || lock.isAlone ? 0 : clock.now() + DRAIN_TIMEOUT;

  const pool = startThreadPool(requests, overrides.startThread);
  opened.defer(() => pool.close());
  const picturePool = startPicturePool(requests, overrides.startThread);
  opened.defer(() => picturePool.close());
  const holds = createServiceHolds(metrics, log, clock);
  const stopping = new AbortController();
  const underWay = createUnderWay();
  const context: Context = {
    ...platform,
    settings,
    plans,
    stores,
    secret,
    country,
    sharedLimits,
    pool,
    picturePool,
    mayPause,
    stopping: stopping.signal,
    untilDone: underWay.add,
    baseUrl,
    lookup: overrides.lookup ?? systemLookup,
    metrics,
    holds,
  };

  // The services that scans need. Both derive keys on other threads: in turn, the start would wait for each.
  const throttle = createThrottle(() => performance.now());
  const bodies = createBodyBudget();
  const keyUses = createKeyUses(stores.keys, clock);
  const authenticator = createAuthenticator(stores.keys, keyUses, clock, stores.changeStamp);
  const shedder = createServiceShedder({
    metrics,
    refusals,
    clock,
    log,
    budget: bodies,
    loop,
    isKnownKey: authenticator.isKnown,
  });
  const [scans, webhooks] = await Promise.all([
    createScanServices(context, throttle, { nextTurn: loop.afterTurn, isTurnLong: () => shedder.isWaiting }),
    createWebhookServices(context, throttle),
  ]);
  const { journal, storageHealth, losses, observer, recorder, resolver } = scans;
  const { dispatcher } = webhooks;
  const gate = createGate({
    ...{ authenticator, plans, clock },
    shared: sharedLimits,
    tenantRate: settings.limits.tenant,
    budget: bodies,
    dataDir: settings.dataDir,
    disk,
    readmit: shedder.readmit,
    whenSettled: loop.whenSettled,
  });
  const contacts = createContacts(stores.tenants, stores.changeStamp, () => stores.isAway());
  const limit = gate.limiter("resolve", settings.limits.resolve);
  const missLimit = gate.limiter("resolve-misses", settings.limits.resolve);
  const redirect = createRedirect({
    limit,
    missLimit,
    resolver,
    contactOf: contacts.of,
    observer,
    recorder,
    clock,
    chance,
  });
  const health = () => healthOf(storageHealth.trouble(), disk.isLow(), build, losses.scans);

  if (metrics) meterService(metrics, context, { gate, bodies, health });
  const domains = await createDomainServices(context, overrides.txtLookup);
  const watching = await createWatching(context, domains, resolver.evict);

  // The jobs, which run later.
  const housekeeping = createHousekeeping({
    stores,
    dayKeys: scans.dayKeys,
    keyUses,
    retention: settings.retentionDays * DAY,
    leftoversFrom,
    during: holds.during,
    ...(metrics && { onChore: meterChores(metrics, clock) }),
    clock,
    now: () => performance.now(),
    log,
  });

  // The APIs load later, too. If that fails, the next request for them tries again.
  const routes = createRouteNames(OWN_ROUTES, SCAN_PREFIX);
  const routeOf = routesOf(domains.hosts, routes);
  const requestLog = createRequestLog({ level: settings.log, log, routeOf, now: () => performance.now() });
  const shared = {
    authenticator,
    keyUses,
    contacts,
    gate,
    redirect,
    missLimit,
    health,
    housekeeping,
    scans,
    webhooks,
    domains,
    alerts: watching.alerts,
  };
  const apis = onceUnlessRejected(async (): Promise<App> => {
    const { createApis } = await import("./app.ts");
    const app = await createApis(context, shared, refusals, shedder);
    routes.set([...OWN_ROUTES, ...app.routes.routes]);
    requestLog.know(app.routes.routes);
    return app;
  });

  // From here on scans, /healthz and /readyz are answered.
  const answer = async (request: Request, pathname: string) => (await apis()).answer(request, pathname);
  const handle = createRequestHandler({
    redirect,
    health,
    ready: () => readiness(health()),
    ...onDomains({ hosts: domains.hosts, baseUrl, answer, refusals }),
    isMisdirected: createNameCheck({
      baseUrl,
      listening: settings.host,
      otherHosts: settings.otherHosts,
    }),
    answer,
    refusals,
    clientAddress: createClientAddress(settings.trustedProxies, log, () =>
      markForwardingPeer(settings.dataDir),
    ),
    ids,
    shedder,
    holds,
    routes,
  });
  setHandler(requestLog.around(metered(handle, metrics, routeOf)));
  log.info("listening", { host: settings.host, port: server.port ?? null, ...build });

  // The jobs begin, and the APIs load once the requests that have waited are answered.
  storageHealth.start();
  journal?.start();
  housekeeping.start();
  for (const job of [domains.recheck, watching]) job.start();
  dispatcher.start();
  const loaded = new Promise<void>((resolve) => setImmediate(resolve)).then(apis).then(
    () => {},
    (error: unknown) => log.error("the APIs can't be loaded", errorFields(error)),
  );

  return {
    url: `http://localhost:${server.port}`,
    baseUrl,
    loaded,
    housekeep: () => housekeeping.run(),
    recheck: () => domains.recheck.run(),
    watch: watching.run,
    addUp: () => stores.addUp(),
    deliver: () => dispatcher.run(),
    changeStamp: stores.changeStamp,
    audit: () => stores.auditor.discrepancies(clock.now() - settings.retentionDays * DAY),
    async stop() {
      stopping.abort();
      const deadline = timeout(DRAIN_TIMEOUT);
      // The chores end first: the next service on this folder opens bulk files that they must not delete.
      const chores = housekeeping.stop();
      lock?.leave();
      const deliveries = dispatcher.stop(deadline);
      await Promise.race([server.stop(), deadline]);
      await server.stop(true);
      await loaded;
      await underWay.settled();
      await recorder.drain();
      await journal?.stop();
      await storageHealth.stop();
      await deliveries;
      await chores;
      for (const job of [domains.recheck, watching]) await job.stop();
      await keyUses
        .store()
        .catch((error: unknown) => log.warn("uses of keys are not stored", errorFields(error)));
      await opened.disposeAsync();
      log.info("stopped", { lostScans: losses.scans });
    },
  };
}
