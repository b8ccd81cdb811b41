import { readdirSync, rmSync } from "node:fs";
import { $ } from "bun";

/**
 * `bun run db:generate --name NAME` → the migration to what the rooms' `tables.ts` say, for SQLite;
 * `db:generate:postgres` the same for PostgreSQL. drizzle-kit compares with the snapshot of the last
 * migration alone, so earlier ones are removed.
 */

const FOLDERS = {
  sqlite: ["db/sqlite", "migrations"],
  postgresql: ["db/postgres", "migrations-postgres"],
} as const;

const [dialect = "", ...options] = process.argv.slice(2);
if (dialect !== "sqlite" && dialect !== "postgresql")
  throw new Error(`bun scripts/migration.ts sqlite|postgresql [--name NAME], and not ${dialect}`);
const [engine, name] = FOLDERS[dialect];
const out = `${engine}/${name}`;
await $`drizzle-kit generate --dialect ${dialect} --schema ${engine}/drizzle.cjs --out ${out} ${options}`;
const snapshots = readdirSync(`${out}/meta`)
  .filter((file) => file.endsWith("_snapshot.json"))
  .toSorted();
for (const earlier of snapshots.slice(0, -1)) rmSync(`${out}/meta/${earlier}`);
