import type { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "./open.ts";
import { type SchemaAge, schemaAge } from "./migrate.ts";
import { openToRead } from "./read-only.ts";

/** The findings of an inspection, which changes nothing. */
export interface DatabaseFindings {
  readonly schema: SchemaAge;
  /** The findings of SQLite's own checks; none in a sound database. */
  readonly damage: readonly string[];
  /** A value sealed with the service's secret: that of the newest lead, if there is one. */
  readonly sealed: { readonly id: string; readonly sealed: Uint8Array } | null;
}

/** The most findings reported: a broken file has thousands. */
const MOST_LINES = 20;

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
    client.run("PRAGMA busy_timeout = 5000");
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
      sealed: schema === "current" ? newestLead(client) : null,
      damage: [...lines, ...[...tables].map((table) => `${table} refers to rows that are not there`)],
    };
  } finally {
    client.close();
  }
}

function newestLead(client: Database): DatabaseFindings["sealed"] {
  return client
    .query<{ id: string; sealed: Uint8Array }, []>("select id, sealed from leads order by id desc limit 1")
    .get();
}
