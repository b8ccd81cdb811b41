import type { Stretch } from "../records.ts";
import { DAY } from "../../../kit/shared/clock.ts";
import { GRAIN, SLOT } from "../../../../db/common/grain.ts";
import {
  ANY_DIMENSION,
  type CountsByValue,
  daysAround,
  type PackedRow,
  type Quarter,
  sumByValue,
  sumPacked,
  sumQuarters,
  type UnpackedRow,
  type ValueName,
} from "../../../../db/common/kept-values.ts";
import { addCounts, unpack } from "../../../../db/common/packing.ts";
import { bytes, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { counted, isOneOf, joined, raw, sql, NOTHING, type Fragment } from "../../../../db/sql.ts";
import { all, type Work } from "../../../../db/work.ts";

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

/** How rows that are not packed yet are given: while packing lags behind, a day may have a hundred thousand of them. */
interface UnpackedAs {
  readonly table: Fragment;
  readonly columns: Fragment;
  readonly end: Fragment;
}

const ADDED_UP = raw(
  ["scans", "unique_visitors", "bots", "bot_visitors"].map((name) => `cast(sum(${name}) as bigint)`).join(),
);
const ROWS: UnpackedAs = {
  table: counted("dimension_totals"),
  columns: raw("slot, null, dimension, value, scans, unique_visitors, bots, bot_visitors"),
  end: NOTHING,
};
/** The rows of the table alone, without counts that are still to be added to it. */
const STORED_ROWS: UnpackedAs = { ...ROWS, table: raw("dimension_totals") };
/** A row for each value. */
const VALUES: UnpackedAs = {
  table: counted("dimension_totals"),
  columns: sql`0, null, dimension, value, ${ADDED_UP}`,
  end: raw("group by dimension, value"),
};
/** A row for each quarter hour. */
const QUARTERS: UnpackedAs = {
  table: counted("dimension_totals"),
  columns: sql`slot, null, ${raw(String(ANY_DIMENSION))}, '', ${ADDED_UP}`,
  end: raw(`and dimension = ${ANY_DIMENSION} group by slot`),
};

/**
 * The counts of a code in some stretches, in order. It is one statement, so that it sees the database at one moment:
 * what is packed meanwhile is counted once. Each stretch is a range of an index.
 */
function* find(codeSeq: number, wanted: readonly Wanted[], unpackedAs: UnpackedAs): Work<Found[]> {
  const packed = wanted.map(
    ({ grain, packed: { from, to } }, index) => sql`
      select ${raw(String(index))} as stretch, slot, counts, 0 as dimension, '' as value, 0 as scans,
        0 as "uniqueVisitors", 0 as bots, 0 as "botVisitors"
      from packed_totals where code_seq = ${codeSeq} and grain = ${GRAIN[grain]}
        and slot >= ${from / SLOT[grain]} and slot < ${to / SLOT[grain]}`,
  );
  const unpacked = wanted.map(
    ({ unpacked: { from, to } }, index) => sql`
      select ${raw(String(index))}, ${unpackedAs.columns}
      from ${unpackedAs.table} where code_seq = ${codeSeq}
        and slot >= ${from / SLOT.quarter} and slot < ${to / SLOT.quarter} ${unpackedAs.end}`,
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
    VALUES,
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
  const wanted = { grain: "quartersOfDay", packed: daysAround(from, to), unpacked: { from, to } } as const;
  const [found] = yield* find(codeSeq, [wanted], QUARTERS);
  return sumQuarters(from, to, found?.packed ?? [], found?.unpacked ?? []);
}

/**
 * The counts by value and quarter hour from `from` to `to`, packed or not, as rows in the order of their key. Counts that are still
 * to be added to the totals are left out.
 */
export function* quarterRows(codeSeq: number, from: number, to: number): Work<UnpackedRow[]> {
  const period = { from, to };
  const [found] = yield* find(codeSeq, [{ grain: "quarter", packed: period, unpacked: period }], STORED_ROWS);
  const packed = found?.packed ?? [];
  const ids = new Set<number>();
  for (const { counts } of packed) unpack(counts, (id) => ids.add(id));
  const names = new Map((yield* namesOf(codeSeq, ids)).map((name) => [name.id, name]));
  const rows = new Map<string, UnpackedRow>();
  const add = (row: UnpackedRow) => {
    const key = `${row.slot} ${row.dimension} ${row.value}`;
    const known = rows.get(key);
    if (known) addCounts(known, row);
    else rows.set(key, { ...row });
  };
  for (const { slot, counts } of packed)
    unpack(counts, (id, scans, uniqueVisitors, bots, botVisitors) => {
      const name = names.get(id);
      if (name) add({ ...name, slot, scans, uniqueVisitors, bots, botVisitors });
    });
  for (const row of found?.unpacked ?? []) add(row);
  return [...rows.values()].sort(
    (a, b) => a.slot - b.slot || a.dimension - b.dimension || (a.value < b.value ? -1 : 1),
  );
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
    ROWS,
  );
  return wanted.map((place, index) => ({ ...place, found: found[index] ?? { packed: [], unpacked: [] } }));
}
