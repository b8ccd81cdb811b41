/** Rows of a table: texts, numbers, and `null` for an empty cell. */
export type CsvRows = readonly (readonly (string | number | null)[])[];

/**
 * The beginning of a formula (OWASP, CSV injection), also behind a character that a spreadsheet may take for
 * the end of a cell.
 */
const FORMULA = /(^|[,;|\t\r\n])([\s"]{0,20})([=+\-@＝＋－＠])/g;

/**
 * A table as a file that a spreadsheet opens by a double click: a byte order mark says that it is UTF-8.
 * @param separator - the one that spreadsheets have in people's locale.
 */
export function csvOf(rows: CsvRows, separator: "," | ";"): Blob {
  const lines = rows.map((row) => row.map(cellOf).join(separator));
  return new Blob(["\ufeff", ...lines.map((line) => `${line}\r\n`)], { type: "text/csv;charset=utf-8" });
}

function cellOf(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  return `"${value.replace(FORMULA, "$1$2'$3").replaceAll('"', '""')}"`;
}
