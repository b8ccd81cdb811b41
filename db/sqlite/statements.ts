import type { SQLQueryBindings, Statement } from "bun:sqlite";
import { is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { once } from "../../src/shared/once.ts";
import type { Connection } from "./open.ts";

/** Small pieces of SQL that several stores use. */

/** In an upsert: what is there plus what was to be inserted. */
export function plusInserted(column: SQLiteColumn): SQL {
  return sql`${column} + excluded.${sql.identifier(column.name)}`;
}

/** A sum that is 0 over no rows. */
export function sumOf(expression: SQLiteColumn | SQL): SQL<number> {
  return sql<number>`coalesce(sum(${expression}), 0)`;
}

/** What a hot statement is given by name: as SQLite takes it, a boolean as 0 or 1. */
export type Bindings = Readonly<Record<string, SQLQueryBindings>>;

/** A statement that is run often: on the way of a scan, or for every row of a file. */
export interface HotStatement {
  run(values: Bindings): void;
  /** The rowid of the row that was inserted; `null` where none was. */
  insert(values: Bindings): number | null;
  /** The first column of the first row; `undefined` without one. */
  value(values: Bindings): unknown;
}

/**
 * A query that drizzle wrote, but bound and read without drizzle: on the way of a scan its mapping of values is a fifth
 * of the cost (measured: 3.9 µs a scan with it, 3.1 without, all totals included). It is written down and prepared at
 * its first use: all of them together would take a seventh of a start.
 */
export function hot(connection: Connection, query: () => Written): HotStatement {
  const statement = once(() => prepare(connection, query()));
  return {
    run(values) {
      const { statement: prepared, sources } = statement();
      prepared.run(...bound(sources, values));
    },
    insert(values) {
      const { statement: prepared, sources } = statement();
      const { changes, lastInsertRowid } = prepared.run(...bound(sources, values));
      return changes === 0 ? null : Number(lastInsertRowid);
    },
    value(values) {
      const { statement: prepared, sources } = statement();
      return prepared.values(...bound(sources, values))[0]?.[0];
    },
  };
}

/** A statement, and where the value of each of its parameters comes from. */
interface Prepared {
  readonly statement: Statement<unknown, SQLQueryBindings[]>;
  readonly sources: readonly Source[];
}

function prepare(connection: Connection, query: Written): Prepared {
  const { sql: text, params } = query.toSQL();
  return { statement: connection.$client.prepare(text), sources: params.map(source) };
}

function bound(sources: readonly Source[], values: Bindings): SQLQueryBindings[] {
  const list = new Array<SQLQueryBindings>(sources.length);
  for (let i = 0; i < sources.length; i++) {
    const from = sources[i];
    list[i] =
      from === undefined || !("name" in from) ? (from?.constant ?? null) : (values[from.name] ?? null);
  }
  return list;
}

/** Rows in one statement: beyond sixteen little is left to save. */
const ROWS_AT_ONCE = [16, 4, 1];

/**
 * An insertion of many rows, sixteen in a statement, what is over in smaller ones. Each is prepared at its first use.
 * @param insertion - the insertion of that many rows, its placeholders named after column and row: `at 0`, `at 1`.
 * @param columns - in the order in which `rows` gives their values.
 * @returns inserts rows, whose values stand one after the other in one list.
 */
export function hotRows(
  connection: Connection,
  columns: readonly string[],
  insertion: (rows: number) => Written,
): (values: readonly SQLQueryBindings[]) => void {
  const size = columns.length;
  const prepared = (rows: number): PreparedRows => {
    const { sql: text, params } = insertion(rows).toSQL();
    const places = params.map((param) => {
      const from = source(param);
      const [column = "", row] = "name" in from ? from.name.split(" ") : [];
      if (!columns.includes(column)) throw new Error(`Cannot insert ${column}: no such column was named`);
      return Number(row) * size + columns.indexOf(column);
    });
    return { places, statement: connection.$client.prepare(text) };
  };
  const known = new Map<number, PreparedRows>();
  const insertionOf = (rows: number) => {
    const there = known.get(rows) ?? prepared(rows);
    known.set(rows, there);
    return there;
  };
  return (values) => {
    let from = 0;
    for (const rows of ROWS_AT_ONCE) {
      const length = rows * size;
      if (values.length - from < length) continue;
      const { places, statement } = insertionOf(rows);
      for (; values.length - from >= length; from += length) {
        const list = new Array<SQLQueryBindings>(length);
        // Not by `map`, whose calls are a twentieth of what an insertion costs.
        for (let i = 0; i < length; i++) list[i] = values[from + (places[i] ?? 0)] ?? null;
        statement.run(...list);
      }
    }
  };
}

/** An insertion of some rows, and where in the list of their values the value of each parameter stands. */
interface PreparedRows {
  readonly places: readonly number[];
  readonly statement: Statement<unknown, SQLQueryBindings[]>;
}

/** A query as drizzle writes it down. */
interface Written {
  toSQL(): { sql: string; params: unknown[] };
}

/** Where a parameter's value comes from. */
type Source = { readonly name: string } | { readonly constant: SQLQueryBindings };

function source(param: unknown): Source {
  if (is(param, Param)) return source(param.value);
  if (is(param, Placeholder)) return { name: param.name };
  if (typeof param === "string" || typeof param === "number" || param === null) return { constant: param };
  throw new Error("A hot statement takes placeholders, texts and numbers only");
}
