import { parseRows } from "../../kit/shared/csv-rows.ts";
import { delimiterOf, SEPARATOR_LINE } from "../../kit/shared/csv-separator.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { MOST_COLUMNS } from "./constants.ts";

/** One row of data. */
export interface CsvRow {
  /** Its number, from 1. Blank rows are not counted. */
  readonly row: number;
  /** As many as there are columns. Missing cells are empty. */
  readonly cells: readonly string[];
  /** The fault in the form of the row; `null` when it can be read. */
  readonly problem: Explanation | null;
}

/** A CSV file. */
export interface Csv {
  /** The names in the header. A column without a name has an empty one. */
  readonly columns: readonly string[];
  /** Parses the rows from the first on, in pieces that may be empty. No parsed row is stored. */
  rows(): Generator<readonly CsvRow[]>;
}

/** Rows in a piece. */
const ROWS_A_PIECE = 32;

/**
 * Reads the header of a CSV file (RFC 4180). The separator is the comma, semicolon or tab that the header has most of.
 * Line ends may be those of any system. Within quotes they become line feeds.
 * @throws Fault `csv_invalid` when there is no header, or it has a name twice.
 */
export function readCsv(source: string): Csv {
  const text = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source;
  const declared = SEPARATOR_LINE.exec(text);
  const start = declared?.[0].length ?? 0;
  const delimiter = declared?.[1] ?? delimiterOf(text);
  const header = parseRows(text, start, delimiter, 1);
  const columns = (header.rows[0] ?? []).map((name) => name.trim());
  checkHeader(columns, header.broken.size > 0);
  return { columns, rows: () => rowsOf(text, header.end, delimiter, columns) };
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
    const { rows, broken, end } = parseRows(text, at, delimiter, ROWS_A_PIECE);
    const some: CsvRow[] = [];
    for (const [index, cells] of rows.entries()) {
      if (cells.every((cell) => cell.trim() === "")) continue;
      row++;
      const problem = broken.has(index) ? explain("row_quote") : strayCell(cells, columns);
      some.push({ row, cells: columns.map((_, column) => cells[column] ?? ""), problem });
    }
    yield some;
    // No progress means that the rest can't be parsed.
    if (end <= at) return;
    at = end;
  }
}

/** A cell in a column without a name is most likely the end of a text that should have been quoted. */
function strayCell(cells: readonly string[], columns: readonly string[]): Explanation | null {
  const stray = cells.findIndex((cell, column) => cell.trim() !== "" && (columns[column] ?? "") === "");
  if (stray < 0) return null;
  return explain("row_stray_cell", { cell: stray + 1 });
}

/** The Fault of a file as a whole. */
export function csvInvalid(message: string, why: Explanation): Fault {
  return new Fault("csv_invalid", message, { errors: [{ pointer: "", ...why }] });
}
