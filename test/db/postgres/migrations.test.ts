import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { schemaNumber } from "../../../db/postgres/migrate.ts";
import { openPostgres } from "../../../db/postgres/open.ts";
import { schema } from "../../../db/postgres/schema.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";

const MIGRATIONS = join(import.meta.dir, "../../../db/postgres/migrations-postgres");

/** A schema as drizzle-kit stores it and its functions take it. */
type Snapshot = ReturnType<typeof generateDrizzleJson>;

function readMeta<T>(name: string): T {
  return JSON.parse(readFileSync(join(MIGRATIONS, "meta", name), "utf8"));
}

const journal = readMeta<{ entries: { idx: number; when: number }[] }>("_journal.json").entries;

const TABLES = Object.values(schema).flatMap((value) =>
  value instanceof PgTable ? [getTableConfig(value)] : [],
);

test("the migrations make everything that schema.ts declares", async () => {
  const newest = `${String(journal.at(-1)?.idx ?? 0).padStart(4, "0")}_snapshot.json`;
  // Earlier snapshots have no use, and each is longer than all migrations.
  expect(readdirSync(join(MIGRATIONS, "meta")).toSorted()).toEqual([newest, "_journal.json"]);
  const snapshot = readMeta<Snapshot>(newest);
  const wanted = generateDrizzleJson(schema, snapshot.id);
  expect(await generateMigration(snapshot, wanted)).toEqual([]);
});

describe.skipIf(!hasPostgres)("a PostgreSQL database of ours", () => {
  test("has exactly the columns of schema.ts, and sorts texts by their bytes", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const made = await server.query<{ name: string; type: string; collation: string | null; table: string }>(
      url,
      `select table_name as "table", column_name as name, case data_type when 'ARRAY' then substr(udt_name, 2) || '[]' else data_type end as type, collation_name as collation
        from information_schema.columns where table_schema = 'public' and table_name not like '\\_\\_%'`,
    );
    const wanted = TABLES.flatMap(({ name: table, columns }) =>
      columns.map((column) => {
        const [type = "", , collation = null] = column.getSQLType().replace("integer[]", "int4[]").split(" ");
        return { table, name: column.name, type, collation: collation?.replaceAll('"', "") ?? null };
      }),
    );
    const order = (a: { table: string; name: string }, b: { table: string; name: string }) =>
      `${a.table} ${a.name}` < `${b.table} ${b.name}` ? -1 : 1;
    expect(made.toSorted(order)).toEqual(wanted.toSorted(order));
  });

  test("is migrated once, however many nodes start at the same time", async () => {
    const server = await postgresServer();
    for (let round = 0; round < 3; round++) {
      const url = await server.emptyDatabase();
      const nodes = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url)));
      await Promise.all(nodes.map((node) => node.close()));
      const applied = await server.query<{ at: number }>(
        url,
        "select created_at::float8 as at from __drizzle_migrations order by id",
      );
      expect(applied.map(({ at }) => at)).toEqual(journal.map(({ when }) => when));
    }
  });

  test("is not changed by a program that is older than its schema", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    await server.query(
      url,
      "insert into __drizzle_migrations (hash, created_at) select '', max(created_at) + 1 from __drizzle_migrations",
    );
    const outcome = await openPostgres(url).catch((error) => error);
    expect(outcome).toBeInstanceOf(StorageError);
    const newest = schemaNumber();
    expect(outcome.code).toBe(
      `it was made by a newer version of Quietzone, with schema ${newest + 1}; this one has ${newest}`,
    );
  });

  test("is never made inside another program's database, which stays as it is", async () => {
    const server = await postgresServer();
    const url = await server.emptyDatabase();
    await server.query(url, "create table leads (colour text)");
    const outcome = await openPostgres(url).catch((error) => error);
    expect(outcome).toBeInstanceOf(StorageError);
    expect(outcome.code).toBe("it holds something else");
    const tables = await server.query<{ name: string }>(
      url,
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    expect(tables).toEqual([{ name: "leads" }]);
  });

  test("can be used by its owner only", async () => {
    const server = await postgresServer();
    const url = await server.emptyDatabase();
    const name = new URL(url).pathname.slice(1);
    await server.query(url, "create role plain login");
    const plain = url.replace("quietzone@", "plain@");
    expect(await openPostgres(plain).catch((error) => error)).toMatchObject({ code: "42501" });
    await server.query(url, `alter database ${name} owner to plain`);
    const db = await openPostgres(plain);
    await db.close();
    await server.query(url, "reassign owned by plain to quietzone; drop role plain");
  });
});
