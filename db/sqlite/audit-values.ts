import { DIMENSIONS } from "../../src/analytics/constants.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN, SLOT, type VALUE_GRAINS } from "../common/grain.ts";
import type { Quarter, ValueName } from "../common/kept-values.ts";
import { compareDay, dayOf, type KeptDay, type Recounted, sameQuarters } from "../common/value-audit.ts";
import { createKeptValues } from "./kept-values.ts";
import type { SqliteDatabase } from "./open.ts";

/**
 * Counts breakdowns again, code by code and day by day, and compares them with what is kept of them, packed or not.
 * @returns the function that does it; it gives a line for each that does not agree. `since` is a UTC midnight, in
 * milliseconds since the epoch.
 */
export function createValueAudit({
  reader: { $client },
  reader,
}: SqliteDatabase): (since: number) => string[] {
  const kept = createKeptValues(reader);
  const counted = $client.prepare<{ codeSeq: number }, []>(`
    select seq as codeSeq from codes where exists (select 1 from totals where code_seq = seq)
    or exists (select 1 from dimension_totals where code_seq = seq)
    or exists (select 1 from packed_totals where code_seq = seq)`);
  const namesOf = $client.prepare<ValueName, [number]>(
    "select id, dimension, value from dimension_values where code_seq = ?",
  );
  const keptDays = $client.prepare<{ day: number }, [{ codeSeq: number }]>(`
    select slot as day from packed_totals where code_seq = :codeSeq and grain in (${GRAIN.day}, ${GRAIN.quartersOfDay})
    union select slot / ${DAY / SLOT.hour} from packed_totals where code_seq = :codeSeq and grain = ${GRAIN.hour}
    union select slot / ${DAY / SLOT.quarter} from packed_totals where code_seq = :codeSeq and grain = ${GRAIN.quarter}
    union select slot / ${DAY / SLOT.quarter} from dimension_totals where code_seq = :codeSeq
    union select slot from totals where code_seq = :codeSeq and grain = ${GRAIN.day} and scans > 0 order by 1`);
  const quartersOf = $client.prepare<Quarter, [{ codeSeq: number; day: number }]>(`
    select slot * ${SLOT.quarter} as at, scans, unique_visitors as uniqueVisitors, bots, bot_visitors as botVisitors
    from totals where code_seq = :codeSeq and grain = ${GRAIN.quarter} and scans > 0
    and slot >= :day * ${DAY / SLOT.quarter} and slot < (:day + 1) * ${DAY / SLOT.quarter} order by slot`);
  const recounts = DIMENSIONS.map((column) =>
    $client.prepare<Recounted, [{ codeSeq: number; since: number }]>(`
      select at / ${SLOT.quarter} as slot, coalesce(${column}, '') as value, count(*) as scans,
        sum(first) as uniqueVisitors, sum(bot is not null) as bots, sum(first and bot is not null) as botVisitors
      from scans where code_seq = :codeSeq and at >= :since group by 1, 2 order by 1`),
  );

  function keptOf(codeSeq: number, day: number): KeptDay {
    const [from, to] = [day * DAY, (day + 1) * DAY];
    const packed = (grain: (typeof VALUE_GRAINS)[number]) => kept.packed(codeSeq, { grain, from, to });
    return {
      packed: { quarter: packed("quarter"), hour: packed("hour"), day: packed("day") },
      unpacked: kept.unpacked(codeSeq, from, to),
    };
  }

  function ofDimension(codeSeq: number, days: readonly number[], dimension: number, since: number): string[] {
    const names = new Map(namesOf.all(codeSeq).map((name) => [name.id, name]));
    const lines: string[] = [];
    const compare = (day: number, rows: readonly Recounted[]) =>
      lines.push(...compareDay({ codeSeq, day, dimension }, keptOf(codeSeq, day), rows, names));
    const unseen = new Set(days);
    let rows: Recounted[] = [];
    const finish = () => {
      const [first] = rows;
      if (!first) return;
      const day = dayOf(first);
      compare(day, rows);
      unseen.delete(day);
      rows = [];
    };
    for (const row of recounts[dimension]?.iterate({ codeSeq, since }) ?? []) {
      if (rows[0] && dayOf(rows[0]) !== dayOf(row)) finish();
      rows.push(row);
    }
    finish();
    for (const day of unseen) compare(day, []);
    return lines;
  }

  /** Quarter hours as the packed have them, and as they are counted without values. */
  function ofQuarters(codeSeq: number, days: readonly number[]): string[] {
    return days
      .filter((day) => {
        const [packed, plain] = [
          kept.quarters(codeSeq, day * DAY, (day + 1) * DAY),
          quartersOf.all({ codeSeq, day }),
        ];
        return !sameQuarters(packed, plain);
      })
      .map((day) => `code ${codeSeq}: its packed quarter hours, day ${day}`);
  }

  return (since) =>
    counted.all().flatMap(({ codeSeq }) => {
      const days = keptDays.all({ codeSeq }).map(({ day }) => day);
      const recent = days.filter((day) => day * DAY >= since);
      return [
        ...DIMENSIONS.flatMap((_, dimension) => ofDimension(codeSeq, recent, dimension, since)),
        ...ofQuarters(codeSeq, days),
      ];
    });
}
