import type { Database } from "bun:sqlite";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Age, ageBy } from "../common/schema-age.ts";

const MIGRATIONS = join(import.meta.dir, "migrations");

/** A database's schema compared with this program's; a `"foreign"` one is not of this program. */
export type SchemaAge = Age | "foreign";

/** Compares the last migration a database has seen with the last one there is. */
export function schemaAge(client: Database): SchemaAge {
  const hasMigrations = client.query("select 1 from sqlite_schema where name = '__drizzle_migrations'").get();
  return hasMigrations ? ageBy(lastMigration(client), MIGRATIONS) : "foreign";
}

/**
 * Migrates a database, in one transaction. Of several processes that start at once, one does it and the others wait.
 * @param folder - the migrations; their table is that of drizzle's own tools.
 */
export function migrate(client: Database, folder: string = MIGRATIONS): void {
  // Otherwise deletes would cascade from a table that is rebuilt. Inside a transaction the pragma would be ignored.
  client.run("PRAGMA foreign_keys = OFF");
  client
    .transaction(() => {
      client.run(
        "create table if not exists __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
      );
      const last = lastMigration(client);
      for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
        if (folderMillis <= last) continue;
        for (const statement of sql) client.run(statement);
        client.run("insert into __drizzle_migrations (hash, created_at) values (?, ?)", [hash, folderMillis]);
      }
    })
    .immediate();
  client.run("PRAGMA foreign_keys = ON");
}

/** When the last migration that a database has seen was made; 0 for none. */
function lastMigration(client: Database): number {
  const row = client
    .query<{ last: number | null }, []>("select max(created_at) as last from __drizzle_migrations")
    .get();
  return Number(row?.last ?? 0);
}
