import { Database } from "bun:sqlite";
import { migrate } from "../sqlite/migrate.ts";
import { ADDED_UP } from "../sqlite/series-deltas.ts";
import { FILL_BACKLOG } from "./search.ts";
import { pageEnd, sizeOf } from "./pages.ts";
import { type Column, namesOf, type CopiedRow, type Table, type Value } from "./tables.ts";
import type { Source, CopyTally, Target } from "./transfer.ts";

const BUSY_TIMEOUT = 5_000;

/** PostgreSQL stores U+0000 as U+FFFD, so both sides leave out texts that contain either. */
const LENGTH = (name: string) =>
  `case when instr(cast(${name} as blob), x'00') = 0 and instr(${name}, char(65533)) = 0
    then octet_length(${name}) + 1 end`;

/** A number for each value of a column, to be summed: an empty value counts, a null does not. */
function summand({ name, kind }: Column): string {
  const column = `"${name}"`;
  if (kind === "text") return LENGTH(column);
  // Sums of plain times would overflow.
  return kind === "bytes" ? `octet_length(${column}) + 1` : `${column} % 1000003 + 1`;
}

function tallyOf(client: Database, { name, columns }: Table, from = name): CopyTally {
  const sums = columns.map((column) => `coalesce(sum(${summand(column)}), 0)`);
  const [row = []] = client.query<unknown, []>(`select count(*), ${sums.join()} from ${from}`).values();
  const [rows = 0, ...rest] = row.map(Number);
  return { rows, sums: rest };
}

/**
 * Reads a snapshot of a SQLite database of the current schema, also while others use it.
 * @param file - the database of a data folder, or a backup.
 */
export async function readingSqlite<T>(file: string, work: (source: Source) => Promise<T>): Promise<T> {
  const client = new Database(file, { readwrite: true, create: false, strict: true });
  try {
    client.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    client.run("PRAGMA query_only = ON");
    client.run("BEGIN");
    const hasDeltas = client.query("select 1 from series_deltas limit 1").get() !== null;
    return await work(source(client, hasDeltas ? ADDED_UP : {}));
  } finally {
    client.close();
  }
}

/** @param from - how tables are read that are not read as they are. */
function source(client: Database, from: Readonly<Record<string, string>>): Source {
  return {
    async *pages({ name, columns, key }, after) {
      const behind = after ? `where (${namesOf(key)}) > (${key.map(() => "?").join()})` : "";
      const query = `select ${namesOf(columns)} from ${from[name] ?? name} ${behind} order by ${namesOf(key)}`;
      const statement = client.prepare<Record<string, Value>, Value[]>(query);
      try {
        let [page, size]: [CopiedRow[], number] = [[], 0];
        for (const found of statement.iterate(...(after ?? []))) {
          const row = columns.map((column) => found[column.name] ?? null);
          page.push(row);
          size += sizeOf(row);
          if (!pageEnd(page.length, size)) continue;
          yield page;
          [page, size] = [[], 0];
        }
        if (page.length > 0) yield page;
      } finally {
        statement.finalize();
      }
    },
    async tally(table) {
      return tallyOf(client, table, from[table.name]);
    },
    async lastNumber({ name }) {
      const row = client
        .query<{ seq: number }, [string]>("select seq from sqlite_sequence where name = ?")
        .get(name);
      return row?.seq ?? 0;
    },
  };
}

/**
 * Fills a new SQLite database. It is neither crash-safe nor synced before it is complete: the caller deletes it when
 * `work` fails.
 * @param file - an empty file.
 */
export async function fillingSqlite<T>(file: string, work: (target: Target) => Promise<T>): Promise<T> {
  const client = new Database(file, { readwrite: true, create: false, strict: true });
  try {
    client.run("PRAGMA journal_mode = OFF");
    client.run("PRAGMA synchronous = OFF");
    migrate(client);
    const result = await work(target(client));
    // A column that only SQLite has.
    client.run(
      "update open_batches set first_code = coalesce((select min(seq) from codes where batch = open_batches.seq), 0)",
    );
    client.run(FILL_BACKLOG);
    return result;
  } finally {
    client.close();
  }
}

function target(client: Database): Target {
  return {
    reached: async () => null,
    async add({ name, columns }, rows) {
      const places = columns.map(() => "?").join();
      const insert = client.query<unknown, Value[]>(
        `insert into ${name} (${namesOf(columns)}) values (${places})`,
      );
      client.transaction(() => {
        for (const row of rows) insert.run(...row);
      })();
    },
    async tally(table) {
      return tallyOf(client, table);
    },
    async setLastNumber({ name }, number) {
      client.run("delete from sqlite_sequence where name = ?", [name]);
      client.run("insert into sqlite_sequence (name, seq) values (?, ?)", [name, number]);
    },
  };
}
