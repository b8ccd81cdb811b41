import type { Database } from "bun:sqlite";
import { closeSync, fdatasync, openSync } from "node:fs";
import { StorageError } from "../../src/shared/storage.ts";

/** The write-ahead log of a database, and who syncs it: SQLite in the commit, or a thread after it. */
export interface WriteAheadLog {
  /** Says it for the commits that follow. @throws the engine's error when an earlier sync failed and still can't be made up for. */
  syncsOnCommit(yes: boolean): void;
  /** Whether the disk takes longer for a sync than it takes to have a thread wait for it. */
  readonly isSlow: boolean;
  /** Runs a commit, and takes note of how long it took if it was one that syncs. */
  timed(commit: () => void): void;
  /** Syncs all commits so far on a thread. @throws StorageError */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Milliseconds. To hand a sync to a thread costs about 0.1 ms of processor time a commit, and commits get smaller
 * (measured with 64 connections: 0.41 of a bare server's rate against 0.45). A sync longer than this is worth it.
 */
const SLOW = 0.5;

/**
 * SQLite's `synchronous`: FULL syncs the log in every commit, before it returns; NORMAL leaves that to us. A log that
 * was not synced loses its last commits when the power fails, never its order: each frame carries a checksum over all
 * before it (SQLite file format, 4.2).
 */
export function openWal(client: Database): WriteAheadLog {
  const path = `${client.filename}-wal`;
  let file: number | null = null;
  let isFull: boolean | null = null;
  let inDoubt = false;
  let isSlow = false;

  function takeNote(started: number): void {
    isSlow = performance.now() - started > SLOW;
  }

  /**
   * After a failed sync nobody knows which pages of the log are on the disk, and what is written behind a hole would be
   * lost with it. Once all is copied into the database and synced there, the log begins anew.
   */
  function beginAnew(): void {
    const [outcome] = client.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").all();
    if (outcome?.busy !== 0) throw new StorageError("SQLITE_BUSY", new Error("The log can't begin anew yet"));
    inDoubt = false;
  }

  return {
    get isSlow() {
      return isSlow;
    },
    timed(commit) {
      const started = performance.now();
      commit();
      if (isFull) takeNote(started);
    },
    syncsOnCommit(yes) {
      if (inDoubt) beginAnew();
      if (isFull === yes) return;
      client.run(`PRAGMA synchronous = ${yes ? "FULL" : "NORMAL"}`);
      isFull = yes;
    },
    sync() {
      return new Promise((resolve, reject) => {
        // The file is there for as long as anybody has the database open, and SQLite holds no lock on it.
        file ??= openSync(path, "r");
        const started = performance.now();
        fdatasync(file, (error) => {
          takeNote(started);
          if (!error) return resolve();
          inDoubt = true;
          reject(new StorageError(error.code ?? "EIO", error));
        });
      });
    },
    close() {
      if (file !== null) closeSync(file);
    },
  };
}
