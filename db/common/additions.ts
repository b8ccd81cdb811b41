import { type GRAIN, QUARTERS_OF_DAY, SLOT, VALUE_GRAINS } from "./grain.ts";
import { ANY_DIMENSION, type UnpackedRow } from "./kept-values.ts";
import { addCounts, type CountsById, countsOf } from "./packing.ts";

/** The counts that rows add to one packed slot. */
export interface Addition {
  readonly grain: keyof typeof GRAIN;
  readonly slot: number;
  readonly counts: CountsById;
}

/**
 * Sums rows that are not packed yet, by packed slot.
 * @param idOf - gives the number of a value of their code.
 */
export function additionsOf(
  rows: readonly UnpackedRow[],
  idOf: (dimension: number, value: string) => number,
): Iterable<Addition> {
  const additions = new Map<string, Addition>();
  const add = (grain: Addition["grain"], row: UnpackedRow, id: number) => {
    const slot = Math.floor((row.slot * SLOT.quarter) / SLOT[grain]);
    const key = `${grain} ${slot}`;
    const addition = additions.get(key) ?? { grain, slot, counts: new Map() };
    additions.set(key, addition);
    addCounts(countsOf(addition.counts, id), row);
  };
  for (const row of rows) {
    const id = idOf(row.dimension, row.value);
    for (const grain of VALUE_GRAINS) add(grain, row, id);
    if (row.dimension === ANY_DIMENSION) add("quartersOfDay", row, row.slot % QUARTERS_OF_DAY);
  }
  return additions.values();
}
