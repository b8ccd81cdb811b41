import { parse, unparse } from "papaparse";

/*
 * A list of texts in one cell of a CSV file: the texts with a comma between them, in quotes where one has a
 * comma or a quote itself, as a line of such a file (RFC 4180).
 */

/** The cell of a list; empty for an empty one. */
export function cellOfList(list: readonly string[]): string {
  return list.length === 0 ? "" : unparse([[...list]]);
}

/** The texts of a cell, without space around them and without empty ones. Line ends separate them, too. */
export function listInCell(cell: string): string[] {
  // People put a space behind a comma. A quote inside of quotes is doubled.
  const { data } = parse<string[]>(cell.replace(/(^|,)\s+"(?!")/g, '$1"'), { delimiter: "," });
  return data.flat().flatMap((text) => text.trim() || []);
}
