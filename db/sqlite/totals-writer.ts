import { GRAIN_LENGTH, SLOT } from "../common/grain.ts";
import type { Bucket } from "../common/tally.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared } from "./prepared.ts";

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

/** Adds buckets, of codes or of series, to the totals. Runs inside the caller's transaction. */
export function createTotalsWriter({ writer }: SqliteDatabase): (bucket: Bucket) => void {
  const addToSlot = prepared<unknown, number[]>(writer, ADD_TO_SLOT);
  const addToValue = prepared<unknown, (number | string)[]>(writer, ADD_TO_VALUE);
  return ({ codeSeq, from, counts, values }) => {
    const { scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters } = counts;
    const all = [scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters];
    for (const [grain, length] of GRAIN_LENGTH)
      addToSlot().run(codeSeq, grain, Math.floor(from / length), ...all);
    const slot = Math.floor(from / SLOT.quarter);
    values.forEach((byValue, dimension) => {
      for (const [value, { scans, uniqueVisitors, bots, botVisitors }] of byValue)
        addToValue().run(codeSeq, slot, dimension, value, scans, uniqueVisitors, bots, botVisitors);
    });
  };
}
