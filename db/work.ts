import type { Column, ResultRow, Shape } from "./shape.ts";
import type { SqlPart, Template } from "./sql.ts";

/*
 * How a store is written once for both engines:
 *
 * - `createXStore(db: Database)` makes the store, and the type of what it returns is the port. Each method
 *   hands a work to `db.read`, `db.snapshot` or `db.write`; `bind` makes it of a work with the same
 *   arguments.
 * - A work is a generator. It runs statements with `yield* run`, `exists`, `first(SHAPE)` and `all(SHAPE)`,
 *   of one column with `value(COLUMN)` and `values(COLUMN)`, and calls other works with `yield*`. A `shape`
 *   names the columns of a result, checks what the driver gives, and writes column lists, insertions and
 *   updates: `select ${CODE}`, `insert into codes ${CODE.values(row)}`, `update codes set
 *   ${CODE.set(changes)}`.
 * - The text is SQL that both engines understand: `on conflict … do update`, `returning`, `count(*) filter
 *   (where …)`, `coalesce`, `true` and `false`, row values, `with`. Only SQLite sorts and compares texts by
 *   bytes on its own; on PostgreSQL every text column has the collation "C". Only PostgreSQL changes rows
 *   inside `with`.
 * - Interpolated values are parameters. A list is one parameter: `where id ${isOneOf(ids)}`. Further
 *   differences between the engines are fragments of `sql.ts`. PostgreSQL derives a parameter's type from its
 *   place; where it can't, cast it.
 * - Locks come in the order that `locks.ts` gives. `lock` runs on PostgreSQL only; so do the endings
 *   `forUpdate` and `forKeyShare`, which are empty on SQLite.
 */

/**
 * The statements of a transaction, or of a read. SQLite runs them synchronously, so that nothing comes between; PostgreSQL
 * awaits each. A work may run again after a conflict or a lost connection, so it does nothing but query. An engine's fault
 * ends it: it holds no `try`.
 */
export type Work<T> = Generator<WorkStep, T, StatementOutcome>;

/** A statement. One that `onlyLocks` is left out on SQLite, where nothing is to be locked. */
export interface WorkStep extends Template {
  readonly onlyLocks?: true;
}

/** The result of a statement. */
export interface StatementOutcome {
  readonly rows: readonly ResultRow[];
  /** How many rows a statement changed that gives none. */
  readonly changes: number;
}

/** A database as the stores use it. */
export interface Database {
  /** Runs queries one by one: on PostgreSQL each sees what others committed before it. @throws StorageError */
  read<T>(work: () => Work<T>): Promise<T>;
  /** Runs queries that all see the database as it was at one moment. @throws StorageError */
  snapshot<T>(work: () => Work<T>): Promise<T>;
  /** Runs one transaction. It is on the disk when the promise resolves. @throws StorageError */
  write<T>(work: () => Work<T>): Promise<T>;
  /** Runs one transaction that a crash may undo: SQLite does not wait for the disk. @throws StorageError */
  writeUnsynced<T>(work: () => Work<T>): Promise<T>;
}

/** Turns works into methods of a store: `const { read, write } = bind(db)`, then `{ get: read(get) }`. */
export function bind(db: Database) {
  return {
    read: bound((work) => db.read(work)),
    snapshot: bound((work) => db.snapshot(work)),
    write: bound((work) => db.write(work)),
    writeUnsynced: bound((work) => db.writeUnsynced(work)),
  };
}

function bound(through: Database["read"]) {
  return <Given extends unknown[], T>(work: (...given: Given) => Work<T>) =>
    (...given: Given): Promise<T> =>
      through(() => work(...given));
}

/** Runs a statement. Gives how many rows it changed. */
export function* run(strings: TemplateStringsArray, ...parts: SqlPart[]): Work<number> {
  return (yield { strings, parts }).changes;
}

/** Runs a statement on PostgreSQL only, which nobody reads: it locks rows until the transaction ends, or deletes deltas. */
export function* lock(strings: TemplateStringsArray, ...parts: SqlPart[]): Work<void> {
  yield { strings, parts, onlyLocks: true };
}

/** Whether a query finds a row. */
export function* exists(strings: TemplateStringsArray, ...parts: SqlPart[]): Work<boolean> {
  return (yield { strings, parts }).rows.length > 0;
}

/** All rows of a query. */
export function all<T>(shape: Shape<T>) {
  return function* (strings: TemplateStringsArray, ...parts: SqlPart[]): Work<T[]> {
    return (yield { strings, parts }).rows.map(shape.read);
  };
}

/** The first row of a query; `null` without one. */
export function first<T>(shape: Shape<T>) {
  return function* (strings: TemplateStringsArray, ...parts: SqlPart[]): Work<T | null> {
    const [row] = (yield { strings, parts }).rows;
    return row ? shape.read(row) : null;
  };
}

/** The value of a query of one column, in its first row; `null` without a row. */
export function value<T>(column: Column<T>) {
  return function* (strings: TemplateStringsArray, ...parts: SqlPart[]): Work<T | null> {
    const [row] = (yield { strings, parts }).rows;
    return row ? column.read(Object.values(row)[0], "a value") : null;
  };
}

/** The values of a query of one column. */
export function values<T>(column: Column<T>) {
  return function* (strings: TemplateStringsArray, ...parts: SqlPart[]): Work<T[]> {
    return (yield { strings, parts }).rows.map((row) => column.read(Object.values(row)[0], "a value"));
  };
}
