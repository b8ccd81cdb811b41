import type { SQL } from "bun";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { StorageError } from "../../src/shared/storage.ts";
import { type Age, ageBy } from "../common/schema-age.ts";
import { faultCode } from "./faults.ts";
import { UNFINISHED } from "./unfinished.ts";

/** Named apart from SQLite's: the program that is one file has its folders side by side. */
export const MIGRATIONS = join(import.meta.dir, "migrations-postgres");

/** How a database stands to this program; `"unfinished"` is what a copy or a restore is still to be done with. */
export type SchemaAge = Age | "empty" | "unfinished";

/** Keys of advisory locks: "QZ", and what is locked. */
export const LOCK = { space: 0x515a, migrations: 1, dayKeys: 2, chores: 3, filling: 4 } as const;

/** A table that is there while the database is being filled from elsewhere: how far each table is. */
export const FILLING = "quietzone_filling";

/** Where drizzle's own tools look, too. */
const APPLIED = "__drizzle_migrations";

/** Of a table that is there already, or a function. */
const TAKEN: ReadonlySet<string | null> = new Set(["42P07", "42723", "42710"]);

/** Whether a database is whole, and how old. */
export async function schemaAge(client: SQL): Promise<SchemaAge> {
  const [filling]: { found: boolean }[] = await client.unsafe(
    `select to_regclass('public.${FILLING}') is not null as found`,
  );
  return filling?.found ? "unfinished" : ageOf(client);
}

/** Compares the last migration a database has seen with the last one there is. */
export async function ageOf(client: SQL): Promise<Age | "empty"> {
  const [there]: { found: boolean }[] = await client.unsafe(
    `select to_regclass('public.${APPLIED}') is not null as found`,
  );
  if (!there?.found) return "empty";
  const [row]: { last: number }[] = await client.unsafe(
    `select coalesce(max(created_at), 0)::float8 as last from public.${APPLIED}`,
  );
  return ageBy(row?.last ?? 0, MIGRATIONS);
}

/**
 * Brings a database up to date, in one transaction. However many nodes start at once, one of them does it and the
 * others wait.
 * @param isFilling - whether it is the one that fills the database who asks; nobody else gets in.
 * @throws StorageError when it was made by a newer version, or holds something else.
 */
export async function bringUpToDate(client: SQL, isFilling: boolean): Promise<void> {
  const age = isFilling ? await ageOf(client) : await schemaAge(client);
  if (age === "unfinished") throw new StorageError(UNFINISHED, null);
  if (age === "current") return;
  if (age === "newer") throw new StorageError("it was made by a newer version of Quietzone", null);
  try {
    await client.begin((tx) => migrate(tx, isFilling));
  } catch (error) {
    if (TAKEN.has(faultCode(error))) throw new StorageError("it holds something else", null);
    throw error;
  }
}

async function migrate(tx: SQL, isFilling: boolean): Promise<void> {
  // A migration takes as long as it takes, and so does the node that is faster.
  await tx.unsafe("set local statement_timeout = 0; set local lock_timeout = 0");
  await tx.unsafe(`select pg_advisory_xact_lock(${LOCK.space}, ${LOCK.migrations})`);
  // It may be that somebody else has begun to fill it meanwhile.
  if (!isFilling && (await schemaAge(tx)) === "unfinished") throw new StorageError(UNFINISHED, null);
  await tx.unsafe(
    `create table if not exists public.${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [row]: { last: number }[] = await tx.unsafe(
    `select coalesce(max(created_at), 0)::float8 as last from public.${APPLIED}`,
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis <= (row?.last ?? 0)) continue;
    for (const statement of sql) await tx.unsafe(statement);
    await tx.unsafe(`insert into public.${APPLIED} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}
