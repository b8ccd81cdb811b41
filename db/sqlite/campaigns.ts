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

  function recount(tenantId: string, group: string, day: number): void {
    const ofGroup = sql`${codes.tenantId} = ${tenantId} and coalesce(${codes.group}, '') = ${group}`;
    const from = lowestScanId(day * DAY);
    // Scans of the day whose first it was for the code: each scanner of each code once, some of them in several codes.
    const firsts = sql`
      select case when ${scans.deviceKey} is not null
        then cast(iif(${scans.bot} is null, x'02', x'03') || ${scans.deviceKey} as blob)
        else cast(iif(${scans.bot} is null, x'00', x'01') || ${scans.visitor} as blob) end as scanner
      from ${codes} join ${scans} on ${scans.codeSeq} = ${codes.seq}
      where ${ofGroup} and ${scans.id} >= ${from} and ${scans.first} = 1
        and ${scans.at} >= ${day * DAY} and ${scans.at} < ${(day + 1) * DAY}`;
    const [counted] = writer.all<{ unique: number; firsts: number }>(
      sql`select count(distinct scanner) as "unique", count(*) as firsts from (${firsts})`,
    );
    const [kept] = writer.all<{ unique: number }>(sql`
      select coalesce(sum(${totals.uniqueVisitors}), 0) as "unique" from ${codes} join ${totals} on ${totals.codeSeq} = ${codes.seq}
      where ${ofGroup} and ${totals.grain} = ${GRAIN.day} and ${totals.slot} = ${day}`);
    // Where single scans have been erased, what each code counted is all there is to go by.
    const isWhole = (counted?.firsts ?? 0) >= (kept?.unique ?? 0);
    const unique = (isWhole ? counted?.unique : kept?.unique) ?? 0;
    const dayOfGroup = and(
      eq(campaignDays.tenantId, tenantId),
      eq(campaignDays.group, group),
      eq(campaignDays.day, day),
    );
    writer.delete(campaignDays).where(dayOfGroup).run();
    if (unique > 0)
      writer.insert(campaignDays).values({ tenantId, group, day, uniqueVisitors: unique }).run();
    renewScanners(tenantId, group, day, firsts);
  }

  /** A day that still goes on needs to know whom it has counted; of days that are over housekeeping forgets it. */
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
