import { DAY } from "../../src/kit/shared/clock.ts";
import { Lru } from "../../src/kit/shared/lru.ts";
import { type Bucket, createTally, type DayValues, type ScanTally } from "../common/tally.ts";
import { seriesBuckets } from "../common/series.ts";
import { keptByValue } from "../../src/features/analytics/store/kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";
import type { SeriesOf } from "./series.ts";
import { toRow } from "./series-deltas.ts";
import { createTotalsWriter } from "./totals-writer.ts";
import { createRunner } from "./works.ts";

/** The counts of one batch; each changed row of the totals is written once. */
export interface WritableTally extends ScanTally {
  write(seriesOf: SeriesOf): void;
}

/** Code days whose values are cached, so that a known value costs no query. */
const CACHED_DAYS = 5_000;

const ADD_TO_CODE = `
  update code_totals set scans = scans + ?2, unique_visitors = unique_visitors + ?3,
    repeat_scanners = repeat_scanners + ?4, bots = bots + ?5, bot_visitors = bot_visitors + ?6,
    bot_repeaters = bot_repeaters + ?7
  where code_seq = ?1`;

/** Marks a code so that a chore adds its counts to its campaign. */
const MARK_CHANGED = "insert into campaign_changes (code_seq) values (?1) on conflict do nothing";

const ADD_DELTA = "insert into series_deltas (counts) values (?1)";

/** Each batch gets a tally of its own; they share the prepared statements. */
export function createTallies(db: SqliteDatabase): () => WritableTally {
  const { writer } = db;
  const addToCode = prepared<unknown, number[]>(writer, ADD_TO_CODE);
  const markChanged = prepared<unknown, [number]>(writer, MARK_CHANGED);
  const addDelta = prepared<unknown, [string]>(writer, ADD_DELTA);
  const writeTotals = createTotalsWriter(db);
  const run = createRunner(writer);
  const cache = new Lru<string, DayValues>(CACHED_DAYS);

  /** The values counted on a day, a set for each dimension. */
  function knownValues(codeSeq: number, day: number): DayValues {
    const key = `${codeSeq} ${day}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const stretch = { grain: "day", from: day * DAY, to: (day + 1) * DAY, sign: 1 } as const;
    const known = run(keptByValue(codeSeq, [stretch])).map((values) => new Set(values.keys()));
    cache.set(key, known);
    return known;
  }

  function writeBucket(bucket: Bucket): void {
    const { codeSeq, counts } = bucket;
    const { scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters } = counts;
    const all = [scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters];
    addToCode().run(codeSeq, ...all);
    markChanged().run(codeSeq);
    writeTotals(bucket);
  }

  return () => {
    const tally = createTally(knownValues);
    return {
      ...tally,
      write(seriesOf) {
        for (const bucket of tally.buckets()) writeBucket(bucket);
        const deltas = seriesBuckets(tally.buckets(), seriesOf);
        if (deltas.length > 0) addDelta().run(toRow(deltas));
      },
    };
  };
}
