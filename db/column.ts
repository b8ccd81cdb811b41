import type { SealedPurpose } from "../src/kit/shared/purposes.ts";
import type { KeptId } from "../src/features/privacy/kept.ts";

/** The kind of a column's values. SQLite has one type for all whole numbers; PostgreSQL has three, and lists. */
export type ColumnKind = "text" | "whole" | "integer" | "smallint" | "flag" | "bytes" | "integers" | "texts";

export type Engine = "sqlite" | "postgres";

export interface Column {
  readonly kind: ColumnKind;
  readonly isOptional?: true;
  readonly isKey?: true;
  /** The engine generates its values, and never one twice. */
  readonly isGenerated?: true;
  readonly default?: number | boolean | string;
  /** `table.column`. */
  readonly references?: string;
  /** Whether a row is deleted with the one it refers to. */
  readonly cascades?: true;
  /** The only engine that has the column. */
  readonly only?: Engine;
}

export interface Index {
  /** Names of columns, and expressions in SQL of both engines, such as `length(name)`. */
  readonly on: readonly string[];
  readonly isUnique?: true;
  /** Indexes the values of a list (GIN; PostgreSQL, 70). */
  readonly isOfValues?: true;
  readonly where?: string;
  readonly only?: Engine;
}

/**
 * The owner of a row: a code, which the column `code_seq` names, or a workspace, which `tenant_id` names or
 * the key of a webhook.
 */
export type Owner = "code" | "tenant";

/**
 * How rows end once their owner has: in steps of a few rows; together with the row that they refer to, of
 * which they are few; in a way of their own; or with the work of a chore that they are notes for.
 */
export type Ending = "in steps" | "at once" | "apart" | "by a chore";

/** A table, by the names that it and its columns have in SQL. */
export interface Table {
  readonly name: string;
  /** The owners of its rows, each with their end: `{}` where the rows are of the service itself. */
  readonly of: Readonly<Partial<Record<Owner, Ending>>>;
  /** Its kind of data of people; `nobody` where it is only about codes, the service or its work. */
  readonly keeps: KeptId | "nobody";
  /**
   * Columns whose bytes count in the budget of the workspace in `tenant_id`, as does each row by itself. Rows
   * that end with a code can't: nothing takes their bytes off the budget.
   */
  readonly weighs?: readonly string[];
  /** The sum of a workspace that is the number of its rows. */
  readonly counts?: "plainCodes";
  /**
   * Whether a bulk batch stages rows of it beside those of codes, which its column `batch` names. Nobody sees
   * them until the batch is committed, and they count in no sum.
   */
  readonly isStaged?: true;
  readonly columns: Readonly<Record<string, Column>>;
  /** The primary key, if it has several columns. SQLite's migrations create most of these tables WITHOUT ROWID. */
  readonly key?: readonly string[];
  readonly indexes?: Readonly<Record<string, Index>>;
  readonly only?: Engine;
  /**
   * Columns that are sealed with a key of the secret, each with the value of `by`, the key of the table or
   * unique.
   */
  readonly seals?: {
    readonly purpose: SealedPurpose;
    readonly by: string;
    readonly columns: readonly string[];
  };
  /**
   * Whether its rows let somebody in. A restore leaves them out: they may have been ended since the backup
   * was made.
   */
  readonly letsIn?: true;
  /** Derived from other tables, or from the secret: a copy of the database makes it again. */
  readonly isDerived?: true;
}

/**
 * Text in the order of its bytes, whatever PostgreSQL's own collation is: ids sort in the order in which they were made,
 * and different texts never compare as equal. PostgreSQL's text has no U+0000; it is stored as U+FFFD.
 */
export const text: Column = { kind: "text" };
/** A whole number up to 2^53: a time in milliseconds, a number of a row, a count. */
export const whole: Column = { kind: "whole" };
export const integer: Column = { kind: "integer" };
export const smallint: Column = { kind: "smallint" };
export const flag: Column = { kind: "flag" };
export const bytes: Column = { kind: "bytes" };
export const integers: Column = { kind: "integers" };
export const texts: Column = { kind: "texts" };
/** A count that begins with 0. */
export const counter: Column = { ...whole, default: 0 };
/** The number of a row. */
export const generated: Column = { ...whole, isKey: true, isGenerated: true };

export const key = (column: Column): Column => ({ ...column, isKey: true });
export const optional = (column: Column): Column => ({ ...column, isOptional: true });

/** A column that refers to another, whose row it is deleted with. */
export function owned(column: Column, references: string): Column {
  return { ...column, references, cascades: true };
}

/** The columns that an engine has. */
export function columnsOf({ columns }: Table, engine: Engine): [name: string, column: Column][] {
  return Object.entries(columns).filter(([, { only = engine }]) => only === engine);
}

/** The indexes that an engine has. */
export function indexesOf({ indexes = {} }: Table, engine: Engine): [name: string, index: Index][] {
  return Object.entries(indexes).filter(([, { only = engine }]) => only === engine);
}

/** Whether an index is on an expression here and not on a column. */
export function isExpression(on: string): boolean {
  return on.includes("(");
}

/** A member that must be there. @throws Error */
export function memberOf<T>(members: Readonly<Record<string, T>>, name: string): T {
  const member = members[name];
  if (member === undefined) throw new Error(`There is no column ${name}`);
  return member;
}

/** An engine's tables, by name. @param toTable - makes one, given those it may refer to. */
export function tablesOf<T>(
  tables: readonly Table[],
  engine: Engine,
  toTable: (table: Table, made: ReadonlyMap<string, T>) => T,
): Record<string, T> {
  const made = new Map<string, T>();
  for (const table of tables)
    if ((table.only ?? engine) === engine) made.set(table.name, toTable(table, made));
  return Object.fromEntries(made);
}
