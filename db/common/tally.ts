import { type Dimension, DIMENSIONS, SPARSE } from "../../src/features/analytics/records.ts";
import type { Scan } from "../../src/features/scans/model.ts";
import { DAY } from "../../src/kit/shared/clock.ts";
import { SLOT } from "./grain.ts";

/** The counts that scans add to a total. */
export interface Counts {
  scans: number;
  uniqueVisitors: number;
  repeatScanners: number;
  bots: number;
  botVisitors: number;
  botRepeaters: number;
}

/** The columns of these counts in tables of totals. */
export const COUNT_COLUMNS = [
  "scans",
  "unique_visitors",
  "repeat_scanners",
  "bots",
  "bot_visitors",
  "bot_repeaters",
] as const;

/** The counts of a code in a quarter hour, the finest grain. */
export interface Bucket {
  readonly codeSeq: number;
  /** The beginning of the quarter hour, in Unix milliseconds. */
  readonly from: number;
  readonly counts: Counts;
  /** By dimension, then value. */
  readonly values: readonly Map<string, Counts>[];
}

/** The values that a code's day counts by name, a set for each dimension. */
export type DayValues = readonly Set<string>[];

/** A bucket with the values of its day. */
interface OpenBucket extends Bucket {
  readonly known: DayValues;
}

/** The counts of a batch of scans, to be added to the totals. */
export interface ScanTally {
  add(codeSeq: number, scan: Scan, first: boolean, second: boolean): void;
  buckets(): Iterable<Bucket>;
}

/** The value under which a new value is counted when its day has too many. */
export const OTHER = "other";

/** Values counted by name per code, day and dimension. */
export const MOST_VALUES = 200;

/** The value under which a dimension counts a scan, empty where it is not known; `null` where it does not count it. */
export function countedValue(scan: Scan, dimension: Dimension): string | null {
  return scan[dimension] ?? (dimension === SPARSE ? null : "");
}

/** @param known - gives the values of a code's day; new ones are added to them while there is room. */
export function createTally(known: (codeSeq: number, day: number) => DayValues): ScanTally {
  const buckets = new Map<string, OpenBucket>();
  /** The bucket of the last scan: most batches have one quarter hour and few codes. */
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
        const value = countedValue(scan, name);
        if (value !== null) increment(countsOf(bucket, dimension, value), bot, first, second);
      });
    },
    buckets: () => buckets.values(),
  };
}

export function zero(): Counts {
  return { scans: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0, botVisitors: 0, botRepeaters: 0 };
}

/** The counts of a value, or of `OTHER` when its day has no room for it. */
function countsOf(bucket: OpenBucket, dimension: number, value: string): Counts {
  const byValue = bucket.values[dimension];
  // A value that this batch has counted already needs no check.
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

/** The value itself while its day has room for it, otherwise `OTHER`. */
function limited(known: Set<string> | undefined, value: string): string {
  if (!known || known.has(value)) return value;
  if (known.size >= MOST_VALUES) return OTHER;
  known.add(value);
  return value;
}
