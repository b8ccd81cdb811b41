import { sql } from "drizzle-orm";
import type { Auditor } from "../../src/analytics/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN, GRAIN_LENGTH } from "../common/grain.ts";
import { SCAN_SUMS, SUMS } from "../common/sums.ts";
import { createValueAudit } from "./audit-values.ts";
import type { SqliteDatabase } from "./open.ts";

/** The sums of a total, from single scans, in the order of `SCAN_SUMS`. */
const RECOUNT = `count(*) as scans, sum(first) as uniques, sum(second) as repeats, sum(bot is not null) as bots,
  sum(first and bot is not null) as bot_uniques, sum(second and bot is not null) as bot_repeats`;
const KEPT = SCAN_SUMS.map(([, column]) => column).join();

interface Place {
  readonly code_seq: number;
  readonly slot: number;
}

/** Counts everything again from single scans, and compares row by row in both directions. */
export function createAuditor(db: SqliteDatabase): Auditor {
  const { reader } = db;
  const values = createValueAudit(db);

  /** Rows that only one of two queries gives: what is kept and should not be, and the other way round. */
  function differences<T>(kept: string, recounted: string): T[] {
    return reader.all<T>(
      sql.raw(`with kept as (${kept}), recounted as (${recounted})
        select * from (select * from kept except select * from recounted)
        union select * from (select * from recounted except select * from kept)`),
    );
  }

  function totalsOf(name: string, grain: number, length: number, since: number): string[] {
    const rows = differences<Place>(
      `select code_seq, slot, ${KEPT} from totals join codes on seq = code_seq
        where grain = ${grain} and scans > 0 and slot * ${length} >= ${since}`,
      `select code_seq, at / ${length} as slot, ${RECOUNT} from scans join codes on seq = code_seq
        where at >= ${since} group by 1, 2`,
    );
    return rows.map(({ code_seq, slot }) => `code ${code_seq}: ${name}, slot ${slot}`);
  }

  /** A code's counters are the sums of its days, which reach back further than single scans. */
  function codesOf(): string[] {
    const rows = differences<{ code_seq: number }>(
      `select code_seq, ${KEPT}, leads from code_totals`,
      `select c.code_seq, ${SUMS.map(([, column]) => `coalesce(sum(t.${column}), 0)`).join()}
        from code_totals c left join totals t on t.code_seq = c.code_seq and t.grain = ${GRAIN.day} group by 1`,
    );
    return rows.map(({ code_seq }) => `code ${code_seq}: its counters`);
  }

  /** Leads that were erased stay counted, so the grains are held against each other. */
  function leadsOf(grain: number, length: number): string[] {
    const perDay = DAY / length;
    const rows = differences<Place>(
      `select code_seq, slot / ${perDay} as slot, sum(leads) as leads from totals where grain = ${grain}
        group by 1, 2 having sum(leads) > 0`,
      `select code_seq, slot, leads from totals where grain = ${GRAIN.day} and leads > 0`,
    );
    return rows.map(({ code_seq, slot }) => `code ${code_seq}: leads of grain ${grain}, day ${slot}`);
  }

  function devicesOf(): string[] {
    const rows = differences<{ code_seq: number }>(
      "select code_seq, devices, repeat_devices, device_scans from code_totals where devices > 0 or device_scans > 0",
      `select code_seq, count(*), sum(scans > 1), sum(scans) from code_devices join codes on seq = code_seq
        group by code_seq`,
    );
    return rows.map(({ code_seq }) => `code ${code_seq}: its devices`);
  }

  /** A delivery goes with its code, and waits for a time exactly when it is to be tried again. */
  function deliveriesOf(): string[] {
    const rows = reader.all<{ id: string }>(sql`
      select id from webhook_deliveries where (state = 1) <> (next_attempt_at is not null)
        or (code_seq not in (select seq from codes) and code_seq not in (select code_seq from erasures))`);
    return rows.map(({ id }) => `delivery ${id}`);
  }

  /** Days that wait to be counted again are left out. */
  function campaignsOf(since: number): string[] {
    const rows = differences<{ group_tag: string; day: number }>(
      `select tenant_id, group_tag, day, unique_visitors from campaign_days k where day * ${DAY} >= ${since} and not exists (
        select 1 from campaign_recounts r
        where r.tenant_id = k.tenant_id and r.group_tag = k.group_tag and r.day = k.day)`,
      `select c.tenant_id, coalesce(c.group_tag, '') as group_tag, s.at / ${DAY} as day,
        count(distinct hex(coalesce(s.device_key, s.visitor)) || (s.device_key is null) || (s.bot is null))
        from scans s join codes c on c.seq = s.code_seq where s.first = 1 and s.at >= ${since} and not exists (
          select 1 from campaign_recounts r where r.tenant_id = c.tenant_id
          and r.group_tag = coalesce(c.group_tag, '') and r.day = s.at / ${DAY})
        group by 1, 2, 3`,
    );
    return rows.map(({ group_tag, day }) => `campaign ${JSON.stringify(group_tag)}: day ${day}`);
  }

  return {
    async discrepancies(from) {
      // Of a day that retention has begun to erase the totals are all there is.
      const since = Math.ceil(from / DAY) * DAY;
      return db.read(() => [
        ...GRAIN_LENGTH.flatMap(([grain, length, name]) => totalsOf(name, grain, length, since)),
        ...GRAIN_LENGTH.flatMap(([grain, length]) => leadsOf(grain, length)),
        ...values(since),
        ...codesOf(),
        ...devicesOf(),
        ...deliveriesOf(),
        ...campaignsOf(since),
      ]);
    },
  };
}
