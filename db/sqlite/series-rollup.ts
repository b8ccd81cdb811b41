import { nextTurn } from "../../src/kit/shared/next-turn.ts";
import type { Bucket } from "../common/tally.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";
import { addRow, toRow } from "./series-deltas.ts";
import { createTotalsWriter } from "./totals-writer.ts";

/** Adds to the series what commits of scans have counted for them. */
export interface SeriesRollup {
  /** Adds up what there is, in steps of some milliseconds. */
  fold(): Promise<void>;
  /** Does so from time to time. */
  start(): void;
  /** Ends with a last fold; `null` where it was not started. */
  stop(): Promise<void> | null;
}

/** Milliseconds between folds: readers of series fold first. */
const EVERY = 10_000;

/** Commits that are added up together, and those of one step. */
const COMMITS = 200;
const COMMITS_OF_STEP = 20;

/** Quarter hours of series that one step writes: each is some nine rows of totals. */
const BUCKETS_OF_STEP = 100;

const NEXT = `select id, counts from series_deltas where id > ?1 order by id limit ${COMMITS_OF_STEP}`;
/** Each of the two is found at an end of the table. */
const WAITING = `
  select (select max(id) from series_deltas) - (select min(id) from series_deltas) + 1 as rows`;
const IS_THERE = "select 1 from series where seq = ?1";
const REMOVE = "delete from series_deltas where id between ?1 and ?2";
const ADD = "insert into series_deltas (counts) values (?1) returning id";

interface SeriesRow {
  readonly id: number;
  readonly counts: string;
}

/** Rows from the first to the last. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** The sums of some commits, and their rows. */
interface Sums {
  readonly buckets: Bucket[];
  readonly range: Range;
}

export function createSeriesRollup(db: SqliteDatabase): SeriesRollup {
  const { writer } = db;
  const next = prepared<SeriesRow, [number]>(db.reader, NEXT);
  const waiting = prepared<{ rows: number | null }, []>(db.reader, WAITING);
  const isThere = prepared<unknown, [number]>(writer, IS_THERE);
  const remove = prepared<unknown, [number, number]>(writer, REMOVE);
  const add = prepared<{ id: number }, [string]>(writer, ADD);
  const writeTotals = createTotalsWriter(db);
  let timer: ReturnType<typeof setInterval> | null = null;
  /** One fold follows another: commits that two read at once would count twice. */
  let folding: Promise<void> = Promise.resolve();

  async function sumUp(): Promise<Sums> {
    const sums = new Map<string, Bucket>();
    let [last, count] = [0, 0];
    for (let commits = 0; commits < COMMITS; commits += COMMITS_OF_STEP) {
      const rows = next().all(last);
      for (const { id, counts } of rows) {
        addRow(sums, counts);
        last = id;
        count++;
      }
      if (rows.length < COMMITS_OF_STEP) break;
      await nextTurn();
    }
    return { buckets: [...sums.values()], range: { first: 0, last, count } };
  }

  function take({ first, last, count }: Range): void {
    if (remove().run(first, last).changes !== count)
      throw new Error("Another process adds up the same counts");
  }

  /** Adds buckets to the totals, in place of some rows. */
  function write(buckets: readonly Bucket[], range: Range): void {
    take(range);
    // The series of a workspace that has left are gone.
    for (const bucket of buckets) if (isThere().get(-bucket.codeSeq)) writeTotals(bucket);
  }

  async function foldAll(): Promise<void> {
    // Commits that come meanwhile are left for the next fold: while scans come all the time there would be no end.
    for (let left = waiting().get()?.rows ?? 0; left > 0;) {
      const { buckets, range } = await sumUp();
      if (range.count === 0) return;
      left -= range.count;
      const parts = Array.from({ length: Math.ceil(buckets.length / BUCKETS_OF_STEP) }, (_, part) =>
        buckets.slice(part * BUCKETS_OF_STEP, (part + 1) * BUCKETS_OF_STEP),
      );
      // Nothing is lost when a crash undoes a step: it is done again.
      if (parts.length === 1) await db.writeUnsynced(() => write(buckets, range));
      else await writeParts(parts, range);
      await nextTurn();
    }
  }

  /** The sums take the place of the commits first, so that each of them is written once. */
  async function writeParts(parts: readonly (readonly Bucket[])[], range: Range): Promise<void> {
    const ids = await db.writeUnsynced(() => {
      take(range);
      return parts.map((part) => add().get(toRow(part))?.id ?? 0);
    });
    for (const [index, part] of parts.entries()) {
      await nextTurn();
      const id = ids[index] ?? 0;
      await db.writeUnsynced(() => write(part, { first: id, last: id, count: 1 }));
    }
  }

  function fold(): Promise<void> {
    const fold = folding.then(foldAll);
    folding = fold.catch(() => {});
    return fold;
  }

  return {
    fold,
    start() {
      // A failure is told by the chore that packs values, which folds first.
      timer ??= setInterval(() => void fold().catch(() => {}), EVERY);
      timer.unref();
    },
    stop() {
      if (timer === null) return null;
      clearInterval(timer);
      timer = null;
      // A copy of the database is quicker where nothing is left to be added up.
      return fold().catch(() => {});
    },
  };
}
