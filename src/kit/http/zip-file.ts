import { crc32, deflateRawSync } from "node:zlib";
import { type CsvRows, csvLines } from "../shared/csv.ts";
import { createZip } from "../shared/zip.ts";
import { streamed } from "./download.ts";

/** The answer of an operation as a ZIP of tables, which clients ask for by `?format=zip`. */

export const ZIP_TYPE = "application/zip";

/**
 * A download of tables, each a CSV file of its own. One is written and deflated at a time: a table of
 * analytics has at most a thousand rows.
 * @param tables - by their names, without an ending.
 * @param filename - with its ending.
 */
export function zipOfTables(
  request: Request,
  tables: Iterable<readonly [name: string, rows: CsvRows]>,
  filename: string,
): Response {
  return streamed(request, zipPieces(tables), ZIP_TYPE, filename);
}

async function* zipPieces(
  tables: Iterable<readonly [name: string, rows: CsvRows]>,
): AsyncGenerator<Uint8Array> {
  const zip = createZip();
  for (const [name, rows] of tables) {
    const content = Buffer.from(csvLines(rows));
    const deflated = deflateRawSync(content);
    const sums = { crc: crc32(content), size: content.length, compressed: deflated.length };
    yield zip.entry({ name: `${name}.csv`, ...sums });
    yield deflated;
  }
  yield* zip.end();
}
