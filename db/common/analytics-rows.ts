import { DIMENSIONS } from "../../src/analytics/constants.ts";
import type { ValueSums } from "../../src/analytics/store.ts";
import { INTERACTIONS, type InteractionType } from "../../src/pages/constants.ts";
import type { CountsByValue } from "./kept-values.ts";

/** Every value of every dimension; what was kept as an empty text was not known. */
export function toValues(values: CountsByValue): ValueSums[] {
  return DIMENSIONS.flatMap((dimension, index) =>
    [...(values[index] ?? [])].map(([value, sums]) => ({
      dimension,
      value: value === "" ? null : value,
      ...sums,
    })),
  );
}

/** Interactions by their type; one that this version does not know is left out. */
export function toInteractions(
  rows: readonly { readonly type: string; readonly count: number }[],
): Map<InteractionType, number> {
  const counts = new Map<InteractionType, number>();
  for (const { type, count } of rows) {
    const known = INTERACTIONS.find((name) => name === type);
    if (known) counts.set(known, count);
  }
  return counts;
}

/** Visitors by group; the untagged, whose group is kept as an empty text, under `null`. */
export function toUniques(
  rows: readonly { readonly group: string; readonly unique: number }[],
): Map<string | null, number> {
  return new Map(rows.map(({ group, unique }) => [group === "" ? null : group, unique]));
}
