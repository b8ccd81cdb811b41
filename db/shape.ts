import { type Column, from, whole } from "../src/kit/shared/column.ts";
import type { Fragment, StatementWriter, Value } from "./sql.ts";

export { bytes, type Column, flag, from, nullable, text, whole } from "../src/kit/shared/column.ts";

/** A row as an engine's driver gives it: numbers may be texts, truth values may be numbers. */
export type ResultRow = Record<string, unknown>;

type Columns = Readonly<Record<string, Column<unknown>>>;

type RowOf<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** The columns of a table or a query, and how a row of them is read. In a statement it is the list of its columns. */
export interface Shape<T> extends Fragment {
  readonly read: (row: ResultRow) => T;
  /** `(a, b) values ($1, $2)` for an insertion of rows that all have the same members. */
  values(...rows: readonly { readonly [K in keyof T]?: T[K] & Value }[]): Fragment;
  /** `a = $1, b = $2` for an update. */
  set(changes: { readonly [K in keyof T]?: T[K] & Value }): Fragment;
}

/** The sum of a column; 0 without a row. */
export function sumOf(column: string): Column<number> {
  return from(`coalesce(sum(${column}), 0)`, whole);
}

/** @param columns - by the members of a row, in the order in which they are selected. */
export function shape<const C extends Columns>(columns: C): Shape<RowOf<C>> {
  const names = Object.keys(columns);
  const named = names.map((member) => ({ member, column: columnOf(member, columns[member]) }));
  const readers = Object.entries(columns).map(([member, column]) => ({ member, column }));
  const beside = names.flatMap((member) => Object.entries(columns[member]?.beside ?? {}));
  const list = [...named.map(({ member, column }): [string, string] => [member, column]), ...beside]
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(", ");

  /** Reads each column in place. This proves the type: every member of `C` went through its column. */
  function readColumns(row: ResultRow): asserts row is RowOf<C> {
    for (const { member, column } of readers) {
      const value = row[member];
      const read = column.read(value, member, row);
      // Most columns are as the driver gives them, and a write to a member takes longer than a comparison.
      if (read !== value) row[member] = read;
    }
  }

  return {
    write: (to) => to.add(list),
    read(row: ResultRow) {
      readColumns(row);
      return row;
    },
    values: (...rows) => ({
      write(to) {
        const given = named.filter(({ member }) => rows[0]?.[member] !== undefined);
        to.add(`(${given.map(({ column }) => column).join(", ")}) values `);
        rows.forEach((row, index) => {
          to.add(index === 0 ? "(" : ", (");
          to.bindAll(given.map(({ member }) => row[member] ?? null));
          to.add(")");
        });
      },
    }),
    set: (changes) => ({
      write(to: StatementWriter) {
        named
          .filter(({ member }) => changes[member] !== undefined)
          .forEach(({ member, column }, place) => {
            to.add(`${place > 0 ? ", " : ""}${column} = `);
            to.bind(changes[member] ?? null);
          });
      },
    }),
  };
}

/** The member for a column: `style_copy` → `styleCopy`. */
export function memberName(column: string): string {
  return column.replace(/_[a-z]/g, ([, letter = ""]) => letter.toUpperCase());
}

/** The expression that a member is selected as. */
export function columnOf(member: string, column: Column<unknown> | undefined): string {
  return column?.from ?? member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
