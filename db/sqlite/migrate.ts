import { Database } from "bun:sqlite";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { StorageError } from "../../src/shared/storage.ts";
import { type Age, ageBy, lastNumber, newerFault } from "../common/schema-age.ts";

const MIGRATIONS = join(import.meta.dir, "migrations");

/** A database's schema compared with this program's; a `"foreign"` one is not of this program. */
export type SchemaAge = Age | "foreign";

/** Compares the last migration a database has seen with the last one there is. */
export function schemaAge(client: Database): SchemaAge {
  const hasMigrations = client.query("select 1 from sqlite_schema where name = '__drizzle_migrations'").get();
  return hasMigrations ? ageBy(lastMigration(client), MIGRATIONS) : "foreign";
}

/** @throws Error when this version does not know the database. Its message begins in the middle of a sentence. */
export function refuseUnknown(client: Database): void {
  const age = schemaAge(client);
  if (age === "newer")
    throw new Error("the database was made by a newer version of Quietzone, which has to do this");
  if (age === "foreign") throw new Error("the database is not one of Quietzone");
}

/** The number of this program's schema. */
export function schemaNumber(): number {
  return lastNumber(MIGRATIONS);
}

/** The fault of a database that a later version has migrated. */
export function newerSchema(client: Database): StorageError {
  const row = client
    .query<{ applied: number }, []>("select count(*) as applied from __drizzle_migrations")
    .get();
  return newerFault(row?.applied ?? 0, MIGRATIONS);
}

/**
 * Migrates a database, in one transaction. Of several processes that start at once, one does it and the others wait.
 * @param folder - the migrations; their table is that of drizzle's own tools.
 * @param until - the time of the last migration that is wanted.
 */
export function migrate(
  client: Database,
  folder: string = MIGRATIONS,
  until: number = Number.POSITIVE_INFINITY,
): void {
  // Otherwise deletes would cascade from a table that is rebuilt. Inside a transaction the pragma would be ignored.
  client.run("PRAGMA foreign_keys = OFF");
  client
    .transaction(() => {
      client.run(
        "create table if not exists __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
      );
      const last = lastMigration(client);
      for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
        if (folderMillis <= last || folderMillis > until) continue;
        for (const statement of sql) client.run(statement);
        client.run("insert into __drizzle_migrations (hash, created_at) values (?, ?)", [hash, folderMillis]);
      }
    })
    .immediate();
  client.run("PRAGMA foreign_keys = ON");
}

/**
 * A table, index, trigger or view that the migrations which a database has seen did not give it, or that it lacks; `null` when all
 * is as they left it.
 * @param except - a table that it may have besides.
 */
export function foreignPart(client: Database, except: string): string | null {
  const expected = new Database(":memory:", { strict: true });
  try {
    migrate(expected, MIGRATIONS, lastMigration(client));
    const [found, wanted] = [partsOf(client), partsOf(expected)];
    for (const [name, definition] of found)
      if (name !== except && wanted.get(name) !== definition) return name;
    return [...wanted.keys()].find((name) => !found.has(name)) ?? null;
  } finally {
    expected.close();
  }
}

/**
 * The definitions of all parts of a schema by name, but for those that SQLite makes by itself. The list of migrations may be
 * spelled as drizzle does, which made it in early databases.
 */
function partsOf(client: Database): Map<string, string> {
  const parts = client
    .query<{ type: string; name: string; sql: string | null }, []>(
      "select type, name, sql from sqlite_schema where name not like 'sqlite\\_%' escape '\\'",
    )
    .all();
  const definition = (sql: string | null) => sql?.replace(/\s+/g, " ") ?? "";
  return new Map(
    parts.map(({ type, name, sql }) => [
      name,
      name === "__drizzle_migrations" ? type : `${type} ${definition(sql)}`,
    ]),
  );
}

/** When the last migration that a database has seen was made; 0 for none. */
function lastMigration(client: Database): number {
  const row = client
    .query<{ last: number | null }, []>("select max(created_at) as last from __drizzle_migrations")
    .get();
  return Number(row?.last ?? 0);
}
