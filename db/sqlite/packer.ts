import { sql } from "drizzle-orm";
import type { TotalsPacker } from "../../src/analytics/store.ts";
import { additionsOf } from "../common/additions.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import type { UnpackedRow } from "../common/kept-values.ts";
import { addPacked, pack } from "../common/packing.ts";
import { createKeptValues } from "./kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { dimensionValues, packedTotals } from "./schema.ts";
import { hot } from "./statements.ts";

/** Codes looked through for quarter hours that are over, in one step. */
const CODES_AT_ONCE = 500;

/**
 * Packs what scans have counted by value. Rows go and packed sums grow in one transaction: whoever adds up both meets
 * every scan once, before and after, and however late a scan comes to a slot that was packed.
 */
export function createTotalsPacker(db: SqliteDatabase): TotalsPacker {
  const { writer } = db;
  const { $client } = writer;
  const kept = createKeptValues(writer);
  /** Codes up to this one were looked through in the present round. */
  let lookedThrough = -1;

  const nextCode = $client.prepare<{ codeSeq: number; slot: number }, [{ after: number }]>(`
    select code_seq as codeSeq, slot from dimension_totals where code_seq > :after
    order by code_seq, slot limit 1`);
  const firstRows = $client.prepare<UnpackedRow, [{ codeSeq: number; before: number; rows: number }]>(`
    select slot, dimension, value, scans, unique_visitors as uniqueVisitors, bots, bot_visitors as botVisitors
    from dimension_totals where code_seq = :codeSeq and slot < :before
    order by slot, dimension, value limit :rows`);
  const removeUpTo = $client.prepare<unknown, [Place]>(`
    delete from dimension_totals
    where code_seq = :codeSeq and slot <= :slot and (slot, dimension, value) <= (:slot, :dimension, :value)`);
  const findId = $client.prepare<{ id: number }, [Omit<Place, "slot">]>(`
    select id from dimension_values where code_seq = :codeSeq and dimension = :dimension and value = :value`);
  const codeSeq = sql.placeholder("codeSeq");
  const addValue = hot(writer, () =>
    writer
      .insert(dimensionValues)
      .values({
        codeSeq,
        id: sql`(select coalesce(max(id), -1) + 1 from ${dimensionValues} where code_seq = ${codeSeq})`,
        dimension: sql.placeholder("dimension"),
        value: sql.placeholder("value"),
      })
      .returning({ id: dimensionValues.id }),
  );
  const setPacked = hot(writer, () =>
    writer
      .insert(packedTotals)
      .values({
        codeSeq,
        grain: sql.placeholder("grain"),
        slot: sql.placeholder("slot"),
        counts: sql.placeholder("counts"),
      })
      .onConflictDoUpdate({
        target: [packedTotals.codeSeq, packedTotals.grain, packedTotals.slot],
        set: { counts: sql`excluded.counts` },
      }),
  );

  /** The numbers of a code's values; a new one gets the next. */
  function numbersOf(codeSeq: number): (dimension: number, value: string) => number {
    const ids = new Map<string, number>();
    return (dimension, value) => {
      const name = `${dimension} ${value}`;
      const known = ids.get(name) ?? findId.get({ codeSeq, dimension, value })?.id;
      const id = known ?? Number(addValue.value({ codeSeq, dimension, value }));
      ids.set(name, id);
      return id;
    };
  }

  /** @returns how many rows were packed. */
  function packCode(codeSeq: number, before: number, most: number): number {
    const rows = firstRows.all({ codeSeq, before, rows: most });
    const last = rows.at(-1);
    if (!last) return 0;
    for (const { grain, slot, counts } of additionsOf(rows, numbersOf(codeSeq))) {
      const [from, to] = [slot * SLOT[grain], (slot + 1) * SLOT[grain]];
      for (const there of kept.packed(codeSeq, { grain, from, to })) addPacked(counts, there.counts);
      setPacked.run({ codeSeq, grain: GRAIN[grain], slot, counts: pack(counts) });
    }
    removeUpTo.run({ codeSeq, slot: last.slot, dimension: last.dimension, value: last.value });
    return rows.length;
  }

  return {
    async step(now, rows) {
      const current = Math.floor(now / SLOT.quarter);
      return db.write(() => {
        let left = rows;
        for (let codes = 0; codes < CODES_AT_ONCE; codes++) {
          const next = nextCode.get({ after: lookedThrough });
          if (!next) {
            lookedThrough = -1;
            return false;
          }
          if (next.slot < current) left -= packCode(next.codeSeq, current, left);
          // The same code comes first again in the next step, until none of its rows is left to be packed.
          if (left <= 0) return true;
          lookedThrough = next.codeSeq;
        }
        return true;
      });
    },
  };
}

/** Where a row that is not packed yet lies. */
type Place = {
  readonly codeSeq: number;
  readonly slot: number;
  readonly dimension: number;
  readonly value: string;
};
