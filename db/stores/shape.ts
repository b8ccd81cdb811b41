import type { Fragment, StatementWriter, Value } from "./sql.ts";

/** A row as an engine's driver gives it: numbers may be texts, truth values may be numbers. */
export type Row = Record<string, unknown>;

/** How a column is read. */
export interface Column<T> {
  /**
   * @param member - whose value it is.
   * @param row - holds what was selected `beside`.
   * @throws Error when the database holds something else.
   */
  read(value: unknown, member: string, row?: Row): T;
  /** The expression that is selected, where that is not the member's name in snake case. */
  readonly from?: string;
  /** Expressions that are selected with it, by their names in the row. `read` makes one value of all, and clears them. */
  readonly beside?: Readonly<Record<string, string>>;
}

type Columns = Readonly<Record<string, Column<unknown>>>;

type RowOf<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** The columns of a table or a query, and how a row of them is read. In a statement it is the list of its columns. */
export interface Shape<T> extends Fragment {
  readonly read: (row: Row) => T;
  /** `(a, b) values ($1, $2)` for an insertion of rows that all have the same members. */
  values(...rows: readonly { readonly [K in keyof T]?: T[K] & Value }[]): Fragment;
  /** `a = $1, b = $2` for an update. */
  set(changes: { readonly [K in keyof T]?: T[K] & Value }): Fragment;
}

export const text: Column<string> = {
  read: (value, member) => (typeof value === "string" ? value : unreadable(value, member, "a text")),
};

/** A whole number up to 2^53. PostgreSQL's driver gives 64 bits and sums as text. */
export const whole: Column<number> = {
  read(value, member) {
    const number = typeof value === "string" && value !== "" ? Number(value) : value;
    return typeof number === "number" && Number.isSafeInteger(number)
      ? number
      : unreadable(value, member, "a whole number");
  },
};

/** A truth value. SQLite has 0 and 1. */
export const flag: Column<boolean> = {
  read(value, member) {
    if (typeof value === "boolean") return value;
    return value === 0 || value === 1 ? value === 1 : unreadable(value, member, "a truth value");
  },
};

export const bytes: Column<Uint8Array> = {
  read: (value, member) => (value instanceof Uint8Array ? value : unreadable(value, member, "bytes")),
};

export function nullable<T>(column: Column<T>): Column<T | null> {
  return { ...column, read: (value, member) => (value === null ? null : column.read(value, member)) };
}

/** A column that is selected as an expression, or has another name than its member. */
export function from<T>(expression: string, column: Column<T>): Column<T> {
  return { ...column, from: expression };
}

/** The sum of a column; 0 without a row. */
export function sumOf(column: string): Column<number> {
  return from(`coalesce(sum(${column}), 0)`, whole);
}

function unreadable(value: unknown, member: string, expected: string): never {
  throw new Error(`Cannot read ${member} from the database: ${expected} was expected, found ${typeof value}`);
}

/** @param columns - by the members of a row, in the order in which they are selected. */
export function shape<const C extends Columns>(columns: C): Shape<RowOf<C>> {
  const names = Object.keys(columns);
  const named = names.map((member) => ({ member, column: columns[member]?.from ?? snakeCase(member) }));
  const readers = Object.entries(columns).map(([member, column]) => ({ member, column }));
  const beside = names.flatMap((member) => Object.entries(columns[member]?.beside ?? {}));
  const list = [...named.map(({ member, column }): [string, string] => [member, column]), ...beside]
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(", ");

  /** Reads each column in place. This proves the type: every member of `C` went through its column. */
  function readColumns(row: Row): asserts row is RowOf<C> {
    for (const { member, column } of readers) {
      const value = row[member];
      const read = column.read(value, member, row);
      // Most columns are as the driver gives them, and a write to a member takes longer than a comparison.
      if (read !== value) row[member] = read;
    }
  }

  return {
    write: (to) => to.add(list),
    read(row: Row) {
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

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
