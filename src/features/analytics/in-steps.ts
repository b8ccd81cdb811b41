import type { AnalyticsStore } from "./store/analytics.ts";
import { DAY, HOUR } from "../../kit/shared/clock.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import type { Counted, Dimension, Grain, ImportedDay, SlotSums, Stretch, ValueSums } from "./records.ts";

/* A long period is read in steps, and requests that wait are answered in between. A month is one step. */

/** Slots that are read at once. Each may have 1,400 values: four milliseconds at most. */
const SLOTS_AT_ONCE = 48;

/** Days whose quarter hours are read at once: 9,600 of them. */
const DAYS_AT_ONCE = 100;

const LENGTH: Readonly<Record<Grain, number>> = { quarter: HOUR / 4, hour: HOUR, day: DAY };

/** The counts by value in some stretches. @param of - what is counted. */
export async function valuesInSteps(
  store: Pick<AnalyticsStore, "values">,
  of: Counted,
  stretches: readonly Stretch[],
  yielder: Yielder,
): Promise<readonly ValueSums[]> {
  const steps = stepsOf(stretches);
  if (steps.length <= 1) return store.values(of, stretches);
  const sums = new Map<Dimension, Map<string | null, ValueSums>>();
  for (const step of steps) {
    for (const row of await store.values(of, step)) {
      const ofDimension = sums.getOrInsertComputed(row.dimension, () => new Map());
      const before = ofDimension.get(row.value);
      ofDimension.set(row.value, before ? added(before, row) : row);
    }
    await yielder();
  }
  return [...sums.values()].flatMap((ofDimension) => [...ofDimension.values()]);
}

/** The quarter hours with scans, in order. */
export async function quartersInSteps(
  store: Pick<AnalyticsStore, "quarters">,
  of: Counted,
  from: number,
  to: number,
  yielder: Yielder,
): Promise<readonly SlotSums[]> {
  const steps: SlotSums[][] = [];
  for (let at = from; at < to; at += DAYS_AT_ONCE * DAY) {
    steps.push(await store.quarters(of, at, Math.min(at + DAYS_AT_ONCE * DAY, to)));
    await yielder();
  }
  return steps.flat();
}

/** How many slots some stretches have: no code has more totals there. */
export function slotsIn(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { grain, from, to }) => sum + (to - from) / LENGTH[grain], 0);
}

/** Stretches in groups of a few slots each. Long ones are divided. */
export function stepsOf(stretches: readonly Stretch[]): Stretch[][] {
  const steps: Stretch[][] = [];
  let left = 0;
  for (const { from, to, ...stretch } of stretches)
    for (let at = from; at < to;) {
      if (left === 0) {
        steps.push([]);
        left = SLOTS_AT_ONCE;
      }
      const length = LENGTH[stretch.grain];
      const end = Math.min(to, at + left * length);
      steps.at(-1)?.push({ ...stretch, from: at, to: end });
      left -= (end - at) / length;
      at = end;
    }
  return steps;
}

function added(sums: ValueSums, more: ValueSums): ValueSums {
  return {
    ...sums,
    scans: sums.scans + more.scans,
    uniqueVisitors: sums.uniqueVisitors + more.uniqueVisitors,
    bots: sums.bots + more.bots,
    botVisitors: sums.botVisitors + more.botVisitors,
  };
}

/** Days before a code came here that are read at once: three years. */
const IMPORTED_AT_ONCE = 1_000;

/** The scans of a code before it came here, on the UTC days whose noons lie in a period. */
export async function importedInSteps(
  store: Pick<AnalyticsStore, "importedDays">,
  codeId: string,
  from: number,
  to: number,
  yieldToLoop: Yielder,
): Promise<ImportedDay[]> {
  const [first, end] = [Math.ceil(from / DAY - 0.5), Math.ceil(to / DAY - 0.5)];
  const days: ImportedDay[] = [];
  for (let next = first; next < end;) {
    const some = await store.importedDays(codeId, next, end, IMPORTED_AT_ONCE);
    days.push(...some);
    next = some.length < IMPORTED_AT_ONCE ? end : (some.at(-1)?.day ?? end) + 1;
    await yieldToLoop();
  }
  return days;
}
