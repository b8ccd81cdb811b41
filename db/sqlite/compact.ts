import { Database } from "bun:sqlite";
import { statSync } from "node:fs";
import { join } from "node:path";
import { because } from "./backup-file.ts";
import { refuseUnknown } from "./migrate.ts";
import { DATABASE_FILE } from "./open.ts";

/** How large a database file is, and how much of it is in use, in bytes. */
export interface Extent {
  readonly size: number;
  readonly used: number;
}

/** A database that is being made smaller. Its folder must be locked, because scans would wait until the end and be lost. */
export interface Compaction extends Disposable {
  readonly before: Extent;
  /**
   * Writes all rows anew, without gaps between them, by SQLite's `VACUUM`: first to a temporary file, then through the log.
   * A crash undoes it, or the next start completes it. It needs twice the size in use as free disk space.
   * @returns the size of the file after it, in bytes.
   * @throws SQLiteError; then the file is as it was.
   */
  run(): number;
}

/** Bytes that must stay free besides, for the log's overhead and for other programs. */
export const SPARE = 64 * 1024 * 1024;

/** How long to wait for a command that writes, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Opens the database of a data folder to compact it.
 * @throws SQLiteError
 * @throws Error with a sentence for the operator when this version does not know it.
 */
export function openCompaction(folder: string): Compaction {
  const file = join(folder, DATABASE_FILE);
  const client = new Database(file, { readwrite: true, create: false, strict: true });
  client.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  try {
    refuseUnknown(client);
  } catch (error) {
    client.close();
    throw new Error(`The database was not compacted${because(error)}`, { cause: error });
  }
  client.run("PRAGMA synchronous = FULL");
  client.run("PRAGMA temp_store = FILE");
  // In the data folder, whose free space was checked: /tmp is often small, in memory, or missing.
  client.run(`PRAGMA temp_store_directory = '${folder.replaceAll("'", "''")}'`);
  const [extent] = client
    .query<{ pages: number; free: number; size: number }, []>(
      `select page_count as pages, freelist_count as free, page_size as size
        from pragma_page_count, pragma_freelist_count, pragma_page_size`,
    )
    .all();
  const { pages = 0, free = 0, size = 0 } = extent ?? {};
  return {
    before: { size: pages * size, used: (pages - free) * size },
    run() {
      client.run("VACUUM");
      // The file gets its new length when the log is written back.
      client.run("PRAGMA wal_checkpoint(TRUNCATE)");
      return statSync(file).size;
    },
    [Symbol.dispose]: () => client.close(),
  };
}
