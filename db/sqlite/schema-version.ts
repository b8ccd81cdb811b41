import type { Database } from "bun:sqlite";
import { join } from "node:path";
import { type Age, ageBy } from "../common/schema-age.ts";

export const MIGRATIONS = join(import.meta.dir, "migrations");

/** How a database stands to this program; `"foreign"` is none of its. */
export type SchemaAge = Age | "foreign";

/** Compares the last migration a database has seen with the last one there is. */
export function schemaAge(client: Database): SchemaAge {
  const hasMigrations = client.query("select 1 from sqlite_schema where name = '__drizzle_migrations'").get();
  if (!hasMigrations) return "foreign";
  const row = client
    .query<{ last: number | null }, []>("select max(created_at) as last from __drizzle_migrations")
    .get();
  return ageBy(Number(row?.last ?? 0), MIGRATIONS);
}
