import type { Connection } from "./open.ts";

/**
 * Runs a statement, prepared once a connection, and gives its rows. Statements that are started together are
 * sent together and run in order.
 *
 * The driver gives whole numbers of 64 bits as texts, unless the statement casts them to `float8`, which is exact up to
 * 2^53.
 */
export function rowsOf<T>(
  connection: Connection,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  // Without `execute` a query of the driver begins when it is awaited.
  return connection.unsafe<T[]>(text, values.map(storable)).execute();
}

/** PostgreSQL's text has no U+0000: see `text` of `db/column.ts`. */
export function storable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}
