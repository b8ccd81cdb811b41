import { createConsent } from "../consent/consent.ts";
import { createAgentClassifier } from "../scans/agents.ts";
import { createDayKeys } from "../scans/day-keys.ts";
import { troubleOf } from "../../db/common/trouble.ts";
import { routeOf } from "../rules/route.ts";
import { createScanJournal } from "../../db/files/scan-journal.ts";
import { createStorageHealth } from "../scans/storage-health.ts";
import { createObserver } from "../scans/observe.ts";
import { createJournal } from "../scans/journal.ts";
import { createLosses } from "../scans/losses.ts";
import { createRecorder, type RecorderNeeds } from "../scans/recorder.ts";
import { createResolver } from "../scans/resolver.ts";
import { StorageError, type StorageTrouble } from "../shared/storage.ts";
import { timeout } from "../shared/timeout.ts";
import type { Throttle } from "../webhooks/throttle.ts";
import type { Context } from "./context.ts";
import {
  meterCommits,
  meterDayKeys,
  meterJournal,
  meterLostScans,
  meterUnansweredScans,
} from "./metrics/scans.ts";

/** Troubles of a database that its operator ends. Damage does not go away by itself. */
const PASSING: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>(["database_away", "disk_full"]);

const BATCH_ID_BYTES = 16;
const TIME_BYTES = 6;

/** The services that answer and record scans. */
export type ScanServices = Awaited<ReturnType<typeof createScanServices>>;

/**
 * Creates the services that answer and record scans.
 * @param throttle - slows webhook deliveries down while many scans are recorded.
 * @param turns - the event loop's.
 */
export async function createScanServices(
  context: Context,
  throttle: Throttle,
  turns: Pick<RecorderNeeds, "nextTurn" | "isTurnLong">,
) {
  const { settings, clock, ids, log, patience, stores, secret, country, baseUrl, metrics, holds } = context;
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
    throttle.committed(batch.length);
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
    ...turns,
  });
  if (metrics) {
    meterLostScans(metrics, losses);
    if (journal) meterJournal(metrics, journal);
  }

  const dayKeys = createDayKeys({ store: stores.dayKeys, isAway: stores.isAway, clock, ids, log });
  if (metrics) meterDayKeys(metrics, dayKeys);
  const classify = createAgentClassifier();
  const consent = await createConsent({
    secret,
    store: stores.devices,
    clock,
    ids,
    secure: baseUrl.startsWith("https:"),
    settled: () => recorder.drain(),
  });
  const observer = createObserver({ dayKeys, classify, country, recognise: consent.recognise, clock });
  const resolver = createResolver({
    find: stores.codes.resolve,
    routeOf,
    stamp: stores.changeStamp,
    isAway: stores.isAway,
    patience: patience.lookUp,
    baseUrl,
    onFailure: storageHealth.failed,
    clock,
    log,
  });
  if (metrics) meterUnansweredScans(metrics, resolver);
  stores.onCodeChanged(resolver.evict);
  return { classify, consent, dayKeys, journal, storageHealth, losses, observer, recorder, resolver };
}

/** Whether a fault may pass by itself. */
function mayPass(error: unknown): boolean {
  return error instanceof StorageError && PASSING.has(troubleOf(error.code));
}

/** A random id that begins with its time: an index of such ids grows at its end. */
function batchId(random: Uint8Array<ArrayBuffer>, now: number): Uint8Array {
  Buffer.from(random.buffer).writeUIntBE(now, 0, TIME_BYTES);
  return random;
}

/** A timer of some milliseconds. The function it is started with runs unless the returned one is called before. */
function timerOf(milliseconds: number): (run: () => void) => () => void {
  return (run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
}
