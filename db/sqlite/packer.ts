import type { TotalsPacker } from "../../src/features/housekeeping/totals-packer.ts";
import { additionsOf } from "../common/additions.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import type { UnpackedRow } from "../common/kept-values.ts";
import { addPacked, pack, scanned } from "../common/packing.ts";
import type { SqliteDatabase } from "./open.ts";
import { createSeriesRollup, type SeriesRollup } from "./series-rollup.ts";
import { prepared } from "./prepared.ts";

const NEXT_CODE = `
  select code_seq as codeSeq, slot from dimension_totals where code_seq > ?1 order by code_seq, slot limit 1`;

const FIRST_ROWS = `
  select slot, dimension, value, scans, unique_visitors as uniqueVisitors, bots, bot_visitors as botVisitors
  from dimension_totals where code_seq = ?1 and slot < ?2 order by slot, dimension, value limit ?3`;

const REMOVE_UP_TO = `
  delete from dimension_totals
  where code_seq = ?1 and slot <= ?2 and (slot, dimension, value) <= (?2, ?3, ?4)`;

const FIND_ID = "select id from dimension_values where code_seq = ?1 and dimension = ?2 and value = ?3";

const ADD_VALUE = `
  insert into dimension_values (code_seq, id, dimension, value)
  select ?1, coalesce(max(id), -1) + 1, ?2, ?3 from dimension_values where code_seq = ?1
  returning id`;

const FIND_PACKED = "select counts from packed_totals where code_seq = ?1 and grain = ?2 and slot = ?3";

const SET_PACKED = `
  insert into packed_totals (code_seq, grain, slot, counts) values (?1, ?2, ?3, ?4)
  on conflict do update set counts = excluded.counts`;

const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

const REMOVE_PACKED = "delete from packed_totals where code_seq = ?1 and grain = ?2 and slot = ?3";

type Id = { id: number };

/**
 * Packs what scans have counted by value. One transaction removes rows and adds them to packed slots, so the sum of both
 * is right at any time, also when a scan comes late to a slot that was packed. On PostgreSQL a statement costs a round
 * trip, so its packer works on many codes at once.
 */
export function createTotalsPacker(
  db: SqliteDatabase,
  rollup: Pick<SeriesRollup, "fold"> = createSeriesRollup(db),
): TotalsPacker {
  const { writer } = db;
  const nextCode = prepared<{ codeSeq: number; slot: number }, [number]>(writer, NEXT_CODE);
  const firstRows = prepared<UnpackedRow, [number, number, number]>(writer, FIRST_ROWS);
  const removeUpTo = prepared<unknown, [number, number, number, string]>(writer, REMOVE_UP_TO);
  const findId = prepared<Id, [number, number, string]>(writer, FIND_ID);
  const addValue = prepared<Id, [number, number, string]>(writer, ADD_VALUE);
  const findPacked = prepared<{ counts: Uint8Array }, [number, number, number]>(writer, FIND_PACKED);
  const removePacked = prepared<unknown, [number, number, number]>(writer, REMOVE_PACKED);
  const setPacked = prepared<unknown, [number, number, number, Uint8Array]>(writer, SET_PACKED);
  /** Codes up to this one were looked through in the present round. The numbers of series come first: they are negative. */
  let lookedThrough = BEFORE_ALL;

  /** Gives the numbers of a code's values; a new value gets the next number. */
  function numbersOf(codeSeq: number): (dimension: number, value: string) => number {
    const ids = new Map<string, number>();
    return (dimension, value) => {
      const name = `${dimension} ${value}`;
      const id =
        ids.get(name) ??
        findId().get(codeSeq, dimension, value)?.id ??
        addValue().get(codeSeq, dimension, value)?.id;
      if (id === undefined) throw new Error("A value has got no number");
      ids.set(name, id);
      return id;
    };
  }

  /** @returns how many rows were packed. */
  function packCode(codeSeq: number, before: number, most: number): number {
    const rows = firstRows().all(codeSeq, before, most);
    const last = rows.at(-1);
    if (!last) return 0;
    for (const { grain, slot, counts } of additionsOf(rows, numbersOf(codeSeq))) {
      const packed = findPacked().get(codeSeq, GRAIN[grain], slot);
      if (packed) addPacked(counts, packed.counts);
      const left = scanned(counts);
      if (left.size > 0) setPacked().run(codeSeq, GRAIN[grain], slot, pack(left));
      else removePacked().run(codeSeq, GRAIN[grain], slot);
    }
    removeUpTo().run(codeSeq, last.slot, last.dimension, last.value);
    return rows.length;
  }

  return {
    async step(now, rows) {
      const current = Math.floor(now / SLOT.quarter);
      // The counts of a code may be subtracted from a series before they were added: they would be packed below zero.
      await rollup.fold();
      return db.writeUnsynced(() => {
        let left = rows;
        for (let codes = 0; codes < rows; codes++) {
          const next = nextCode().get(lookedThrough);
          if (!next) {
            lookedThrough = BEFORE_ALL;
            return false;
          }
          if (next.slot < current) left -= packCode(next.codeSeq, current, left);
          // The same code comes first in the next step, until all of its rows are packed.
          if (left <= 0) return true;
          lookedThrough = next.codeSeq;
        }
        return true;
      });
    },
  };
}
