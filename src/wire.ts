import type { FolderLock } from "../db/sqlite/folder-lock.ts";
import type { ThreadPool } from "./drawings/pool.ts";
import type { App } from "./http/app.ts";
import { markForwardingPeer, unmarkForwardingPeer } from "../db/files/forwarding-peer.ts";
import { createClientAddress } from "./http/client.ts";
import { createFrontDoor } from "./http/front-door.ts";
import { createRefusals } from "./http/refusals.ts";
import { meterRequests } from "./http/request-meter.ts";
import { countryLookup, readPlans, secretOf, takeFolder, threadPool, timeUp } from "./machine.ts";
import type { Settings } from "./settings.ts";
import { DAY, SECOND } from "./shared/clock.ts";
import type { ChangeStamp } from "./shared/fresh.ts";
import { createMetrics } from "./shared/metrics.ts";
import { unlessRejected } from "./shared/once.ts";
import { errorFields } from "./shared/log.ts";
import type { Stores } from "./stores.ts";
import { VERSION } from "./version.ts";
import { systemResolve } from "./webhooks/resolve.ts";
import { openSharedLimits } from "./wiring/limits.ts";
import { essentials, type Surroundings } from "./wiring/essentials.ts";
import { createFront } from "./wiring/front.ts";
import { describeProcess } from "./wiring/metrics.ts";
import type { Parts } from "./wiring/parts.ts";
import { openPort, type Port } from "./wiring/port.ts";
import { logRuntimeWarnings } from "./wiring/runtime-warnings.ts";
import { createScanning } from "./wiring/scanning.ts";
import { openStores, refuseForeignSecret, warnOfOwnSecret } from "./wiring/storage.ts";

/** A running service. */
export interface Service {
  /** Where it listens, on this machine. */
  readonly url: string;
  /** What QR codes encode. */
  readonly baseUrl: string;
  /** Resolves once the APIs are there too; or can't be loaded, which is logged. Who calls them before waits for them. */
  readonly loaded: Promise<void>;
  /** Does now what is otherwise done every ten minutes. */
  housekeep(): Promise<void>;
  /** Sends now what is due, and resolves when what came of it is kept. */
  deliver(): Promise<void>;
  /** Differs from the last time once this node has heard that another process wrote. */
  readonly changeStamp: ChangeStamp;
  /** Counts everything again; one line for each total that does not agree. */
  audit(): Promise<string[]>;
  /** Answers what was accepted, keeps what was recorded, then ends; after 9 s without those that still hang. */
  stop(): Promise<void>;
}

const DRAIN_TIMEOUT = 9 * SECOND;

/** Seconds that an answer may pause whose pieces come from threads that stand back: as long as Bun can wait. */
const PAUSE_SECONDS = 255;

/**
 * Starts the service.
 * @throws SettingsError, StorageError, or the error of a port that is taken.
 */
export async function start(settings: Settings, surroundings: Surroundings = {}): Promise<Service> {
  const { clock, ids, log } = essentials(settings, surroundings);
  if (!surroundings.log) logRuntimeWarnings(log);
  const plans = await readPlans(settings);
  warnOfOwnSecret(settings, log);
  // Before anything is read or brought up to date: a folder that is served belongs to who serves it.
  const lock = takeFolder(settings);
  let stores: Stores | null = null;
  try {
    stores = await openStores(settings, log);
    const secret = await secretOf(settings);
    await refuseForeignSecret(stores, secret);
    await stores.join();
    if (settings.trustedProxies !== null) await unmarkForwardingPeer(settings.dataDir);
    const country = await countryLookup(settings);
    const resolve = surroundings.resolve ?? systemResolve;
    const sharedLimits = await openSharedLimits(settings, secret, { clock, ids, log });
    const leftoversFrom = lock === null || lock.isAlone ? 0 : clock.now() + DRAIN_TIMEOUT;
    const parts = { settings, clock, ids, log, plans, stores, secret, country, resolve };
    return await serve({ ...parts, sharedLimits, leftoversFrom }, lock, surroundings);
  } catch (error) {
    await stores?.close();
    lock?.close();
    throw error;
  }
}

type Given = Omit<Parts, "baseUrl" | "metrics" | "mayPause" | "pool">;

async function serve(given: Given, lock: FolderLock | null, surroundings: Surroundings): Promise<Service> {
  const port = openPort(given.settings, given.log, surroundings.idleSeconds);
  try {
    return await wire(given, lock, port, threadPool(port.traffic, surroundings.startThread));
  } catch (error) {
    // What is open would keep the program there, which answers nobody.
    await port.server.stop(true);
    given.sharedLimits?.close();
    throw error;
  }
}

async function wire(
  given: Given,
  lock: FolderLock | null,
  { server, answerWith }: Port,
  pool: ThreadPool,
): Promise<Service> {
  const { settings, clock, ids, log, stores } = given;
  const metrics = settings.metrics ? createMetrics() : null;
  if (metrics) describeProcess(metrics, clock);
  // The port is known only once it is listened on.
  const baseUrl = settings.baseUrl ?? `http://localhost:${server.port}`;

  const mayPause = (request: Request) => server.timeout(request, PAUSE_SECONDS);
  const parts: Parts = { ...given, baseUrl, metrics, mayPause, pool };
  const scanning = await createScanning(parts);
  const { dispatcher, housekeeping, recorder } = scanning;
  const front = createFront(parts, scanning);
  const refusals = createRefusals({ baseUrl, log });
  // The framework, the routes and what they call are half of a start: codes are followed while they load.
  const apis = unlessRejected(async (): Promise<App> => {
    const { createApis } = await import("./wiring/apis.ts");
    return createApis(parts, scanning, front, refusals);
  });
  const { handle } = createFrontDoor({
    follow: front.follow,
    health: front.health,
    answer: async (request, pathname) => (await apis()).answer(request, pathname),
    refusals,
    clientAddress: createClientAddress(settings.trustedProxies, log, () =>
      markForwardingPeer(settings.dataDir),
    ),
    ids,
  });
  answerWith(
    metrics
      ? meterRequests({
          metrics,
          routes: (await apis()).routes.routes,
          answer: handle,
          now: () => performance.now(),
        })
      : handle,
  );
  housekeeping.start();
  dispatcher.start();
  // Who has waited is answered first.
  const loaded = new Promise<void>((resolve) => setImmediate(resolve)).then(apis).then(
    () => {},
    (error: unknown) => log.error("the APIs can't be loaded", errorFields(error)),
  );
  log.info("listening", { host: settings.host, port: server.port ?? null, version: VERSION });

  return {
    url: `http://localhost:${server.port}`,
    baseUrl,
    loaded,
    housekeep: () => housekeeping.run(),
    deliver: () => dispatcher.run(),
    changeStamp: stores.changeStamp,
    audit: () => stores.auditor.discrepancies(clock.now() - settings.retentionDays * DAY),
    async stop() {
      const enough = timeUp(DRAIN_TIMEOUT);
      // Its sweeps first: who comes next has bulk files of its own.
      const tidied = housekeeping.stop();
      lock?.leave();
      const sent = dispatcher.stop(enough);
      await Promise.race([server.stop(), enough]);
      await server.stop(true);
      await loaded;
      await recorder.drain();
      await sent;
      await tidied;
      pool.close();
      given.sharedLimits?.close();
      await stores.close();
      lock?.close();
      log.info("stopped", { lostScans: recorder.lost });
    },
  };
}
