import { Database } from "bun:sqlite";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { migrate } from "drizzle-orm/bun-sqlite/migrator";
import { DATABASE_FILE } from "../../../db/sqlite/open.ts";
import { temporaryFolder } from "./stores.ts";

const MIGRATIONS = join(import.meta.dir, "../../../db/sqlite/migrations");

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Makes an empty database of the older version whose newest migration was `tag`. */
export function databaseBefore(folder: string, tag: string): Database {
  const old = temporaryFolder();
  mkdirSync(join(old, "meta"));
  const journal: Journal = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8"));
  const entries = journal.entries.slice(0, journal.entries.findIndex((entry) => entry.tag === tag) + 1);
  if (entries.length === 0) throw new Error(`There was no migration ${tag}`);
  for (const entry of entries)
    copyFileSync(join(MIGRATIONS, `${entry.tag}.sql`), join(old, `${entry.tag}.sql`));
  writeFileSync(join(old, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  const client = new Database(join(folder, DATABASE_FILE), { create: true });
  migrate(drizzle({ client }), { migrationsFolder: old });
  return client;
}
