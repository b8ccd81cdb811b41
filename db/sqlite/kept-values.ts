import type { Stretch } from "../../src/analytics/store.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import {
  type CountsByValue,
  daysAround,
  type PackedRow,
  type PackedStretch,
  type Quarter,
  sumByValue,
  sumPacked,
  sumQuarters,
  type UnpackedRow,
  type ValueName,
} from "../common/kept-values.ts";
import type { Connection } from "./open.ts";

/** Reads what was counted by value: the packed and what is not packed yet, as if there were no difference. */
export interface KeptValues {
  /** The sum over some stretches. To be called inside a transaction where another process may be packing. */
  read(codeSeq: number, stretches: readonly Stretch[]): CountsByValue;
  /** All values together, by quarter hour, in order. To be called like `read`. */
  quarters(codeSeq: number, from: number, to: number): Quarter[];
  /** Single slots in order, packed counts by number: for those who must look closer. */
  packed(codeSeq: number, stretch: PackedStretch): PackedRow[];
  unpacked(codeSeq: number, from: number, to: number): UnpackedRow[];
  /** What the numbers of a code stand for. */
  names(codeSeq: number, ids: Iterable<number>): ValueName[];
}

export function createKeptValues({ $client }: Connection): KeptValues {
  type Range = { codeSeq: number; from: number; to: number };
  // Without drizzle, whose mapping of rows costs as much as SQLite's reading of them.
  const packed = $client.prepare<PackedRow, [Range & { grain: number }]>(`
    select slot, counts from packed_totals
    where code_seq = :codeSeq and grain = :grain and slot >= :from and slot < :to order by slot`);
  const unpacked = $client.prepare<UnpackedRow, [Range]>(`
    select slot, dimension, value, scans, unique_visitors as uniqueVisitors, bots, bot_visitors as botVisitors
    from dimension_totals where code_seq = :codeSeq and slot >= :from and slot < :to`);
  // A cross join is done in the order in which it is written.
  const names = $client.prepare<ValueName, [{ codeSeq: number; ids: string }]>(`
    select n.id as id, n.dimension as dimension, n.value as value
    from json_each(:ids) wanted cross join dimension_values n
    where n.code_seq = :codeSeq and n.id = wanted.value`);

  const kept: KeptValues = {
    read(codeSeq, stretches) {
      const byId = sumPacked(
        stretches.map((stretch) => ({ sign: stretch.sign, rows: kept.packed(codeSeq, stretch) })),
      );
      return sumByValue(
        byId,
        byId.size > 0 ? kept.names(codeSeq, byId.keys()) : [],
        stretches.map(({ from, to, sign }) => ({ sign, rows: kept.unpacked(codeSeq, from, to) })),
      );
    },
    quarters(codeSeq, from, to) {
      const days = kept.packed(codeSeq, { grain: "quartersOfDay", ...daysAround(from, to) });
      return sumQuarters(from, to, days, kept.unpacked(codeSeq, from, to));
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
