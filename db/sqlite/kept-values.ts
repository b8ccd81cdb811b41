import { DIMENSIONS } from "../../src/analytics/model.ts";
import type { Stretch } from "../../src/analytics/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import type { Connection } from "./open.ts";
import {
  addCounts,
  addPacked,
  type CountsById,
  countsOf,
  unpack,
  type ValueCounts,
} from "../common/packing.ts";
import { GRAIN, SLOT } from "../common/grain.ts";

/** Every scan is in one row of each dimension: to know what a quarter hour counted, one of them is enough. */
export const ANY_DIMENSION = 0;

/** Counts by value, a map for each dimension. */
export type CountsByValue = readonly Map<string, ValueCounts>[];

/** A row of what is not packed yet. */
export interface UnpackedRow extends ValueCounts {
  /** A quarter hour. */
  readonly slot: number;
  readonly dimension: number;
  readonly value: string;
}

/** A stretch of time on the boundaries of a grain, milliseconds since the epoch, from inclusive to exclusive. */
export interface PackedStretch {
  readonly grain: keyof typeof SLOT;
  readonly from: number;
  readonly to: number;
}

/** What was counted in a quarter hour that begins at `at`. */
interface Quarter extends ValueCounts {
  readonly at: number;
}

/** Reads what was counted by value: the packed and what is not packed yet, as if there were no difference. */
export interface KeptValues {
  /** The sum over some stretches. To be called inside a transaction where another process may be packing. */
  read(codeSeq: number, stretches: readonly Stretch[]): CountsByValue;
  /** All values together, by quarter hour, in order. To be called like `read`. */
  quarters(codeSeq: number, from: number, to: number): Quarter[];
  /** Single slots in order, packed counts by number: for those who must look closer. */
  packed(codeSeq: number, stretch: PackedStretch): { slot: number; counts: Uint8Array }[];
  unpacked(codeSeq: number, from: number, to: number): UnpackedRow[];
  /** What the numbers of a code stand for. */
  names(codeSeq: number, ids: Iterable<number>): { id: number; dimension: number; value: string }[];
}

export function createKeptValues({ $client }: Connection): KeptValues {
  type Range = { codeSeq: number; from: number; to: number };
  // Without drizzle, whose mapping of rows costs as much as SQLite's reading of them.
  const packed = $client.prepare<{ slot: number; counts: Uint8Array }, [Range & { grain: number }]>(`
    select slot, counts from packed_totals
    where code_seq = :codeSeq and grain = :grain and slot >= :from and slot < :to order by slot`);
  const unpacked = $client.prepare<UnpackedRow, [Range]>(`
    select slot, dimension, value, scans, unique_visitors as uniqueVisitors, bots, bot_visitors as botVisitors
    from dimension_totals where code_seq = :codeSeq and slot >= :from and slot < :to`);
  // A cross join is done in the order in which it is written.
  const names = $client.prepare<
    { id: number; dimension: number; value: string },
    [{ codeSeq: number; ids: string }]
  >(`
    select n.id as id, n.dimension as dimension, n.value as value
    from json_each(:ids) wanted cross join dimension_values n
    where n.code_seq = :codeSeq and n.id = wanted.value`);

  const kept: KeptValues = {
    read(codeSeq, stretches) {
      const byId: CountsById = new Map();
      for (const stretch of stretches)
        for (const { counts } of kept.packed(codeSeq, stretch)) addPacked(byId, counts, stretch.sign);
      const byValue = DIMENSIONS.map(() => new Map<string, ValueCounts>());
      for (const { id, dimension, value } of byId.size > 0 ? kept.names(codeSeq, byId.keys()) : [])
        byValue[dimension]?.set(value, countsOf(byId, id));
      for (const { from, to, sign } of stretches)
        for (const row of kept.unpacked(codeSeq, from, to)) {
          const values = byValue[row.dimension];
          if (values) addCounts(countsOf(values, row.value), row, sign);
        }
      return byValue;
    },
    quarters(codeSeq, from, to) {
      const quarters: Quarter[] = [];
      const days = { from: Math.floor(from / DAY) * DAY, to: Math.ceil(to / DAY) * DAY };
      for (const { slot, counts } of kept.packed(codeSeq, { grain: "quartersOfDay", ...days }))
        unpack(counts, (quarter, scans, uniqueVisitors, bots, botVisitors) => {
          const at = slot * DAY + quarter * SLOT.quarter;
          if (at >= from && at < to) quarters.push({ at, scans, uniqueVisitors, bots, botVisitors });
        });
      for (const row of kept.unpacked(codeSeq, from, to))
        if (row.dimension === ANY_DIMENSION) addCounts(quarterOf(quarters, row.slot * SLOT.quarter), row);
      return quarters;
    },
    packed(codeSeq, { grain, from, to }) {
      const length = SLOT[grain];
      return packed.all({ codeSeq, grain: GRAIN[grain], from: from / length, to: to / length });
    },
    unpacked(codeSeq, from, to) {
      return unpacked.all({ codeSeq, from: from / SLOT.quarter, to: to / SLOT.quarter });
    },
    names(codeSeq, ids) {
      return names.all({ codeSeq, ids: JSON.stringify([...ids]) });
    },
  };
  return kept;
}

/** The quarter hour at `at`, put in its place where there was none. What is not packed lies at the end, as a rule. */
function quarterOf(quarters: Quarter[], at: number): Quarter {
  const before = quarters.findLastIndex((quarter) => quarter.at <= at);
  const there = quarters[before];
  if (there?.at === at) return there;
  const fresh = { at, scans: 0, uniqueVisitors: 0, bots: 0, botVisitors: 0 };
  quarters.splice(before + 1, 0, fresh);
  return fresh;
}
