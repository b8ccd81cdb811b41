import { type SQL, sql } from "drizzle-orm";

/**
 * Every column that names copies of logos. Each has an index, and each table's rows name a copy only in a transaction
 * that stores the copy, too.
 */
const NAMED_BY: readonly { readonly table: string; readonly column: string }[] = [
  { table: "codes", column: "style_copy" },
  { table: "codes", column: "landing_copy" },
];

/** Whether nothing names a row of `logo_copies`. */
export const IS_UNNAMED: SQL = sql.raw(
  NAMED_BY.map(
    ({ table, column }) => `not exists (select 1 from ${table} where ${table}.${column} = logo_copies.key)`,
  ).join(" and "),
);
