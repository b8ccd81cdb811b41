import { join } from "node:path";
import { createDayKeyFiles } from "../files/day-keys.ts";
import { bytesOf } from "../files/bytes.ts";
import { createCensus } from "../../src/features/housekeeping/store/census.ts";
import { createSharedStores, type Stores } from "../stores.ts";
import { createBatchLeases } from "./batch-leases.ts";
import { createDeliveryLeases } from "./delivery-leases.ts";
import { DATABASE_FILE, openDatabase, type OpenOptions, type SqliteDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { createTotalsPacker } from "./packer.ts";
import { createScanWriting } from "./scans.ts";
import { createSeriesRollup } from "./series-rollup.ts";
import { createSearchIndex } from "./search-index.ts";
import { createDatabase, openSnapshotReader } from "./works.ts";

/** Codes in one step of a recount, which takes a few milliseconds: most codes have at most two scans of the day. */
const RECOUNT_LIMITS = { looked: 200, counted: 200 };

/**
 * Opens the stores in a data folder: a SQLite database, and the day keys as files beside it.
 * @param isBeside - whether this process is a command, beside which a service may run.
 * @throws StorageError when the folder can't be used.
 */
export function openSqliteStores(dataDir: string, options: OpenOptions = {}, isBeside = false): Stores {
  return sqliteStores(openDatabase(dataDir, options), dataDir, isBeside);
}

/** The stores over the database of a data folder. */
export function sqliteStores(db: SqliteDatabase, dataDir: string, isBeside = false): Stores {
  const database = createDatabase(db);
  const file = join(dataDir, DATABASE_FILE);
  const outbox = createOutbox(db);
  const rollup = createSeriesRollup(db);
  const shared = createSharedStores({
    database,
    outbox,
    scanWriting: createScanWriting(db, outbox),
    batchLeases: createBatchLeases(isBeside),
    deliveryLeases: createDeliveryLeases(db, outbox),
    searchIndex: createSearchIndex(database),
    recountLimits: RECOUNT_LIMITS,
    openReader: () => openSnapshotReader(db),
    longSnapshot: database.snapshot,
  });
  return {
    ...shared,
    dayKeys: createDayKeyFiles(dataDir),
    vitals: {
      census: createCensus(database),
      bytes: async () => ({
        database: await bytesOf(file),
        log: await bytesOf(`${file}-wal`),
      }),
      server: null,
    },
    packer: createTotalsPacker(db, rollup),
    // The stamp changes with every write of another process, so single codes need no notification.
    changeStamp: () => db.changeStamp(),
    onCodeChanged: () => {},
    // It is written to the head of the file, which needs no table. Nothing reads it.
    async tryWrite() {
      await db.becomeWritable();
      await db.writeAside(() => void db.writer.current.run("PRAGMA user_version = 0"));
    },
    addUp: rollup.fold,
    settle: rollup.fold,
    isAway: () => false,
    // Only one process serves a data folder.
    join: async () => rollup.start(),
    hasNodes: async () => false,
    nodeSecrets: { tell: async () => {}, without: async () => 0, sealingOtherwise: async () => 0 },
    alone: (chores) => chores(() => true),
    close: () => rollup.stop()?.then(() => db.close()) ?? db.close(),
  };
}
