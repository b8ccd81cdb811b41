import type { Stretch } from "../../src/analytics/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import {
  type CountsByValue,
  daysAround,
  type PackedRow,
  type Quarter,
  sumByValue,
  sumPacked,
  sumQuarters,
  type UnpackedRow,
  type ValueName,
} from "../common/kept-values.ts";
import { bytes, nullable, shape, text, whole } from "./shape.ts";
import { counted, isOneOf, joined, raw, sql } from "./sql.ts";
import { all, type Work } from "./work.ts";

/* Reads what was counted by value: the sum of packed slots and of rows that are not packed yet. */

/** A packed slot, or with `counts` null a row that is not packed yet, of one of several stretches. */
const ROW = shape({
  stretch: whole,
  slot: whole,
  counts: nullable(bytes),
  dimension: whole,
  value: text,
  scans: whole,
  uniqueVisitors: whole,
  bots: whole,
  botVisitors: whole,
});

const NAME = shape({ id: whole, dimension: whole, value: text });

/** A stretch of packed slots of any grain, and one of quarter hours that are not packed yet. In Unix milliseconds. */
interface Wanted {
  readonly grain: keyof typeof SLOT;
  readonly packed: { readonly from: number; readonly to: number };
  readonly unpacked: { readonly from: number; readonly to: number };
}

interface Found {
  readonly packed: PackedRow[];
  readonly unpacked: UnpackedRow[];
}

/**
 * The counts of a code in some stretches, in order. It is one statement, so that it sees the database at one moment:
 * what is packed meanwhile is counted once. Each stretch is a range of an index.
 */
function* find(codeSeq: number, wanted: readonly Wanted[]): Work<Found[]> {
  const packed = wanted.map(
    ({ grain, packed: { from, to } }, index) => sql`
      select ${raw(String(index))} as stretch, slot, counts, 0 as dimension, '' as value, 0 as scans,
        0 as "uniqueVisitors", 0 as bots, 0 as "botVisitors"
      from packed_totals where code_seq = ${codeSeq} and grain = ${GRAIN[grain]}
        and slot >= ${from / SLOT[grain]} and slot < ${to / SLOT[grain]}`,
  );
  const unpacked = wanted.map(
    ({ unpacked: { from, to } }, index) => sql`
      select ${raw(String(index))}, slot, null, dimension, value, scans, unique_visitors, bots, bot_visitors
      from ${counted("dimension_totals")} where code_seq = ${codeSeq}
        and slot >= ${from / SLOT.quarter} and slot < ${to / SLOT.quarter}`,
  );
  const rows = yield* all(ROW)`${joined([...packed, ...unpacked], " union all ")}`;
  const found = wanted.map((): Found => ({ packed: [], unpacked: [] }));
  for (const { counts, ...row } of rows)
    if (counts === null) found[row.stretch]?.unpacked.push(row);
    else found[row.stretch]?.packed.push({ slot: row.slot, counts });
  for (const { packed } of found) packed.sort((a, b) => a.slot - b.slot);
  return found;
}

/** The values that some numbers of a code stand for. */
function* namesOf(codeSeq: number, ids: Iterable<number>): Work<ValueName[]> {
  return yield* all(NAME)`select ${NAME} from dimension_values
    where code_seq = ${codeSeq} and id ${isOneOf([...ids])}`;
}

/** The counts by value, summed over some stretches. */
export function* keptByValue(codeSeq: number, stretches: readonly Stretch[]): Work<CountsByValue> {
  if (stretches.length === 0) return sumByValue(new Map(), [], []);
  const found = yield* find(
    codeSeq,
    stretches.map(({ grain, from, to }) => ({ grain, packed: { from, to }, unpacked: { from, to } })),
  );
  const parts = stretches.map(({ sign }, index) => ({ sign, found: found[index] }));
  const byId = sumPacked(parts.map(({ sign, found }) => ({ sign, rows: found?.packed ?? [] })));
  return sumByValue(
    byId,
    byId.size > 0 ? yield* namesOf(codeSeq, byId.keys()) : [],
    parts.map(({ sign, found }) => ({ sign, rows: found?.unpacked ?? [] })),
  );
}

/** The counts by quarter hour, all values together, in order. */
export function* keptQuarters(codeSeq: number, from: number, to: number): Work<Quarter[]> {
  const [found] = yield* find(codeSeq, [
    { grain: "quartersOfDay", packed: daysAround(from, to), unpacked: { from, to } },
  ]);
  return sumQuarters(from, to, found?.packed ?? [], found?.unpacked ?? []);
}

/** The rows of some days, for the audit: packed by each grain, and not packed. */
export function* keptOfDays<G extends keyof typeof SLOT>(
  codeSeq: number,
  days: readonly number[],
  grains: readonly G[],
): Work<{ readonly grain: G; readonly day: number; readonly found: Found }[]> {
  const wanted = days.flatMap((day) => grains.map((grain) => ({ day, grain })));
  const found = yield* find(
    codeSeq,
    wanted.map(({ day, grain }) => {
      const whole = { from: day * DAY, to: (day + 1) * DAY };
      return { grain, packed: whole, unpacked: whole };
    }),
  );
  return wanted.map((place, index) => ({ ...place, found: found[index] ?? { packed: [], unpacked: [] } }));
}
