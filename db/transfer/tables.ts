import type * as schema from "../column.ts";
import { TABLES as ALL } from "../features.ts";

/** The kind of a column's values. Booleans are copied as 0 and 1. */
export type CellKind = "whole" | "truth" | "text" | "bytes";

export type Value = number | string | Uint8Array | null;

/** The values of a row, in the order of its table's columns. */
export type CopiedRow = readonly Value[];

export interface Column {
  readonly name: string;
  readonly kind: CellKind;
}

/** A table of both engines, with the columns that both have. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key. */
  readonly key: readonly Column[];
  /** The column whose values the engine generates, never one twice. */
  readonly numbered: string | null;
}

const KINDS: Readonly<Record<schema.ColumnKind, CellKind>> = {
  text: "text",
  whole: "whole",
  integer: "whole",
  smallint: "whole",
  flag: "truth",
  bytes: "bytes",
  integers: "bytes",
  texts: "bytes",
};

function toTable({ name, columns, key }: schema.Table): Table {
  const shared = Object.entries(columns).filter(([, { only }]) => only === undefined);
  const keys = key ?? shared.filter(([, { isKey }]) => isKey).map(([name]) => name);
  const toColumn = ([name, { kind }]: [string, schema.Column]): Column => ({ name, kind: KINDS[kind] });
  return {
    name,
    columns: shared.map(toColumn),
    key: keys.flatMap((name) => shared.filter(([other]) => other === name)).map(toColumn),
    numbered: shared.find(([, { isGenerated }]) => isGenerated)?.[0] ?? null,
  };
}

/** All tables that are copied between engines, with the columns of both: leases belong to nodes of one database. */
export const TABLES: readonly Table[] = ALL.filter(
  ({ only, isDerived }) => only === undefined && !isDerived,
).map(toTable);

/** Those of a backup that are restored. */
export const RESTORED: readonly Table[] = TABLES.filter(
  ({ name }) => !ALL.some((table) => table.name === name && table.letsIn),
);

/** The names of columns, for a statement. */
export function namesOf(columns: readonly Column[]): string {
  return columns.map(({ name }) => `"${name}"`).join();
}

/** The values of a row's key. */
export function keyOf({ columns, key }: Table, row: CopiedRow): CopiedRow {
  return key.map((part) => row[columns.findIndex(({ name }) => name === part.name)] ?? null);
}
