import { Database, SQLiteError } from "bun:sqlite";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Allows one service to a data folder: a second one would send every webhook twice, and erase the bulk batches of the first
 * as leftovers of a crash. The lock is SQLite's own on an empty file. It works wherever the database's does, also between
 * containers, and the system releases it when the process ends, so it never goes stale (SQLite, File Locking And
 * Concurrency, 3).
 */
export interface FolderLock {
  /** Whether no other service was using the folder, not even one that still drains its last requests. */
  readonly isAlone: boolean;
  /** Lets another service start, which can tell that this one still drains. */
  leave(): void;
  /** Releases all locks. */
  close(): void;
}

const LOCK_FILE = "quietzone.lock";

/** How long to wait for a service that is stopping, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Locks the folder, and creates it if it is missing.
 * @returns `null` when another service has locked it.
 * @throws the system's or SQLite's error when the folder can't be used.
 */
export function lockFolder(folder: string): FolderLock | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LOCK_FILE);
  // Written only when it is missing, because closing a file releases all POSIX locks that the process has on it.
  if (!existsSync(file)) writeFileSync(file, "", { flag: "a", mode: 0o600 });
  const client = connect(file);
  const isAlone = begins(client, "EXCLUSIVE", 0);
  if (!isAlone && !begins(client, "IMMEDIATE", PATIENCE)) {
    client.close();
    return null;
  }
  return {
    isAlone,
    leave() {
      client.run("ROLLBACK");
      client.run("PRAGMA busy_timeout = 0");
      try {
        // A shared lock: it blocks nobody, but an exclusive lock fails while it is there.
        client.run("BEGIN");
        client.query("select count(*) from sqlite_schema").get();
      } catch (error) {
        // Another service took the exclusive lock in between. Waiting would block the event loop.
        if (!isBusy(error)) throw error;
      }
    },
    close: () => client.close(),
  };
}

/** Whether a service has locked the folder and is not stopping. Changes nothing. */
export function isServed(folder: string): boolean {
  const file = join(folder, LOCK_FILE);
  if (!existsSync(file)) return false;
  const client = connect(file);
  try {
    return !begins(client, "IMMEDIATE", 0);
  } finally {
    client.close();
  }
}

function connect(file: string): Database {
  return new Database(file, { create: false, readwrite: true, strict: true });
}

/** Begins a transaction that takes a lock. @returns whether it could within `patience` milliseconds. */
function begins(client: Database, kind: "EXCLUSIVE" | "IMMEDIATE", patience: number): boolean {
  client.run(`PRAGMA busy_timeout = ${patience}`);
  try {
    // Nothing is ever written, so no journal is needed, which a killed process would leave behind.
    client.run("PRAGMA journal_mode = MEMORY");
    client.run(`BEGIN ${kind}`);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SQLiteError && (error.code?.startsWith("SQLITE_BUSY") ?? false);
}
