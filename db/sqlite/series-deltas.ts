import { QUARTERS_OF_DAY, SLOT } from "../common/grain.ts";
import { addCounts, emptySeries } from "../common/series.ts";
import { type Bucket, COUNT_COLUMNS, zero } from "../common/tally.ts";

/*
 * A commit of scans writes its counts for series as one row of JSON, so that a scan waits for no more than that. The rows are added to
 * the totals later, many at once: see `series-rollup.ts`.
 */

/** A series' counts of a quarter hour: its number, the slot, six counts, and the values with four counts each. */
type Delta = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  readonly (readonly [number, string, number, number, number, number])[],
];

/** Buckets of series as a row. */
export function toRow(buckets: Iterable<Bucket>): string {
  return JSON.stringify(Array.from(buckets, toDelta));
}

function toDelta({ codeSeq, from, counts, values }: Bucket): Delta {
  const { scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters } = counts;
  const byValue = values.flatMap((named, dimension) =>
    Array.from(named, ([value, { scans, uniqueVisitors, bots, botVisitors }]) => {
      const row: Delta[8][number] = [dimension, value, scans, uniqueVisitors, bots, botVisitors];
      return row;
    }),
  );
  const slot = Math.floor(from / SLOT.quarter);
  return [codeSeq, slot, scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters, byValue];
}

/** Adds a row to buckets, by series and slot. Repeats of values are not counted by series. */
export function addRow(sums: Map<string, Bucket>, row: string): void {
  const deltas: readonly Delta[] = JSON.parse(row);
  for (const [
    codeSeq,
    slot,
    scans,
    uniqueVisitors,
    repeatScanners,
    bots,
    botVisitors,
    botRepeaters,
    values,
  ] of deltas) {
    const sum = sums.getOrInsertComputed(`${codeSeq} ${slot}`, () =>
      emptySeries(codeSeq, slot * SLOT.quarter),
    );
    addCounts(sum.counts, { scans, uniqueVisitors, repeatScanners, bots, botVisitors, botRepeaters });
    for (const [dimension, value, scans, uniqueVisitors, bots, botVisitors] of values) {
      const counts = sum.values[dimension]?.getOrInsertComputed(value, zero);
      if (counts)
        addCounts(counts, { scans, uniqueVisitors, repeatScanners: 0, bots, botVisitors, botRepeaters: 0 });
    }
  }
}

const DELTAS = "series_deltas, json_each(counts) as d";
const GRAINS = `(select 0 as grain, 1 as quarters union all select 1, 4 union all select 2, ${QUARTERS_OF_DAY}) as g`;
const COUNTS = COUNT_COLUMNS.join(", ");
const sums = (columns: string) =>
  columns
    .split(", ")
    .map((column) => `sum(${column}) as ${column}`)
    .join(", ");

/** Tables as they will be once everything is added up: one row a key. */
export const ADDED_UP = {
  totals: `(select code_seq, grain, slot, ${sums(`${COUNTS}, leads`)} from (
    select code_seq, grain, slot, ${COUNTS}, leads from totals
    union all select d.value ->> 0, grain, (d.value ->> 1) / quarters, d.value ->> 2, d.value ->> 3, d.value ->> 4,
      d.value ->> 5, d.value ->> 6, d.value ->> 7, 0 from ${DELTAS}, ${GRAINS}
      where exists (select 1 from series where seq = -(d.value ->> 0)))
    group by code_seq, grain, slot) as totals`,
  dimension_totals: `(select code_seq, slot, dimension, value, ${sums("scans, unique_visitors, bots, bot_visitors")} from (
    select code_seq, slot, dimension, value, scans, unique_visitors, bots, bot_visitors from dimension_totals
    union all select d.value ->> 0, d.value ->> 1, v.value ->> 0, v.value ->> 1, v.value ->> 2, v.value ->> 3,
      v.value ->> 4, v.value ->> 5 from ${DELTAS}, json_each(d.value, '$[8]') as v
      where exists (select 1 from series where seq = -(d.value ->> 0)))
    group by code_seq, slot, dimension, value) as dimension_totals`,
};
