import { GRAIN_LENGTH, SLOT } from "../common/grain.ts";
import type { Bucket, Counts } from "../common/tally.ts";
import { plainArray, textArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

/** The counts that consenting devices add to a code's counters. */
export interface DeviceCounts {
  devices: number;
  repeatDevices: number;
  deviceScans: number;
}

const ADD_TO_CODES = `
  update code_totals t set
    scans = t.scans + a.scans, unique_visitors = t.unique_visitors + a.unique_visitors,
    repeat_scanners = t.repeat_scanners + a.repeat_scanners, bots = t.bots + a.bots,
    bot_visitors = t.bot_visitors + a.bot_visitors, bot_repeaters = t.bot_repeaters + a.bot_repeaters,
    devices = t.devices + a.devices, repeat_devices = t.repeat_devices + a.repeat_devices,
    device_scans = t.device_scans + a.device_scans
  from unnest($1::text::bigint[], $2::text::bigint[], $3::text::bigint[], $4::text::bigint[], $5::text::bigint[],
    $6::text::bigint[], $7::text::bigint[], $8::text::bigint[], $9::text::bigint[], $10::text::bigint[])
    as a(code_seq, scans, unique_visitors, repeat_scanners, bots, bot_visitors, bot_repeaters,
      devices, repeat_devices, device_scans)
  where t.code_seq = a.code_seq`;

/** Marks codes so that a chore adds their counts to their campaigns. A code that is marked already is only looked up. */
const MARK_CHANGED = `
  insert into campaign_changes (code_seq) select * from unnest($1::text::bigint[]) order by 1 on conflict do nothing`;

const ADD_TO_SLOTS = `
  insert into totals as t (code_seq, grain, slot, scans, unique_visitors, repeat_scanners, bots, bot_visitors, bot_repeaters)
  select * from unnest($1::text::bigint[], $2::text::smallint[], $3::text::bigint[], $4::text::bigint[],
    $5::text::bigint[], $6::text::bigint[], $7::text::bigint[], $8::text::bigint[], $9::text::bigint[])
  order by 1, 2, 3
  on conflict (code_seq, grain, slot) do update set
    scans = t.scans + excluded.scans, unique_visitors = t.unique_visitors + excluded.unique_visitors,
    repeat_scanners = t.repeat_scanners + excluded.repeat_scanners, bots = t.bots + excluded.bots,
    bot_visitors = t.bot_visitors + excluded.bot_visitors, bot_repeaters = t.bot_repeaters + excluded.bot_repeaters`;

const ADD_TO_VALUES = `
  insert into dimension_totals as t (code_seq, slot, dimension, value, scans, unique_visitors, bots, bot_visitors)
  select * from unnest($1::text::bigint[], $2::text::bigint[], $3::text::smallint[], $4::text::text[],
    $5::text::bigint[], $6::text::bigint[], $7::text::bigint[], $8::text::bigint[])
  order by 1, 2, 3, 4
  on conflict (code_seq, slot, dimension, value) do update set
    scans = t.scans + excluded.scans, unique_visitors = t.unique_visitors + excluded.unique_visitors,
    bots = t.bots + excluded.bots, bot_visitors = t.bot_visitors + excluded.bot_visitors`;

const COUNTS = ["scans", "uniqueVisitors", "repeatScanners", "bots", "botVisitors", "botRepeaters"] as const;
const VALUE_COUNTS = ["scans", "uniqueVisitors", "bots", "botVisitors"] as const;
const DEVICE_COUNTS = ["devices", "repeatDevices", "deviceScans"] as const;
const NO_DEVICES: DeviceCounts = { devices: 0, repeatDevices: 0, deviceScans: 0 };

/** Adds the counts of a batch to the totals, inside the transaction that has locked its codes. */
export async function writeTally(
  transaction: Connection,
  buckets: readonly Bucket[],
  devices: ReadonlyMap<number, DeviceCounts>,
): Promise<void> {
  // A statement may change each row once, so counts of several buckets for one row are summed first.
  const byCode = new Map<number, { codeSeq: number; counts: Counts }>();
  const bySlot = new Map<string, { codeSeq: number; grain: number; slot: number; counts: Counts }>();
  const values: { codeSeq: number; slot: number; dimension: number; value: string; counts: Counts }[] = [];
  for (const { codeSeq, from, counts, values: byDimension } of buckets) {
    addUp(byCode, codeSeq, { codeSeq, counts: { ...counts } });
    for (const [grain, length] of GRAIN_LENGTH) {
      const slot = Math.floor(from / length);
      addUp(bySlot, `${codeSeq} ${grain} ${slot}`, { codeSeq, grain, slot, counts: { ...counts } });
    }
    const slot = Math.floor(from / SLOT.quarter);
    byDimension.forEach((byValue, dimension) => {
      for (const [value, counts] of byValue) values.push({ codeSeq, slot, dimension, value, counts });
    });
  }
  const [codes, slots] = [[...byCode.values()], [...bySlot.values()]];
  await Promise.all([
    rowsOf(transaction, ADD_TO_CODES, [
      plainArray(codes.map(({ codeSeq }) => codeSeq)),
      ...COUNTS.map((name) => plainArray(codes.map(({ counts }) => counts[name]))),
      ...DEVICE_COUNTS.map((name) =>
        plainArray(codes.map(({ codeSeq }) => (devices.get(codeSeq) ?? NO_DEVICES)[name])),
      ),
    ]),
    rowsOf(transaction, MARK_CHANGED, [plainArray(codes.map(({ codeSeq }) => codeSeq))]),
    rowsOf(transaction, ADD_TO_SLOTS, [
      plainArray(slots.map(({ codeSeq }) => codeSeq)),
      plainArray(slots.map(({ grain }) => grain)),
      plainArray(slots.map(({ slot }) => slot)),
      ...COUNTS.map((name) => plainArray(slots.map(({ counts }) => counts[name]))),
    ]),
    rowsOf(transaction, ADD_TO_VALUES, [
      plainArray(values.map(({ codeSeq }) => codeSeq)),
      plainArray(values.map(({ slot }) => slot)),
      plainArray(values.map(({ dimension }) => dimension)),
      textArray(values.map(({ value }) => value)),
      ...VALUE_COUNTS.map((name) => plainArray(values.map(({ counts }) => counts[name]))),
    ]),
  ]);
}

/** Adds counts to those of a row; a new row is added if there is none. */
function addUp<K, R extends { readonly counts: Counts }>(rows: Map<K, R>, key: K, row: R): void {
  const known = rows.get(key);
  if (!known) rows.set(key, row);
  else for (const name of COUNTS) known.counts[name] += row.counts[name];
}
