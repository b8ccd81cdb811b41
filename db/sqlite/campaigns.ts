import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CampaignRecounter } from "../../src/analytics/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import type { SqliteDatabase } from "./open.ts";
import { lowestScanId } from "./scan-batch.ts";
import { campaignDays, campaignRecounts, campaignScanners, codes, GRAIN, scans, totals } from "./schema.ts";

/**
 * Marks every campaign day that a code was scanned on as to be counted again; inside the transaction in which the
 * code comes to the group or leaves it.
 */
export function markForRecount(
  db: SqliteDatabase,
  codeSeq: number,
  tenantId: string,
  group: string | null,
): void {
  db.writer.run(sql`
    insert into ${campaignRecounts} (tenant_id, group_tag, day)
    select ${tenantId}, ${group ?? ""}, slot from ${totals}
    where ${totals.codeSeq} = ${codeSeq} and ${totals.grain} = ${GRAIN.day} and ${totals.scans} > 0
    on conflict do nothing`);
}

/** Counts campaign days again in SQLite, one at a time. */
export function createCampaignRecounter(db: SqliteDatabase): CampaignRecounter {
  const { writer } = db;

  /** What the single scans of a campaign day with ids below `until` say: each scanner of each code once. */
  function firstsOf(tenantId: string, group: string, day: number, until: number) {
    const firsts = sql`
      select case when ${scans.deviceKey} is not null
        then cast(iif(${scans.bot} is null, x'02', x'03') || ${scans.deviceKey} as blob)
        else cast(iif(${scans.bot} is null, x'00', x'01') || ${scans.visitor} as blob) end as scanner
      from ${codes} join ${scans} on ${scans.codeSeq} = ${codes.seq}
      where ${codes.tenantId} = ${tenantId} and coalesce(${codes.group}, '') = ${group} and ${scans.first} = 1
        and ${scans.id} >= ${lowestScanId(day * DAY)} and ${scans.id} < ${until}
        and ${scans.at} >= ${day * DAY} and ${scans.at} < ${(day + 1) * DAY}`;
    const [counted] = writer.all<{ unique: number; count: number }>(
      sql`select count(distinct scanner) as "unique", count(*) as count from (${firsts})`,
    );
    return { firsts, unique: counted?.unique ?? 0, count: counted?.count ?? 0 };
  }

  function recount(tenantId: string, group: string, day: number): void {
    const [row] = writer.all<{ unique: number }>(sql`
      select coalesce(sum(${totals.uniqueVisitors}), 0) as "unique"
      from ${codes} join ${totals} on ${totals.codeSeq} = ${codes.seq}
      where ${codes.tenantId} = ${tenantId} and coalesce(${codes.group}, '') = ${group}
        and ${totals.grain} = ${GRAIN.day} and ${totals.slot} = ${day}`);
    const kept = row?.unique ?? 0;
    // Ids run ahead of the time only where a clock was set back: the ids of two days hold the day, as a rule.
    let counted = firstsOf(tenantId, group, day, lowestScanId((day + 2) * DAY));
    if (counted.count < kept) counted = firstsOf(tenantId, group, day, Number.MAX_SAFE_INTEGER);
    // Where single scans have been erased, what each code counted is all there is to go by.
    const unique = counted.count >= kept ? counted.unique : kept;
    const dayOfGroup = and(
      eq(campaignDays.tenantId, tenantId),
      eq(campaignDays.group, group),
      eq(campaignDays.day, day),
    );
    writer.delete(campaignDays).where(dayOfGroup).run();
    if (unique > 0)
      writer.insert(campaignDays).values({ tenantId, group, day, uniqueVisitors: unique }).run();
    renewScanners(tenantId, group, day, counted.firsts);
  }

  /** A day that still goes on needs to know whom it has counted. */
  function renewScanners(tenantId: string, group: string, day: number, firsts: SQL): void {
    writer
      .delete(campaignScanners)
      .where(
        and(
          eq(campaignScanners.day, day),
          eq(campaignScanners.tenantId, tenantId),
          eq(campaignScanners.group, group),
        ),
      )
      .run();
    // Nobody is counted any more on days before the last two on which the tenant was scanned.
    const [last] = writer.all<{ day: number | null }>(sql`
      select max(day) as day from ${campaignDays} where ${campaignDays.tenantId} = ${tenantId}`);
    if (day < (last?.day ?? day) - 1) return;
    writer.run(sql`
      insert into ${campaignScanners} (day, tenant_id, group_tag, scanner)
      select distinct ${day}, ${tenantId}, ${group}, scanner from (${firsts})`);
  }

  return {
    async step() {
      return db.write(() => {
        const next = writer.select().from(campaignRecounts).limit(1).get();
        if (!next) return false;
        const { tenantId, group, day } = next;
        recount(tenantId, group, day);
        writer
          .delete(campaignRecounts)
          .where(
            and(
              eq(campaignRecounts.tenantId, tenantId),
              eq(campaignRecounts.group, group),
              eq(campaignRecounts.day, day),
            ),
          )
          .run();
        return true;
      });
    },
  };
}
