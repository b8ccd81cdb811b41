import { Database } from "bun:sqlite";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "bun:test";
import { TABLES as DECLARED } from "../../../db/features.ts";
import { fillingSqlite } from "../../../db/transfer/sqlite.ts";
import {
  type Column,
  namesOf,
  type CopiedRow,
  type Table,
  TABLES,
  type Value,
} from "../../../db/transfer/tables.ts";

/** SQLite databases with rows in every table. */

/** More rows than a page of the copy has. */
const MANY = 4_500;
const FEW = 7;
const LARGE: ReadonlySet<string> = new Set(["scans", "batch_records"]);

/** Texts that are hard to escape: quotes, backslashes, braces, other scripts, line ends, pieces of SQL. */
const HARD = [
  '"',
  "\\",
  "{a,b}",
  "NULL",
  "'; drop table codes; --",
  "日本語 🦆",
  "a\nb\tc\r",
  "",
  "\\x00",
  "%s $1 :1",
];

/** The smallest and largest numbers that are stored, and others in between. */
const EDGES = [0, 1, -1, 2 ** 53 - 1, 1_792_324_800_000];

function bytes(seed: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (seed * 31 + at * 7) % 256);
}

/** A key or a reference: the same number gives the same value in every table, so that references match. */
function identity({ name, kind }: Column, number: number): Value {
  if (kind === "bytes") return bytes(number, 16);
  if (kind === "text")
    return `${name.replace(/^(?:tenant|look|run|person|mailing)_id$/, "id").replace("voucher_", "")}-${String(number).padStart(5, "0")}`;
  return kind === "truth" ? number % 2 : number;
}

/** Columns whose numbers are small on PostgreSQL. */
const SMALL: ReadonlySet<string> = new Set(
  DECLARED.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, { kind }]) =>
      kind === "smallint" || kind === "integer" ? [`${name}.${column}`] : [],
    ),
  ),
);

const NAMES =
  /^(?:seq|id|hash|hint|short_id|key|code_seq|tenant_id|look_id|run_id|person_id|mailing_id|email_key|voucher_hash)$/;

function valueFor(table: Table, column: Column, number: number): Value {
  const isKey = table.key.some(({ name }) => name === column.name);
  const code = column.name === "code_seq" && LARGE.has(table.name) ? 1 : number;
  if (isKey || NAMES.test(column.name)) return identity(column, code);
  if (column.kind === "text") return HARD[number % HARD.length] ?? "";
  if (column.kind === "bytes") return bytes(number, number % 3 === 0 ? 0 : 300);
  if (column.kind === "truth") return number % 2;
  return SMALL.has(`${table.name}.${column.name}`) ? number % 100 : (EDGES[number % EDGES.length] ?? 0);
}

/** A row in which every nullable column is null, in one row of three. */
function rowOf(table: Table, nullable: ReadonlySet<string>, number: number): CopiedRow {
  return table.columns.map((column) =>
    nullable.has(column.name) && number % 3 === 2 ? null : valueFor(table, column, number),
  );
}

/** A new folder that is removed when the test is done. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-transfer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let filled: Promise<Buffer> | null = null;

/** A database file with rows in every table: a copy of the one that is made first. */
export async function filledFile(): Promise<string> {
  filled ??= makeFilled();
  const file = join(newFolder(), "filled.db");
  await Bun.write(file, await filled);
  return file;
}

async function makeFilled(): Promise<Buffer> {
  const file = join(newFolder(), "filled.db");
  await Bun.write(file, "");
  await fillingSqlite(file, async (target) => {
    for (const table of TABLES) {
      const nullable = nullableOf(file, table.name);
      const count = LARGE.has(table.name) ? MANY : FEW;
      const rows = Array.from({ length: count }, (_, at) => rowOf(table, nullable, at + 1));
      await target.add(table, rows);
      if (table.numbered !== null) await target.setLastNumber(table, 1_000);
    }
  });
  return readFileSync(file);
}

function nullableOf(file: string, table: string): ReadonlySet<string> {
  const client = new Database(file, { readonly: true });
  try {
    const found = client
      .query<{ name: string; notnull: number; pk: number }, []>(`pragma table_info(${table})`)
      .all();
    return new Set(found.filter(({ notnull, pk }) => notnull === 0 && pk === 0).map(({ name }) => name));
  } finally {
    client.close();
  }
}

/** All rows of a database by table, and its last generated numbers. */
export function contentsOfFile(file: string): Map<string, unknown[][]> {
  const client = new Database(file, { readonly: true });
  try {
    const tables = TABLES.map(({ name, columns, key }): [string, unknown[][]] => [
      name,
      client.query<unknown, []>(`select ${namesOf(columns)} from ${name} order by ${namesOf(key)}`).values(),
    ]);
    const numbers = client.query<unknown, []>("select name, seq from sqlite_sequence order by name").values();
    return new Map([...tables, ["sqlite_sequence", numbers]]);
  } finally {
    client.close();
  }
}

/** The column names of a database by table, without SQLite's and drizzle's own tables. */
export function tablesOfFile(file: string): Map<string, Set<string>> {
  const client = new Database(file, { readonly: true });
  try {
    const names = client
      .query<{ name: string }, []>(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name <> '__drizzle_migrations'",
      )
      .all();
    return new Map(
      names.map(({ name }) => [
        name,
        new Set(
          client
            .query<{ name: string }, []>(`pragma table_info(${name})`)
            .all()
            .map((column) => column.name),
        ),
      ]),
    );
  } finally {
    client.close();
  }
}
