import { DIMENSIONS } from "../../src/analytics/store.ts";
import type { Scan } from "../../src/scans/model.ts";
import { DAY } from "../../src/shared/clock.ts";
import { SLOT } from "./grain.ts";

/** What some scans add to a total. */
export interface Counts {
  scans: number;
  uniqueVisitors: number;
  repeatScanners: number;
  bots: number;
  botVisitors: number;
  botRepeaters: number;
}

/** A code in a quarter of an hour: as fine as totals are. */
export interface Bucket {
  readonly codeSeq: number;
  /** Milliseconds since the epoch at which the quarter begins. */
  readonly from: number;
  readonly counts: Counts;
  /** By dimension, then value. */
  readonly values: readonly Map<string, Counts>[];
}

/** Values that were counted of a code on a day, a set for each dimension. */
export type DayValues = readonly Set<string>[];

/** A bucket of a batch, with the values that its day counts by name. */
interface OpenBucket extends Bucket {
  readonly known: DayValues;
}

/** Adds up what a batch of scans changes in the totals. */
export interface Tally {
  add(codeSeq: number, scan: Scan, first: boolean, second: boolean): void;
  buckets(): Iterable<Bucket>;
}

/** What a value is counted under when its day has too many. */
export const OTHER = "other";

/** Values kept per code, day and dimension. */
export const MOST_VALUES = 200;

/** @param known - the values of a code's day that are counted by name; a new one joins them while there is room. */
export function createTally(known: (codeSeq: number, day: number) => DayValues): Tally {
  const buckets = new Map<string, OpenBucket>();
  /** A batch is of one quarter hour, mostly, and of few codes. */
  let last: OpenBucket | undefined;

  function bucketOf(codeSeq: number, at: number): OpenBucket {
    const from = at - (at % SLOT.quarter);
    if (last?.codeSeq === codeSeq && last.from === from) return last;
    last = foundBucket(codeSeq, from);
    return last;
  }

  function foundBucket(codeSeq: number, from: number): OpenBucket {
    const key = `${codeSeq} ${from}`;
    const found = buckets.get(key);
    if (found) return found;
    const values = DIMENSIONS.map(() => new Map<string, Counts>());
    const fresh = { codeSeq, from, known: known(codeSeq, Math.floor(from / DAY)), counts: zero(), values };
    buckets.set(key, fresh);
    return fresh;
  }

  return {
    add(codeSeq, scan, first, second) {
      const bot = scan.bot !== null;
      const bucket = bucketOf(codeSeq, scan.at);
      increment(bucket.counts, bot, first, second);
      DIMENSIONS.forEach((name, dimension) => {
        increment(countsOf(bucket, dimension, scan[name] ?? ""), bot, first, second);
      });
    },
    buckets: () => buckets.values(),
  };
}

function zero(): Counts {
  return { scans: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0, botVisitors: 0, botRepeaters: 0 };
}

/** What a value counts under, which is the value itself while its day has room for it. */
function countsOf(bucket: OpenBucket, dimension: number, value: string): Counts {
  const byValue = bucket.values[dimension];
  // What this batch has counted was let in: it need not be asked again.
  return byValue?.get(value) ?? countsUnder(byValue, limited(bucket.known[dimension], value));
}

function countsUnder(byValue: Map<string, Counts> | undefined, value: string): Counts {
  const known = byValue?.get(value);
  if (known) return known;
  const fresh = zero();
  byValue?.set(value, fresh);
  return fresh;
}

function increment(counts: Counts, bot: boolean, first: boolean, second: boolean): void {
  counts.scans++;
  if (first) counts.uniqueVisitors++;
  if (second) counts.repeatScanners++;
  if (!bot) return;
  counts.bots++;
  if (first) counts.botVisitors++;
  if (second) counts.botRepeaters++;
}

/** The value itself while its day has room for it. */
function limited(known: Set<string> | undefined, value: string): string {
  if (!known || known.has(value)) return value;
  if (known.size >= MOST_VALUES) return OTHER;
  known.add(value);
  return value;
}
