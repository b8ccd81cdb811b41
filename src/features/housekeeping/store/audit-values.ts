import { DIMENSIONS, SPARSE } from "../../analytics/records.ts";
import { DAY } from "../../../kit/shared/clock.ts";
import { GRAIN, QUARTERS_OF_DAY, SLOT, VALUE_GRAINS } from "../../../../db/common/grain.ts";
import type { ValueName } from "../../../../db/common/kept-values.ts";
import { SERIES_DIMENSIONS } from "../../../../db/common/series.ts";
import { compareDay, dayOf, type StoredDay, sameQuarters } from "../../../../db/common/value-audit.ts";
import { keptOfDays, keptQuarters, quarterRows } from "../../analytics/store/kept-values.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { counted, NOTHING, raw, sql } from "../../../../db/sql.ts";
import { all, values, type Work } from "../../../../db/work.ts";

const NAME = shape({ id: whole, dimension: whole, value: text });

const QUARTER = shape({
  at: from(`slot * ${SLOT.quarter}`, whole),
  scans: from("sum(scans)", whole),
  uniqueVisitors: from("sum(unique_visitors)", whole),
  bots: from("sum(bots)", whole),
  botVisitors: from("sum(bot_visitors)", whole),
});

const RECOUNTS = DIMENSIONS.map((column) => ({
  recount: shape({
    slot: from(`at / ${SLOT.quarter}`, whole),
    value: from(`coalesce(${column}, '')`, text),
    scans: from("count(*)", whole),
    uniqueVisitors: from("count(*) filter (where first)", whole),
    bots: from("count(*) filter (where bot is not null)", whole),
    botVisitors: from("count(*) filter (where first and bot is not null)", whole),
  }),
  isCounted: column === SPARSE ? raw(`and ${column} is not null`) : NOTHING,
}));

/** Days whose rows are read in one statement. */
const DAYS_AT_ONCE = 30;

/**
 * Recounts breakdowns, code by code and day by day, and compares them with what is stored, packed or not.
 * @param since - a UTC midnight, in Unix milliseconds.
 * @returns a line for each that differs.
 */
export function* auditValues(since: number): Work<string[]> {
  const lines: string[] = [];
  const codes = yield* values(whole)`select seq from codes
    where exists (select 1 from ${counted("totals")} where code_seq = seq)
      or exists (select 1 from ${counted("dimension_totals")} where code_seq = seq)
      or exists (select 1 from packed_totals where code_seq = seq) order by seq`;
  for (const seq of codes) {
    const days = yield* daysOf(seq);
    const names = yield* namesOf(seq);
    for (let dimension = 0; dimension < DIMENSIONS.length; dimension++)
      lines.push(...(yield* auditDimension(seq, dimension, days, names, since)));
    lines.push(...(yield* auditQuarters(seq, days)));
  }
  for (const number of yield* values(whole)`select -seq as number from series order by seq`)
    lines.push(...(yield* auditValuesOfSeries(number)));
  return lines;
}

/**
 * Compares the breakdowns of a series by hour and day with those by quarter hour, and these with the counts without values:
 * `audit-series.ts` compares those with the codes' counts.
 */
function* auditValuesOfSeries(number: number): Work<string[]> {
  const days = yield* daysOf(number);
  const names = yield* namesOf(number);
  const lines = yield* auditQuarters(number, days);
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    const some = days.slice(from, from + DAYS_AT_ONCE);
    const [first = 0, last = 0] = [some.at(0), some.at(-1)];
    const quarters = Map.groupBy(yield* quarterRows(number, first * DAY, (last + 1) * DAY), dayOf);
    for (const [day, kept] of yield* keptDays(number, some))
      for (let dimension = 0; dimension < SERIES_DIMENSIONS; dimension++) {
        const rows = (quarters.get(day) ?? []).filter((row) => row.dimension === dimension);
        lines.push(...compareDay({ codeSeq: number, day, dimension }, kept, rows, names));
      }
  }
  return lines;
}

/** The values of a code or series by their numbers. */
function* namesOf(codeSeq: number): Work<Map<number, ValueName>> {
  const names = yield* all(NAME)`select ${NAME} from dimension_values where code_seq = ${codeSeq}`;
  return new Map(names.map((name) => [name.id, name]));
}

/** The days of which anything is stored. */
function daysOf(codeSeq: number): Work<number[]> {
  const ofCode = sql`code_seq = ${codeSeq}`;
  return values(whole)`
    select slot as day from packed_totals where ${ofCode} and grain in (${GRAIN.day}, ${GRAIN.quartersOfDay})
    union select slot / ${DAY / SLOT.hour} from packed_totals where ${ofCode} and grain = ${GRAIN.hour}
    union select slot / ${QUARTERS_OF_DAY} from packed_totals where ${ofCode} and grain = ${GRAIN.quarter}
    union select slot / ${QUARTERS_OF_DAY} from ${counted("dimension_totals")} where ${ofCode}
    union select slot from ${counted("totals")} where ${ofCode} and grain = ${GRAIN.day} and scans > 0 order by 1`;
}

function* auditDimension(
  codeSeq: number,
  dimension: number,
  stored: readonly number[],
  names: ReadonlyMap<number, ValueName>,
  since: number,
): Work<string[]> {
  const scanned = RECOUNTS[dimension];
  if (!scanned) return [];
  const { recount, isCounted } = scanned;
  const recounted = Map.groupBy(
    yield* all(recount)`select ${recount} from scans
      where code_seq = ${codeSeq} and at >= ${since} ${isCounted} group by 1, 2`,
    dayOf,
  );
  const days = [...new Set([...stored.filter((day) => day * DAY >= since), ...recounted.keys()])];
  const lines: string[] = [];
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE)
    for (const [day, kept] of yield* keptDays(codeSeq, days.slice(from, from + DAYS_AT_ONCE)))
      lines.push(...compareDay({ codeSeq, day, dimension }, kept, recounted.get(day) ?? [], names));
  return lines;
}

function* keptDays(codeSeq: number, days: readonly number[]): Work<Map<number, StoredDay>> {
  const rows = yield* keptOfDays(codeSeq, days, VALUE_GRAINS);
  return new Map(
    days.map((day) => {
      const own = new Map(rows.filter((row) => row.day === day).map(({ grain, found }) => [grain, found]));
      const packed = (grain: (typeof VALUE_GRAINS)[number]) => own.get(grain)?.packed ?? [];
      return [
        day,
        {
          packed: { quarter: packed("quarter"), hour: packed("hour"), day: packed("day") },
          unpacked: own.get("day")?.unpacked ?? [],
        },
      ];
    }),
  );
}

/** Compares the packed quarter hours with those that are counted without values. */
function* auditQuarters(codeSeq: number, days: readonly number[]): Work<string[]> {
  const lines: string[] = [];
  for (const day of days) {
    const packed = yield* keptQuarters(codeSeq, day * DAY, (day + 1) * DAY);
    const plain = yield* all(QUARTER)`select ${QUARTER} from ${counted("totals")}
      where code_seq = ${codeSeq} and grain = ${GRAIN.quarter} and scans <> 0
        and slot >= ${day * QUARTERS_OF_DAY} and slot < ${(day + 1) * QUARTERS_OF_DAY}
      group by slot order by slot`;
    if (!sameQuarters(packed, plain)) lines.push(`code ${codeSeq}: its packed quarter hours, day ${day}`);
  }
  return lines;
}
