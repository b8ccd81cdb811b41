import type { StoredBytes } from "../../src/features/housekeeping/vitals.ts";
import { createCensus } from "../../src/features/housekeeping/store/census.ts";
import { createSharedStores, type Stores } from "../stores.ts";
import { whole } from "../shape.ts";
import { type Database, exists, value } from "../work.ts";
import { batchLeases } from "./batch-leases.ts";
import { createChanges } from "./changes.ts";
import { createChores } from "./chores.ts";
import { createDayKeyStore } from "./day-keys.ts";
import { createDeliveryLeases } from "./delivery-leases.ts";
import { createRollup, type Rollup } from "./rollup.ts";
import { createNodes } from "./nodes.ts";
import { type OpenOptions, openPostgres, type PostgresDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { createTotalsPacker } from "./packer.ts";
import { createScanWriting } from "./scan-writing.ts";
import { createSearchIndex } from "./search-index.ts";
import { waitForServer } from "./wait.ts";
import { createDatabase, longSnapshot, openSnapshotReader } from "./works.ts";

/** Codes in one step of a recount. It locks the codes it counts, and their scans wait; codes it only looks at stay unlocked. */
const RECOUNT_LIMITS = { looked: 2_000, counted: 20 };

/**
 * Opens the stores in a PostgreSQL database that other nodes may share.
 * @throws StorageError when it can't be used.
 */
export async function openPostgresStores(url: string, options: OpenOptions = {}): Promise<Stores> {
  return postgresStores(await openPostgres(url, options), options);
}

/** A chore whose rounds of steps begin with a fold. A step gives whether there are more in its round. */
function afterFold<A extends unknown[]>(
  { fold }: Rollup,
  chore: { step(...given: A): Promise<boolean> },
): { step(...given: A): Promise<boolean> } {
  let isUnderWay = false;
  return {
    async step(...given) {
      if (!isUnderWay) await fold();
      isUnderWay = await chore.step(...given);
      return isUnderWay;
    },
  };
}

/** The log belongs to the server, which may have other databases. */
async function databaseBytes(database: Database): Promise<StoredBytes> {
  const bytes = await database.read(() => value(whole)`select pg_database_size(current_database())`);
  return { database: bytes ?? 0, log: null };
}

/** The stores over one database. */
export function postgresStores(db: PostgresDatabase, options: OpenOptions = {}): Stores {
  const database = createDatabase(db);
  const outbox = createOutbox(db.node);
  const changes = createChanges(db);
  const nodes = createNodes(db, options.onHeartbeat);
  const rollup = createRollup(db, options.onFold);
  let onOrphaned = () => {};
  const shared = createSharedStores({
    database,
    outbox,
    scanWriting: createScanWriting(db, outbox),
    batchLeases,
    deliveryLeases: createDeliveryLeases(db, outbox, (listener) => {
      onOrphaned = listener;
    }),
    searchIndex: createSearchIndex(database),
    recountLimits: RECOUNT_LIMITS,
    openReader: () => openSnapshotReader(db),
    longSnapshot: (work) => longSnapshot(db, work),
  });
  const marks = shared.secretMarks;
  return {
    ...shared,
    dayKeys: createDayKeyStore(db),
    vitals: {
      census: createCensus(database),
      bytes: () => databaseBytes(database),
      server: {
        sessions: () => db.sessions(),
        ping: async () => void (await database.read(() => exists`select 1`)),
      },
    },
    // Both work on totals, so what is appended is added first.
    packer: afterFold(rollup, createTotalsPacker(db)),
    campaignTotals: afterFold(rollup, shared.campaignTotals),
    changeStamp: changes.stamp,
    addUp: rollup.fold,
    settle: async () => {},
    tryWrite: nodes.touch,
    isAway: () => db.isAway,
    onCodeChanged: changes.onCode,
    // A balancer may lead to a standby only now. These are the first writes of a start, so they wait as the start did.
    secretMarks: {
      ...marks,
      traces: () => waitForServer(marks.traces, options),
      add: (mark) => waitForServer(() => marks.add(mark), options),
    },
    alone: createChores(db),
    hasNodes: nodes.hasOthers,
    nodeSecrets: nodes,
    async join() {
      await changes.listen();
      await waitForServer(() => nodes.join(() => onOrphaned()), options);
      rollup.start();
    },
    async close() {
      await rollup.stop();
      await nodes.leave();
      await changes.close();
      await db.close();
    },
  };
}
