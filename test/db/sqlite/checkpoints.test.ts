import { afterEach, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CheckpointThread } from "../../../db/sqlite/checkpoint-thread.ts";
import { CHECKPOINT_PAGES, createCheckpoints } from "../../../db/sqlite/checkpoints.ts";
import { DATABASE_FILE, openDatabase, type SqliteDatabase } from "../../../db/sqlite/open.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { temporaryFolder } from "./stores.ts";
import { eventually } from "../../e2e/process.ts";

const MIB = 1024 * 1024;
const PAGE = 4_096;

const opened: SqliteDatabase[] = [];
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});

function fill(): { readonly db: SqliteDatabase; readonly folder: string; readonly faults: unknown[] } {
  const folder = temporaryFolder();
  const faults: unknown[] = [];
  const db = openDatabase(folder, { onCheckpoint: (fault) => faults.push(fault) });
  opened.push(db);
  db.write(() => db.writer.current.run("create table filler (bytes blob)"));
  return { db, folder, faults };
}

/** Commits of 1 MiB each, with a turn of the event loop in between. @returns the longest log, in bytes. */
async function commitMany(db: SqliteDatabase, folder: string, mebibytes: number): Promise<number> {
  let longest = 0;
  for (let done = 0; done < mebibytes; done++) {
    await db.writeAside(() => db.writer.current.run("insert into filler values (randomblob(?))", [MIB]));
    longest = Math.max(longest, logSize(folder));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return longest;
}

const logSize = (folder: string) => {
  const log = join(folder, `${DATABASE_FILE}-wal`);
  return existsSync(log) ? statSync(log).size : 0;
};

test("commits without a pause between them don't make the log longer and longer", async () => {
  const { db, folder, faults } = fill();
  const longest = await commitMany(db, folder, 400);
  // At 128 MiB a commit writes it back, too, but not while the thread does.
  expect(longest).toBeLessThan(256 * MIB);
  expect(longest).toBeGreaterThan(30 * MIB);
  expect(faults.length).toBeGreaterThan(1);
  expect(faults.every((fault) => fault === null)).toBe(true);
});

test("chores wait while the log is written back, so that it stays short whatever they write", async () => {
  const { db, folder } = fill();
  let longest = 0;
  for (let done = 0; done < 200; done++) {
    await db.writeUnsynced(() => db.writer.current.run("insert into filler values (randomblob(?))", [MIB]));
    longest = Math.max(longest, logSize(folder));
  }
  // It begins at 32 MiB, and nothing is written until it has ended.
  expect(longest).toBeLessThan(40 * MIB);
});

test("no commit writes the log back: until a thread has, nothing of it is in the file", async () => {
  const { db, folder } = fill();
  const before = statSync(join(folder, DATABASE_FILE)).size;
  // In one turn of the event loop a thread's answer can't be taken, but it may have begun at 32 MiB.
  for (let done = 0; done < 30; done++)
    db.write(() => db.writer.current.run("insert into filler values (randomblob(?))", [MIB]));
  expect(statSync(join(folder, DATABASE_FILE)).size).toBe(before);
});

test("closing waits for the thread, and leaves a database without a log", async () => {
  const { db, folder } = fill();
  await commitMany(db, folder, 40);
  opened.splice(0);
  await db.close();
  expect(logSize(folder)).toBe(0);
  using again = new Database(join(folder, DATABASE_FILE), { readonly: true });
  expect(again.query("select count(*) as n from filler").get()).toEqual({ n: 40 });
  expect(again.query("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
});

test("a command that ends does not wait for a reader of the service, because it would keep the service from committing", async () => {
  const { db, folder } = fill();
  db.write(() => db.writer.current.run("insert into filler values (1), (2)"));
  const reader = db.openReader();
  const rows = reader.query("select * from filler").iterate();
  rows.next();
  const command = openDatabase(folder);
  command.write(() => command.writer.current.run("insert into filler values (3)"));
  // If it waits, it waits longer than the test may.
  command.writer.current.run("PRAGMA busy_timeout = 40000");
  await command.close();
  rows.return?.();
  reader.close();
  expect(db.reader.current.query("select * from filler").all()).toHaveLength(3);
}, 300_000);

test("while another process reads for long the log grows, and it begins anew after that", async () => {
  const { db, folder } = fill();
  using reader = new Database(join(folder, DATABASE_FILE), { readwrite: true, create: false });
  reader.run("begin");
  reader.query("select count(*) from filler").get();
  const longest = await commitMany(db, folder, 60);
  expect(longest).toBeGreaterThan(60 * MIB);
  expect(reader.query("select count(*) as n from filler").get()).toEqual({ n: 0 });
  reader.run("rollback");
  // The thread needs a while for so long a log, and a busy machine gives it little time.
  await eventually(
    "the log begins anew",
    async () => {
      const before = logSize(folder);
      await commitMany(db, folder, 10);
      return logSize(folder) <= before || null;
    },
    30,
  );
});

describe("a thread that is told what to do", () => {
  /** A thread whose answers the test gives. */
  function scripted(db: Database, pagesWhileWriting: number) {
    const calls: PromiseWithResolvers<void>[] = [];
    const faults: unknown[] = [];
    let started = 0;
    const thread: CheckpointThread = {
      write() {
        const call = Promise.withResolvers<void>();
        calls.push(call);
        return call.promise;
      },
      close: () => Promise.resolve(),
    };
    const checkpoints = createCheckpoints(
      db,
      (fault) => faults.push(fault),
      () => {
        started++;
        return thread;
      },
    );
    const grow = (pages: number) => {
      db.run("insert into filler values (randomblob(?))", [pages * PAGE]);
      checkpoints.committed();
    };
    /** Answers as the thread would, after another write. */
    const answer = async () => {
      db.run("pragma wal_checkpoint(passive)");
      if (pagesWhileWriting > 0) grow(pagesWhileWriting);
      calls.shift()?.resolve();
      // It goes on with the next call, or ends.
      const waiting = calls.length;
      while (calls.length === waiting && checkpoints.running)
        await new Promise((resolve) => setImmediate(resolve));
    };
    return { checkpoints, calls, faults, grow, answer, started: () => started };
  }

  function openAlone(): Database {
    const db = new Database(join(temporaryFolder(), "alone.db"), { create: true, readwrite: true });
    db.run("pragma journal_mode = wal");
    db.run("pragma wal_autocheckpoint = 0");
    db.run("create table filler (bytes blob)");
    return db;
  }

  test("a short log starts no thread", () => {
    const { grow, started } = scripted(openAlone(), 0);
    for (let times = 0; times < 7; times++) grow(1_000);
    expect(started()).toBe(0);
  });

  test("commits wait only while the last pages are written back", async () => {
    const { checkpoints, calls, grow, answer, faults } = scripted(openAlone(), 10);
    grow(CHECKPOINT_PAGES);
    expect(calls).toHaveLength(1);
    expect(checkpoints.pause).toBeNull();
    await answer();
    expect(calls).toHaveLength(1);
    expect(checkpoints.pause).toBeNull();
    await answer();
    const { pause } = checkpoints;
    expect(pause).toBeInstanceOf(Promise);
    await answer();
    await pause;
    expect(checkpoints.pause).toBeNull();
    expect(faults).toEqual([null]);
  });

  test("a thread that does not answer keeps commits waiting for a moment only", async () => {
    const { checkpoints, grow, answer } = scripted(openAlone(), 10);
    grow(CHECKPOINT_PAGES);
    await answer();
    await answer();
    expect(checkpoints.pause).toBeInstanceOf(Promise);
    await checkpoints.pause;
    expect(checkpoints.pause).toBeNull();
  });

  test("after a fault it is tried again with another thread, when the log has grown", async () => {
    const { calls, grow, faults, started } = scripted(openAlone(), 0);
    grow(CHECKPOINT_PAGES);
    const full = new StorageError("SQLITE_FULL", null);
    calls.shift()?.reject(full);
    await Promise.resolve().then(() => new Promise((resolve) => setImmediate(resolve)));
    expect(faults).toEqual([full]);
    grow(100);
    expect(started()).toBe(1);
    grow(2_000);
    expect(started()).toBe(2);
  });
});
