import { isObject } from "./json.ts";

/** How a column is read. */
export interface Column<T> {
  /**
   * @param member - whose value it is.
   * @param row - holds what was selected `beside`.
   * @throws Error when the database holds something else.
   */
  read(value: unknown, member: string, row?: Record<string, unknown>): T;
  /** The expression that is selected, where that is not the member's name in snake case. */
  readonly from?: string;
  /**
   * Expressions that are selected with it, by their names in the row. `read` makes one value of all, and
   * clears them.
   */
  readonly beside?: Readonly<Record<string, string>>;
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

/** One of a few names. */
export function nameOf<T extends string>(names: readonly T[]): Column<T> {
  return {
    read(value, member) {
      const name = names.find((known) => known === value);
      if (name !== undefined) return name;
      throw new Error(`Cannot read ${member} from the database: one of its names was expected`);
    },
  };
}

/** A column that is selected as an expression, or has another name than its member. */
export function from<T>(expression: string, column: Column<T>): Column<T> {
  return { ...column, from: expression };
}

/**
 * An object that is stored as JSON. Values were checked against a schema before they are written. So it is
 * trusted, and only checked to be an object: checking all of it at each read would slow lists down, and
 * refuse what an older version's schema allowed.
 */
export function trusted<T extends object>(): Column<T> {
  return json("object", (value): value is T => isObject(value));
}

/** The same for a list. */
export function trustedList<T extends readonly unknown[]>(): Column<T> {
  return json("list", (value): value is T => Array.isArray(value));
}

function json<T>(kind: string, isTrusted: (value: unknown) => value is T): Column<T> {
  return {
    read(value, member) {
      const stored: unknown = JSON.parse(text.read(value, member));
      if (isTrusted(stored)) return stored;
      throw new Error(`Cannot read ${member} from the database: a JSON ${kind} was expected`);
    },
  };
}

function unreadable(value: unknown, member: string, expected: string): never {
  throw new Error(`Cannot read ${member} from the database: ${expected} was expected, found ${typeof value}`);
}

/**
 * How a member of a record is stored.
 * @template T - its values, @template W - as they are written, @template K - the kind that they have in JSON,
 * with `?` where they may be null.
 */
export interface Stored<T, W, K extends string> {
  readonly column: Column<T>;
  /** The column as it is written. */
  readonly written: Column<W>;
  readonly write: (value: T) => W;
  readonly kind: K;
}

/** A column whose values are written as they are. */
function asItIs<T, const K extends string>(kind: K, column: Column<T>): Stored<T, T, K> {
  return { column, written: column, write: (value) => value, kind };
}

export const storedText = asItIs("string", text);
export const storedFlag = asItIs("boolean", flag);

export function storedObject<T extends object>(): Stored<T, string, "object"> {
  return { column: trusted<T>(), written: text, write: (value) => JSON.stringify(value), kind: "object" };
}

export function storedList<T extends readonly unknown[]>(): Stored<T, string, "list"> {
  return { column: trustedList<T>(), written: text, write: (value) => JSON.stringify(value), kind: "list" };
}

export function orNone<T, W, K extends string>(stored: Stored<T, W, K>): Stored<T | null, W | null, `${K}?`> {
  const { column, written, write, kind } = stored;
  return {
    column: nullable(column),
    written: nullable(written),
    write: (value) => (value === null ? null : write(value)),
    kind: `${kind}?`,
  };
}

/** The same in a column of another name. */
export function inColumn<T, W, K extends string>(name: string, stored: Stored<T, W, K>): Stored<T, W, K> {
  return { ...stored, column: from(name, stored.column), written: from(name, stored.written) };
}
