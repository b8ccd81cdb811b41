import { Database, SQLiteError } from "bun:sqlite";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BunSQLiteDatabase, drizzle } from "drizzle-orm/bun-sqlite";
import { migrate } from "drizzle-orm/bun-sqlite/migrator";
import { StorageError } from "../../src/shared/storage.ts";
import { MIGRATIONS, schemaAge } from "./schema-version.ts";
import { openWal } from "./wal.ts";

export type Connection = BunSQLiteDatabase & { $client: Database };

/** The database of one data folder: one connection that writes, one that reads beside it. */
export interface SqliteDatabase {
  readonly writer: Connection;
  readonly reader: Connection;
  /** Runs `work` in one immediate transaction on the writer. `work` is synchronous: nothing can come between. */
  write<T>(work: () => T): T;
  /**
   * The same for what a crash may undo: nothing waits for the disk. It is on the disk, too, as soon as a later write is.
   */
  writeUnsynced<T>(work: () => T): T;
  /**
   * Does the same as `write`, but on a disk that takes its time has a thread sync what was written: the event loop goes on
   * meanwhile, and so may other writes. Resolves once it is on the disk.
   * @throws StorageError. When it was the sync that failed, what was written may turn out to be kept all the same.
   */
  writeAside<T>(work: () => T): Promise<T>;
  /** Runs a query. */
  read<T>(work: () => T): T;
  /** A number that changes when another process has written. Cheap: asked once a turn of the event loop. */
  changeStamp(): number;
  close(): void;
}

export const DATABASE_FILE = "quietzone.db";

/** How long a writer waits for another process, in milliseconds: a command beside the service, or the other way round. */
const BUSY_TIMEOUT = 5_000;

/** How long to wait before asking again for what SQLite does not wait for itself, in milliseconds. */
const BUSY_PAUSE = 5;

/**
 * Pages in the WAL at which it is written back, 32 MiB: a busy code's few pages are rewritten by every commit, and
 * writing them back every 4 MiB, as SQLite would, made scans wait (measured: p99 24 against 14 ms on a busy disk).
 */
const CHECKPOINT_PAGES = 8_192;

/** WAL left behind by a burst is cut back to this many bytes at the next checkpoint. */
const WAL_LIMIT = 64 * 1024 * 1024;

/**
 * Opens the database in `folder`, making folder and database where there are none, and brings it up to date.
 * @throws StorageError when it cannot be opened or is no database of ours.
 */
export function openDatabase(folder: string): SqliteDatabase {
  return translated(() => {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, DATABASE_FILE);
    const writer = connect(file);
    // It holds leads and their addresses: nobody but the service's own user has business with it.
    chmodSync(file, 0o600);
    bringUpToDate(writer);
    const reader = connect(file);
    reader.$client.run("PRAGMA query_only = ON");
    return database(writer, reader);
  });
}

function connect(file: string): Connection {
  const client = new Database(file, { create: true, readwrite: true, strict: true });
  client.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  switchToWal(client);
  // FULL syncs the WAL before every commit returns: what was answered is on the disk.
  client.run("PRAGMA synchronous = FULL");
  client.run("PRAGMA foreign_keys = ON");
  client.run(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  client.run(`PRAGMA journal_size_limit = ${WAL_LIMIT}`);
  client.run("PRAGMA temp_store = MEMORY");
  // What is erased is overwritten: a pseudonym or a lead must not live on in a free page.
  client.run("PRAGMA secure_delete = ON");
  // Without the schema: drizzle would derive relations from it that no query here uses.
  return drizzle({ client });
}

/**
 * The switch needs the file to itself for a moment and, unlike a write, gives up at once when another process has it:
 * SQLite does not call the busy handler here.
 */
function switchToWal(client: Database): void {
  for (let left = BUSY_TIMEOUT / BUSY_PAUSE; ; left--)
    try {
      client.run("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!(error instanceof SQLiteError && error.code?.startsWith("SQLITE_BUSY")) || left <= 0) throw error;
      Bun.sleepSync(BUSY_PAUSE);
    }
}

function bringUpToDate(writer: Connection): void {
  const age = schemaAge(writer.$client);
  if (age === "newer") throw new StorageError("it was made by a newer version of Quietzone", null);
  if (age === "current") return;
  // The migrator works inside one transaction, where this pragma would be ignored, and a rebuilt table would cascade.
  writer.$client.run("PRAGMA foreign_keys = OFF");
  try {
    migrate(writer, { migrationsFolder: MIGRATIONS });
  } catch {
    // Another process may have migrated at the same moment. If that was not the reason, this throws the reason again.
    if (writer.$client.inTransaction) writer.$client.run("ROLLBACK");
    migrate(writer, { migrationsFolder: MIGRATIONS });
  }
  writer.$client.run("PRAGMA foreign_keys = ON");
}

function database(writer: Connection, reader: Connection): SqliteDatabase {
  const version = writer.$client.query<{ data_version: number }, []>("PRAGMA data_version");
  const wal = openWal(writer.$client);
  const begin = writer.$client.prepare("BEGIN IMMEDIATE");
  const commit = writer.$client.prepare("COMMIT");
  const rollback = writer.$client.prepare("ROLLBACK");
  let stamp = 0;
  let askedThisTurn = false;

  /** Drizzle's transaction makes a dozen objects each time, of which we use none. */
  function transact<T>(work: () => T): T {
    begin.run();
    try {
      const result = work();
      wal.timed(() => commit.run());
      return result;
    } catch (error) {
      // Some faults, a full disk among them, have rolled back by themselves.
      if (writer.$client.inTransaction) rollback.run();
      throw error;
    }
  }

  return {
    writer,
    reader,
    write: (work) =>
      translated(() => {
        wal.syncsOnCommit(true);
        return transact(work);
      }),
    writeUnsynced: (work) =>
      translated(() => {
        wal.syncsOnCommit(false);
        return transact(work);
      }),
    async writeAside(work) {
      const aside = wal.isSlow;
      const result = translated(() => {
        wal.syncsOnCommit(!aside);
        return transact(work);
      });
      if (aside) await wal.sync();
      return result;
    },
    read: translated,
    changeStamp() {
      if (askedThisTurn) return stamp;
      askedThisTurn = true;
      setImmediate(() => {
        askedThisTurn = false;
      });
      stamp = translated(() => version.get()?.data_version) ?? stamp;
      return stamp;
    },
    close() {
      wal.close();
      reader.$client.close();
      writer.$client.run("PRAGMA wal_checkpoint(TRUNCATE)");
      writer.$client.close();
    },
  };
}

/** Runs `work`, giving the engine's errors the name that the rest of the program knows. */
function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = engineCode(error);
    if (code !== null) throw new StorageError(code, error);
    throw error;
  }
}

/** The engine's own name of a fault, which drizzle may have wrapped; a folder that can't be made has the system's. */
function engineCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof SQLiteError) return cause.code ?? "SQLITE_ERROR";
    if ("syscall" in cause && "code" in cause && typeof cause.code === "string") return cause.code;
  }
  return null;
}
