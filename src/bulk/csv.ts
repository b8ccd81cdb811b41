import { type ParseResult, Parser } from "papaparse";
import { Fault } from "../shared/fault.ts";
import { type Explanation, explain } from "../shared/reasons.ts";

/** One row of data. */
export interface CsvRow {
  /** Counts from 1; blank rows are left out. */
  readonly row: number;
  /** As many as the header has, missing ones empty. */
  readonly cells: readonly string[];
  /** What is wrong with the row itself, whatever it says. */
  readonly problem: Explanation | null;
}

/** A file whose header was read. */
export interface Csv {
  /** Names of the header; a column without a name is empty. */
  readonly columns: readonly string[];
  /** Reads the rows anew, a few at a time, at times none: nothing but the text is kept. */
  rows(): Generator<readonly CsvRow[]>;
}

/** Rows that are taken apart at once. */
const AT_ONCE = 32;

/** Characters looked at once: enough for those rows, most of the time. */
const WINDOW = 32 * 1024;

/** More columns than all types have fields together. */
const MOST_COLUMNS = 250;

/** Written by Excel, as a first line of its own, to say what separates the cells. */
const SEPARATOR_LINE = /^sep=([,;\t])\n/i;

/**
 * Reads the header of a CSV file (RFC 4180) with commas, semicolons or tabs, whichever the header has most of. Line ends
 * may be of any system's, within quotes too: there they become line feeds.
 * @throws Fault `csv_invalid` when there is no header, or a name comes twice.
 */
export function readCsv(source: string): Csv {
  const text = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source;
  const told = SEPARATOR_LINE.exec(text);
  const start = told?.[0].length ?? 0;
  const delimiter = told?.[1] ?? delimiterOf(text);
  const header = take(text, start, delimiter, 1);
  const columns = (header.rows[0] ?? []).map((name) => name.trim());
  checkHeader(columns, header.broken.size > 0);
  return { columns, rows: () => rowsOf(text, header.end, delimiter, columns) };
}

/** What is outside of quotes decides: a quoted name may hold anything. */
function delimiterOf(text: string): string {
  const line =
    /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text.slice(0, WINDOW))?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const [most] = [",", ";", "\t"]
    .map((character) => ({ character, count: line.split(character).length }))
    .sort((a, b) => b.count - a.count);
  return most?.character ?? ",";
}

function checkHeader(columns: readonly string[], broken: boolean): void {
  const named = columns.filter((name) => name !== "");
  if (named.length === 0)
    throw csvInvalid("The first row of the CSV must name its columns.", explain("csv_no_header"));
  if (broken)
    throw csvInvalid("The first row of the CSV has a quote that is not closed.", explain("csv_header_quote"));
  if (columns.length > MOST_COLUMNS)
    throw csvInvalid(
      `The CSV may have at most ${MOST_COLUMNS} columns.`,
      explain("csv_too_many_columns", { limit: MOST_COLUMNS }),
    );
  if (new Set(named).size < named.length)
    throw csvInvalid(
      "The CSV names a column twice. Give each column a name of its own.",
      explain("csv_column_twice"),
    );
}

function* rowsOf(
  text: string,
  start: number,
  delimiter: string,
  columns: readonly string[],
): Generator<readonly CsvRow[]> {
  let row = 0;
  for (let at = start; at < text.length;) {
    while (text[at] === "\n") at++;
    const { rows, broken, end } = take(text, at, delimiter, AT_ONCE);
    const some: CsvRow[] = [];
    for (const [index, cells] of rows.entries()) {
      if (cells.every((cell) => cell.trim() === "")) continue;
      row++;
      const problem = broken.has(index) ? explain("row_quote") : strayCell(cells, columns);
      some.push({ row, cells: columns.map((_, column) => cells[column] ?? ""), problem });
    }
    yield some;
    // Nothing taken is the end, whatever is left.
    if (end <= at) return;
    at = end;
  }
}

/** A cell under no name is most likely the tail of a text that should have been quoted. */
function strayCell(cells: readonly string[], columns: readonly string[]): Explanation | null {
  const stray = cells.findIndex((cell, column) => cell.trim() !== "" && (columns[column] ?? "") === "");
  if (stray < 0) return null;
  return explain("row_stray_cell", { cell: stray + 1 });
}

/**
 * Takes up to `most` rows apart from `start` on, looking no further ahead than it has to. `broken` are those of them
 * whose quotes make no sense.
 */
function take(text: string, start: number, delimiter: string, most: number) {
  const parser = new Parser({ delimiter, newline: "\n", preview: most, fastMode: false });
  for (let window = WINDOW; ; window *= 2) {
    const isLast = start + window >= text.length;
    // What the window cuts off is left for the next one.
    const { data, errors, meta }: ParseResult<string[]> = parser.parse(
      text.slice(start, start + window),
      0,
      !isLast,
    );
    if (data.length === 0 && !isLast) continue;
    const broken = new Set(errors.map((error) => error.row ?? 0));
    return { rows: data, broken, end: start + meta.cursor };
  }
}

/** The refusal of a file as a whole. */
export function csvInvalid(message: string, why: Explanation): Fault {
  return new Fault("csv_invalid", message, { errors: [{ pointer: "", ...why }] });
}
