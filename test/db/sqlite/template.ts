import { Database } from "bun:sqlite";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCK_FILE } from "../../../db/sqlite/folder-lock.ts";
import { DATABASE_FILE, openDatabase } from "../../../db/sqlite/open.ts";

let template: Promise<Uint8Array> | null = null;

/**
 * Puts a migrated database without rows in a folder. To migrate one takes five times as long, and syncs the
 * disk a dozen times. The lock file is there as after any service: a start without it collects the garbage of
 * the whole test process.
 */
export async function putMigrated(folder: string): Promise<void> {
  template ??= makeTemplate();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, DATABASE_FILE), await template, { mode: 0o600 });
  writeFileSync(join(folder, LOCK_FILE), "", { mode: 0o600 });
}

async function makeTemplate(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-template-"));
  await openDatabase(folder).close();
  const file = join(folder, DATABASE_FILE);
  // All of it has to be in one file.
  const database = new Database(file);
  database.run("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
