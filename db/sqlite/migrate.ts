import { Database } from "bun:sqlite";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Age, ageBy, type Applied, lastNumber, throughOf, unusable } from "../common/schema-age.ts";

const MIGRATIONS = join(import.meta.dir, "migrations");

/** A database's schema compared with this program's; a `"foreign"` one is not of this program. */
export type SchemaAge = Age | "foreign";

/** Compares the migrations that a database has seen with those that there are. */
export function schemaAge(client: Database): SchemaAge {
  const hasMigrations = client.query("select 1 from sqlite_schema where name = '__drizzle_migrations'").get();
  return hasMigrations ? ageBy(appliedTo(client), MIGRATIONS) : "foreign";
}

/** @throws Error when this version does not know the database. Its message begins in the middle of a sentence. */
export function refuseUnknown(client: Database): void {
  const age = schemaAge(client);
  if (age === "newer")
    throw new Error("the database was made by a newer version of Quietzone, which has to do this");
  if (age === "unreleased")
    throw new Error("the database was made before the first release of Quietzone, and no release reads it");
  if (age === "foreign") throw new Error("the database is not one of Quietzone");
  const version = throughOf(age);
  if (version !== null) throw new Error(`the database has to be migrated by Quietzone ${version} first`);
}

/** The number of this program's schema. */
export function schemaNumber(): number {
  return lastNumber(MIGRATIONS);
}

/**
 * Migrates a database that an older version made, or that is new. @throws StorageError when this version
 * can't use it.
 */
export function migrateIfOlder(client: Database): void {
  const age = schemaAge(client);
  if (age === "current") return;
  const fault = age === "foreign" ? null : unusable(age, appliedTo(client), MIGRATIONS);
  if (fault) throw fault;
  migrate(client);
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
      const { last } = appliedTo(client);
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
    migrate(expected, MIGRATIONS, appliedTo(client).last);
    const [found, wanted] = [partsOf(client), partsOf(expected)];
    for (const [name, definition] of found)
      if (name !== except && wanted.get(name) !== definition) return name;
    return [...wanted.keys()].find((name) => !found.has(name)) ?? null;
  } finally {
    expected.close();
  }
}

/** The definitions of all parts of a schema by name, but for those that SQLite makes by itself. */
function partsOf(client: Database): Map<string, string> {
  const parts = client
    .query<{ type: string; name: string; sql: string | null }, []>(
      "select type, name, sql from sqlite_schema where name not like 'sqlite\\_%' escape '\\'",
    )
    .all();
  return new Map(parts.map(({ type, name, sql }) => [name, `${type} ${sql?.replace(/\s+/g, " ") ?? ""}`]));
}

function appliedTo(client: Database): Applied {
  const row = client
    .query<Applied, []>(
      `select count(*) as count, coalesce(min(created_at), 0) as first, coalesce(max(created_at), 0) as last
        from __drizzle_migrations`,
    )
    .get();
  return row ?? { count: 0, first: 0, last: 0 };
}
