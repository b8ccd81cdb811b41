import { type Clock, MINUTE } from "../shared/clock.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { atMostEvery } from "../shared/at-most-every.ts";
import type { Scan } from "./model.ts";
import type { ScanStore } from "./store.ts";

/** Keeps scans. Those that arrive close upon each other, or while a commit is under way, share the next commit. */
export interface Recorder {
  /** Resolves once the scan is on the disk: `true`, or, when storage is out of order, `false`. Never rejects. */
  record(scan: Scan): Promise<boolean>;
  /** How many scans could not be kept since the start. */
  readonly lost: number;
  /** Resolves when those who have waited longest wait no more; at once where nobody waits. */
  afterCommit(): Promise<void>;
  /** Resolves when everything recorded so far is settled. */
  drain(): Promise<void>;
}

/** Scans that are committed together, and what all who wait for them are told. */
interface Batch {
  readonly scans: Scan[];
  readonly kept: Promise<boolean>;
  readonly settle: (kept: boolean) => void;
}

/** A commit holds the writer; beyond this many the next turn comes first. */
const LARGEST_BATCH = 2_000;

/**
 * Turns of the event loop that a commit waits for more scans, at most. A commit costs as much as two dozen scans, and
 * what arrives at once is often told in two turns. A scan that is alone waits for one.
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
    for (committing = next(); committing; committing = next())
      committing.settle(await tryCommit(committing.scans));
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
    const fresh: Batch = { scans: [], kept: promise, settle: resolve };
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
      lost += batch.length;
      lostInRow += batch.length;
      if (isTimeToComplain())
        log.error("scans lost: storage is out of order", { ...errorFields(error), lost: lostInRow });
      return false;
    }
  }

  return {
    get lost() {
      return lost;
    },
    record(scan) {
      const { scans, kept } = filling();
      scans.push(scan);
      arrived++;
      running ??= runBatches();
      return kept;
    },
    async afterCommit() {
      await (committing ?? waiting[0])?.kept;
    },
    async drain() {
      while (running) await running;
    },
  };
}
