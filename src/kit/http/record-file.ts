import { Type } from "@sinclair/typebox";
import { csvLines, type CsvRows } from "../shared/csv.ts";
import { oneOf, sharedAs } from "../shared/schema.ts";
import { textPieces } from "../shared/text-pieces.ts";
import { csvContent, CSV_TYPE } from "./csv-file.ts";
import { streamed } from "./download.ts";
import type { MediaContent } from "./operation.ts";

/** The answer of a list of records as a file of all of them, which clients ask for by `?format=csv` or `?format=ndjson`. */

const MEDIA_TYPE = "application/x-ndjson";

/** `?format=` of such a list. */
export const recordFormat = {
  format: Type.Optional(
    oneOf(["json", "csv", "ndjson"], {
      description: "csv and ndjson give all of it as a file",
      ...sharedAs("RecordFormat"),
    }),
  ),
};

/** How the records of a list are written as a table. */
export interface RecordTable<T> {
  readonly columns: readonly string[];
  readonly row: (record: T) => CsvRows[number];
}

/** Both files for the OpenAPI document. @param name - of the record's schema. */
export function recordContent<T>({ columns, row }: RecordTable<T>, name: string, example: T) {
  const schema = Type.String({ description: `With \`format=ndjson\`: a ${name} a line` });
  const lines: MediaContent = { schema, example: lineOf(example) };
  return { ...csvContent([columns, row(example)]), [MEDIA_TYPE]: lines };
}

/**
 * A download of records. @param pages - as they are read.
 * @param name - of the file, without its ending.
 */
export function recordFile<T extends object>(
  request: Request,
  pages: AsyncGenerator<readonly T[]>,
  format: "csv" | "ndjson",
  { columns, row }: RecordTable<T>,
  name: string,
): Response {
  if (format === "ndjson") return streamed(request, textPieces(pages, lineOf), MEDIA_TYPE, `${name}.ndjson`);
  const lines = textPieces(pages, (record) => csvLines([row(record)]), csvLines([columns]));
  return streamed(request, lines, CSV_TYPE, `${name}.csv`);
}

function lineOf(record: unknown): string {
  return `${JSON.stringify(record)}\n`;
}
