import { bigint, customType } from "drizzle-orm/pg-core";

/**
 * Text in the order of its bytes, whatever the database's own collation is: ids must come in the order in which they
 * were given out, and what differs must not be taken for the same.
 *
 * PostgreSQL has no U+0000. Where one is looked for, U+FFFD is, as for any other character that text can't hold: what is
 * named by a NUL is not there.
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
