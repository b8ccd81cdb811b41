import { unparse } from "papaparse";

/** OWASP, CSV injection. The pattern has no end anchor: papaparse's own misses a formula that continues on a second line. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null;

/**
 * Rows as CSV (RFC 4180, CRLF) that is safe to open in a spreadsheet: a cell that would be a formula gets a leading
 * apostrophe.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return "";
  return `${unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA, newline: "\r\n" },
  )}\r\n`;
}
