import { Type } from "@sinclair/typebox";
import { csvLines, type CsvRows } from "../shared/csv.ts";
import { named, oneOf, sharedAs } from "../shared/schema.ts";
import { FILE_NAME, streamed } from "./download.ts";
import type { MediaContent } from "./operation.ts";

/** The answer of an operation as a CSV file, which clients ask for by `?format=csv`. */

/** Rows of a file that are made without a pause. */
const ROWS_AT_ONCE = 250;

/** `?format=` of operations that answer in JSON or with a CSV file. */
export const fileFormat = {
  format: Type.Optional(
    oneOf(["json", "csv"], { description: "csv gives all of it as a file", ...sharedAs("Format") }),
  ),
};

/** Headers of the file, for the OpenAPI document, where the JSON has none of them. */
export const FILE_HEADERS = {
  ...FILE_NAME,
  "cache-control": { description: "Of a file: `no-store`", optional: true, component: "FileCacheControl" },
} as const;

/** The file for the OpenAPI document. @param example - its first rows. */
export function csvContent(example: CsvRows): { readonly "text/csv": MediaContent } {
  const schema = Type.String({
    description:
      "With `format=csv`: a header line, then a line each (RFC 4180). Cells are safe in a spreadsheet",
    ...named("CsvFile"),
  });
  return { "text/csv": { schema, example: csvLines(example) } };
}

/**
 * A download of rows. Each of `parts` is written as it is read; a long one with pauses.
 * @param filename - with its ending.
 */
export function csvFile(parts: AsyncIterable<CsvRows> | Iterable<CsvRows>, filename: string): Response {
  return streamed(lines(parts), "text/csv; charset=utf-8", filename);
}

async function* lines(parts: AsyncIterable<CsvRows> | Iterable<CsvRows>): AsyncGenerator<string> {
  for await (const rows of parts)
    // An empty part is written, too: a client that has left is noticed when something is.
    for (let from = 0; from === 0 || from < rows.length; from += ROWS_AT_ONCE)
      yield csvLines(rows.slice(from, from + ROWS_AT_ONCE));
}
