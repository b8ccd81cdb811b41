import type { Auditor } from "../../src/analytics/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN, GRAIN_LENGTH } from "../common/grain.ts";
import { SCAN_SUMS, SUMS } from "../common/sums.ts";
import { auditValues } from "./audit-values.ts";
import { translated } from "./faults.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

type Session = Pick<Connection, "$client">;

/** The sums of a total, from single scans, in the order of `SCAN_SUMS`. */
const RECOUNT = `count(*) as scans, count(*) filter (where first) as uniques, count(*) filter (where second) as repeats,
  count(*) filter (where bot is not null) as bots, count(*) filter (where first and bot is not null) as bot_uniques,
  count(*) filter (where second and bot is not null) as bot_repeats`;
const KEPT = SCAN_SUMS.map(([, column]) => column).join();

interface Place {
  readonly code_seq: number;
  readonly slot: number;
}

/** Rows that only one of two queries gives, some columns of them: what is kept and should not be, and the other way round. */
function differences<T>(on: Session, columns: string, kept: string, recounted: string): Promise<T[]> {
  return rowsOf<T>(
    on,
    `with kept as (${kept}), recounted as (${recounted})
      select distinct ${columns} from (
        (select * from kept except select * from recounted)
        union (select * from recounted except select * from kept)) as wrong order by 1`,
  );
}

const PLACE = "code_seq::float8 as code_seq, slot::float8 as slot";

async function totalsOf(on: Session, name: string, grain: number, length: number, since: number) {
  const rows = await differences<Place>(
    on,
    PLACE,
    `select code_seq, slot, ${KEPT} from totals join codes on seq = code_seq
      where grain = ${grain} and totals.scans > 0 and slot * ${length} >= ${since}`,
    `select code_seq, at / ${length} as slot, ${RECOUNT} from scans join codes on seq = code_seq
      where at >= ${since} group by 1, 2`,
  );
  return rows.map(({ code_seq, slot }) => `code ${code_seq}: ${name}, slot ${slot}`);
}

/** A code's counters are the sums of its days, which reach back further than single scans. */
async function codesOf(on: Session) {
  const rows = await differences<{ code_seq: number }>(
    on,
    "code_seq::float8 as code_seq",
    `select code_seq, ${KEPT}, leads from code_totals`,
    `select c.code_seq, ${SUMS.map(([, column]) => `coalesce(sum(t.${column}), 0)::bigint`).join()}
      from code_totals c left join totals t on t.code_seq = c.code_seq and t.grain = ${GRAIN.day} group by 1`,
  );
  return rows.map(({ code_seq }) => `code ${code_seq}: its counters`);
}

/** Leads that were erased stay counted, so the grains are held against each other. */
async function leadsOf(on: Session, grain: number, length: number) {
  const rows = await differences<Place>(
    on,
    PLACE,
    `select code_seq, slot / ${DAY / length} as slot, sum(leads)::bigint as leads from totals where grain = ${grain}
      group by 1, 2 having sum(leads) > 0`,
    `select code_seq, slot, leads from totals where grain = ${GRAIN.day} and leads > 0`,
  );
  return rows.map(({ code_seq, slot }) => `code ${code_seq}: leads of grain ${grain}, day ${slot}`);
}

async function devicesOf(on: Session) {
  const rows = await differences<{ code_seq: number }>(
    on,
    "code_seq::float8 as code_seq",
    "select code_seq, devices, repeat_devices, device_scans from code_totals where devices > 0 or device_scans > 0",
    `select code_seq, count(*), count(*) filter (where scans > 1), sum(scans)::bigint
      from code_devices join codes on seq = code_seq group by code_seq`,
  );
  return rows.map(({ code_seq }) => `code ${code_seq}: its devices`);
}

/** A delivery goes with its code, and waits for a time exactly when it is to be tried again. */
async function deliveriesOf(on: Session) {
  const rows = await rowsOf<{ id: string }>(
    on,
    `select id from webhook_deliveries d where (state = 1) <> (next_attempt_at is not null)
      or (not exists (select from codes where seq = d.code_seq)
        and not exists (select from erasures e where e.code_seq = d.code_seq))`,
  );
  return rows.map(({ id }) => `delivery ${id}`);
}

/** Days that wait to be counted again are left out. */
async function campaignsOf(on: Session, since: number) {
  const waits = (tenant: string, group: string, day: string) => `exists (
    select from campaign_recounts r where r.tenant_id = ${tenant} and r.group_tag = ${group} and r.day = ${day})`;
  const rows = await differences<{ group_tag: string; day: number }>(
    on,
    `group_tag, day::float8 as day`,
    `select tenant_id, group_tag, day, unique_visitors from campaign_days k
      where day * ${DAY} >= ${since} and not ${waits("k.tenant_id", "k.group_tag", "k.day")}`,
    `select c.tenant_id, coalesce(c.group_tag, '') as group_tag, s.at / ${DAY} as day,
      count(distinct (coalesce(s.device_key, s.visitor), s.device_key is null, s.bot is null))
      from scans s join codes c on c.seq = s.code_seq where s.first and s.at >= ${since}
        and not ${waits("c.tenant_id", "coalesce(c.group_tag, '')", `s.at / ${DAY}`)}
      group by 1, 2, 3`,
  );
  return rows.map(({ group_tag, day }) => `campaign ${JSON.stringify(group_tag)}: day ${day}`);
}

/** Counts everything again from single scans, as it all was at one moment, and compares row by row in both directions. */
export function createAuditor(db: PostgresDatabase): Auditor {
  async function audit(on: Session, since: number): Promise<string[]> {
    const lines: string[] = [];
    for (const [grain, length, name] of GRAIN_LENGTH)
      lines.push(...(await totalsOf(on, name, grain, length, since)));
    for (const [grain, length] of GRAIN_LENGTH) lines.push(...(await leadsOf(on, grain, length)));
    lines.push(...(await auditValues(on, since)));
    lines.push(...(await codesOf(on)), ...(await devicesOf(on)), ...(await deliveriesOf(on)));
    lines.push(...(await campaignsOf(on, since)));
    return lines;
  }

  return {
    async discrepancies(from) {
      // Of a day that retention has begun to erase the totals are all there is.
      const since = Math.ceil(from / DAY) * DAY;
      const client = db.apart();
      try {
        return await client.begin("isolation level repeatable read read only", async ($client) => {
          // To count everything again takes as long as it takes.
          await rowsOf({ $client }, "set local statement_timeout = 0");
          return audit({ $client }, since);
        });
      } catch (error) {
        throw translated(error);
      } finally {
        await client.close({ timeout: 0 });
      }
    },
  };
}
