import { Database, SQLiteError } from "bun:sqlite";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../../src/shared/storage.ts";
import { makeFile, makeFolder } from "../files/owner.ts";
import { canLook, CHECKPOINT_PAGES, createCheckpoints } from "./checkpoints.ts";
import { migrate, newerSchema, schemaAge } from "./migrate.ts";
import { openWal } from "./wal.ts";

/** The database of one data folder: a connection that writes, and one that only reads. */
export interface SqliteDatabase {
  readonly writer: Database;
  readonly reader: Database;
  /** Runs `work` in one immediate transaction on the writer. It is synchronous, so transactions never interleave. */
  write<T>(work: () => T): T;
  /**
   * As `write`, but without waiting for the disk: a crash may undo the transaction. It is on the disk as soon as a later
   * `write` is. It waits while the log is written back, because chores would lengthen the log faster than the thread
   * shortens it.
   */
  writeUnsynced<T>(work: () => T): Promise<T>;
  /**
   * As `write`, but on a slow disk, and while the log is written back, a thread syncs the transaction: the event loop and
   * other writes go on meanwhile.
   * Resolves once it is on the disk.
   * @throws StorageError. After a failed sync the transaction may still turn out to be stored.
   */
  writeAside<T>(work: () => T): Promise<T>;
  /** Runs queries. */
  read<T>(work: () => T): T;
  /** Opens another connection that only reads. */
  openReader(): Database;
  /** A number that changes when another process has written. Cheap: it is read once a turn of the event loop. */
  changeStamp(): number;
  /** Resolves once all connections are closed: at once, unless a thread writes the log back. */
  close(): Promise<void>;
}

export const DATABASE_FILE = "quietzone.db";

/** How long a writer waits for another process, in milliseconds: a command for the service, or the service for it. */
const BUSY_TIMEOUT = 5_000;

/** The pause between attempts where SQLite itself does not wait, in milliseconds. */
const BUSY_PAUSE = 5;

/**
 * Pages in the WAL at which a commit writes it back itself: 128 MiB, four times the length at which `checkpoints.ts` begins.
 * That happens when one turn of the event loop has very many commits, or when the thread can't keep up.
 */
const MOST_PAGES = 32_768;

/** Bytes to which the next checkpoint truncates the WAL after a burst. */
const WAL_LIMIT = 64 * 1024 * 1024;

/**
 * Opens the database in `folder`, creates both where they are missing, and migrates it.
 * @param onCheckpoint - called with the fault when the log could not be written back, and with `null` when it was.
 * @throws StorageError when it cannot be opened or is not a database of this program.
 */
export function openDatabase(
  folder: string,
  onCheckpoint: (error: unknown) => void = () => {},
): SqliteDatabase {
  return translated(() => {
    makeFolder(folder);
    const file = join(folder, DATABASE_FILE);
    makeFile(file);
    const writer = connect(file);
    // It holds leads and their addresses, so only the service's own user may read it.
    chmodSync(file, 0o600);
    migrateIfOlder(writer);
    return database(writer, () => connectReader(file), onCheckpoint);
  });
}

function connectReader(file: string): Database {
  const reader = connect(file);
  reader.run("PRAGMA query_only = ON");
  return reader;
}

function connect(file: string): Database {
  const client = new Database(file, { create: true, readwrite: true, strict: true });
  client.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  switchToWal(client);
  // FULL syncs the WAL before a commit returns, so an answered request is on the disk.
  client.run("PRAGMA synchronous = FULL");
  client.run("PRAGMA foreign_keys = ON");
  client.run(`PRAGMA wal_autocheckpoint = ${canLook(client) ? MOST_PAGES : CHECKPOINT_PAGES}`);
  client.run(`PRAGMA journal_size_limit = ${WAL_LIMIT}`);
  client.run("PRAGMA temp_store = MEMORY");
  // Overwrites erased rows: a pseudonym or a lead must not live on in a free page.
  client.run("PRAGMA secure_delete = ON");
  return client;
}

/** The switch needs an exclusive lock for a moment, and SQLite does not call the busy handler for it. */
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

function migrateIfOlder(writer: Database): void {
  const age = schemaAge(writer);
  if (age === "newer") throw newerSchema(writer);
  if (age !== "current") migrate(writer);
}

function database(
  writer: Database,
  openReader: () => Database,
  onCheckpoint: (error: unknown) => void,
): SqliteDatabase {
  const reader = openReader();
  const version = writer.query<{ data_version: number }, []>("PRAGMA data_version");
  const wal = openWal(writer);
  const checkpoints = createCheckpoints(writer, onCheckpoint);
  const begin = writer.prepare("BEGIN IMMEDIATE");
  const commit = writer.prepare("COMMIT");
  const rollback = writer.prepare("ROLLBACK");
  let stamp = 0;
  let askedThisTurn = false;

  function transact<T>(work: () => T): T {
    begin.run();
    try {
      const result = work();
      wal.timed(() => commit.run());
      checkpoints.committed();
      return result;
    } catch (error) {
      // After some faults, such as a full disk, SQLite has rolled back itself.
      if (writer.inTransaction) rollback.run();
      throw error;
    }
  }

  function close(): void {
    wal.close();
    reader.close();
    checkpoints.finish();
    writer.close();
    checkpoints.closed();
  }

  return {
    writer,
    reader,
    write: (work) =>
      translated(() => {
        wal.syncsOnCommit(true);
        return transact(work);
      }),
    async writeUnsynced(work) {
      if (checkpoints.running) await checkpoints.running;
      return translated(() => {
        wal.syncsOnCommit(false);
        return transact(work);
      });
    },
    async writeAside(work) {
      if (checkpoints.pause) await checkpoints.pause;
      const aside = wal.isSlow || checkpoints.running !== null;
      const result = translated(() => {
        wal.syncsOnCommit(!aside);
        return transact(work);
      });
      if (aside) await wal.sync();
      return result;
    },
    read: translated,
    openReader: () => translated(openReader),
    changeStamp() {
      if (askedThisTurn) return stamp;
      askedThisTurn = true;
      setImmediate(() => {
        askedThisTurn = false;
      });
      stamp = translated(() => version.get()?.data_version) ?? stamp;
      return stamp;
    },
    async close() {
      const stopping = checkpoints.stop();
      if (stopping) await stopping;
      close();
    },
  };
}

/** Runs `work`, and turns the engine's errors into StorageErrors. */
export function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = engineCode(error);
    if (code !== null) throw new StorageError(code, error);
    throw error;
  }
}

/** SQLite's name of a fault, or the system's for a folder that can't be made. */
function engineCode(error: unknown): string | null {
  if (error instanceof SQLiteError) return error.code ?? "SQLITE_ERROR";
  if (error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string")
    return error.code;
  return null;
}
