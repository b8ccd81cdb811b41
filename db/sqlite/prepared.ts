import type { Database, SQLQueryBindings } from "bun:sqlite";
import type { Connection } from "./connection.ts";

/**
 * A statement of the hot path, prepared at its first use: preparing all of them takes a seventh of a start. Values are
 * bound by position, `?1`, `?2`.
 */
export function prepared<Row, Values extends SQLQueryBindings[]>(connection: Connection, text: string) {
  let of: Database | null = null;
  let statement: ReturnType<typeof connection.prepare<Row, Values>>;
  return () => {
    if (of !== connection.current) {
      statement = connection.prepare<Row, Values>(text);
      of = connection.current;
    }
    return statement;
  };
}

/** Rows in one statement: more than sixteen save little. */
const ROWS_AT_ONCE = [16, 4, 1];

/**
 * An insertion of many rows: sixteen in a statement, the rest in smaller ones.
 * @param end - what follows the values, such as `on conflict …`.
 * @returns inserts rows; their values stand one after the other in one list, in the order of `columns`.
 */
export function preparedRows(
  connection: Connection,
  table: string,
  columns: readonly string[],
  end = "",
): (values: readonly SQLQueryBindings[]) => void {
  const size = columns.length;
  const row = `(${columns.map(() => "?").join()})`;
  const insertions = ROWS_AT_ONCE.map((rows) => ({
    length: rows * size,
    statement: prepared<unknown, SQLQueryBindings[]>(
      connection,
      `insert into ${table} (${columns.join()}) values ${new Array(rows).fill(row).join()} ${end}`,
    ),
  }));
  return (values) => {
    let from = 0;
    for (const { length, statement } of insertions)
      for (; values.length - from >= length; from += length)
        statement().run(...values.slice(from, from + length));
  };
}
