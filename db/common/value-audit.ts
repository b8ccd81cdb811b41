import { DIMENSIONS } from "../../src/features/analytics/records.ts";
import { DAY } from "../../src/kit/shared/clock.ts";
import { SLOT, VALUE_GRAINS } from "./grain.ts";
import type { PackedRow, Quarter, UnpackedRow, ValueName } from "./kept-values.ts";
import { addCounts, addPacked, type CountsById, countsOf, type ValueCounts } from "./packing.ts";
import { OTHER } from "./tally.ts";

type Grain = (typeof VALUE_GRAINS)[number];

/** The counts of a value in a quarter hour, from single scans. */
export interface Recounted extends ValueCounts {
  readonly slot: number;
  readonly value: string;
}

/** The stored rows of a code's day: packed by grain, and not packed yet. */
export interface StoredDay {
  readonly packed: Readonly<Record<Grain, readonly PackedRow[]>>;
  readonly unpacked: readonly UnpackedRow[];
}

/** Counts by slot and value: `SLOT VALUE`. */
type Counted = Map<string, ValueCounts>;

type Names = ReadonlyMap<number, ValueName>;

/** The stored counts of a day in a dimension. A number without a value stands for itself. */
function keptOf(kept: StoredDay, dimension: number, grain: Grain, names: Names): Counted {
  const found: Counted = new Map();
  for (const { slot, counts } of kept.packed[grain]) {
    const byId: CountsById = new Map();
    addPacked(byId, counts);
    for (const [id, sums] of byId) {
      const name = names.get(id) ?? { dimension, value: `number ${id}` };
      if (name.dimension === dimension) addCounts(countsOf(found, `${slot} ${name.value}`), sums);
    }
  }
  for (const row of kept.unpacked) {
    const slot = Math.floor((row.slot * SLOT.quarter) / SLOT[grain]);
    if (row.dimension === dimension) addCounts(countsOf(found, `${slot} ${row.value}`), row);
  }
  return found;
}

/** The counts from single scans by slot of a grain. Values that the day has no room for are counted under `OTHER`. */
function counts(rows: readonly Recounted[], grain: Grain, has: (value: string) => boolean): Counted {
  const found: Counted = new Map();
  for (const row of rows) {
    const slot = Math.floor((row.slot * SLOT.quarter) / SLOT[grain]);
    addCounts(countsOf(found, `${slot} ${has(row.value) ? row.value : OTHER}`), row);
  }
  return found;
}

/** A line for each grain in which the stored counts of a code's day differ from its single scans, `rows`. */
export function compareDay(
  place: { readonly codeSeq: number; readonly day: number; readonly dimension: number },
  kept: StoredDay,
  rows: readonly Recounted[],
  names: Names,
): string[] {
  const { codeSeq, day, dimension } = place;
  const ofDay = keptOf(kept, dimension, "day", names);
  return VALUE_GRAINS.filter((grain) => {
    const there = grain === "day" ? ofDay : keptOf(kept, dimension, grain, names);
    return !same(
      there,
      counts(rows, grain, (value) => ofDay.has(`${day} ${value}`)),
    );
  }).map((grain) => `code ${codeSeq}: ${DIMENSIONS[dimension]} by ${grain}, day ${day}`);
}

/** The day of a row in quarter hours. */
export function dayOf(row: { readonly slot: number }): number {
  return Math.floor((row.slot * SLOT.quarter) / DAY);
}

/** Whether packed quarter hours agree with those counted without values. */
export function sameQuarters(packed: readonly Quarter[], plain: readonly Quarter[]): boolean {
  return same(byTime(packed), byTime(plain));
}

function byTime(quarters: readonly Quarter[]): Counted {
  return new Map(quarters.map((quarter) => [String(quarter.at), quarter]));
}

function same(one: Counted, other: Counted): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, a]) => {
    const b = other.get(key);
    return (
      b?.scans === a.scans &&
      b.uniqueVisitors === a.uniqueVisitors &&
      b.bots === a.bots &&
      b.botVisitors === a.botVisitors
    );
  });
}
