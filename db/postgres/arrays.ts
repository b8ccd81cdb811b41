/*
 * Values of many rows as arrays in PostgreSQL's text form (PostgreSQL, 8.15.6): one statement for any number of rows.
 * The statement names the type, `$1::text::bigint[]`, so the driver needs to know none.
 */

/** Whole numbers and booleans. */
export function plainArray(values: readonly (number | boolean | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : String(value))).join()}}`;
}

/** Texts. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : quoted(value))).join()}}`;
}

/** Bytes, in hexadecimal (PostgreSQL, 8.4.1). */
export function bytesArray(values: readonly (Uint8Array | null)[]): string {
  return hexArray(values.map((value) => value?.toHex() ?? null));
}

/** Bytes that are given in hexadecimal digits. */
export function hexArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : `"\\\\x${value}"`)).join()}}`;
}

/** PostgreSQL's text has no U+0000: see `text` of `db/column.ts`. */
function quoted(text: string): string {
  if (!/[\0\\"]/.test(text)) return `"${text}"`;
  return `"${text.replaceAll("\0", "\ufffd").replace(/[\\"]/g, "\\$&")}"`;
}
