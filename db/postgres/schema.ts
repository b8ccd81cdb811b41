import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  customType,
  index,
  pgTable,
  primaryKey,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  type Column,
  columnsOf,
  indexesOf,
  isExpression,
  type ColumnKind,
  memberOf,
  type Table,
  tablesOf,
} from "../column.ts";
import { TABLES } from "../features.ts";

/* The tables as drizzle's tools take them, to generate migrations. The service does not load this file. */

const TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'text collate "C"',
  whole: "bigint",
  integer: "integer",
  smallint: "smallint",
  flag: "boolean",
  bytes: "bytea",
  integers: "integer[]",
  texts: "text[]",
};

type Columns = Record<string, AnyPgColumn>;

const typed = customType<{ data: unknown; config: { type: string }; configRequired: true }>({
  dataType: ({ type }) => type,
});

function toBuilder(column: Column, made: ReadonlyMap<string, Columns>) {
  if (column.isGenerated) return bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
  const builder = typed({ type: TYPES[column.kind] });
  if (column.isKey) builder.primaryKey();
  else if (!column.isOptional) builder.notNull();
  if (column.default !== undefined) builder.default(column.default);
  const [table = "", name = ""] = column.references?.split(".") ?? [];
  const other = made.get(table);
  if (other) builder.references(() => memberOf(other, name), column.cascades && { onDelete: "cascade" });
  return builder;
}

function toTable(table: Table, made: ReadonlyMap<string, Columns>) {
  const builders = columnsOf(table, "postgres").map(
    ([name, column]) => [name, toBuilder(column, made)] as const,
  );
  return pgTable(table.name, Object.fromEntries(builders), (columns: Columns) => {
    const [first, ...others] = (table.key ?? []).map((name) => memberOf(columns, name));
    const indexes = indexesOf(table, "postgres");
    return [
      ...(first ? [primaryKey({ columns: [first, ...others] })] : []),
      ...indexes.flatMap(([name, { on, isUnique, isOfValues, where }]) => {
        const [head, ...rest] = on.map((part) =>
          isExpression(part) ? sql`${sql.raw(part)}` : memberOf(columns, part),
        );
        if (!head) return [];
        const named = (isUnique ? uniqueIndex : index)(name);
        const made = isOfValues ? named.using("gin", head, ...rest) : named.on(head, ...rest);
        return where === undefined ? [made] : [made.where(sql.raw(where))];
      }),
    ];
  });
}

export const schema = tablesOf(TABLES, "postgres", toTable);
