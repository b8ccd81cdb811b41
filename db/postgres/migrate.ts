import type { SQL } from "bun";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { type Age, ageBy, type Applied, lastNumber, UNFINISHED, unusable } from "../common/schema-age.ts";
import { faultCode } from "./faults.ts";

/** Its name differs from that of SQLite's folder: the compiled program has both side by side. */
export const MIGRATIONS = join(import.meta.dir, "migrations-postgres");

/** A database's schema compared with this program's. A copy or a restore into an `"unfinished"` one is incomplete. */
export type SchemaAge = Age | "empty" | "unfinished";

/** Keys of advisory locks: "QZ", and the lock's number. */
export const LOCK = {
  space: 0x515a,
  migrations: 1,
  dayKeys: 2,
  chores: 3,
  filling: 4,
  folding: 5,
  backups: 6,
} as const;

/** A table that exists while a copy into the database is being made: the last key copied, by table. */
export const FILLING = "quietzone_filling";

/** The table of drizzle's own tools. */
const APPLIED = "__drizzle_migrations";

/** SQLSTATEs of a table, a function or an index that exists already. */
const TAKEN: ReadonlySet<string | null> = new Set(["42P07", "42723", "42710"]);

/** Whether a database is complete, and how old its schema is. */
export async function schemaAge(client: SQL): Promise<SchemaAge> {
  const [filling]: { found: boolean }[] = await client.unsafe(
    `select to_regclass('public.${FILLING}') is not null as found`,
  );
  return filling?.found ? "unfinished" : ageOf(client);
}

/** Compares the migrations that a database has seen with those that there are. */
export async function ageOf(client: SQL): Promise<Age | "empty"> {
  const [there]: { found: boolean }[] = await client.unsafe(
    `select to_regclass('public.${APPLIED}') is not null as found`,
  );
  if (!there?.found) return "empty";
  return ageBy(await appliedTo(client), MIGRATIONS);
}

async function appliedTo(client: SQL): Promise<Applied> {
  const [row]: Applied[] = await client.unsafe(
    `select count(*)::int as count, coalesce(min(created_at), 0)::float8 as first,
      coalesce(max(created_at), 0)::float8 as last from public.${APPLIED}`,
  );
  return row ?? { count: 0, first: 0, last: 0 };
}

/**
 * Migrates a database, in one transaction. Of several nodes that start at once, one does it and the others wait.
 * @param isFilling - whether the caller makes a copy into the database; nobody else may open it then.
 * @throws StorageError when it was made by a newer version, before the first release, or holds something
 * else.
 */
export async function migrate(client: SQL, isFilling: boolean): Promise<void> {
  const age = isFilling ? await ageOf(client) : await schemaAge(client);
  if (age === "unfinished") throw new StorageError(UNFINISHED, null);
  if (age === "current") return;
  const fault = age === "empty" ? null : unusable(age, await appliedTo(client), MIGRATIONS);
  if (fault) throw fault;
  try {
    await client.begin((tx) => applyMigrations(tx, isFilling));
  } catch (error) {
    if (TAKEN.has(faultCode(error))) throw new StorageError("it holds something else", null);
    throw error;
  }
}

/** The number of this program's schema. */
export function schemaNumber(): number {
  return lastNumber(MIGRATIONS);
}

async function applyMigrations(tx: SQL, isFilling: boolean): Promise<void> {
  // No timeouts: a migration may take long, and so may the wait for another node's.
  await tx.unsafe("set local statement_timeout = 0; set local lock_timeout = 0");
  await tx.unsafe(`select pg_advisory_xact_lock(${LOCK.space}, ${LOCK.migrations})`);
  // A copy may have begun while this node waited for the lock.
  if (!isFilling && (await schemaAge(tx)) === "unfinished") throw new StorageError(UNFINISHED, null);
  await tx.unsafe(
    `create table if not exists public.${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { last } = await appliedTo(tx);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis <= last) continue;
    for (const statement of sql) await tx.unsafe(statement);
    await tx.unsafe(`insert into public.${APPLIED} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}
