import { Database, SQLiteError } from "bun:sqlite";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { makeFile, makeFolder } from "../files/owner.ts";
import { DATABASE_FILE } from "./open.ts";

/**
 * Allows one service to a data folder: a second one would send every webhook twice, and erase the bulk batches of the first
 * as leftovers of a crash. The lock is SQLite's own on an empty file. It works wherever the database's does, also between
 * containers, and the system releases it when the process ends, so it never goes stale (SQLite, File Locking And
 * Concurrency, 3).
 */
export interface FolderLock {
  /** Whether no other service was using the folder, not even one that still drains its last requests. */
  readonly isAlone: boolean;
  /** Makes sure that this process has the lock. @throws StorageError, or the system's or SQLite's error, while it has not. */
  take(): void;
  /** Lets another service start, which can tell that this one still drains. */
  leave(): void;
  /** Releases all locks. */
  close(): void;
}

export const LOCK_FILE = "quietzone.lock";

/** How long to wait for a service that is stopping, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Locks the folder, and creates it if it is missing.
 * @param patience - how long to wait for a service that is stopping, in milliseconds.
 * @returns `null` when another service has locked it.
 * @throws the system's or SQLite's error when the folder can't be used.
 */
export function lockFolder(folder: string, patience = PATIENCE): FolderLock | null {
  makeFolder(folder);
  const file = join(folder, LOCK_FILE);
  let client: Database;
  let isAlone: boolean;
  for (;;) {
    if (!existsSync(file) && !makeLock(folder, file)) return null;
    const found = inodeOf(file);
    // SQLite would take a shared lock in place of an exclusive one.
    accessSync(file, constants.W_OK);
    client = connect(file);
    isAlone = begins(client, "EXCLUSIVE", 0);
    if (!isAlone && !begins(client, "IMMEDIATE", patience)) {
      client.close();
      return null;
    }
    // A lock on a file that was deleted meanwhile keeps nobody out.
    if (found !== null && inodeOf(file) === found) break;
    client.close();
  }
  return {
    isAlone,
    take() {},
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

/**
 * The lock of a folder that takes no writes now, and can't be locked therefore. A service opens what is there to read it only: others may
 * do the same. It takes the lock before it writes.
 */
export function lockLater(folder: string): FolderLock {
  let lock: FolderLock | null = null;
  return {
    isAlone: false,
    take() {
      // Without patience: scans would wait.
      lock ??= lockFolder(folder, 0);
      if (lock === null) throw new StorageError("EBUSY", new Error("Another service has locked the folder"));
    },
    leave: () => lock?.leave(),
    close: () => lock?.close(),
  };
}

/**
 * Makes a lock file that is missing. Somebody may have deleted that of a running service, which then has the database open: so the
 * file is made only while nobody else has.
 * @returns whether nobody else had the database open.
 */
function makeLock(folder: string, file: string): boolean {
  const database = join(folder, DATABASE_FILE);
  if (!existsSync(database)) {
    makeFile(file);
    return true;
  }
  // A connection of this process that is closed holds its lock until its last statement is collected.
  Bun.gc(true);
  const client = connect(database);
  try {
    client.run(`PRAGMA busy_timeout = ${PATIENCE}`);
    client.run("PRAGMA locking_mode = EXCLUSIVE");
    client.run("BEGIN EXCLUSIVE");
    makeFile(file);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    if (!(error instanceof SQLiteError && error.code === "SQLITE_NOTADB")) throw error;
    // No service runs on what is no database.
    makeFile(file);
    return true;
  } finally {
    client.close();
  }
}

/** A mark that differs between a file and a later one of its name; `null` without a file. */
function inodeOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
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
