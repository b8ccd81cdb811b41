import { Database } from "bun:sqlite";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Looking for what should be nowhere: in the rows of the database, and in the bytes of the whole data folder. */

function readonly<T>(dataDir: string, work: (db: Database) => T): T {
  const db = new Database(join(dataDir, "quietzone.db"), { readonly: true, strict: true });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** The rows of a table of the service's database. */
export function rowsOf<T>(dataDir: string, query: string, ...values: (string | number)[]): T[] {
  return readonly(dataDir, (db) => db.query<T, (string | number)[]>(query).all(...values));
}

/** One file of a data folder. */
export interface DataFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Every file of a folder, however deep, as it lies on the disk. */
export function filesOf(dataDir: string): DataFile[] {
  return readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(dataDir, name)).isFile())
    .map((name) => ({ name, bytes: readFileSync(join(dataDir, name)) }));
}
