import { eq, sql } from "drizzle-orm";
import { DIMENSIONS } from "../../src/analytics/model.ts";
import type { Scan } from "../../src/scans/model.ts";
import { DAY } from "../../src/shared/clock.ts";
import { Lru } from "../../src/shared/lru.ts";
import { GRAIN_LENGTH, SLOT } from "../common/grain.ts";
import { createKeptValues } from "./kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { codeTotals, dimensionTotals, totals } from "./schema.ts";
import { hot, plusInserted } from "./statements.ts";

/** Adds up what a batch of scans changes in the totals, and writes each changed row once. */
export interface Tally {
  add(codeSeq: number, scan: Scan, first: boolean, second: boolean): void;
  write(): void;
}

type Counts = {
  scans: number;
  uniqueVisitors: number;
  repeatScanners: number;
  bots: number;
  botVisitors: number;
  botRepeaters: number;
};

/** A code in a quarter of an hour: as fine as totals are. */
interface Bucket {
  readonly codeSeq: number;
  /** Milliseconds since the epoch at which the quarter begins. */
  readonly from: number;
  readonly counts: Counts;
  /** By dimension, then value. */
  readonly values: readonly Map<string, Counts>[];
  /** Values that were counted earlier on that day, by dimension. */
  readonly known: readonly Set<string>[];
}

/** What a value is counted under when its day has too many. */
export const OTHER = "other";

/** Values kept per code, day and dimension. */
const MOST_VALUES = 200;

/** Code days whose values are remembered, so that a known value costs no look-up. */
const REMEMBERED_DAYS = 5_000;

/** Prepares the statements once; each batch gets a tally of its own. */
export function createTallies(db: SqliteDatabase): () => Tally {
  const { writer } = db;
  const values = {
    scans: sql.placeholder("scans"),
    uniqueVisitors: sql.placeholder("uniqueVisitors"),
    bots: sql.placeholder("bots"),
    botVisitors: sql.placeholder("botVisitors"),
  };
  const repeaters = {
    repeatScanners: sql.placeholder("repeatScanners"),
    botRepeaters: sql.placeholder("botRepeaters"),
  };
  const slot = { codeSeq: sql.placeholder("codeSeq"), slot: sql.placeholder("slot") };
  const grain = sql.placeholder("grain");

  const addToCode = hot(
    writer,
    writer
      .update(codeTotals)
      .set({
        scans: sql`${codeTotals.scans} + ${values.scans}`,
        uniqueVisitors: sql`${codeTotals.uniqueVisitors} + ${values.uniqueVisitors}`,
        repeatScanners: sql`${codeTotals.repeatScanners} + ${repeaters.repeatScanners}`,
        bots: sql`${codeTotals.bots} + ${values.bots}`,
        botVisitors: sql`${codeTotals.botVisitors} + ${values.botVisitors}`,
        botRepeaters: sql`${codeTotals.botRepeaters} + ${repeaters.botRepeaters}`,
      })
      .where(eq(codeTotals.codeSeq, slot.codeSeq)),
  );
  const addToSlot = hot(
    writer,
    writer
      .insert(totals)
      .values({ ...slot, grain, ...values, ...repeaters })
      .onConflictDoUpdate({
        target: [totals.codeSeq, totals.grain, totals.slot],
        set: {
          scans: plusInserted(totals.scans),
          uniqueVisitors: plusInserted(totals.uniqueVisitors),
          repeatScanners: plusInserted(totals.repeatScanners),
          bots: plusInserted(totals.bots),
          botVisitors: plusInserted(totals.botVisitors),
          botRepeaters: plusInserted(totals.botRepeaters),
        },
      }),
  );
  const addToValue = hot(
    writer,
    writer
      .insert(dimensionTotals)
      .values({
        ...slot,
        ...values,
        dimension: sql.placeholder("dimension"),
        value: sql.placeholder("value"),
      })
      .onConflictDoUpdate({
        target: [
          dimensionTotals.codeSeq,
          dimensionTotals.slot,
          dimensionTotals.dimension,
          dimensionTotals.value,
        ],
        set: {
          scans: plusInserted(dimensionTotals.scans),
          uniqueVisitors: plusInserted(dimensionTotals.uniqueVisitors),
          bots: plusInserted(dimensionTotals.bots),
          botVisitors: plusInserted(dimensionTotals.botVisitors),
        },
      }),
  );
  const kept = createKeptValues(writer);

  const remembered = new Lru<string, readonly Set<string>[]>(REMEMBERED_DAYS);

  /** Values already counted that day, a set for each dimension. */
  function knownValues(codeSeq: number, day: number): readonly Set<string>[] {
    const key = `${codeSeq} ${day}`;
    const earlier = remembered.get(key);
    if (earlier) return earlier;
    const stretch = { grain: "day", from: day * DAY, to: (day + 1) * DAY, sign: 1 } as const;
    const known = kept.read(codeSeq, [stretch]).map((values) => new Set(values.keys()));
    remembered.set(key, known);
    return known;
  }

  return () => {
    const buckets = new Map<string, Bucket>();

    function bucketOf(codeSeq: number, at: number): Bucket {
      const from = at - (at % SLOT.quarter);
      const key = `${codeSeq} ${from}`;
      const found = buckets.get(key);
      if (found) return found;
      const known = knownValues(codeSeq, Math.floor(at / DAY));
      const fresh = { codeSeq, from, known, counts: zero(), values: DIMENSIONS.map(() => new Map()) };
      buckets.set(key, fresh);
      return fresh;
    }

    function writeBucket({ codeSeq, from, counts, values }: Bucket): void {
      addToCode.run({ codeSeq, ...counts });
      for (const [grain, length] of GRAIN_LENGTH)
        addToSlot.run({ codeSeq, grain, slot: Math.floor(from / length), ...counts });
      values.forEach((byValue, dimension) => {
        for (const [value, sums] of byValue)
          addToValue.run({ codeSeq, slot: Math.floor(from / SLOT.quarter), dimension, value, ...sums });
      });
    }

    return {
      add(codeSeq, scan, first, second) {
        const bot = scan.bot !== null;
        const bucket = bucketOf(codeSeq, scan.at);
        increment(bucket.counts, bot, first, second);
        DIMENSIONS.forEach((name, dimension) => {
          const value = limited(bucket.known[dimension], scan[name] ?? "");
          increment(countsOf(bucket.values[dimension], value), bot, first, second);
        });
      },
      write() {
        for (const bucket of buckets.values()) writeBucket(bucket);
      },
    };
  };
}

function zero(): Counts {
  return { scans: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0, botVisitors: 0, botRepeaters: 0 };
}

function countsOf(byValue: Map<string, Counts> | undefined, value: string): Counts {
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
