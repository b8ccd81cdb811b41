import { delimiterOf, SEPARATOR_LINE } from "../../kit/shared/csv-separator.ts";

/**
 * Rows of cells of a CSV text (RFC 4180), without blank ones, and the lines that they are on in a
 * spreadsheet.
 */
export interface Cells {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
}

/** Rows with their lines, of which blank ones are left out. */
export function cellsOf(rows: readonly (readonly string[])[]): Cells {
  const told = rows
    .map((row, at) => ({ row, line: at + 1 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ""));
  return { rows: told.map(({ row }) => row), lines: told.map(({ line }) => line) };
}

/**
 * Reads a text whose cells are separated by commas, semicolons or tabs: by what its first row has most of.
 * @returns `null` for a text with a quote that is not closed, or with text beside a quoted cell: one quote
 * too many turns the rows after it into one cell.
 */
export function parseCsv(source: string): Cells | null {
  const text = source.replace(/\r\n?/g, "\n");
  const declared = SEPARATOR_LINE.exec(text);
  const rows = rowsOf(text.slice(declared?.[0].length ?? 0), declared?.[1] ?? delimiterOf(text));
  return rows && cellsOf(rows);
}

function rowsOf(text: string, separator: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    let cell = "";
    const isQuoted = text[at] === '"';
    if (isQuoted) {
      for (at++; text[at] !== '"' || text[++at] === '"'; at++) {
        if (at >= text.length) return null;
        cell += text[at];
      }
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n") at++;
    const rest = text.slice(from, at);
    if (isQuoted && rest.trim() !== "") return null;
    row.push(isQuoted ? cell : rest);
    if (text[at] === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Rows as a CSV text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${rows.map((cells) => cells.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

/** Quoted is whatever a reader might take for a separator, which it guesses by the first row. */
function cellOf(text: string): string {
  return /[",;\t\r\n]/.test(text) ? quoted(text) : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

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
export function csvFile(rows: CsvRows, separator: "," | ";"): Blob {
  const lines = rows.map((row) => row.map(safeCellOf).join(separator));
  return new Blob(["\ufeff", ...lines.map((line) => `${line}\r\n`)], { type: "text/csv;charset=utf-8" });
}

/** Any separator of a spreadsheet may end a text that is not quoted. */
function safeCellOf(value: string | number | null): string {
  return typeof value === "string" ? quoted(value.replace(FORMULA, "$1$2'$3")) : String(value ?? "");
}
