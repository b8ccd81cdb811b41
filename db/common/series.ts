import { type Bucket, type Counts, zero } from "./tally.ts";

/** The dimensions that series count by value: country and device. */
export const SERIES_DIMENSIONS = 2;

export function emptySeries(number: number, from: number): Bucket {
  const values = Array.from({ length: SERIES_DIMENSIONS }, () => new Map<string, Counts>());
  return { codeSeq: number, from, counts: zero(), values };
}

/**
 * Adds buckets of codes up to those of series, which have the series' numbers.
 * @param seriesOf - gives the numbers of the series that count a bucket.
 */
export function seriesBuckets(
  buckets: Iterable<Bucket>,
  seriesOf: (bucket: Bucket) => readonly number[],
): Bucket[] {
  const found = new Map<number, Bucket[]>();
  for (const bucket of buckets)
    for (const number of seriesOf(bucket)) {
      const ofSeries = found.getOrInsertComputed(number, () => []);
      // Nearly all scans of a batch are of one quarter hour.
      let sum = ofSeries.find(({ from }) => from === bucket.from);
      if (!sum) {
        sum = emptySeries(number, bucket.from);
        ofSeries.push(sum);
      }
      addCounts(sum.counts, bucket.counts);
      addValues(sum, bucket);
    }
  return [...found.values()].flat();
}

function addValues(sum: Bucket, more: Bucket): void {
  for (let dimension = 0; dimension < SERIES_DIMENSIONS; dimension++) {
    const byValue = sum.values[dimension];
    for (const [value, counts] of more.values[dimension] ?? [])
      if (byValue) addCounts(byValue.getOrInsertComputed(value, zero), counts);
  }
}

export function addCounts(sum: Counts, more: Counts): void {
  sum.scans += more.scans;
  sum.uniqueVisitors += more.uniqueVisitors;
  sum.repeatScanners += more.repeatScanners;
  sum.bots += more.bots;
  sum.botVisitors += more.botVisitors;
  sum.botRepeaters += more.botRepeaters;
}
