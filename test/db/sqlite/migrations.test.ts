import { expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { migrate } from "../../../db/sqlite/migrate.ts";
import { DATABASE_FILE, openDatabase } from "../../../db/sqlite/open.ts";
import { schema } from "../../../db/sqlite/schema.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { codeIn, newScan, tenantIn } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";
import { IN_FULL } from "../../extent.ts";

const MIGRATIONS = join(import.meta.dir, "../../../db/sqlite/migrations");
const OPENER = join(import.meta.dir, "open-once.ts");

/** A schema as drizzle-kit stores it and its functions take it. */
type Snapshot = Awaited<ReturnType<typeof generateSQLiteDrizzleJson>>;

function readMeta<T>(name: string): T {
  return JSON.parse(readFileSync(join(MIGRATIONS, "meta", name), "utf8"));
}

function fileHash(folder: string): string {
  return createHash("sha256")
    .update(readFileSync(join(folder, DATABASE_FILE)))
    .digest("hex");
}

test("the migrations make everything that schema.ts declares", async () => {
  const { entries } = readMeta<{ entries: { idx: number }[] }>("_journal.json");
  const newest = `${String(entries.at(-1)?.idx ?? 0).padStart(4, "0")}_snapshot.json`;
  // Earlier snapshots have no use, and each is longer than all migrations.
  expect(readdirSync(join(MIGRATIONS, "meta")).toSorted()).toEqual([newest, "_journal.json"]);
  const snapshot = readMeta<Snapshot>(newest);
  const wanted = await generateSQLiteDrizzleJson(schema, snapshot.id);
  expect(await generateSQLiteMigration(snapshot, wanted)).toEqual([]);
});

test("the tables have exactly the columns of schema.ts", () => {
  const db = openDatabase(temporaryFolder());
  const tables = Object.values(schema).flatMap((value) =>
    value instanceof SQLiteTable ? [getTableConfig(value)] : [],
  );
  expect(tables.length).toBeGreaterThanOrEqual(8);
  for (const { name, columns } of tables) {
    const made = db.reader.current
      .query<{ name: string; type: string; notnull: number }, [string]>("select * from pragma_table_info(?)")
      .all(name);
    expect(made.map((column) => `${column.name} ${column.type.toLowerCase()}`)).toEqual(
      columns.map((column) => `${column.name} ${column.getSQLType()}`),
    );
  }
  db.close();
});

test("rows that belong to a code are stored together, in tables without a rowid", () => {
  const db = openDatabase(temporaryFolder());
  const tables = db.reader.current
    .query<{ name: string }, []>("select name from pragma_table_list where wr = 1 order by name")
    .all();
  expect(tables.map(({ name }) => name)).toEqual([
    "batch_records",
    "block_notices",
    "campaign_days",
    "campaign_recounts",
    "campaign_scanners",
    "campaign_totals",
    "code_devices",
    "code_hosts",
    "code_revisions",
    "code_search_config",
    "code_search_idx",
    "code_signs",
    "code_tags",
    "dimension_totals",
    "dimension_values",
    "first_uses",
    "former_keys",
    "funnel_days",
    "identities",
    "imported_days",
    "members",
    "offer_gifts",
    "page_items",
    "page_language_days",
    "retired_short_ids",
    "scanners",
    "scans",
    "search_pending",
    "sessions",
    "tag_totals",
    "tenant_totals",
    "totals",
    "voucher_redemptions",
    "vouchers",
    "waiting_codes",
    "watched_codes",
    "webhook_deliveries",
  ]);
  db.close();
});

test("opening a database that is up to date changes nothing", async () => {
  const folder = temporaryFolder();
  const first = openDatabase(folder);
  const stores = storesOf(first);
  const code = await codeIn(stores, await tenantIn(stores));
  await stores.scans.commit([newScan(code)]);
  first.close();

  const before = fileHash(folder);
  for (let i = 0; i < 3; i++) openDatabase(folder).close();
  expect(fileHash(folder)).toBe(before);

  const last = openDatabase(folder);
  expect((await storesOf(last).scans.summary(code.id, true)).total).toBe(1);
  last.close();
});

test("a later migration is applied to the rows of an earlier version, which keep what refers to them", async () => {
  const [folder, later] = [temporaryFolder(), temporaryFolder()];
  const made = openDatabase(folder);
  const stores = storesOf(made);
  const code = await codeIn(stores, await tenantIn(stores));
  await made.close();
  cpSync(MIGRATIONS, later, { recursive: true });
  const journal = readMeta<{ entries: { idx: number; when: number }[] }>("_journal.json");
  const [idx, last] = [journal.entries.length, journal.entries.at(-1)?.when ?? 0];
  const entry = { idx, version: "6", when: last + 1, tag: "rebuilt", breakpoints: true };
  writeFileSync(
    join(later, "meta/_journal.json"),
    JSON.stringify({ ...journal, entries: [...journal.entries, entry] }),
  );
  // As SQLite has a column changed (ALTER TABLE, 7): with foreign keys on, codes would go with their totals.
  writeFileSync(
    join(later, "rebuilt.sql"),
    `create table new_codes as select * from codes;--> statement-breakpoint
      drop table codes;--> statement-breakpoint
      alter table new_codes rename to codes;`,
  );
  const client = new Database(join(folder, DATABASE_FILE), { strict: true });
  for (let times = 0; times < 2; times++) migrate(client, later);
  const [rows] = client
    .query("select count(*), (select count(*) from code_totals), min(id) from codes")
    .values();
  expect(rows).toEqual([1, 1, code.id]);
  expect(client.query("select count(*) from __drizzle_migrations").values()).toEqual([[idx + 1]]);
  expect(client.query("PRAGMA foreign_keys").values()).toEqual([[1]]);
  client.close();
  expect(() => openDatabase(folder)).toThrow(`newer version of Quietzone, with schema ${idx}`);
});

const ROUNDS = IN_FULL ? 100 : 10;

test("all processes that start at the same time on an empty folder start, and share one database", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const folder = temporaryFolder();
    // Two processes collide most often at the switch to WAL, three in the migrations.
    const processes = Array.from({ length: round % 4 === 3 ? 3 : 2 }, () =>
      Bun.spawn([process.execPath, OPENER, folder], { stdin: "pipe", stdout: "pipe", stderr: "pipe" }),
    );
    // Each reports when it is ready. Then all continue together.
    for (const { stdout } of processes) await stdout.getReader().read();
    for (const { stdin } of processes) stdin.end();
    const outcomes = await Promise.all(
      processes.map(async ({ exited, stderr }) => ({ code: await exited, said: await stderr.text() })),
    );
    expect(outcomes).toEqual(processes.map(() => ({ code: 0, said: "" })));
    const db = openDatabase(folder);
    const { entries } = readMeta<{ entries: unknown[] }>("_journal.json");
    const applied = db.reader.current.query("select * from __drizzle_migrations").all();
    expect(applied).toHaveLength(entries.length);
    db.close();
  }
});

test("foreign keys are enforced again after the migrations", async () => {
  const folder = temporaryFolder();
  for (let i = 0; i < 2; i++) {
    const db = openDatabase(folder);
    expect(() =>
      db.write(() =>
        db.writer.current.run(
          "insert into api_keys (hash, tenant_id, created_at) values ('hash', 'nobody', 0)",
        ),
      ),
    ).toThrow(StorageError);
    db.close();
  }
});

const notOurs: [string, (folder: string) => void][] = [
  ["a text", (folder) => writeFileSync(join(folder, DATABASE_FILE), "not a database ".repeat(500))],
  ["a folder", (folder) => mkdirSync(join(folder, DATABASE_FILE))],
  [
    "another program's database",
    (folder) => {
      const other = new Database(join(folder, DATABASE_FILE));
      other.run("create table codes (colour text)");
      other.close();
    },
  ],
];
test.each(notOurs)("%s in place of our database is a storage fault, and stays as it is", (_what, put) => {
  const folder = temporaryFolder();
  put(folder);
  expect(() => openDatabase(folder)).toThrow(StorageError);
});

test("a file where the data folder should be is a storage fault", () => {
  const file = join(temporaryFolder(), "data");
  writeFileSync(file, "");
  expect(() => openDatabase(file)).toThrow(StorageError);
  expect(() => openDatabase(join(file, "below"))).toThrow(StorageError);
});
