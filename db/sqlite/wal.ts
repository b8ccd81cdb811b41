import type { Database } from "bun:sqlite";
import { closeSync, fdatasync, openSync } from "node:fs";
import { StorageError } from "../../src/kit/shared/storage.ts";

/** The write-ahead log of a database, synced by SQLite in the commit or by a thread after it. */
export interface WriteAheadLog {
  /** Applies to the commits that follow. @throws the engine's error when an earlier sync failed and can't be repaired yet. */
  syncsOnCommit(yes: boolean): void;
  /** Whether a sync takes longer than handing it to a thread, as far as the last one within a commit tells. */
  readonly isSlow: boolean;
  /** Runs a commit, and measures it if it syncs. */
  timed(commit: () => void): void;
  /** Syncs all commits so far on a thread. @throws StorageError */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Milliseconds above which a sync is handed to a thread. That costs about 0.1 ms of processor time a commit, and commits
 * get smaller (measured with 64 connections: 0.41 of a bare server's rate against 0.45).
 */
const SLOW = 0.5;

/**
 * A slow disk is believed for so many times as long as its sync took; then a commit syncs by itself again. A thread can't tell: that
 * it is done is seen only in a later turn of the event loop, so a loaded service would take every disk for slow.
 */
const BELIEVED = 50;

/**
 * SQLite's `synchronous`: FULL syncs the log in every commit, before it returns; NORMAL leaves that to the caller. When
 * the power fails, a log that was not synced loses its last commits, never its order: each frame carries a checksum over
 * all before it (SQLite file format, 4.2).
 * @param now - milliseconds of a monotonic clock.
 */
export function openWal(client: Database, now = () => performance.now()): WriteAheadLog {
  const path = `${client.filename}-wal`;
  let file: number | null = null;
  let isFull: boolean | null = null;
  let hasFailed = false;
  let slowUntil = 0;

  function measure(started: number): void {
    const took = now() - started;
    if (took > SLOW) slowUntil = now() + BELIEVED * took;
  }

  /**
   * After a failed sync it is unknown which pages of the log are on the disk, and later commits behind a missing page
   * would be lost with it. A checkpoint copies the log into the database, syncs that, and empties the log.
   */
  function restart(): void {
    const [outcome] = client.query<{ busy: number }, []>("PRAGMA wal_checkpoint(TRUNCATE)").all();
    if (outcome?.busy !== 0) throw new StorageError("SQLITE_BUSY", new Error("The log can't be emptied yet"));
    hasFailed = false;
  }

  return {
    get isSlow() {
      return now() < slowUntil;
    },
    timed(commit) {
      const started = now();
      commit();
      if (isFull) measure(started);
    },
    syncsOnCommit(yes) {
      if (hasFailed) restart();
      if (isFull === yes) return;
      client.run(`PRAGMA synchronous = ${yes ? "FULL" : "NORMAL"}`);
      isFull = yes;
    },
    sync() {
      return new Promise((resolve, reject) => {
        // The file exists while the database is open, and SQLite holds no POSIX lock on it that a close would end.
        file ??= openSync(path, "r");
        fdatasync(file, (error) => {
          if (!error) return resolve();
          hasFailed = true;
          reject(new StorageError(error.code ?? "EIO", error));
        });
      });
    },
    close() {
      if (file !== null) closeSync(file);
    },
  };
}
