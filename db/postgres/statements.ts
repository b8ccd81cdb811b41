import { type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgDialect } from "drizzle-orm/pg-core";
import type { Connection } from "./open.ts";

/** Small pieces of SQL that several stores use. */

const dialect = new PgDialect();

/** The rows of a query that is written out. Of a `bigint` the driver makes a text: cast it to `float8` for a number. */
export function rows<T>({ $client }: Connection, query: SQL): Promise<T[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return $client.unsafe(text, params);
}

/** Runs a statement that is written out. @returns how many rows it changed. */
export async function run({ $client }: Connection, query: SQL): Promise<number> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { count }: { count: number | null } = await $client.unsafe(text, params);
  return count ?? 0;
}

/** In an upsert: what is there plus what was to be inserted. */
export function plusInserted(column: PgColumn): SQL {
  return sql`${column} + excluded.${sql.identifier(column.name)}`;
}

/** A sum that is 0 over no rows. */
export function sumOf(expression: PgColumn | SQL): SQL<number> {
  return sql`coalesce(sum(${expression}), 0)`.mapWith(Number);
}

/** Whether a column holds one of some values: one parameter however many they are, so that it is one statement. */
export function isOneOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  const type = column.getSQLType().split(" ")[0] ?? "text";
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
}
