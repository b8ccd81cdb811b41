import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWal } from "../../../db/sqlite/wal.ts";

/** When a thread syncs the log. */

test("a slow disk is believed for a while, and what a thread takes says nothing about the disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-wal-"));
  const client = new Database(join(folder, "test.db"));
  let now = 0;
  const wal = openWal(client, () => now);
  const commitIn = (milliseconds: number) =>
    wal.timed(() => {
      now += milliseconds;
    });
  try {
    client.run("PRAGMA journal_mode = WAL");
    client.run("create table t (n)");
    wal.syncsOnCommit(true);
    commitIn(0.4);
    expect(wal.isSlow).toBe(false);
    commitIn(2);
    expect(wal.isSlow).toBe(true);
    wal.syncsOnCommit(false);
    const synced = wal.sync();
    now += 99;
    await synced;
    commitIn(8);
    expect(wal.isSlow).toBe(false);
  } finally {
    wal.close();
    client.close();
    rmSync(folder, { recursive: true });
  }
});
