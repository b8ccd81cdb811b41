import type { ScanStore } from "./store/scans.ts";
import { StorageError } from "../../kit/shared/storage.ts";
import type { Journal } from "./journal.ts";
import type { Losses } from "./losses.ts";
import type { Scan } from "./model.ts";
import { LARGEST_BATCH } from "./records.ts";

/** Commits scans in batches: those that arrive together, or during a commit, share the next one. */
export interface Recorder {
  /**
   * Resolves once the scan is committed and synced: `true`, or `false` when storage is out of order. Then the scan is in
   * the journal, or counts as lost; that of a commit that was given up, once it is known that it did not take place.
   * Never rejects.
   */
  record(scan: Scan): Promise<boolean>;
  /** Resolves when the oldest open batch is committed; at once when no scan waits. */
  afterCommit(): Promise<void>;
  /** Resolves when everything recorded so far is committed or lost. */
  drain(): Promise<void>;
}

/** Scans that are committed together, and the outcome for all of them. */
interface Batch {
  readonly id: Uint8Array;
  readonly scans: Scan[];
  readonly codes: Set<string>;
  cost: number;
  /** Whether a scan had to go to the next. */
  isFull: boolean;
  /** Its place in the journal, once it is there. */
  place: number | null;
  /** Ends the wait for its commit. */
  readonly stopTimer: () => void;
  readonly stored: Promise<boolean>;
  readonly settle: (stored: boolean) => void;
}

/** The most that the scans of a commit may cost: see `ScanStore.costs`. */
const LARGEST_COST = 400;

/**
 * Scans that may wait behind a full batch while requests have a turn. Scans that wait make no turn longer, and
 * `http/overload.ts` would not see them. So where there are more, batches are committed in a row, and the turns become long.
 */
const MOST_WAITING = 1_000;

/**
 * Turns of the event loop that a commit waits for more scans, at most. A commit costs as much as two dozen scans, and
 * requests that arrive together often reach us in two turns. A single scan waits for one turn.
 */
const MOST_TURNS = 3;

/** The way of batches whose commit fails or takes too long: into the journal. Their scans are answered then. */
export interface Aside {
  readonly journal: Pick<Journal, "keep" | "settled">;
  /** Whether a fault may pass by itself. After other faults the batch would fail again. */
  readonly mayPass: (error: unknown) => boolean;
  /** Calls a function when a batch has waited long enough, unless the returned function is called before. */
  readonly startTimer: (run: () => void) => () => void;
}

const NOTHING = () => {};

/** The parts that a recorder needs. */
export interface RecorderNeeds {
  commit: ScanStore["commit"];
  costs: ScanStore["costs"];
  losses: Losses;
  /** `null` where the database is on the same disk as a journal would be. */
  aside: Aside | null;
  /** Makes the id of a batch, 16 bytes. */
  newId: () => Uint8Array;
  /** Runs a function at the end of this turn of the event loop. */
  nextTurn: (run: () => void) => void;
  /** Whether turns are long. Then there is a commit at the end of each. */
  isTurnLong: () => boolean;
}

export function createRecorder(needs: RecorderNeeds): Recorder {
  const { commit, costs, losses, aside, newId, nextTurn, isTurnLong } = needs;
  const waiting: Batch[] = [];
  let running: Promise<void> | null = null;
  let committing: Batch | null = null;
  let arrived = 0;

  async function runBatches(): Promise<void> {
    await gather();
    for (committing = next(); committing; committing = next()) {
      committing.settle(await tryCommit(committing));
      // Requests have a turn after a full batch: commits in a row would hold the loop as one long commit does.
      const isOverdue = scansWaiting() > MOST_WAITING;
      // Where turns are long, all that came within one is committed at its end.
      if ((committing.isFull && !isOverdue) || (isTurnLong() && waiting.length <= 1))
        await new Promise<void>((resolve) => nextTurn(resolve));
    }
    running = null;
  }

  /** Waits until a turn has brought no more scans. */
  async function gather(): Promise<void> {
    for (let turns = 0, known = 0; turns < MOST_TURNS && arrived > known; turns++) {
      known = arrived;
      await new Promise<void>((resolve) => nextTurn(resolve));
      if (isTurnLong()) return;
    }
  }

  function next(): Batch | null {
    return waiting.shift() ?? null;
  }

  function scansWaiting(): number {
    return waiting.reduce((sum, { scans }) => sum + scans.length, 0);
  }

  /** The cost that a scan adds to a batch. */
  function costIn({ codes }: Pick<Batch, "codes">, { codeId, deviceKey }: Scan): number {
    return 1 + (codes.has(codeId) ? 0 : costs.code) + (deviceKey ? costs.device : 0);
  }

  /** The batch that a scan joins. */
  function batchFor(scan: Scan): Batch {
    const last = waiting.at(-1);
    if (last) {
      if (last.scans.length < LARGEST_BATCH && last.cost + costIn(last, scan) <= LARGEST_COST) return last;
      last.isFull = true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const stopTimer = aside ? aside.startTimer(() => putAside(fresh)) : NOTHING;
    const fresh: Batch = {
      id: newId(),
      scans: [],
      codes: new Set(),
      cost: 0,
      isFull: false,
      place: null,
      stopTimer,
      stored: promise,
      settle: resolve,
    };
    waiting.push(fresh);
    return fresh;
  }

  /** Writes a batch to the journal. @returns whether it is there. */
  function keep(batch: Batch): boolean {
    batch.place ??= aside?.journal.keep(batch.scans, batch.id) ?? null;
    return batch.place !== null;
  }

  /** Answers scans that have waited long enough. Their commit may be under way, and may still take place. */
  function putAside(batch: Batch): void {
    if (!keep(batch)) return;
    const turn = waiting.indexOf(batch);
    if (turn >= 0) {
      waiting.splice(turn, 1);
      settled(batch, false);
    }
    batch.settle(false);
  }

  function settled({ place }: Batch, stored: boolean): void {
    if (place !== null) aside?.journal.settled(place, stored);
  }

  async function tryCommit(batch: Batch): Promise<boolean> {
    const { scans, id } = batch;
    try {
      await commit(scans, [{ id, scans }], () => batch.place !== null);
      losses.recovered();
      settled(batch, true);
      return true;
    } catch (error) {
      if (batch.place !== null || (aside?.mayPass(error) && keep(batch))) settled(batch, false);
      else if (error instanceof StorageError && error.outcome)
        void error.outcome().then((tookPlace) => tookPlace || losses.add(scans.length, error));
      else losses.add(scans.length, error);
      return false;
    } finally {
      batch.stopTimer();
    }
  }

  return {
    record(scan) {
      const batch = batchFor(scan);
      batch.cost += costIn(batch, scan);
      batch.scans.push(scan);
      batch.codes.add(scan.codeId);
      arrived++;
      running ??= runBatches();
      return batch.stored;
    },
    async afterCommit() {
      await (committing ?? waiting[0])?.stored;
    },
    async drain() {
      while (running) await running;
    },
  };
}
