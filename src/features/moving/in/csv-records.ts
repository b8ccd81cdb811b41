import { parseRows } from "../../../kit/shared/csv-rows.ts";
import { delimiterOf, SEPARATOR_LINE } from "../../../kit/shared/csv-separator.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { csvInvalid } from "./faults.ts";
import type { FileRecord, RecordParser } from "./records.ts";
import { createTextReader } from "./text.ts";

/** Rows parsed at a time. */
const ROWS_A_TIME = 32;

/** Characters of a row, at most. The text of one that does not end is parsed again with each piece that comes. */
const LONGEST_ROW = 128 * 1024;

const MOST_COLUMNS = 250;

/** Reads the rows that are in a text. */
type Split = typeof parseRows;

/**
 * Reads CSV (RFC 4180) whose first row names the columns.
 * @param isDatabase - whether tabs without quotes in the first row are the batch mode of a database's client,
 *   `mysql -B` or `COPY … TO` of PostgreSQL: a line is a row there, quotes are text, and a backslash escapes.
 */
export function createCsvRecords(isDatabase = false): RecordParser {
  const reader = createTextReader();
  let text = "";
  /** A carriage return at the end of a piece: a line feed may follow. */
  let held = "";
  let form: {
    readonly delimiter: string;
    readonly columns: readonly string[];
    readonly split: Split;
  } | null = null;

  function add(more: string): void {
    const all = held + more;
    held = all.endsWith("\r") ? "\r" : "";
    const ended = held === "" ? all : all.slice(0, -1);
    text += ended.includes("\r") ? ended.replace(/\r\n?/g, "\n") : ended;
  }

  /** Reads the header, once it is there. */
  function begin(isWhole: boolean): void {
    text = text.replace(/^\n+/, "");
    if (SQL.test(text)) throw csvInvalid(explain("csv_is_sql"));
    const declared = SEPARATOR_LINE.exec(text);
    const delimiter = declared?.[1] ?? delimiterOf(text);
    const { rows, broken, end } = parseRows(text, declared?.[0].length ?? 0, delimiter, 1, isWhole);
    const [names] = rows;
    if (!names) return;
    const columns = names.map((name) => name.trim());
    if (broken.size > 0) throw csvInvalid(explain("csv_header_quote"));
    if (columns.every((name) => name === "")) throw csvInvalid(explain("csv_no_header"));
    if (columns.length > MOST_COLUMNS)
      throw csvInvalid(explain("csv_too_many_columns", { limit: MOST_COLUMNS }));
    const isBatch = isDatabase && delimiter === "\t" && !declared && !text.slice(0, end).includes('"');
    form = { delimiter, columns: distinct(columns), split: isBatch ? batchRows : parseRows };
    text = text.slice(end);
  }

  function* rows(isWhole: boolean): Generator<FileRecord> {
    if (form === null) begin(isWhole);
    let at = 0;
    while (form !== null && at < text.length) {
      const { rows, broken, end } = form.split(text, at, form.delimiter, ROWS_A_TIME, isWhole);
      // The last quote of a file that is cut off is not closed.
      if (isWhole && broken.size > 0) throw csvInvalid(explain("row_quote"));
      for (const [index, cells] of rows.entries())
        if (cells.some((cell) => cell.trim() !== ""))
          yield broken.has(index) ? { fault: explain("row_quote") } : recordOf(form.columns, cells);
      if (end <= at) break;
      at = end;
    }
    text = text.slice(at);
    if (text.length > LONGEST_ROW) throw csvInvalid(explain("file_record_too_long", { limit: LONGEST_ROW }));
  }

  return {
    *take(piece) {
      add(reader.take(piece));
      yield* rows(false);
    },
    *end() {
      add(`${reader.end()}\n`);
      yield* rows(true);
      if (form === null) throw csvInvalid(explain("csv_no_header"));
    },
  };
}

/** The first line of a dump, as phpMyAdmin and the tools of MariaDB, PostgreSQL and SQLite write it. */
const SQL = /^(?:--[ \n]|\/\*|insert into\s|(?:create|set|drop|use|begin|start|pragma)\s[^,;\t\n]*;?\n)/i;

/**
 * Gives a column whose name there is already a blank more: names compare without blanks, and the first one
 * counts.
 */
function distinct(columns: readonly string[]): string[] {
  const seen = new Set<string>();
  return columns.map((name) => {
    let own = name;
    while (seen.has(own)) own += " ";
    seen.add(own);
    return own;
  });
}

/** Splits lines of the batch mode of a database's client. */
function batchRows(text: string, start: number, delimiter: string, most: number): ReturnType<Split> {
  const rows: string[][] = [];
  let end = start;
  while (rows.length < most) {
    const next = text.indexOf("\n", end);
    if (next < 0) break;
    rows.push(text.slice(end, next).split(delimiter).map(unescaped));
    end = next + 1;
  }
  return { rows, broken: new Set(), end };
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", 0: "\0" };

/** `\N` alone stands for nothing, and is left. */
function unescaped(cell: string): string {
  return cell === "\\N" ? cell : cell.replace(/\\(.)/gs, (_, char: string) => ESCAPES[char] ?? char);
}

function recordOf(columns: readonly string[], cells: readonly string[]): FileRecord {
  const stray = cells.findIndex((cell, at) => cell.trim() !== "" && (columns[at] ?? "") === "");
  if (stray >= 0) return { fault: explain("row_stray_cell", { cell: stray + 1 }) };
  return { values: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ""])) };
}
