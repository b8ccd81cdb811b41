import { csvLines, type CsvRows } from "./csv.ts";

/** Pieces of a file whose reader may take its time: while one is read, nothing of the page that it was made of is held. */

/** Milliseconds of work after which an empty piece lets others have a turn. */
const LONGEST_HOLD = 1;

/** Characters of a piece. A page's text is in one piece, however long it is. */
const PIECE = 64 * 1024;

/** Pages of a list, or a few that are there already. */
type Pages<T> = AsyncGenerator<readonly T[]> | ArrayIterator<readonly T[]>;

/** The texts of all entries. A text may be long. Empty pieces lie between the others: in a page, and after pages without entries. */
export async function* textPieces<T extends object>(
  pages: Pages<T>,
  textOf: (entry: T) => string | Promise<string>,
  head = "",
): AsyncGenerator<string> {
  // A generator keeps what its variables held at earlier pauses. The value of a member is gone once it is
  // replaced.
  const held: { page: readonly T[] } = { page: [] };
  let piece = "";
  let since = performance.now();
  try {
    // The beginning at once: until then a client does not know that there is an answer.
    yield head;
    for (;;) {
      const next = await pages.next();
      if (next.done) break;
      held.page = next.value;
      for (let at = 0; at < held.page.length; at++) {
        const entry = held.page[at];
        const text = entry ? textOf(entry) : "";
        piece += typeof text === "string" ? text : await text;
        if (performance.now() - since < LONGEST_HOLD) continue;
        yield "";
        since = performance.now();
      }
      held.page = [];
      const isFull = piece.length >= PIECE;
      // A store may answer without waiting, and many pages may be empty.
      if (!isFull && performance.now() - since < LONGEST_HOLD) continue;
      yield isFull ? piece : "";
      if (isFull) piece = "";
      since = performance.now();
    }
    yield piece;
  } finally {
    await pages.return?.(undefined);
  }
}

/** The pages, each changed. Nothing of a page is held behind it. */
export async function* changedPages<T, U>(
  pages: AsyncGenerator<readonly T[]>,
  change: (page: readonly T[]) => readonly U[],
): AsyncGenerator<readonly U[]> {
  try {
    // `for await` would hold the page.
    for (;;) {
      const next = await pages.next();
      if (next.done) return;
      yield change(next.value);
    }
  } finally {
    await pages.return(undefined);
  }
}

/** The same pages. @param onRows - told how many rows a page had, once it is used. */
export async function* counted<T>(
  pages: AsyncGenerator<readonly T[]>,
  onRows: (rows: number) => void,
): AsyncGenerator<readonly T[]> {
  try {
    for (;;) {
      const next = await pages.next();
      if (next.done) return;
      const { length } = next.value;
      yield next.value;
      onRows(length);
    }
  } finally {
    await pages.return(undefined);
  }
}

/** Records as NDJSON. */
export function jsonLines(pages: AsyncGenerator<readonly object[]>): AsyncGenerator<string> {
  return textPieces(pages, (record) => `${JSON.stringify(record)}\n`);
}

/** Rows as CSV, safe in a spreadsheet. */
export function csvTable(columns: CsvRows[number], pages: AsyncGenerator<CsvRows>): AsyncGenerator<string> {
  return textPieces(pages, (row) => csvLines([row]), csvLines([columns]));
}
