import { DIMENSIONS } from "../../src/analytics/constants.ts";
import type { Stretch } from "../../src/analytics/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import {
  type CountsByValue,
  daysAround,
  type PackedRow,
  type Quarter,
  sumByValue,
  sumPacked,
  sumQuarters,
  type UnpackedRow,
  type ValueName,
} from "../common/kept-values.ts";
import { plainArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

/** What queries run on. */
type Session = Pick<Connection, "$client">;

/** A packed slot, or a row that is not packed yet, of one of several stretches. */
type Row = (({ readonly counts: null } & Omit<UnpackedRow, "slot">) | { readonly counts: Uint8Array }) & {
  readonly stretch: number;
  readonly slot: number;
};

/**
 * One statement sees the database at one moment: whoever packs meanwhile takes nothing away from between the two. Each
 * stretch is a range of the index: without `offset 0` the server reads all of the code's rows when there are many
 * stretches, because it can't know how short they are.
 */
const KEPT = `
  select w.stretch::float8 as stretch, p.slot::float8 as slot, p.counts, null::smallint as dimension, null as value,
    null::float8 as scans, null::float8 as "uniqueVisitors", null::float8 as bots, null::float8 as "botVisitors"
  from unnest($2::text::bigint[], $3::text::smallint[], $4::text::bigint[], $5::text::bigint[])
    as w(stretch, grain, since, until)
  cross join lateral (select slot, counts from packed_totals k where k.code_seq = $1::bigint and k.grain = w.grain
    and k.slot >= w.since and k.slot < w.until offset 0) as p
  union all
  select w.stretch::float8, d.slot::float8, null, d.dimension, d.value,
    d.scans::float8, d.unique_visitors::float8, d.bots::float8, d.bot_visitors::float8
  from unnest($6::text::bigint[], $7::text::bigint[], $8::text::bigint[]) as w(stretch, since, until)
  cross join lateral (select * from dimension_totals k where k.code_seq = $1::bigint
    and k.slot >= w.since and k.slot < w.until offset 0) as d
  order by 1, 2, 4, 5`;

const NAMES = `
  select v.id::float8 as id, v.dimension, v.value
  from dimension_values v where v.code_seq = $1::bigint and v.id = any($2::text::bigint[]) order by v.id`;

/** A stretch of packed slots of any grain, and the quarter hours that are not packed yet. */
interface Wanted {
  readonly grain: keyof typeof SLOT;
  readonly packed: { readonly from: number; readonly to: number };
  readonly unpacked: { readonly from: number; readonly to: number };
}

interface Found {
  readonly packed: PackedRow[];
  readonly unpacked: UnpackedRow[];
}

/** What is kept of a code in some stretches of time. In milliseconds since the epoch, on the grains' boundaries. */
async function find(on: Session, codeSeq: number, wanted: readonly Wanted[]): Promise<Found[]> {
  const found = wanted.map((): Found => ({ packed: [], unpacked: [] }));
  const rows = await rowsOf<Row>(on, KEPT, [
    codeSeq,
    plainArray(wanted.map((_, index) => index)),
    plainArray(wanted.map(({ grain }) => GRAIN[grain])),
    plainArray(wanted.map(({ grain, packed }) => packed.from / SLOT[grain])),
    plainArray(wanted.map(({ grain, packed }) => packed.to / SLOT[grain])),
    plainArray(wanted.map((_, index) => index)),
    plainArray(wanted.map(({ unpacked }) => unpacked.from / SLOT.quarter)),
    plainArray(wanted.map(({ unpacked }) => unpacked.to / SLOT.quarter)),
  ]);
  for (const row of rows)
    if (row.counts === null) found[row.stretch]?.unpacked.push(row);
    else found[row.stretch]?.packed.push(row);
  return found;
}

/** What numbers of a code stand for. */
export function namesOf(on: Session, codeSeq: number, ids: Iterable<number>): Promise<ValueName[]> {
  return rowsOf<ValueName>(on, NAMES, [codeSeq, plainArray([...ids])]);
}

/** What was counted by value, the sum over some stretches: the packed and what is not packed yet. */
export async function keptByValue(
  on: Session,
  codeSeq: number,
  stretches: readonly Stretch[],
): Promise<CountsByValue> {
  if (stretches.length === 0) return DIMENSIONS.map(() => new Map());
  const found = await find(
    on,
    codeSeq,
    stretches.map(({ grain, from, to }) => ({ grain, packed: { from, to }, unpacked: { from, to } })),
  );
  const parts = stretches.map(({ sign }, index) => ({ sign, found: found[index] }));
  const byId = sumPacked(parts.map(({ sign, found }) => ({ sign, rows: found?.packed ?? [] })));
  return sumByValue(
    byId,
    byId.size > 0 ? await namesOf(on, codeSeq, byId.keys()) : [],
    parts.map(({ sign, found }) => ({ sign, rows: found?.unpacked ?? [] })),
  );
}

/** All values together, by quarter hour, in order. */
export async function keptQuarters(
  on: Session,
  codeSeq: number,
  from: number,
  to: number,
): Promise<Quarter[]> {
  const [found] = await find(on, codeSeq, [
    { grain: "quartersOfDay", packed: daysAround(from, to), unpacked: { from, to } },
  ]);
  return sumQuarters(from, to, found?.packed ?? [], found?.unpacked ?? []);
}

/** What is kept of a day, for those who must look closer: by grain, and not packed. */
export async function keptOfDay(
  on: Session,
  codeSeq: number,
  day: number,
  grains: readonly (keyof typeof SLOT)[],
): Promise<Found[]> {
  const whole = { from: day * DAY, to: (day + 1) * DAY };
  return find(
    on,
    codeSeq,
    grains.map((grain) => ({ grain, packed: whole, unpacked: whole })),
  );
}
