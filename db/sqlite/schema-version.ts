import type { Database } from "bun:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const MIGRATIONS = join(import.meta.dir, "migrations");

/** How a database stands to this program: `"newer"` was brought up to date by a later version of it. */
export type SchemaAge = "current" | "older" | "newer" | "foreign";

/** Compares the last migration a database has seen with the last one there is. */
export function schemaAge(client: Database): SchemaAge {
  const hasMigrations = client.query("select 1 from sqlite_schema where name = '__drizzle_migrations'").get();
  if (!hasMigrations) return "foreign";
  const row = client
    .query<{ last: number | null }, []>("select max(created_at) as last from __drizzle_migrations")
    .get();
  const [applied, latest] = [Number(row?.last ?? 0), latestMigration()];
  if (applied === latest) return "current";
  return applied < latest ? "older" : "newer";
}

function latestMigration(): number {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS, "meta", "_journal.json"), "utf8"),
  );
  return Math.max(0, ...journal.entries.map(({ when }) => when));
}
