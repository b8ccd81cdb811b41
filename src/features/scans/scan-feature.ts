import { feature } from "../../app/feature.ts";
import { offsite } from "../backups/scan-feature.ts";
import { createConsent } from "../consent/consent.ts";
import { createAgentClassifier } from "./agents.ts";
import { createDayKeys } from "./day-keys.ts";
import { isMigrated, troubleOf } from "../../../db/common/trouble.ts";
import { routeOf } from "../rules/route.ts";
import { createScanJournal } from "../../../db/files/scan-journal.ts";
import { createStorageHealth } from "./storage-health.ts";
import { createObserver } from "./observe.ts";
import { createJournal } from "./journal.ts";
import { createLosses } from "./losses.ts";
import { createRecorder } from "./recorder.ts";
import { createResolver } from "./resolver.ts";
import { StorageError, type StorageTrouble } from "../../kit/shared/storage.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { meterCommits, meterScans } from "./metrics.ts";
import { createRedirect } from "./http/redirect.ts";
import { healthOf } from "../../kit/http/health.ts";
import { createCounting } from "../gs1/counted.ts";
import { createSides } from "../gs1/links.ts";
import { createNames } from "../gs1/names.ts";
import { firstOpenDay } from "../housekeeping/chore.ts";
import { meterHealth } from "../../kit/http/meters.ts";
import { admission, overload } from "../../app/admission-feature.ts";
import { contacts } from "../tenants/scan-feature.ts";

/** Troubles of a database that its operator ends. Damage does not go away by itself. */
const PASSING: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>(["database_away", "disk_full"]);

const BATCH_ID_BYTES = 16;
const TIME_BYTES = 6;

/** Answers and records scans. */
export const scanning = feature({
  name: "scanning",
  async service({ context, emit, use }) {
    const { settings, clock, ids, log, patience, stores, keys, country, baseUrl, metrics, holds, loop } =
      context;
    const { shedder } = await use(overload);
    const { commit, costs } = stores.scans;
    const held: typeof commit = (...call) => holds.sync("commit of scans", () => commit(...call));
    const metered = metrics ? meterCommits(metrics, held, () => performance.now()) : held;
    const storageHealth = createStorageHealth({
      tryWrite: () => holds.sync("try of a write", stores.tryWrite),
      isAway: stores.isAway,
      troubleOf,
      now: () => performance.now(),
      log,
    });
    const commitAndTell: typeof commit = async (batch, ...how) => {
      try {
        await metered(batch, ...how);
      } catch (error) {
        storageHealth.failed(error);
        throw error;
      }
      storageHealth.kept();
      emit("scans.stored", batch.length);
    };
    const losses = createLosses({ log, clock });
    // SQLite's own file is on the disk that a journal would be on.
    const journal =
      settings.databaseUrl === null
        ? null
        : createJournal({
            store: createScanJournal(settings.dataDir),
            commit: commitAndTell,
            isAway: stores.isAway,
            losses,
            clock,
            log,
            pause: timeout,
          });
    const recorder = createRecorder({
      commit: commitAndTell,
      costs,
      losses,
      aside: journal && { journal, mayPass, startTimer: timerOf(patience.commit) },
      newId: () => batchId(ids.bytes(BATCH_ID_BYTES), clock.now()),
      nextTurn: loop.afterTurn,
      isTurnLong: () => shedder.isWaiting,
    });

    const dayKeys = createDayKeys({ store: stores.dayKeys, isAway: stores.isAway, clock, ids, log });
    const classify = createAgentClassifier();
    const consent = await createConsent({
      keys,
      store: stores.devices,
      clock,
      ids,
      secure: baseUrl.startsWith("https:"),
      settled: () => recorder.drain(),
    });
    const observer = createObserver({ dayKeys, classify, country, recognise: consent.recognise, clock });
    const lookUps = {
      stamp: stores.changeStamp,
      isAway: stores.isAway,
      patience: patience.lookUp,
      onFailure: storageHealth.failed,
    };
    const resolver = createResolver({
      find: stores.codes.resolve,
      routeOf,
      sideOf: createSides(routeOf),
      ...lookUps,
      baseUrl,
      clock,
      log,
    });
    const names = createNames({ store: stores.codes, ...lookUps });
    const resolving = { resolver, names, counting: createCounting({ names, resolver }) };
    return { classify, consent, dayKeys, journal, storageHealth, losses, observer, recorder, ...resolving };
  },
  on: ({ resolver, names }) => ({
    "code.changed"(address) {
      resolver.evict(address);
      names.changed(address);
    },
    "code.stale": resolver.evict,
    "tenant.gone"(id) {
      resolver.evictTenant(id);
      names.changedAll();
    },
  }),
  chores: ({ stores }) => [
    { name: "scanners", step: (rows, now) => stores.scans.forgetScanners(firstOpenDay(now), rows) },
  ],
  meter: meterScans,
  start({ storageHealth, journal }) {
    storageHealth.start();
    journal?.start();
  },
  async stop({ recorder, journal, storageHealth }) {
    await recorder.drain();
    // Afterwards: what the database does not take goes to the journal.
    await journal?.stop();
    await storageHealth.stop();
  },
});

/** The answer to a scan, with its limits. */
export const redirects = feature({
  name: "redirects",
  async service({ context: { settings, baseUrl, clock, chance }, use }) {
    const { resolver, counting, observer, recorder } = await use(scanning);
    const gate = await use(admission);
    const limit = gate.limiter("resolve", settings.limits.resolve);
    /** Of requests for short ids that stand for nothing, for each address. */
    const missLimit = gate.limiter("resolve-misses", settings.limits.resolve);
    const { of: contactOf } = await use(contacts);
    const countedFor = counting.of;
    const needs = { limit, missLimit, resolver, countedFor, contactOf, observer, recorder, clock, chance };
    return { ...createRedirect({ ...needs, baseUrl }), limit, missLimit };
  },
});

/** Whether scans can be kept: the answer of `GET /healthz`. */
export const health = feature({
  name: "health",
  async service({ context: { disk, build }, use }) {
    const { storageHealth, losses } = await use(scanning);
    const backups = await use(offsite);
    return () =>
      healthOf(storageHealth.trouble(), disk.isLow(), build, losses.scans, backups?.isLate() ?? false);
  },
  meter: meterHealth,
});

/** Whether a fault may pass by itself, or once this node is replaced by one of a newer version. */
function mayPass(error: unknown): boolean {
  return error instanceof StorageError && (PASSING.has(troubleOf(error.code)) || isMigrated(error.code));
}

/** A random id that begins with its time: an index of such ids grows at its end. */
function batchId(random: Uint8Array<ArrayBuffer>, now: number): Uint8Array {
  Buffer.from(random.buffer).writeUIntBE(now, 0, TIME_BYTES);
  return random;
}

/**
 * A timer of some milliseconds. The function it is started with runs unless the returned one is called
 * before.
 */
function timerOf(milliseconds: number): (run: () => void) => () => void {
  return (run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
}
