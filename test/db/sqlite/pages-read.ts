import { existsSync, readFileSync } from "node:fs";
import type { SqliteDatabase } from "../../../db/sqlite/open.ts";

/** Where Linux counts what a thread reads from files. */
const COUNTS = "/proc/thread-self/io";

/** Whether pages can be counted: only on Linux. With CI=true the tests may not go without. */
export const COUNTS_PAGES = existsSync(COUNTS);
if (!COUNTS_PAGES && process.env["CI"] === "true")
  throw new Error(`${COUNTS} is needed by these tests and missing`);

/** Calls of this thread that read from files. */
const reads = () => Number(/^syscr: (\d+)/m.exec(readFileSync(COUNTS, "utf8"))?.[1]);

/**
 * How many pages SQLite reads for some work. It keeps none in memory meanwhile, so that each page comes from the file by a call
 * of its own, on this thread. The number is the same on every machine, however busy it is.
 */
export async function pagesRead(
  { reader, writer }: Pick<SqliteDatabase, "reader" | "writer">,
  work: () => Promise<unknown>,
): Promise<number> {
  const keep = (size: string) => {
    for (const client of [reader, writer]) client.current.run(`PRAGMA cache_size = ${size}`);
  };
  const [{ cache_size: before = "" } = {}] = reader.current
    .query<{ cache_size: string }, []>("PRAGMA cache_size")
    .all();
  keep("0");
  const begun = reads();
  await work();
  const pages = reads() - begun;
  keep(before);
  return pages;
}
