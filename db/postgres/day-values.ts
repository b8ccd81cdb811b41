import { DIMENSIONS } from "../../src/features/analytics/records.ts";
import type { Scan } from "../../src/features/scans/model.ts";
import { Lru } from "../../src/kit/shared/lru.ts";
import { GRAIN, QUARTERS_OF_DAY } from "../common/grain.ts";
import type { PackedRow } from "../common/kept-values.ts";
import { unpack } from "../common/packing.ts";
import { countedValue, type DayValues, MOST_VALUES } from "../common/tally.ts";
import { plainArray } from "./arrays.ts";
import type { NumberedScan } from "./code-numbers.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

/**
 * A cache of the values that a code's day counts by name. Other nodes add values, so a cached day suffices only for the
 * values it has, or once the day is full. Otherwise the day is read again inside the transaction.
 */
export interface DayValuesCache {
  /** The cached days that suffice for a batch, by `nameOf`, and the days that must be read. */
  find(batch: readonly NumberedScan[]): {
    readonly known: Map<string, DayValues>;
    readonly wanted: CodeDay[];
  };
  /** Reads the values of days, by `nameOf`, inside the transaction that has locked their codes. */
  read(transaction: Connection, days: readonly CodeDay[]): Promise<Map<string, DayValues>>;
  /** Caches days as they were read, with the values that the batch added. To be called after the commit. */
  add(read: ReadonlyMap<string, DayValues>): void;
}

export interface CodeDay {
  readonly codeSeq: number;
  readonly day: number;
}

/** Code days whose values are cached, so that a known value costs no query. */
const CACHED_DAYS = 5_000;

const DAYS = `unnest($1::text::bigint[], $2::text::bigint[]) as w(code_seq, day)`;

const IS_OF_DAY = `d.code_seq = w.code_seq and d.slot >= w.day * ${QUARTERS_OF_DAY} and d.slot < (w.day + 1) * ${QUARTERS_OF_DAY}`;

/** Also those that are counted and not added up. */
const UNPACKED = `
  select w.code_seq::float8 as "codeSeq", w.day::float8 as day, d.dimension, d.value
  from ${DAYS} join dimension_totals d on ${IS_OF_DAY}
  union select w.code_seq, w.day::float8, v.dimension, v.value
  from ${DAYS} join scan_deltas d on ${IS_OF_DAY}, unnest(d.dimensions, d.value_names) as v(dimension, value)`;

const PACKED = `
  select w.code_seq::float8 as "codeSeq", w.day::float8 as day, p.counts
  from ${DAYS} join packed_totals p on p.code_seq = w.code_seq and p.grain = ${GRAIN.day} and p.slot = w.day`;

const NAMES = `
  select v.code_seq::float8 as "codeSeq", v.id::float8 as id, v.dimension, v.value
  from unnest($1::text::bigint[], $2::text::bigint[]) as w(code_seq, id)
  join dimension_values v on v.code_seq = w.code_seq and v.id = w.id`;

interface PackedDay extends CodeDay, Pick<PackedRow, "counts"> {}

interface Name {
  readonly codeSeq: number;
  readonly id: number;
  readonly dimension: number;
  readonly value: string;
}

export function createDayValuesCache(): DayValuesCache {
  const cache = new Lru<string, DayValues>(CACHED_DAYS);

  /** Adds the values of packed days to `values`. */
  async function addPacked(
    transaction: Connection,
    days: readonly PackedDay[],
    values: ReadonlyMap<string, DayValues>,
  ): Promise<void> {
    const wanted = days.flatMap((day) => {
      const ids: number[] = [];
      unpack(day.counts, (id) => void ids.push(id));
      return ids.map((id) => ({ day, id }));
    });
    if (wanted.length === 0) return;
    const names = await rowsOf<Name>(transaction, NAMES, [
      plainArray(wanted.map(({ day }) => day.codeSeq)),
      plainArray(wanted.map(({ id }) => id)),
    ]);
    const byNumber = new Map(names.map((name) => [`${name.codeSeq} ${name.id}`, name]));
    for (const { day, id } of wanted) {
      const name = byNumber.get(`${day.codeSeq} ${id}`);
      if (name) values.get(nameOf(day))?.[name.dimension]?.add(name.value);
    }
  }

  return {
    find(batch) {
      const known = new Map<string, DayValues>();
      const wanted = new Map<string, CodeDay>();
      for (const { scan, codeSeq, day } of batch) {
        const codeDay = { codeSeq, day };
        const name = nameOf(codeDay);
        if (wanted.has(name)) continue;
        const values = known.get(name) ?? cache.get(name);
        if (values && suffices(values, scan)) known.set(name, values);
        else wanted.set(name, codeDay);
      }
      return { known, wanted: [...wanted.values()] };
    },
    async read(transaction, days) {
      const values = new Map(days.map((day) => [nameOf(day), DIMENSIONS.map(() => new Set<string>())]));
      if (days.length === 0) return values;
      const which = [plainArray(days.map(({ codeSeq }) => codeSeq)), plainArray(days.map(({ day }) => day))];
      const [unpacked, packed] = await Promise.all([
        rowsOf<CodeDay & { dimension: number; value: string }>(transaction, UNPACKED, which),
        rowsOf<PackedDay>(transaction, PACKED, which),
      ]);
      for (const row of unpacked) values.get(nameOf(row))?.[row.dimension]?.add(row.value);
      await addPacked(transaction, packed, values);
      return values;
    },
    add(read) {
      for (const [name, values] of read) cache.set(name, values);
    },
  };
}

/** The key of a code's day. */
export function nameOf({ codeSeq, day }: CodeDay): string {
  return `${codeSeq} ${day}`;
}

/** Whether known values decide how each value of a scan is counted. */
function suffices(known: DayValues, scan: Scan): boolean {
  return DIMENSIONS.every((dimension, i) => {
    const values = known[i];
    const value = countedValue(scan, dimension);
    return value === null || (values !== undefined && (values.size >= MOST_VALUES || values.has(value)));
  });
}
