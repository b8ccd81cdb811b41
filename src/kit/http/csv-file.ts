import { Type } from "@sinclair/typebox";
import { csvLines, type CsvRows } from "../shared/csv.ts";
import { named, oneOf, sharedAs } from "../shared/schema.ts";
import { textPieces } from "../shared/text-pieces.ts";
import { FILE_NAME, streamed } from "./download.ts";
import type { MediaContent } from "./operation.ts";

/** The answer of an operation as a CSV file, which clients ask for by `?format=csv`. */

export const CSV_TYPE = "text/csv; charset=utf-8";

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
 * A download of rows, each part of which is written as it is read.
 * @param filename - with its ending.
 */
export function csvFile(
  request: Request,
  parts: AsyncGenerator<CsvRows> | readonly CsvRows[],
  filename: string,
): Response {
  return streamed(
    request,
    textPieces("values" in parts ? parts.values() : parts, (row) => csvLines([row])),
    CSV_TYPE,
    filename,
  );
}
