import { DIMENSIONS } from "../../src/analytics/constants.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN, QUARTERS_OF_DAY, SLOT, VALUE_GRAINS } from "../common/grain.ts";
import type { Quarter, ValueName } from "../common/kept-values.ts";
import { compareDay, dayOf, type KeptDay, type Recounted, sameQuarters } from "../common/value-audit.ts";
import { keptOfDay, keptQuarters } from "./kept-values.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

type Session = Pick<Connection, "$client">;

const CODES = `
  select seq::float8 as "codeSeq" from codes where exists (select from totals where code_seq = seq)
    or exists (select from dimension_totals where code_seq = seq)
    or exists (select from packed_totals where code_seq = seq) order by seq`;

const NAMES = `
  select id::float8 as id, dimension, value from dimension_values where code_seq = $1::bigint`;

const DAYS = `
  select day::float8 as day from (
    select slot as day from packed_totals where code_seq = $1::bigint and grain in (${GRAIN.day}, ${GRAIN.quartersOfDay})
    union select slot / ${DAY / SLOT.hour} from packed_totals where code_seq = $1::bigint and grain = ${GRAIN.hour}
    union select slot / ${QUARTERS_OF_DAY} from packed_totals where code_seq = $1::bigint and grain = ${GRAIN.quarter}
    union select slot / ${QUARTERS_OF_DAY} from dimension_totals where code_seq = $1::bigint
    union select slot from totals where code_seq = $1::bigint and grain = ${GRAIN.day} and scans > 0) as days order by 1`;

const QUARTERS = `
  select (slot * ${SLOT.quarter})::float8 as at, scans::float8 as scans, unique_visitors::float8 as "uniqueVisitors",
    bots::float8 as bots, bot_visitors::float8 as "botVisitors"
  from totals where code_seq = $1::bigint and grain = ${GRAIN.quarter} and scans > 0
    and slot >= $2::bigint * ${QUARTERS_OF_DAY} and slot < ($2::bigint + 1) * ${QUARTERS_OF_DAY} order by slot`;

const RECOUNTS = DIMENSIONS.map(
  (column) => `
  select (at / ${SLOT.quarter})::float8 as slot, coalesce(${column}, '') as value, count(*)::float8 as scans,
    count(*) filter (where first)::float8 as "uniqueVisitors", count(*) filter (where bot is not null)::float8 as bots,
    count(*) filter (where first and bot is not null)::float8 as "botVisitors"
  from scans where code_seq = $1::bigint and at >= $2::bigint group by 1, 2`,
);

/**
 * Counts breakdowns again, code by code and day by day, and compares them with what is kept of them, packed or not.
 * @param since - a UTC midnight, in milliseconds since the epoch.
 * @returns a line for each that does not agree.
 */
export async function auditValues(on: Session, since: number): Promise<string[]> {
  const lines: string[] = [];
  for (const { codeSeq } of await rowsOf<{ codeSeq: number }>(on, CODES)) {
    const days = (await rowsOf<{ day: number }>(on, DAYS, [codeSeq])).map(({ day }) => day);
    lines.push(...(await valuesOf(on, codeSeq, days, since)), ...(await quartersOf(on, codeSeq, days)));
  }
  return lines;
}

async function valuesOf(
  on: Session,
  codeSeq: number,
  days: readonly number[],
  since: number,
): Promise<string[]> {
  const names = new Map((await rowsOf<ValueName>(on, NAMES, [codeSeq])).map((name) => [name.id, name]));
  const recounted: Map<number, Recounted[]>[] = [];
  for (const statement of RECOUNTS)
    recounted.push(Map.groupBy(await rowsOf<Recounted>(on, statement, [codeSeq, since]), dayOf));
  const recent = days.filter((day) => day * DAY >= since);
  const lines: string[] = [];
  for (const day of new Set([...recent, ...recounted.flatMap((byDay) => [...byDay.keys()])])) {
    const kept = await keptDay(on, codeSeq, day);
    recounted.forEach((byDay, dimension) => {
      lines.push(...compareDay({ codeSeq, day, dimension }, kept, byDay.get(day) ?? [], names));
    });
  }
  return lines;
}

async function keptDay(on: Session, codeSeq: number, day: number): Promise<KeptDay> {
  const [quarter, hour, whole] = await keptOfDay(on, codeSeq, day, VALUE_GRAINS);
  return {
    packed: { quarter: quarter?.packed ?? [], hour: hour?.packed ?? [], day: whole?.packed ?? [] },
    unpacked: whole?.unpacked ?? [],
  };
}

/** Quarter hours as the packed have them, and as they are counted without values. */
async function quartersOf(on: Session, codeSeq: number, days: readonly number[]): Promise<string[]> {
  const lines: string[] = [];
  for (const day of days) {
    const packed = await keptQuarters(on, codeSeq, day * DAY, (day + 1) * DAY);
    const plain = await rowsOf<Quarter>(on, QUARTERS, [codeSeq, day]);
    if (!sameQuarters(packed, plain)) lines.push(`code ${codeSeq}: its packed quarter hours, day ${day}`);
  }
  return lines;
}
