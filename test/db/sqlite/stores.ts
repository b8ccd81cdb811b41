import { afterAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openDatabase, type SqliteDatabase } from "../../../db/sqlite/open.ts";
import { sqliteStores } from "../../../db/sqlite/stores.ts";
import type { Stores } from "../../../db/stores.ts";
import { LEFTOVERS, type OpenStores } from "../stores.ts";
import { pagesRead } from "./pages-read.ts";
import { putMigrated } from "./template.ts";

/** A folder that is removed when the test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sqlite-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The stores over an open database, day keys included. */
export function storesOf(db: SqliteDatabase): Stores {
  return sqliteStores(db, dirname(db.writer.current.filename));
}

/** Rows of scans, scanners and deliveries whose code is gone. */
export function leftovers(db: SqliteDatabase): number {
  return db.reader.current.query<{ leftovers: number }, []>(LEFTOVERS).get()?.leftovers ?? 0;
}

/** The SQLite stores over a new database, for the contract suites. */
export async function openSqlite(): Promise<OpenStores> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sqlite-"));
  await putMigrated(folder);
  const db = openDatabase(folder);
  const stores = storesOf(db);
  return {
    ...stores,
    leftovers: async () => leftovers(db),
    damage: async (statement) => db.writer.current.run(statement),
    pagesRead: (work) => pagesRead(db, () => work(stores)),
    async close() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
