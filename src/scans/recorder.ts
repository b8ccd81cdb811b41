import { type Clock, MINUTE } from "../shared/clock.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { atMostEvery } from "../shared/at-most-every.ts";
import { StorageError } from "../shared/storage.ts";
import type { Scan } from "./model.ts";
import type { ScanStore } from "./store.ts";

/** Commits scans in batches: those that arrive together, or during a commit, share the next one. */
export interface Recorder {
  /** Resolves once the scan is committed and synced: `true`, or `false` when storage is out of order. Never rejects. */
  record(scan: Scan): Promise<boolean>;
  /**
   * Scans that could not be stored since the start. Those of a commit that was given up count once it is known that it
   * did not take place.
   */
  readonly lost: number;
  /** Resolves when the oldest open batch is committed; at once when no scan waits. */
  afterCommit(): Promise<void>;
  /** Resolves when everything recorded so far is committed or lost. */
  drain(): Promise<void>;
}

/** Scans that are committed together, and the outcome for all of them. */
interface Batch {
  readonly scans: Scan[];
  readonly stored: Promise<boolean>;
  readonly settle: (stored: boolean) => void;
}

/**
 * On SQLite a commit holds the event loop. In processor time, on one code and on 4,000: 250 scans 5 and 14 ms, 500 scans 9 and
 * 26, 2,000 scans 27 and 87. Eight commits of 250 take 1.4 and 1.3 times as long as one of 2,000.
 */
const LARGEST_BATCH = 250;

/**
 * Full batches that may wait while requests have a turn. Batches that wait make no turn longer, and `http/overload.ts` would
 * not see them. So more of them are committed in a row, and the turns become long.
 */
const MOST_WAITING = 4;

/**
 * Turns of the event loop that a commit waits for more scans, at most. A commit costs as much as two dozen scans, and
 * requests that arrive together often reach us in two turns. A single scan waits for one turn.
 */
const MOST_TURNS = 3;

/** While storage is out of order the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

export function createRecorder(needs: {
  commit: ScanStore["commit"];
  log: Log;
  clock: Clock;
  /** Runs a function in the next turn of the event loop; `setImmediate` in the service. */
  nextTurn: (run: () => void) => void;
}): Recorder {
  const { commit, log, clock, nextTurn } = needs;
  const waiting: Batch[] = [];
  let running: Promise<void> | null = null;
  let committing: Batch | null = null;
  let arrived = 0;
  let lost = 0;
  let lostInRow = 0;
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);

  async function runBatches(): Promise<void> {
    await gather();
    for (committing = next(); committing; committing = next()) {
      committing.settle(await tryCommit(committing.scans));
      // Requests have a turn after a full batch: commits in a row would hold the loop as one long commit does.
      if (committing.scans.length >= LARGEST_BATCH && waiting.length <= MOST_WAITING)
        await new Promise<void>((resolve) => nextTurn(resolve));
    }
    running = null;
  }

  /** Waits until a turn has brought no more scans. */
  async function gather(): Promise<void> {
    for (let turns = 0, known = 0; turns < MOST_TURNS && arrived > known; turns++) {
      known = arrived;
      await new Promise<void>((resolve) => nextTurn(resolve));
    }
  }

  function next(): Batch | null {
    return waiting.shift() ?? null;
  }

  /** The batch that the next scan joins. */
  function filling(): Batch {
    const last = waiting.at(-1);
    if (last && last.scans.length < LARGEST_BATCH) return last;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const fresh: Batch = { scans: [], stored: promise, settle: resolve };
    waiting.push(fresh);
    return fresh;
  }

  async function tryCommit(batch: readonly Scan[]): Promise<boolean> {
    try {
      await commit(batch);
      if (lostInRow > 0) log.info("scans are kept again", { lost: lostInRow });
      lostInRow = 0;
      isTimeToComplain.reset();
      return true;
    } catch (error) {
      const outcome = error instanceof StorageError ? error.outcome : null;
      if (outcome) void outcome.then((tookPlace) => tookPlace || lose(batch.length, error));
      else lose(batch.length, error);
      return false;
    }
  }

  function lose(scans: number, error: unknown): void {
    lost += scans;
    lostInRow += scans;
    if (isTimeToComplain())
      log.error("scans lost: storage is out of order", { ...errorFields(error), lost: lostInRow });
  }

  return {
    get lost() {
      return lost;
    },
    record(scan) {
      const { scans, stored } = filling();
      scans.push(scan);
      arrived++;
      running ??= runBatches();
      return stored;
    },
    async afterCommit() {
      await (committing ?? waiting[0])?.stored;
    },
    async drain() {
      while (running) await running;
    },
  };
}
