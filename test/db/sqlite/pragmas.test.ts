import type { Database } from "bun:sqlite";
import { afterAll, describe, expect, test } from "bun:test";
import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase } from "../../../db/sqlite/open.ts";
import { newKey, newTenant } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

const folder = temporaryFolder();
// Volumes are often readable by others. The files in them must not be.
chmodSync(folder, 0o755);
const db = openDatabase(folder);
afterAll(() => db.close());

function pragma(connection: Database, name: string): unknown {
  const row = connection.query<Record<string, unknown>, []>(`PRAGMA ${name}`).get();
  return row ? Object.values(row)[0] : undefined;
}

describe.each([
  ["writer", db.writer.current, 0],
  ["reader", db.reader.current, 1],
] as const)("the %s", (_name, connection, queryOnly) => {
  test("uses a write-ahead log, and syncs it before a commit returns", () => {
    expect(pragma(connection, "journal_mode")).toBe("wal");
    expect(pragma(connection, "synchronous")).toBe(2);
  });

  test("enforces foreign keys, and waits for other processes instead of failing", () => {
    expect(pragma(connection, "foreign_keys")).toBe(1);
    expect(pragma(connection, "busy_timeout")).toBeGreaterThanOrEqual(1_000);
  });

  test("allows writes only on the writer", () => {
    expect(pragma(connection, "query_only")).toBe(queryOnly);
  });
});

test("the reader cannot write", () => {
  expect(() => db.reader.current.run("delete from tenants")).toThrow(/readonly/);
});

test("no file of the database can be read by other users", async () => {
  await storesOf(db).tenants.add(newTenant(), newKey());
  for (const suffix of ["", "-wal", "-shm"]) {
    const { mode } = statSync(join(folder, DATABASE_FILE + suffix));
    expect((mode & 0o777).toString(8), `quietzone.db${suffix}`).toBe("600");
  }
});

test("a missing data folder is created for its owner only", () => {
  const inner = join(folder, "deep", "data");
  openDatabase(inner).close();
  expect((statSync(inner).mode & 0o777).toString(8)).toBe("700");
});
