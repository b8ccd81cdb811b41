import { type ParseResult, Parser } from "papaparse";

/* Parses CSV (RFC 4180) piece by piece. Lines end with line feeds. */

/** Characters parsed at a time: mostly enough for a piece. */
const WINDOW = 32 * 1024;

/**
 * Parses up to `most` rows from `start` on, in a window that grows only as far as needed. `broken` has the indexes of rows
 * with wrong quotes.
 * @param isWhole - whether the file ends with the text; otherwise a row that reaches its end is left.
 */
export function parseRows(text: string, start: number, delimiter: string, most: number, isWhole = true) {
  const parser = new Parser({ delimiter, newline: "\n", preview: most, fastMode: false });
  for (let window = WINDOW; ; window *= 2) {
    const reachesEnd = start + window >= text.length;
    // A row that the window cuts off is left for the next call.
    const { data, errors, meta }: ParseResult<string[]> = parser.parse(
      text.slice(start, start + window),
      0,
      !(reachesEnd && isWhole),
    );
    if (data.length === 0 && !reachesEnd) continue;
    const broken = new Set(errors.map((error) => error.row ?? 0));
    return { rows: data, broken, end: start + meta.cursor };
  }
}
