import { existsSync } from "node:fs";
import { join } from "node:path";
import { NO_TRACES, type SecretTraces, traces } from "../secret-marks.ts";
import { onlyConnection } from "./connection.ts";
import { type SchemaAge, schemaAge } from "./migrate.ts";
import { DATABASE_FILE } from "./open.ts";
import { openToRead } from "./read-only.ts";
import { createRunner } from "./works.ts";

/** The findings of an inspection, which changes nothing. */
export interface DatabaseFindings {
  readonly schema: SchemaAge;
  /** The findings of SQLite's own checks; none in a sound database. */
  readonly damage: readonly string[];
}

/** The most findings reported: a broken file has thousands. */
const MOST_LINES = 20;

/** A service that is running may lock it for a moment. */
const BUSY = "PRAGMA busy_timeout = 5000";

/** Whether there is a database in a folder. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, DATABASE_FILE));
}

/**
 * Checks the database of a folder, page by page. A service may be running.
 * @throws SQLiteError when it can't be opened or is not a database.
 */
export function inspectDatabase(folder: string): DatabaseFindings {
  const client = openToRead(join(folder, DATABASE_FILE));
  try {
    client.run(BUSY);
    const schema = schemaAge(client);
    const lines = client
      .query<{ integrity_check: string }, []>(`PRAGMA integrity_check(${MOST_LINES})`)
      .all()
      .map((row) => row.integrity_check.replace(/\s+/g, " ").trim())
      .filter((line) => line !== "ok");
    const orphans = client.query<{ table: string }, []>("PRAGMA foreign_key_check").all();
    const tables = new Set(orphans.map(({ table }) => table));
    return {
      schema,
      damage: [...lines, ...[...tables].map((table) => `${table} refers to rows that are not there`)],
    };
  } finally {
    client.close();
  }
}

/**
 * Reads from a folder's database which secret it belongs to. Nothing is changed, and a service may be
 * running. A database of another version gives no traces.
 * @throws SQLiteError when it can't be opened or is not a database.
 */
export function secretTracesIn(folder: string): SecretTraces {
  return secretTracesOf(join(folder, DATABASE_FILE));
}

/** The same of the database in a file. */
export function secretTracesOf(file: string): SecretTraces {
  const client = openToRead(file);
  try {
    client.run(BUSY);
    return schemaAge(client) === "current" ? createRunner(onlyConnection(client))(traces()) : NO_TRACES;
  } finally {
    client.close();
  }
}
