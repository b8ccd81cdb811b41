import type { TotalsPacker } from "../../src/features/housekeeping/totals-packer.ts";
import { additionsOf } from "../common/additions.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import type { UnpackedRow, ValueName } from "../common/kept-values.ts";
import { addPacked, type CountsById, pack, scanned } from "../common/packing.ts";
import { bytesArray, plainArray, textArray } from "./arrays.ts";
import { lockCodes, lockSeries } from "../locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";
import { runWork } from "./works.ts";

/** Codes looked through for quarter hours that are over, in one step. They are locked, and their scans wait. */
const CODES_AT_ONCE = 100;

/** Reads codes one by one from the index, at the same cost however many rows each has. */
const CODES = `
  with recursive found(code_seq) as (
    select min(code_seq) from dimension_totals where code_seq > $1::bigint
    union all select (select min(d.code_seq) from dimension_totals d where d.code_seq > found.code_seq) from found
      where found.code_seq is not null)
  select code_seq::float8 as "codeSeq",
    (select min(d.slot) from dimension_totals d where d.code_seq = found.code_seq)::float8 as slot
  from found where code_seq is not null limit $2`;

const ROWS = `
  select code_seq::float8 as "codeSeq", slot::float8 as slot, dimension, value, scans::float8 as scans,
    unique_visitors::float8 as "uniqueVisitors", bots::float8 as bots, bot_visitors::float8 as "botVisitors"
  from dimension_totals where code_seq = any($1::text::bigint[]) and slot < $2
  order by code_seq, slot, dimension, value limit $3`;

/** Deletes rows of the locked codes, up to the last that was read. */
const REMOVE = `
  delete from dimension_totals where code_seq = any($1::text::bigint[]) and slot < $2
    and (code_seq, slot, dimension, value) <= ($3::bigint, $4::bigint, $5::smallint, $6::text)`;

const NAMES = `
  select v.code_seq::float8 as "codeSeq", v.id::float8 as id, v.dimension, v.value
  from unnest($1::text::bigint[], $2::text::smallint[], $3::text::text[]) as w(code_seq, dimension, value)
  join dimension_values v on v.code_seq = w.code_seq and v.dimension = w.dimension and v.value = w.value`;

/** A new value gets the next number of its code. */
const ADD_NAMES = `
  insert into dimension_values (code_seq, id, dimension, value)
  select w.code_seq, coalesce((select max(v.id) from dimension_values v where v.code_seq = w.code_seq), -1)
    + row_number() over (partition by w.code_seq order by w.dimension, w.value), w.dimension, w.value
  from unnest($1::text::bigint[], $2::text::smallint[], $3::text::text[]) as w(code_seq, dimension, value)
  returning code_seq::float8 as "codeSeq", id::float8 as id, dimension, value`;

const PACKED = `
  select p.code_seq::float8 as "codeSeq", p.grain, p.slot::float8 as slot, p.counts
  from unnest($1::text::bigint[], $2::text::smallint[], $3::text::bigint[]) as w(code_seq, grain, slot)
  join packed_totals p on p.code_seq = w.code_seq and p.grain = w.grain and p.slot = w.slot`;

const SET_PACKED = `
  insert into packed_totals (code_seq, grain, slot, counts)
  select * from unnest($1::text::bigint[], $2::text::smallint[], $3::text::bigint[], $4::text::bytea[])
  order by 1, 2, 3
  on conflict (code_seq, grain, slot) do update set counts = excluded.counts`;

/** Deletes slots of series that have no scans any more. */
const REMOVE_EMPTY = `
  delete from packed_totals p
  using unnest($1::text::bigint[], $2::text::smallint[], $3::text::bigint[]) as w(code_seq, grain, slot)
  where p.code_seq = w.code_seq and p.grain = w.grain and p.slot = w.slot and p.code_seq < 0 and length(p.counts) = 0`;

const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

interface PackerRow extends UnpackedRow {
  readonly codeSeq: number;
}

interface Name extends ValueName {
  readonly codeSeq: number;
}

/** The counts to add to a packed slot of a code. */
interface PackerChange {
  readonly codeSeq: number;
  readonly grain: number;
  readonly slot: number;
  readonly counts: CountsById;
}

/**
 * Packs what scans have counted by value. One transaction, with the codes locked, removes rows and adds them to packed
 * slots, so the sum of both is right at any time. A scan that comes late to a slot waits until it is packed.
 */
export function createTotalsPacker(db: PostgresDatabase): TotalsPacker {
  /** Codes up to this one were looked through in the present round. The numbers of series come first: they are negative. */
  let lookedThrough = BEFORE_ALL;

  /** @returns how many rows were packed. */
  async function packCodes(on: Connection, codeSeqs: readonly number[], before: number, most: number) {
    const codes = await runWork(on, lockCodes(codeSeqs));
    const locked = plainArray([...codes, ...(await runWork(on, lockSeries(codeSeqs)))]);
    const rows = await rowsOf<PackerRow>(on, ROWS, [locked, before, most]);
    const last = rows.at(-1);
    if (!last) return 0;
    const changes = changesOf(rows, await numbersOf(on, rows));
    const places = [
      plainArray(changes.map(({ codeSeq }) => codeSeq)),
      plainArray(changes.map(({ grain }) => grain)),
      plainArray(changes.map(({ slot }) => slot)),
    ];
    const byPlace = new Map(changes.map((change) => [placeOf(change), change.counts]));
    for (const there of await rowsOf<Omit<PackerChange, "counts"> & { counts: Uint8Array }>(
      on,
      PACKED,
      places,
    )) {
      const counts = byPlace.get(placeOf(there));
      if (counts) addPacked(counts, there.counts);
    }
    await Promise.all([
      rowsOf(on, SET_PACKED, [...places, bytesArray(changes.map(({ counts }) => pack(scanned(counts))))]),
      rowsOf(on, REMOVE, [locked, before, last.codeSeq, last.slot, last.dimension, last.value]),
    ]);
    if (changes.some(({ codeSeq }) => codeSeq < 0)) await rowsOf(on, REMOVE_EMPTY, places);
    return rows.length;
  }

  return {
    async step(now, rows) {
      const current = Math.floor(now / SLOT.quarter);
      const { codes, packed } = await db.write(async (on) => {
        const codes = await rowsOf<{ codeSeq: number; slot: number }>(on, CODES, [
          lookedThrough,
          CODES_AT_ONCE,
        ]);
        const over = codes.filter(({ slot }) => slot < current).map(({ codeSeq }) => codeSeq);
        return { codes, packed: over.length > 0 ? await packCodes(on, over, current, rows) : 0 };
      });
      // The same codes come first in the next step, until all of their rows are packed.
      if (packed === rows) return true;
      const last = codes.at(-1);
      lookedThrough = last && codes.length === CODES_AT_ONCE ? last.codeSeq : BEFORE_ALL;
      return lookedThrough !== BEFORE_ALL;
    },
  };
}

/** The numbers of the values in some rows, by `nameOf`. New values get numbers. */
async function numbersOf(on: Connection, rows: readonly PackerRow[]): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(rows.map((row) => [nameOf(row), row]));
  const numbers = new Map<string, number>();
  for (const statement of [NAMES, ADD_NAMES]) {
    const missing = [...wanted.values()].filter((row) => !numbers.has(nameOf(row)));
    if (missing.length === 0) break;
    const found = await rowsOf<Name>(on, statement, [
      plainArray(missing.map(({ codeSeq }) => codeSeq)),
      plainArray(missing.map(({ dimension }) => dimension)),
      textArray(missing.map(({ value }) => value)),
    ]);
    for (const name of found) numbers.set(nameOf(name), name.id);
  }
  return numbers;
}

/** The changes that rows make to packed slots. */
function changesOf(rows: readonly PackerRow[], numbers: ReadonlyMap<string, number>): PackerChange[] {
  return [...Map.groupBy(rows, ({ codeSeq }) => codeSeq)].flatMap(([codeSeq, own]) => {
    const idOf = (dimension: number, value: string) => {
      const id = numbers.get(nameOf({ codeSeq, dimension, value }));
      if (id === undefined) throw new Error("A value has got no number");
      return id;
    };
    return [...additionsOf(own, idOf)].map(({ grain, slot, counts }) => ({
      codeSeq,
      grain: GRAIN[grain],
      slot,
      counts,
    }));
  });
}

function nameOf({ codeSeq, dimension, value }: Pick<PackerRow, "codeSeq" | "dimension" | "value">): string {
  return `${codeSeq} ${dimension} ${value}`;
}

function placeOf({ codeSeq, grain, slot }: Omit<PackerChange, "counts">): string {
  return `${codeSeq} ${grain} ${slot}`;
}
