import { DAY } from "../../../kit/shared/clock.ts";
import { GRAIN, GRAIN_LENGTH } from "../../../../db/common/grain.ts";
import { COUNT_COLUMNS } from "../../../../db/common/tally.ts";
import { allBytes } from "../../tenants/store/budgeted.ts";
import type { Table } from "../../../../db/column.ts";
import { differences, STAYS, sums } from "./audit-queries.ts";
import { auditSeries } from "./audit-series.ts";
import { auditTags } from "./audit-tags.ts";
import { auditValues } from "./audit-values.ts";
import { findOrphans } from "./orphans.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { counted, countedCode, isVisibleIn, raw, sql } from "../../../../db/sql.ts";
import { titleKey } from "../../codes/store/title-key.ts";
import { all, type Work } from "../../../../db/work.ts";

const CODE = shape({ codeSeq: whole });
const PLACE = shape({ codeSeq: whole, slot: whole });
const CAMPAIGN_DAY = shape({ group: from("group_tag", text), day: whole });
const TENANT = shape({ tenantId: text });
const CAMPAIGN = shape({ group: from("group_tag", text) });
const DELIVERY = shape({ id: text });
const RANKED_TITLE = shape({
  codeSeq: from("p.code_seq", whole),
  title: nullable(text),
  key: from("title_key", text),
});

type RankedTitle = ReturnType<typeof RANKED_TITLE.read>;

/** Titles that one statement reads. */
const TITLES_AT_ONCE = 1_000;

/** The same from single scans, in the same order. */
const RECOUNT = `count(*) as scans, count(*) filter (where first) as uniques, count(*) filter (where second) as repeats,
  count(*) filter (where bot is not null) as bots, count(*) filter (where first and bot is not null) as bot_uniques,
  count(*) filter (where second and bot is not null) as bot_repeats`;

/**
 * Counts everything again from single scans, and compares it with the totals row by row in both directions.
 * @param snapshot - runs queries on one snapshot, however long they take.
 */
export function createAuditor(snapshot: <T>(work: () => Work<T>) => Promise<T>, tables: readonly Table[]) {
  return {
    /**
     * @param from - time since which single scans are stored. Older ones can't be counted again.
     * @returns one line for each total that differs from the recount.
     */
    discrepancies: (from: number) =>
      // Of a day that retention has begun to erase the totals are all there is.
      snapshot(() => audit(tables, Math.ceil(from / DAY) * DAY)),
    /**
     * Looks for rows whose code, workspace or picture is gone. @returns one line for each table that has such
     * rows.
     */
    orphans: () => snapshot(() => findOrphans(tables)),
  };
}

function* audit(tables: readonly Table[], since: number): Work<string[]> {
  const lines: string[] = [];
  for (const [grain, length, name] of GRAIN_LENGTH)
    lines.push(...(yield* auditTotals(name, grain, length, since)));
  for (const [grain, length] of GRAIN_LENGTH) lines.push(...(yield* auditLeads(grain, length)));
  lines.push(...(yield* auditValues(since)));
  lines.push(
    ...(yield* auditTenants()),
    ...(yield* auditBytes(tables)),
    ...(yield* auditCodes()),
    ...(yield* auditLeadPlaces()),
    ...(yield* auditDevices()),
    ...(yield* auditDeliveries()),
  );
  lines.push(
    ...(yield* auditCampaigns(since)),
    ...(yield* auditCampaignTotals()),
    ...(yield* auditRanks()),
    ...(yield* auditTags()),
    ...(yield* auditSeries()),
    ...(yield* auditClicks()),
    ...(yield* auditHistories()),
  );
  return lines;
}

function* auditTotals(name: string, grain: number, length: number, since: number): Work<string[]> {
  const rows = yield* differences(
    PLACE,
    sql`select code_seq, slot, ${sums(COUNT_COLUMNS, "totals.")} from ${counted("totals")} join codes on seq = code_seq
      where grain = ${raw(String(grain))} and slot * ${raw(String(length))} >= ${since}
      group by 1, 2 having sum(totals.scans) > 0`,
    sql`select code_seq, at / ${raw(String(length))} as slot, ${raw(RECOUNT)} from scans join codes on seq = code_seq
      where at >= ${since} group by 1, 2`,
  );
  return rows.map(({ codeSeq, slot }) => `code ${codeSeq}: ${name}, slot ${slot}`);
}

/** Compares a code's counters with the sums of its days, which reach back further than single scans. */
function* auditCodes(): Work<string[]> {
  const columns = [...COUNT_COLUMNS, "leads"];
  const rows = yield* differences(
    CODE,
    sql`select code_seq, ${sums(columns)} from ${counted("code_totals")}
      where code_seq in (select seq from codes) group by 1`,
    sql`select c.code_seq, ${sums(columns, "totals.")}
      from code_totals c left join ${counted("totals")} on totals.code_seq = c.code_seq and totals.grain = ${raw(String(GRAIN.day))}
      group by 1`,
  );
  return rows.map(({ codeSeq }) => `code ${codeSeq}: its counters`);
}

/** Compares the sums of each tenant with a recount over its codes. */
function* auditTenants(): Work<string[]> {
  const columns = ["codes", "active", "scans", "unique_visitors", "leads"];
  const plain = yield* differences(
    TENANT,
    sql`select tenant_id, ${sums(["plain_codes"])} from tenant_totals where ${raw(STAYS)} group by 1
      having sum(plain_codes) <> 0`,
    sql`select tenant_id, count(*) from plain_codes where ${raw(STAYS)} and ${isVisibleIn("plain_codes")} group by 1`,
  );
  const rows = yield* differences(
    TENANT,
    sql`select tenant_id, ${sums(columns)} from ${counted("tenant_totals")} where ${raw(STAYS)} group by 1
      having ${raw(columns.map((column) => `sum(${column}) <> 0`).join(" or "))}`,
    sql`select tenant_id, count(*), count(*) filter (where active), ${sums(columns.slice(2))}
      from codes join ${countedCode} on code_seq = seq
      where ${isVisibleIn("codes")} and ${raw(STAYS)} group by 1`,
  );
  return [...rows, ...plain].map(({ tenantId }) => `tenant ${tenantId}: its totals`);
}

/** Compares the bytes of each tenant with those of its rows. */
function* auditBytes(tables: readonly Table[]): Work<string[]> {
  const rows = yield* differences(
    TENANT,
    sql`select tenant_id, ${sums(["bytes"])} from tenant_totals where ${raw(STAYS)} group by 1 having sum(bytes) <> 0`,
    sql`select tenant_id, ${sums(["bytes"])} from (${allBytes(tables)}) as counted where ${raw(STAYS)} group by 1`,
  );
  return rows.map(({ tenantId }) => `tenant ${tenantId}: its bytes`);
}

/** Compares each grain with the days, because erased leads stay counted. */
function* auditLeads(grain: number, length: number): Work<string[]> {
  const rows = yield* differences(
    PLACE,
    sql`select code_seq, slot / ${raw(String(DAY / length))} as slot, cast(sum(leads) as bigint) as leads from totals
      where grain = ${raw(String(grain))} group by 1, 2 having sum(leads) > 0`,
    sql`select code_seq, slot, leads from totals where grain = ${raw(String(GRAIN.day))} and leads > 0`,
  );
  return rows.map(({ codeSeq, slot }) => `code ${codeSeq}: leads of grain ${grain}, day ${slot}`);
}

/** Compares the workspace and campaign of each lead with those of its code. Leads that wait to be moved are left out. */
function* auditLeadPlaces(): Work<string[]> {
  const rows = yield* all(
    CODE,
  )`select distinct code_seq as "codeSeq" from leads join codes on codes.seq = code_seq
    where code_seq not in (select code_seq from lead_moves)
      and (leads.tenant_id is distinct from codes.tenant_id or leads.group_tag is distinct from codes.group_tag)
    order by 1`;
  return rows.map(({ codeSeq }) => `code ${codeSeq}: the campaign of its leads`);
}

function* auditDevices(): Work<string[]> {
  const rows = yield* differences(
    CODE,
    sql`select code_seq, ${sums(["devices", "repeat_devices", "device_scans"])} from ${counted("code_totals")}
      group by 1 having sum(devices) <> 0 or sum(device_scans) <> 0`,
    sql`select code_seq, count(*), count(*) filter (where scans > 1), cast(sum(scans) as bigint)
      from code_devices join codes on seq = code_seq group by code_seq`,
  );
  return rows.map(({ codeSeq }) => `code ${codeSeq}: its devices`);
}

/** A delivery has a time exactly when it is to be retried. */
function* auditDeliveries(): Work<string[]> {
  const rows = yield* all(DELIVERY)`select id from webhook_deliveries
    where (state = 1) <> (next_attempt_at is not null)`;
  return rows.map(({ id }) => `delivery ${id}`);
}

/** Days that wait for a recount are left out. */
function* auditCampaigns(since: number): Work<string[]> {
  const isWaiting = (tenant: string, group: string, day: string) =>
    raw(`exists (select 1 from campaign_recounts r
      where r.tenant_id = ${tenant} and r.group_tag = ${group} and r.day = ${day})`);
  const rows = yield* differences(
    CAMPAIGN_DAY,
    sql`select tenant_id, group_tag, day, ${sums(["unique_visitors"])} from ${counted("campaign_days")}
      where ${raw(STAYS)} and day * ${raw(String(DAY))} >= ${since} and not ${isWaiting("campaign_days.tenant_id", "campaign_days.group_tag", "campaign_days.day")}
      group by 1, 2, 3 having sum(unique_visitors) <> 0`,
    sql`select tenant_id, group_tag, day, count(*) from (
      select distinct c.tenant_id, coalesce(c.group_tag, '') as group_tag, s.at / ${raw(String(DAY))} as day,
        coalesce(s.device_key, s.visitor) as scanner, s.device_key is null as is_visitor, s.bot is null as is_human
      from scans s join codes c on c.seq = s.code_seq where ${raw(STAYS)} and s.first and s.at >= ${since}
        and not ${isWaiting("c.tenant_id", "coalesce(c.group_tag, '')", `s.at / ${DAY}`)}) as met
      group by 1, 2, 3`,
  );
  return rows.map(({ group, day }) => `campaign ${JSON.stringify(group)}: day ${day}`);
}

/** Leaves out codes that wait to be added up. Codes that a bulk file is staging wait as well. */
function* auditCampaignTotals(): Work<string[]> {
  const isUpToDate = raw("not exists (select 1 from campaign_changes w where w.code_seq = p.code_seq)");
  const parts = yield* differences(
    CODE,
    sql`select code_seq, tenant_id, group_tag, scans, leads, active from campaign_codes p where ${isUpToDate}`,
    sql`select p.code_seq, tenant_id, coalesce(group_tag, ''), scans, leads, case when active then 1 else 0 end
      from code_totals p join codes on seq = p.code_seq where ${isUpToDate}`,
  );
  const totals = yield* differences(
    CAMPAIGN,
    sql`select tenant_id, group_tag, codes, scans, leads, active from campaign_totals`,
    sql`select tenant_id, group_tag, count(*), ${sums(["scans", "leads", "active"])}
      from campaign_codes group by 1, 2`,
  );
  return [
    ...parts.map(({ codeSeq }) => `code ${codeSeq}: its counts in its campaign`),
    ...totals.map(({ group }) => `campaign ${JSON.stringify(group)}: its totals`),
  ];
}

/** Leaves out codes that wait for the chore that ranks them. */
function* auditRanks(): Work<string[]> {
  const isUpToDate = raw("not exists (select 1 from campaign_changes w where w.code_seq = p.code_seq)");
  const rows = yield* differences(
    CODE,
    sql`select code_seq, tenant_id, group_tag, active, id, scans from code_ranks p where ${isUpToDate}`,
    sql`select p.code_seq, tenant_id, coalesce(group_tag, ''), active, id, scans
      from code_totals p join codes on seq = p.code_seq where ${isUpToDate}`,
  );
  const wrong = new Set(rows.map(({ codeSeq }) => codeSeq));
  for (let after: number | undefined = 0; after !== undefined;) {
    const titled: RankedTitle[] = yield* all(RANKED_TITLE)`select ${RANKED_TITLE}
      from code_ranks p join codes on seq = p.code_seq
      where p.code_seq > ${after} and ${isUpToDate} order by p.code_seq limit ${TITLES_AT_ONCE}`;
    for (const { codeSeq, title, key } of titled) if (key !== titleKey(title)) wrong.add(codeSeq);
    after = titled.at(-1)?.codeSeq;
  }
  return [...wrong].map((codeSeq) => `code ${codeSeq}: its place in lists`);
}

function* auditClicks(): Work<string[]> {
  const rows = yield* differences(
    CODE,
    sql`select code_seq, cta_clicks from code_totals where cta_clicks > 0`,
    sql`select code_seq, cast(sum(count) as bigint) from funnel_days join codes on seq = code_seq
      where funnel_days.type = 'cta_click' group by 1`,
  );
  return rows.map(({ codeSeq }) => `code ${codeSeq}: its clicks`);
}

/** Looks for former values without their revision: one change stores both. */
function* auditHistories(): Work<string[]> {
  const rows = yield* all(
    CODE,
  )`select distinct v.code_seq as "codeSeq" from code_values v join codes on seq = v.code_seq
    where not exists (select 1 from code_revisions r where r.code_seq = v.code_seq and r.revision = v.revision)
    order by 1`;
  return rows.map(({ codeSeq }) => `code ${codeSeq}: its history`);
}
