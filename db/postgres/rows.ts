import type { Connection } from "./open.ts";

/**
 * Runs a statement as it is written, prepared once a connection. Without drizzle, whose mapping of rows costs as much as
 * the driver's reading of them. Several may be started at once: they are sent together and run one after the other.
 *
 * Whole numbers of 64 bits come as texts unless the statement has them cast to `float8`, which holds them up to 2^53.
 */
export function rowsOf<T>(
  { $client }: Pick<Connection, "$client">,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  // A query of the driver's begins when somebody waits for it, unless it is told to.
  return $client.unsafe<T[]>(text, values.map(storable)).execute();
}

/** PostgreSQL has no U+0000: see `columns.ts`. */
export function storable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}
