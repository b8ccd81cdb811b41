import { DIMENSIONS } from "../../src/features/analytics/records.ts";
import { DAY } from "../../src/kit/shared/clock.ts";
import { SLOT } from "./grain.ts";
import { addCounts, addPacked, type CountsById, countsOf, unpack, type ValueCounts } from "./packing.ts";

/** Every scan is counted in each dimension but the sparse one, so any of them gives the counts of a quarter hour. */
export const ANY_DIMENSION = 0;

/** Counts by value, a map for each dimension. */
export type CountsByValue = readonly Map<string, ValueCounts>[];

/** A row that is not packed yet. */
export interface UnpackedRow extends ValueCounts {
  /** A quarter hour. */
  readonly slot: number;
  readonly dimension: number;
  readonly value: string;
}

/** A packed slot. */
export interface PackedRow {
  readonly slot: number;
  readonly counts: Uint8Array;
}

/** The value that a number in packed counts stands for. */
export interface ValueName {
  readonly id: number;
  readonly dimension: number;
  readonly value: string;
}

/** The counts of the quarter hour that begins at `at`. */
export interface Quarter extends ValueCounts {
  readonly at: number;
}

/** Rows that are added or subtracted. */
export interface Signed<T> {
  readonly sign: 1 | -1;
  readonly rows: readonly T[];
}

/** Adds up packed slots, by number. */
export function sumPacked(parts: readonly Signed<PackedRow>[]): CountsById {
  const byId: CountsById = new Map();
  for (const { sign, rows } of parts) for (const { counts } of rows) addPacked(byId, counts, sign);
  return byId;
}

/** Sums counts by value, of packed slots and of rows that are not packed yet. */
export function sumByValue(
  byId: CountsById,
  names: readonly ValueName[],
  unpacked: readonly Signed<UnpackedRow>[],
): CountsByValue {
  const byValue = DIMENSIONS.map(() => new Map<string, ValueCounts>());
  for (const { id, dimension, value } of names) byValue[dimension]?.set(value, countsOf(byId, id));
  for (const { sign, rows } of unpacked)
    for (const row of rows) {
      const values = byValue[row.dimension];
      if (values) addCounts(countsOf(values, row.value), row, sign);
    }
  return byValue;
}

/**
 * Sums quarter hours from `from` to `to`, in order, all values together.
 * @param days - the packed quarter hours of the days in between, in order.
 */
export function sumQuarters(
  from: number,
  to: number,
  days: readonly PackedRow[],
  unpacked: readonly UnpackedRow[],
): Quarter[] {
  const quarters: Quarter[] = [];
  for (const { slot, counts } of days)
    unpack(counts, (quarter, scans, uniqueVisitors, bots, botVisitors) => {
      const at = slot * DAY + quarter * SLOT.quarter;
      if (at >= from && at < to) quarters.push({ at, scans, uniqueVisitors, bots, botVisitors });
    });
  for (const row of unpacked)
    if (row.dimension === ANY_DIMENSION) addCounts(quarterOf(quarters, row.slot * SLOT.quarter), row);
  // The counts of a code that left a series are subtracted from it.
  return quarters.filter(({ scans }) => scans !== 0);
}

/** The days that a stretch of time touches. */
export function daysAround(from: number, to: number): { readonly from: number; readonly to: number } {
  return { from: Math.floor(from / DAY) * DAY, to: Math.ceil(to / DAY) * DAY };
}

/** The quarter hour at `at`, inserted in order if it is missing. Rows that are not packed are mostly at the end. */
function quarterOf(quarters: Quarter[], at: number): Quarter {
  const before = quarters.findLastIndex((quarter) => quarter.at <= at);
  const there = quarters[before];
  if (there?.at === at) return there;
  const fresh = { at, scans: 0, uniqueVisitors: 0, bots: 0, botVisitors: 0 };
  quarters.splice(before + 1, 0, fresh);
  return fresh;
}
