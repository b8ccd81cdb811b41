import { bigint, customType } from "drizzle-orm/pg-core";

/**
 * Text in the order of its bytes, whatever the database's own collation is: ids sort in the order in which they were
 * made, and different texts never compare as equal.
 *
 * PostgreSQL's text has no U+0000. It is stored as U+FFFD, and a query for it looks for U+FFFD.
 */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
  toDriver: (value) => (value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value),
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** A whole number up to 2^53: times in milliseconds, numbers of rows, counts. */
export function whole(name?: string) {
  return name === undefined ? bigint({ mode: "number" }) : bigint(name, { mode: "number" });
}
