import { Type } from "@sinclair/typebox";
import type { CsvRows } from "../shared/csv.ts";
import { oneOf, sharedAs } from "../shared/schema.ts";
import { csvContent, csvFile } from "./csv-file.ts";
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
 * A download of records. @param pieces - each is written without a pause.
 * @param name - of the file, without its ending.
 */
export function recordFile<T>(
  pieces: AsyncIterable<readonly T[]>,
  format: "csv" | "ndjson",
  table: RecordTable<T>,
  name: string,
): Response {
  if (format === "csv") return csvFile(rowsOf(pieces, table), `${name}.csv`);
  return streamed(linesOf(pieces), MEDIA_TYPE, `${name}.ndjson`);
}

async function* rowsOf<T>(
  pieces: AsyncIterable<readonly T[]>,
  { columns, row }: RecordTable<T>,
): AsyncGenerator<CsvRows> {
  yield [columns];
  for await (const records of pieces) yield records.map(row);
}

async function* linesOf<T>(pieces: AsyncIterable<readonly T[]>): AsyncGenerator<string> {
  for await (const records of pieces) yield records.map(lineOf).join("");
}

function lineOf(record: unknown): string {
  return `${JSON.stringify(record)}\n`;
}
