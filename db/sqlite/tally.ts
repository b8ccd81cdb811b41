import { eq, sql } from "drizzle-orm";
import { DAY } from "../../src/shared/clock.ts";
import { Lru } from "../../src/shared/lru.ts";
import { GRAIN_LENGTH, SLOT } from "../common/grain.ts";
import { type Bucket, createTally, type DayValues, type Tally } from "../common/tally.ts";
import { createKeptValues } from "./kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { codeTotals, dimensionTotals, totals } from "./schema.ts";
import { hot, plusInserted } from "./statements.ts";

/** What a batch of scans changes in the totals; each changed row is written once. */
export interface WritableTally extends Tally {
  write(): void;
}

/** Code days whose values are remembered, so that a known value costs no look-up. */
const REMEMBERED_DAYS = 5_000;

/** Prepares the statements once; each batch gets a tally of its own. */
export function createTallies(db: SqliteDatabase): () => WritableTally {
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

  const addToCode = hot(writer, () =>
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
  const addToSlot = hot(writer, () =>
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
  const addToValue = hot(writer, () =>
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

  const remembered = new Lru<string, DayValues>(REMEMBERED_DAYS);

  /** Values already counted that day, a set for each dimension. */
  function knownValues(codeSeq: number, day: number): DayValues {
    const key = `${codeSeq} ${day}`;
    const earlier = remembered.get(key);
    if (earlier) return earlier;
    const stretch = { grain: "day", from: day * DAY, to: (day + 1) * DAY, sign: 1 } as const;
    const known = kept.read(codeSeq, [stretch]).map((values) => new Set(values.keys()));
    remembered.set(key, known);
    return known;
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

  return () => {
    const tally = createTally(knownValues);
    return {
      ...tally,
      write() {
        for (const bucket of tally.buckets()) writeBucket(bucket);
      },
    };
  };
}
