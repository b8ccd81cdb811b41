import { DAY, isoTime } from "../../kit/shared/clock.ts";
import { DESTINATION } from "../../kit/shared/destinations.ts";
import type { Analytics, Totals } from "./model.ts";
import {
  type Dimension,
  type ImportedDay,
  type SlotSums,
  SPARSE,
  type Sums,
  type ValueSums,
} from "./records.ts";

/* Counts as answers have them, with automated scans or without. */

export function toTotals(sums: Sums, withBots: boolean): Totals {
  return {
    scans: sums.scans - (withBots ? 0 : sums.bots),
    uniqueVisitors: sums.uniqueVisitors - (withBots ? 0 : sums.botVisitors),
    repeatScanners: sums.repeatScanners - (withBots ? 0 : sums.botRepeaters),
    bots: sums.bots,
    leads: sums.leads,
  };
}

/** Adds slots, which are in order, to the buckets they lie in. Empty buckets stay zero. */
export function timeline(slots: readonly SlotSums[], buckets: readonly number[], withBots: boolean) {
  const entries = buckets.map((at) => ({ at: isoTime(at), scans: 0, uniqueVisitors: 0 }));
  let bucket = 0;
  for (const slot of slots) {
    while ((buckets[bucket + 1] ?? Number.POSITIVE_INFINITY) <= slot.at) bucket++;
    const entry = entries[bucket];
    if (!entry) continue;
    entry.scans += slot.scans - (withBots ? 0 : slot.bots);
    entry.uniqueVisitors += slot.uniqueVisitors - (withBots ? 0 : slot.botVisitors);
  }
  return entries;
}

/**
 * Scans before a code came here, which are told by UTC day: a day counts in the bucket in which its noon
 * lies. Empty buckets are left out.
 */
export function importedTimeline(days: readonly ImportedDay[], buckets: readonly number[]) {
  const entries: { at: string; scans: number }[] = [];
  let [bucket, last] = [0, -1];
  for (const { day, scans } of days) {
    const noon = (day + 0.5) * DAY;
    while ((buckets[bucket + 1] ?? Number.POSITIVE_INFINITY) <= noon) bucket++;
    const entry = bucket === last ? entries.at(-1) : undefined;
    if (entry) entry.scans += scans;
    else entries.push({ at: isoTime(buckets[bucket] ?? 0), scans });
    last = bucket;
  }
  return entries;
}

/** The most scanned first; equal ones by value, so that the order is stable. */
export function breakdown<K extends Dimension>(
  values: readonly ValueSums[],
  dimension: K,
  withBots: boolean,
) {
  const scansOf = (row: ValueSums) => row.scans - (withBots ? 0 : row.bots);
  return values
    .filter((row) => row.dimension === dimension && scansOf(row) > 0)
    .sort((a, b) => scansOf(b) - scansOf(a) || byName(a.value, b.value))
    .map((row) => ({
      ...keyed(dimension, row.value),
      scans: scansOf(row),
      uniqueVisitors: row.uniqueVisitors - (withBots ? 0 : row.botVisitors),
    }));
}

/**
 * Scans by destination. Scans that led to the code's target have no value of their own: they are the rest of the total.
 * `values` and the total are of one moment, so the rest is never negative.
 */
export function destinations(values: readonly ValueSums[], withBots: boolean): Analytics["destinations"] {
  const toTarget = { value: null, scans: 0, uniqueVisitors: 0, bots: 0, botVisitors: 0 };
  for (const { dimension, scans, uniqueVisitors, bots, botVisitors } of values) {
    const sign = dimension === SPARSE ? -1 : dimension === "country" ? 1 : 0;
    toTarget.scans += sign * scans;
    toTarget.uniqueVisitors += sign * uniqueVisitors;
    toTarget.bots += sign * bots;
    toTarget.botVisitors += sign * botVisitors;
  }
  return breakdown([...values, { dimension: SPARSE, ...toTarget }], SPARSE, withBots).map(
    ({ destination, ...counts }) => ({
      destination: destination ?? DESTINATION.default,
      ...counts,
    }),
  );
}

function keyed<K extends Dimension>(key: K, value: string | null): Record<K, string | null> {
  const empty: Partial<Record<K, string | null>> = {};
  return Object.assign(empty, Object.fromEntries([[key, value]]));
}

/** By name; `null`, which is untagged or unknown, comes last. */
function byName(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
}
