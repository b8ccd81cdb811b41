/*
 * Columns of many rows as PostgreSQL writes arrays (PostgreSQL, 8.15.6), to be unnested: one statement, however many
 * rows. They are sent as text, so that nothing has to be known of their types here: `$1::text::bigint[]`.
 */

/** Whole numbers, truth values, and nothing. */
export function plainArray(values: readonly (number | boolean | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : String(value))).join()}}`;
}

/** Texts. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : quoted(value))).join()}}`;
}

/** Bytes, in hexadecimal (PostgreSQL, 8.4.1). */
export function bytesArray(values: readonly (Uint8Array | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : `"\\\\x${value.toHex()}"`)).join()}}`;
}

/** PostgreSQL has no U+0000. */
function quoted(text: string): string {
  return `"${text.replaceAll("\0", "\ufffd").replace(/[\\"]/g, "\\$&")}"`;
}
