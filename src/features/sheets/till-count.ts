import { LARGEST_ON_PRODUCT, type OffTill } from "./label.ts";
import { LAYOUTS } from "./layouts.ts";

/** The codes of a sheet that tills may not read at their size. */
export interface TillCount {
  readonly codes: number;
  /** Millimetres of a label that would be enough for all of them. 0 without them. */
  readonly width: number;
  readonly height: number;
}

export const NONE_OFF_TILL: TillCount = { codes: 0, width: 0, height: 0 };

/** Layouts that a notice names, at most. */
const MOST_NAMED = 8;

/** No layout is so large. */
const NOWHERE = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** The count with one more code. */
export function withCode(count: TillCount, offTill: OffTill | null): TillCount {
  if (offTill === null) return count;
  return together(count, { ...(offTill.enough ?? NOWHERE), codes: 1 });
}

/** The sum of two counts. */
export function together(a: TillCount, b: TillCount): TillCount {
  return {
    codes: a.codes + b.codes,
    width: Math.max(a.width, b.width),
    height: Math.max(a.height, b.height),
  };
}

/** The ids of layouts on which tills read all codes, the smallest labels first. */
export function layoutsFor({ width, height }: TillCount): string[] {
  return LAYOUTS.filter(({ label, purpose }) => {
    const isOnProduct = Math.min(label.width, label.height) <= LARGEST_ON_PRODUCT;
    return purpose === "labels" && isOnProduct && label.width >= width && label.height >= height;
  })
    .sort((a, b) => a.label.width * a.label.height - b.label.width * b.label.height)
    .slice(0, MOST_NAMED)
    .map(({ id }) => id);
}
