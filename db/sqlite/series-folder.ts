import { nextTurn } from "../../src/shared/next-turn.ts";
import type { Bucket } from "../common/tally.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";
import { addRow } from "./series-deltas.ts";
import { createTotalsWriter } from "./totals-writer.ts";

/** Adds to the series what commits of scans have counted for them. */
export interface SeriesFolder {
  /** Adds up what there is, in steps of some milliseconds. */
  fold(): Promise<void>;
  /** Does so from time to time. */
  start(): void;
  /** Ends, after the step that is under way. */
  stop(): void;
}

/** Milliseconds between folds: readers of series fold first. */
const EVERY = 10_000;

/** Quarter hours of series that one step adds up, of how many commits at most. Each is some nine rows of totals. */
const BUCKETS_AT_ONCE = 100;
const COMMITS_AT_ONCE = 100;

const NEXT = `select id, counts from series_deltas order by id limit ${COMMITS_AT_ONCE}`;
const IS_THERE = "select 1 from series where seq = ?1";
const REMOVE = "delete from series_deltas where id <= ?1";

interface Row {
  readonly id: number;
  readonly counts: string;
}

export function createSeriesFolder(db: SqliteDatabase): SeriesFolder {
  const { writer } = db;
  const next = prepared<Row, []>(writer, NEXT);
  const isThere = prepared<unknown, [number]>(writer, IS_THERE);
  const remove = prepared<unknown, [number]>(writer, REMOVE);
  const writeTotals = createTotalsWriter(db);
  let timer: ReturnType<typeof setInterval> | null = null;
  let folding: Promise<void> | null = null;

  /** @returns whether there may be more. */
  function step(): boolean {
    const sums = new Map<string, Bucket>();
    let [last, commits] = [0, 0];
    for (const { id, counts } of next().all()) {
      addRow(sums, counts);
      last = id;
      commits++;
      if (sums.size >= BUCKETS_AT_ONCE) break;
    }
    if (commits === 0) return false;
    // The series of a workspace that has left are gone.
    for (const sum of sums.values()) if (isThere().get(-sum.codeSeq)) writeTotals(sum);
    remove().run(last);
    return commits === COMMITS_AT_ONCE || sums.size >= BUCKETS_AT_ONCE;
  }

  async function foldAll(): Promise<void> {
    // Nothing is lost when a crash undoes a step: it is done again.
    while (await db.writeUnsynced(step)) await nextTurn();
  }

  async function fold(): Promise<void> {
    // What was counted before the call may be behind the fold that is under way.
    await folding;
    folding = foldAll().finally(() => {
      folding = null;
    });
    await folding;
  }

  return {
    fold,
    start() {
      timer ??= setInterval(() => void fold().catch(() => {}), EVERY);
      timer.unref();
    },
    stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
  };
}
