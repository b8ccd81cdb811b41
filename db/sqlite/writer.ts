import { Database, SQLiteError } from "bun:sqlite";
import { chmodSync } from "node:fs";
import { canLook, CHECKPOINT_PAGES, createCheckpoints } from "./checkpoints.ts";
import { translated } from "./faults.ts";
import { migrateIfOlder } from "./migrate.ts";
import { openWal } from "./wal.ts";

/** The connection that writes to a database, with its log. `SqliteDatabase` says what its methods do. */
export interface Writer {
  readonly client: Database;
  write<T>(work: () => T): T;
  writeUnsynced<T>(work: () => T): Promise<T>;
  writeAside<T>(work: () => T): Promise<T>;
  /** A number that changes when another connection has written. */
  dataVersion(): number | undefined;
  /** Resolves once nothing writes the log back any more; `null` when nothing does. */
  stop(): Promise<void> | null;
  /** Closes the log. The readers are closed next, and then the rest by `close`. */
  closeLog(): void;
  close(): void;
}

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
 * Opens the connection that writes, and migrates the database.
 * @param onCheckpoint - called with the fault when the log could not be written back, and with `null` when it was.
 * @throws SQLiteError, StorageError
 */
export function openWriter(file: string, onCheckpoint: (error: unknown) => void): Writer {
  const client = connect(file);
  try {
    // It holds leads and their addresses, so only the service's own user may read it.
    chmodSync(file, 0o600);
    migrateIfOlder(client);
    return writerOn(client, onCheckpoint);
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Opens a connection that may write. @throws SQLiteError */
export function connect(file: string): Database {
  const client = new Database(file, { create: true, readwrite: true, strict: true });
  try {
    return prepareConnection(client);
  } catch (error) {
    client.close();
    throw error;
  }
}

function prepareConnection(client: Database): Database {
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

function writerOn(client: Database, onCheckpoint: (error: unknown) => void): Writer {
  const version = client.query<{ data_version: number }, []>("PRAGMA data_version");
  const wal = openWal(client);
  const checkpoints = createCheckpoints(client, onCheckpoint);
  const begin = client.prepare("BEGIN IMMEDIATE");
  const commit = client.prepare("COMMIT");
  const rollback = client.prepare("ROLLBACK");

  function transact<T>(work: () => T): T {
    begin.run();
    try {
      const result = work();
      wal.timed(() => commit.run());
      checkpoints.committed();
      return result;
    } catch (error) {
      // After some faults, such as a full disk, SQLite has rolled back itself.
      if (client.inTransaction) rollback.run();
      throw error;
    }
  }

  return {
    client,
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
    dataVersion: () => translated(() => version.get()?.data_version),
    stop: checkpoints.stop,
    closeLog: wal.close,
    close() {
      checkpoints.finish();
      client.close();
      checkpoints.closed();
    },
  };
}
