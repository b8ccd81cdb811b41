import type { SQL } from "bun";
import { translated } from "../postgres/faults.ts";
import { OLDEST } from "../postgres/inspect.ts";
import { ageOf, FILLING, LOCK } from "../postgres/migrate.ts";
import { TABLES } from "./tables.ts";

/** Anything in the database that no extension made. */
const ANYTHING = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`;

/** Nodes that use it. */
const NODES = `
  select count(distinct application_name)::int as nodes from pg_stat_activity
  where datname = current_database() and application_name ~ '^quietzone-'`;

/** A lock for the session of the copy: a copy that died leaves nothing to clean up. */
const TAKE = `select pg_try_advisory_lock(${LOCK.space}, ${LOCK.filling}) as taken`;

/** The server takes a moment to end a session: how often to try, and the pause in between, in milliseconds. */
const TURNS = 20;
const PAUSE = 100;

const ELSEWHERE = "Make a new one with `createdb`.";

/** The last transaction of a copy removes its mark, so a copy that was killed right after it looks like this. */
const PERHAPS_WHOLE =
  "If a copy to it was interrupted at the very end, that copy is whole, and `quietzone check` says so.";

/**
 * Marks a database as the target of a copy, if it is empty or an earlier attempt from the same source has begun.
 * @param client - one connection: while it is open, no other copy into the database can run.
 * @returns whether an earlier attempt had marked it.
 * @throws Error with a sentence for the operator; StorageError.
 */
export async function prepare(client: SQL, fingerprint: string): Promise<boolean> {
  try {
    await untilFree("another copy into it is under way", async () => {
      const [row]: { taken: boolean }[] = await client.unsafe(TAKE);
      return row?.taken === true;
    });
    await untilFree("a service or a command is at work on it: stop it first", async () => {
      const [at]: { nodes: number }[] = await client.unsafe(NODES);
      return !at || at.nodes === 0;
    });
    return await client.begin(async (tx) => {
      // Nodes that start now wait for this lock, and then find the mark.
      await tx.unsafe(`select pg_advisory_xact_lock(${LOCK.space}, ${LOCK.migrations})`);
      return mark(tx, fingerprint);
    });
  } catch (error) {
    throw translated(error);
  }
}

/** To be called outside a transaction, in which `pg_stat_activity` would not change. */
async function untilFree(refusal: string, isFree: () => Promise<boolean>): Promise<void> {
  for (let turn = 1; !(await isFree()); turn++) {
    if (turn === TURNS) throw new Error(refusal);
    await Bun.sleep(PAUSE);
  }
}

async function mark(tx: SQL, fingerprint: string): Promise<boolean> {
  await refuseUnsuited(tx);
  const [there]: { found: boolean }[] = await tx.unsafe(
    `select to_regclass('public.${FILLING}') is not null as found`,
  );
  if (there?.found) {
    // The server may still be writing the last page of an attempt that was killed.
    await tx.unsafe(`lock table ${FILLING}`);
    const [row]: { reached: string }[] = await tx.unsafe(`select reached from ${FILLING} where name = ''`);
    if (row?.reached === fingerprint) return true;
    throw new Error(`It is being filled from something else, or from what has changed since. ${ELSEWHERE}`);
  }
  await refuseFilled(tx);
  await tx.unsafe(`create table public.${FILLING} (name text primary key, reached text)`);
  const names = TABLES.map(({ name }) => `('${name}')`).join();
  await tx.unsafe(`insert into ${FILLING} (name) values ${names}`);
  await tx.unsafe(`insert into ${FILLING} (name, reached) values ('', $1)`, [fingerprint]);
  return false;
}

async function refuseUnsuited(tx: SQL): Promise<void> {
  const [server]: { version: number; encoding: string }[] = await tx.unsafe(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  if (!server || server.version < OLDEST)
    throw new Error("Its server is too old: it takes PostgreSQL 15 or later.");
  if (server.encoding !== "UTF8")
    throw new Error(`It holds text as ${server.encoding}, not UTF8. ${ELSEWHERE}`);
}

async function refuseFilled(tx: SQL): Promise<void> {
  const age = await ageOf(tx);
  if (age === "empty") {
    const [found]: { name: string }[] = await tx.unsafe(ANYTHING);
    if (found) throw new Error(`It holds something else already (${found.name}). ${ELSEWHERE}`);
    return;
  }
  if (age !== "current") throw new Error(`It was made by another version of Quietzone. ${ELSEWHERE}`);
  for (const { name } of TABLES) {
    const rows = await tx.unsafe(`select from ${name} limit 1`);
    if (rows.length > 0)
      throw new Error(`It holds data of Quietzone already (${name}). ${PERHAPS_WHOLE} ${ELSEWHERE}`);
  }
}
