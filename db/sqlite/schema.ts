import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  customType,
  index,
  integer,
  primaryKey,
  sqliteTable,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
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
  text: "text",
  whole: "integer",
  integer: "integer",
  smallint: "integer",
  flag: "integer",
  bytes: "blob",
  integers: "blob",
  texts: "blob",
};

type Columns = Record<string, AnySQLiteColumn>;

const typed = customType<{ data: unknown; config: { type: string }; configRequired: true }>({
  dataType: ({ type }) => type,
});

function toBuilder(column: Column, made: ReadonlyMap<string, Columns>) {
  if (column.isGenerated) return integer().primaryKey({ autoIncrement: true });
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
  const builders = columnsOf(table, "sqlite").map(
    ([name, column]) => [name, toBuilder(column, made)] as const,
  );
  return sqliteTable(table.name, Object.fromEntries(builders), (columns: Columns) => {
    const [first, ...others] = (table.key ?? []).map((name) => memberOf(columns, name));
    const indexes = indexesOf(table, "sqlite");
    return [
      ...(first ? [primaryKey({ columns: [first, ...others] })] : []),
      ...indexes.flatMap(([name, { on, isUnique, where }]) => {
        const [head, ...rest] = on.map((part) =>
          isExpression(part) ? sql`${sql.raw(part)}` : memberOf(columns, part),
        );
        if (!head) return [];
        const made = (isUnique ? uniqueIndex : index)(name).on(head, ...rest);
        return where === undefined ? [made] : [made.where(sql.raw(where))];
      }),
    ];
  });
}

export const schema = tablesOf(TABLES, "sqlite", toTable);
