import { csvLines, type CsvRows } from "../../shared/csv.ts";
import { createYielder } from "../../threads/yielder.ts";

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 1;

/** Characters of a piece. */
const PIECE = 64 * 1024;

/** Texts joined to pieces, with pauses after each text and each page. A text may be long. */
export async function* joined<T>(
  pages: AsyncIterable<readonly T[]>,
  textOf: (entry: T) => string | Promise<string>,
  head = "",
): AsyncGenerator<string> {
  const yieldToLoop = createYielder(LONGEST_HOLD);
  let piece = head;
  for await (const page of pages) {
    for (const entry of page) {
      const text = textOf(entry);
      piece += typeof text === "string" ? text : await text;
      const turn = yieldToLoop();
      if (turn) await turn;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = "";
    }
    // A store may answer without waiting, and many pages may be empty.
    const turn = yieldToLoop();
    if (turn) await turn;
  }
  yield piece;
}

/** Records as NDJSON. */
export function jsonLines(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  return joined(pages, (record) => `${JSON.stringify(record)}\n`);
}

/** Rows as CSV. */
export function csvTable(columns: readonly string[], pages: AsyncIterable<CsvRows>): AsyncGenerator<string> {
  return joined(pages, (row) => csvLines([row]), csvLines([columns]));
}

/** The same pages. @param onRows - told how many rows a page had, once it is used. */
export async function* counted<T>(pages: AsyncIterable<readonly T[]>, onRows: (rows: number) => void) {
  for await (const page of pages) {
    yield page;
    onRows(page.length);
  }
}
