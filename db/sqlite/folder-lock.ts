import { Database, SQLiteError } from "bun:sqlite";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * One service to a data folder: a second one would send every webhook twice and take the first one's bulk files for what a
 * crash left. The lock is SQLite's own on an empty file, so it holds wherever the database's does, between containers too,
 * and the system takes it from a process that ends in any way: nothing goes stale (SQLite, File Locking And Concurrency, 3).
 */
export interface FolderLock {
  /** Whether nobody else was here: no service that was told to stop and still answers its last requests. */
  readonly isAlone: boolean;
  /** Lets another service start here, which can tell that this one has not ended yet. */
  leave(): void;
  /** Ends what `lockFolder` or `leave` began. */
  close(): void;
}

const LOCK_FILE = "quietzone.lock";

/** How long to wait for one that is about to leave, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Takes the folder, making it where there is none.
 * @returns `null` when another service has it.
 * @throws the system's or SQLite's error when the folder can't be used.
 */
export function lockFolder(folder: string): FolderLock | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LOCK_FILE);
  // Only when it is missing: to close a file ends all POSIX locks that the process has on it.
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
        // A reader's lock: it stands in nobody's way but is seen by who would be alone.
        client.run("BEGIN");
        client.query("select count(*) from sqlite_schema").get();
      } catch (error) {
        // Somebody took it all in between, and must not be waited for: there are requests to answer.
        if (!isBusy(error)) throw error;
      }
    },
    close: () => client.close(),
  };
}

/** Whether a service has the folder, and was not told to stop. Changes nothing. */
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

/** Begins a transaction that takes a lock, unless somebody else's is in its way for longer than `patience`. */
function begins(client: Database, kind: "EXCLUSIVE" | "IMMEDIATE", patience: number): boolean {
  client.run(`PRAGMA busy_timeout = ${patience}`);
  try {
    // Nothing is ever written: not even a journal beside it, which a killed process would leave.
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
