import { utcDay } from "./clock.ts";

/** How many backups are kept: the last one of each of so many days, weeks and months that have one. */
export interface Generations {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** The largest number of a generation. */
const MOST = 999;

/**
 * Reads `7d,4w,12m`: each unit at most once, and one of them at least.
 * @returns `undefined` for any other text.
 */
export function parseGenerations(text: string): Generations | undefined {
  const counts = new Map<string, number>();
  for (const part of text.split(",")) {
    const [, count = "", unit = ""] = /^([1-9]\d{0,2})([dwm])$/.exec(part.trim()) ?? [];
    if (unit === "" || counts.has(unit) || Number(count) > MOST) return undefined;
    counts.set(unit, Number(count));
  }
  return { days: counts.get("d") ?? 0, weeks: counts.get("w") ?? 0, months: counts.get("m") ?? 0 };
}

/** 1 January 1970 was a Thursday, and weeks begin on Monday (ISO 8601). */
const FIRST_MONDAY = 3;

const monthOf = (at: number) => {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/**
 * Those of some backups that are kept. Periods are counted that have a backup, so that nothing is lost
 * because a service stood still for a year or because a clock was moved. The newest one is always kept.
 * @param madeAt - when one was made, in Unix milliseconds. Days, weeks and months are those of UTC.
 */
export function keptOf<T>(
  all: readonly T[],
  madeAt: (one: T) => number,
  { days, weeks, months }: Generations,
): ReadonlySet<T> {
  const newestFirst = all.toSorted((a, b) => madeAt(b) - madeAt(a));
  const kept = new Set<T>(newestFirst.slice(0, 1));
  const units: [count: number, periodOf: (at: number) => number][] = [
    [days, utcDay],
    [weeks, (at) => Math.floor((utcDay(at) + FIRST_MONDAY) / 7)],
    [months, monthOf],
  ];
  for (const [count, periodOf] of units) {
    const periods = new Set<number>();
    for (const one of newestFirst) {
      const period = periodOf(madeAt(one));
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(one);
    }
  }
  return kept;
}
