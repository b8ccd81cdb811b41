import type { Database } from "bun:sqlite";
import { closeSync, existsSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { type CheckpointThread, startCheckpointThread } from "./checkpoint-thread.ts";

/** Writes the log of a database back into its file while commits go on, so that the log begins anew and stays short. */
export interface Checkpoints {
  /** Begins to write the log back if it has become long. Called after every commit. */
  committed(): void;
  /** The attempt in progress: resolves when the log is written back as far as it can be. `null` if there is none. */
  readonly running: Promise<void> | null;
  /** Set while the last pages are written back: commits that can wait do, and then the log begins anew. */
  readonly pause: Promise<void> | null;
  /** Resolves once the thread has ended; `null` if there is none. */
  stop(): Promise<void> | null;
  /** Writes the log back for the last time, and empties it unless another connection uses it. */
  finish(): void;
  /** Called when the connections are closed. */
  closed(): void;
}

/**
 * Pages in the log at which it is written back, 32 MiB. Every commit rewrites the few pages of a busy code, and with
 * SQLite's default of 4 MiB checkpoints made scans wait (measured: p99 24 against 14 ms on a busy disk).
 */
export const CHECKPOINT_PAGES = 8_192;

/** Pages by which the log has grown when it is tried again, after a fault or while a long reader still needs the log. */
const RETRY_PAGES = 2_048;

/** Milliseconds for which commits wait at most. The rest takes about two syncs of the disk. */
const LONGEST_PAUSE = 50;

interface LogState {
  /** Pages in the log. */
  readonly log: number;
  /** Pages of it that are written back. */
  readonly checkpointed: number;
}

/**
 * Whether SQLite can say how long the log is. On macOS Bun uses the system's SQLite, which may be older; commits write the log
 * back there.
 */
export function canLook(client: Database): boolean {
  const row = client.query<{ version: string }, []>("SELECT sqlite_version() AS version").get();
  const [major = 0, minor = 0] = row?.version.split(".").map(Number) ?? [];
  return major > 3 || (major === 3 && minor >= 51);
}

/**
 * @param writer - the connection that commits. It never writes the log back itself.
 * @param onOutcome - called with the fault after an attempt that failed, and with `null` after one that did not.
 */
export function createCheckpoints(
  writer: Database,
  onOutcome: (error: unknown) => void,
  start: (file: string) => CheckpointThread = startCheckpointThread,
): Checkpoints {
  // NOOP only reads the length of the log, in 1.4 µs.
  const look = writer.prepare<LogState, []>("PRAGMA wal_checkpoint(NOOP)");
  let thread: CheckpointThread | null = null;
  let running: Promise<void> | null = null;
  let pause: Promise<void> | null = null;
  let stopped = !canLook(writer);
  /** Pages at which the next attempt is due, and the pages of the log when that was set. */
  let [due, before] = [CHECKPOINT_PAGES, 0];
  /** The database's file, to sync it. It stays open as long as SQLite has locks on it: closing it would end these. */
  let file: number | null = null;

  function state(): LogState {
    return look.get() ?? { log: 0, checkpointed: 0 };
  }

  function synced(): Promise<void> {
    file ??= openSync(writer.filename, "r");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    fdatasync(file, (error) => (error ? reject(error) : resolve()));
    return promise;
  }

  /**
   * SQLite begins the log anew once all of it is written back, which under constant commits is never. So most of it is
   * written back and synced while commits go on, and they wait for the few pages that have come meanwhile.
   */
  async function run(): Promise<void> {
    thread ??= start(writer.filename);
    await thread.write();
    if (isDone()) return;
    await synced();
    await thread.write();
    if (isDone() || stopped) return;
    await synced();
    const rest = thread.write();
    pause = Promise.race([rest.catch(() => {}), Bun.sleep(LONGEST_PAUSE)]);
    await pause;
    pause = null;
    await rest;
  }

  function isDone(): boolean {
    const { log, checkpointed } = state();
    return log === checkpointed;
  }

  async function attempt(): Promise<void> {
    try {
      await run();
      onOutcome(null);
    } catch (error) {
      // The thread may have ended. The next attempt starts another.
      void thread?.close();
      thread = null;
      onOutcome(error);
    }
    const { log, checkpointed } = state();
    due = log === checkpointed ? CHECKPOINT_PAGES : Math.max(CHECKPOINT_PAGES, log + RETRY_PAGES);
    before = log;
    running = null;
  }

  return {
    get running() {
      return running;
    },
    get pause() {
      return pause;
    },
    committed() {
      if (running || stopped) return;
      const { log, checkpointed } = state();
      // The log has begun anew.
      if (log < before) [due, before] = [CHECKPOINT_PAGES, 0];
      if (log >= due && log > checkpointed) running = attempt();
    },
    stop() {
      stopped = true;
      if (!running && !thread) return null;
      return Promise.resolve(running).then(() => thread?.close());
    },
    finish() {
      // The slow part first, without a lock on writers: a command may end while a service runs.
      writer.run("PRAGMA wal_checkpoint(PASSIVE)");
      // A data folder may have been removed by then.
      if (existsSync(writer.filename)) {
        file ??= openSync(writer.filename, "r");
        fdatasyncSync(file);
      }
      // It would wait for readers with the lock on writers. A service that commits meanwhile would hold its event loop.
      writer.run("PRAGMA busy_timeout = 0");
      writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
      look.finalize();
    },
    closed() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
