import { DIMENSIONS } from "../../src/analytics/model.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import { createKeptValues } from "./kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { addCounts, addPacked, type CountsById, countsOf, type ValueCounts } from "../common/packing.ts";
import { OTHER } from "./tally.ts";

const GRAINS = ["quarter", "hour", "day"] as const;
type Grain = (typeof GRAINS)[number];

/** What single scans of a quarter hour say of a value. */
interface Recounted extends ValueCounts {
  readonly slot: number;
  readonly value: string;
}

/** Counts by slot and value: `SLOT VALUE`. */
type Counted = Map<string, ValueCounts>;

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
  const namesOf = $client.prepare<{ id: number; dimension: number; value: string }, [number]>(
    "select id, dimension, value from dimension_values where code_seq = ?",
  );
  const keptDays = $client.prepare<{ day: number }, [{ codeSeq: number }]>(`
    select slot as day from packed_totals where code_seq = :codeSeq and grain in (${GRAIN.day}, ${GRAIN.quartersOfDay})
    union select slot / ${DAY / SLOT.hour} from packed_totals where code_seq = :codeSeq and grain = ${GRAIN.hour}
    union select slot / ${DAY / SLOT.quarter} from packed_totals where code_seq = :codeSeq and grain = ${GRAIN.quarter}
    union select slot / ${DAY / SLOT.quarter} from dimension_totals where code_seq = :codeSeq
    union select slot from totals where code_seq = :codeSeq and grain = ${GRAIN.day} and scans > 0 order by 1`);
  const quartersOf = $client.prepare<{ at: number } & ValueCounts, [{ codeSeq: number; day: number }]>(`
    select slot * ${SLOT.quarter} as at, scans, unique_visitors as uniqueVisitors, bots, bot_visitors as botVisitors
    from totals where code_seq = :codeSeq and grain = ${GRAIN.quarter} and scans > 0
    and slot >= :day * ${DAY / SLOT.quarter} and slot < (:day + 1) * ${DAY / SLOT.quarter} order by slot`);
  const recounts = DIMENSIONS.map((column) =>
    $client.prepare<Recounted, [{ codeSeq: number; since: number }]>(`
      select at / ${SLOT.quarter} as slot, coalesce(${column}, '') as value, count(*) as scans,
        sum(first) as uniqueVisitors, sum(bot is not null) as bots, sum(first and bot is not null) as botVisitors
      from scans where code_seq = :codeSeq and at >= :since group by 1, 2 order by 1`),
  );

  type Names = ReadonlyMap<number, { dimension: number; value: string }>;

  /** What is kept of a day in a dimension. A number that stands for nothing stands for itself. */
  function keptOf(codeSeq: number, day: number, dimension: number, grain: Grain, names: Names): Counted {
    const [from, to] = [day * DAY, (day + 1) * DAY];
    const found: Counted = new Map();
    for (const { slot, counts } of kept.packed(codeSeq, { grain, from, to })) {
      const byId: CountsById = new Map();
      addPacked(byId, counts);
      for (const [id, sums] of byId) {
        const name = names.get(id) ?? { dimension, value: `number ${id}` };
        if (name.dimension === dimension) addCounts(countsOf(found, `${slot} ${name.value}`), sums);
      }
    }
    for (const row of kept.unpacked(codeSeq, from, to)) {
      const slot = Math.floor((row.slot * SLOT.quarter) / SLOT[grain]);
      if (row.dimension === dimension) addCounts(countsOf(found, `${slot} ${row.value}`), row);
    }
    return found;
  }

  /** The day's single scans by slot of a grain. What the day has no room for is counted under `other`. */
  function counts(rows: readonly Recounted[], grain: Grain, has: (value: string) => boolean): Counted {
    const found: Counted = new Map();
    for (const row of rows) {
      const slot = Math.floor((row.slot * SLOT.quarter) / SLOT[grain]);
      addCounts(countsOf(found, `${slot} ${has(row.value) ? row.value : OTHER}`), row);
    }
    return found;
  }

  function ofDimension(codeSeq: number, days: readonly number[], dimension: number, since: number): string[] {
    const names: Names = new Map(namesOf.all(codeSeq).map((name) => [name.id, name]));
    const lines: string[] = [];
    const compare = (day: number, rows: readonly Recounted[]) => {
      const ofDay = keptOf(codeSeq, day, dimension, "day", names);
      for (const grain of GRAINS) {
        const there = grain === "day" ? ofDay : keptOf(codeSeq, day, dimension, grain, names);
        const wanted = counts(rows, grain, (value) => ofDay.has(`${day} ${value}`));
        if (!same(there, wanted))
          lines.push(`code ${codeSeq}: ${DIMENSIONS[dimension]} by ${grain}, day ${day}`);
      }
    };
    const unseen = new Set(days);
    let rows: Recounted[] = [];
    const dayOf = (row: Recounted | undefined) => (row ? Math.floor((row.slot * SLOT.quarter) / DAY) : null);
    const finish = () => {
      const day = dayOf(rows[0]);
      if (day === null) return;
      compare(day, rows);
      unseen.delete(day);
      rows = [];
    };
    for (const row of recounts[dimension]?.iterate({ codeSeq, since }) ?? []) {
      if (dayOf(rows[0]) !== dayOf(row)) finish();
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
        return !same(byTime(packed), byTime(plain));
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

function byTime(quarters: readonly ({ readonly at: number } & ValueCounts)[]): Counted {
  return new Map(quarters.map((quarter) => [String(quarter.at), quarter]));
}

function same(one: Counted, other: Counted): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, a]) => {
    const b = other.get(key);
    return (
      b?.scans === a.scans &&
      b.uniqueVisitors === a.uniqueVisitors &&
      b.bots === a.bots &&
      b.botVisitors === a.botVisitors
    );
  });
}
