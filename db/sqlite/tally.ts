import { DAY } from "../../src/shared/clock.ts";
import { Lru } from "../../src/shared/lru.ts";
import { GRAIN_LENGTH, SLOT } from "../common/grain.ts";
import { type Bucket, createTally, type DayValues, type Tally } from "../common/tally.ts";
import { keptByValue } from "../stores/kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";
import { createRunner } from "./works.ts";

/** The counts of one batch; each changed row of the totals is written once. */
export interface WritableTally extends Tally {
  write(): void;
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

const ADD_TO_SLOT = `
  insert into totals
    (code_seq, grain, slot, scans, unique_visitors, repeat_scanners, bots, bot_visitors, bot_repeaters)
  values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
  on conflict do update set scans = scans + excluded.scans,
    unique_visitors = unique_visitors + excluded.unique_visitors,
    repeat_scanners = repeat_scanners + excluded.repeat_scanners, bots = bots + excluded.bots,
    bot_visitors = bot_visitors + excluded.bot_visitors, bot_repeaters = bot_repeaters + excluded.bot_repeaters`;

const ADD_TO_VALUE = `
  insert into dimension_totals (code_seq, slot, dimension, value, scans, unique_visitors, bots, bot_visitors)
  values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
  on conflict do update set scans = scans + excluded.scans,
    unique_visitors = unique_visitors + excluded.unique_visitors, bots = bots + excluded.bots,
    bot_visitors = bot_visitors + excluded.bot_visitors`;

/** Each batch gets a tally of its own; they share the prepared statements. */
export function createTallies(db: SqliteDatabase): () => WritableTally {
  const { writer } = db;
  const addToCode = prepared<unknown, number[]>(writer, ADD_TO_CODE);
  const markChanged = prepared<unknown, [number]>(writer, MARK_CHANGED);
  const addToSlot = prepared<unknown, number[]>(writer, ADD_TO_SLOT);
  const addToValue = prepared<unknown, (number | string)[]>(writer, ADD_TO_VALUE);
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

  function writeBucket({ codeSeq, from, counts, values }: Bucket): void {
    const { scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters } = counts;
    const all = [scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters];
    addToCode().run(codeSeq, ...all);
    markChanged().run(codeSeq);
    for (const [grain, length] of GRAIN_LENGTH)
      addToSlot().run(codeSeq, grain, Math.floor(from / length), ...all);
    const slot = Math.floor(from / SLOT.quarter);
    values.forEach((byValue, dimension) => {
      for (const [value, { scans, uniqueVisitors, bots, botVisitors }] of byValue)
        addToValue().run(codeSeq, slot, dimension, value, scans, uniqueVisitors, bots, botVisitors);
    });
  }

  return () => {
    const tally = createTally(knownValues);
    return {
      ...tally,
      write() {
        for (const bucket of tally.buckets()) writeBucket(bucket);
      },
    };
  };
}
