import { and, eq, sql } from "drizzle-orm";
import type { CampaignRecounter } from "../../src/housekeeping/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import {
  advance,
  AT_START,
  type Found,
  NOTHING_FOUND,
  nextPart,
  passCode,
  type Progress,
  recounted,
  ROWS_AT_ONCE,
} from "../common/campaign-recount.ts";
import { GRAIN } from "../common/grain.ts";
import type { SqliteDatabase } from "./open.ts";
import { campaignDays, campaignRecounts, totals } from "./schema.ts";

/** Codes looked at in one step; most have a scan or two of the day, or none. */
const CODES_AT_ONCE = 200;

/**
 * Marks every campaign day that a code was scanned on as to be counted again, from the start where that was under way;
 * inside the transaction in which the code comes to the group or leaves it.
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
    on conflict do update set code_id = null, counted = 0`);
}

type Recount = typeof campaignRecounts.$inferSelect;

/** A code of the tenant, and how many it counted once on the day. */
interface CountedCode {
  readonly id: string;
  readonly seq: number;
  readonly group: string;
  readonly unique: number;
}

/**
 * Counts campaign days again in SQLite, one after the other, each in small steps.
 *
 * First the day's known scanners are forgotten, then they are met again: by the recount, which goes through the single
 * scans of one code after the other, and by scans that come in meanwhile. Each adds a scanner only where the other has
 * not, so that the number is in the end what the recount met plus what the campaign has grown by since it began. Until
 * then the campaign shows the number from before.
 */
export function createCampaignRecounter(db: SqliteDatabase): CampaignRecounter {
  const { writer } = db;
  const { $client } = writer;
  type OfPart = {
    readonly codeSeq: number;
    readonly day: number;
    readonly after: number;
    readonly until: number;
  };
  const IN_PART = "code_seq = :codeSeq and id > :after and id < :until";
  const ON_DAY = `first = 1 and at >= :day * ${DAY} and at < (:day + 1) * ${DAY}`;
  const look = $client.prepare<Found, [OfPart]>(`
    select max(id) as last, count(*) as looked, coalesce(sum(${ON_DAY}), 0) as firsts
    from (select id, first, at from scans where ${IN_PART} order by id limit ${ROWS_AT_ONCE})`);
  const meet = $client.prepare<unknown, [OfPart & { readonly tenantId: string; readonly group: string }]>(`
    insert into campaign_scanners (day, tenant_id, group_tag, scanner)
    select :day, :tenantId, :group, case when device_key is not null
      then cast(iif(bot is null, x'02', x'03') || device_key as blob)
      else cast(iif(bot is null, x'00', x'01') || visitor as blob) end
    from scans where ${IN_PART} and ${ON_DAY}
    on conflict do nothing`);
  const codesAfter = $client.prepare<CountedCode, [{ tenantId: string; after: string; day: number }]>(`
    select id, seq, coalesce(group_tag, '') as "group", coalesce(unique_visitors, 0) as "unique"
    from codes left join totals on code_seq = seq and grain = ${GRAIN.day} and slot = :day
    where tenant_id = :tenantId and id > :after order by id limit ${CODES_AT_ONCE}`);
  const forget = $client.prepare<unknown, [{ tenantId: string; group: string; day: number }]>(`
    delete from campaign_scanners where (day, tenant_id, group_tag, scanner) in (
      select day, tenant_id, group_tag, scanner from campaign_scanners
      where day = :day and tenant_id = :tenantId and group_tag = :group limit ${ROWS_AT_ONCE})`);

  function dayOf(table: typeof campaignDays | typeof campaignRecounts, { tenantId, group, day }: Recount) {
    return and(eq(table.tenantId, tenantId), eq(table.group, group), eq(table.day, day));
  }

  function shown(recount: Recount): number {
    const row = writer.select().from(campaignDays).where(dayOf(campaignDays, recount)).get();
    return row?.uniqueVisitors ?? 0;
  }

  function save(recount: Recount, progress: Progress): void {
    writer.update(campaignRecounts).set(progress).where(dayOf(campaignRecounts, recount)).run();
  }

  function forgetSome(recount: Recount): void {
    const { tenantId, group, day } = recount;
    if (forget.run({ tenantId, group, day }).changes === ROWS_AT_ONCE) return;
    if (recount.counted) writer.delete(campaignRecounts).where(dayOf(campaignRecounts, recount)).run();
    else save(recount, { ...AT_START, base: shown(recount) });
  }

  /** Looks at some scans of a code. @returns how many, and whether those were all. */
  function countSome({ seq, unique }: CountedCode, recount: Recount, progress: Progress) {
    const { tenantId, group, day } = recount;
    const part = nextPart(progress, day);
    const of = { codeSeq: seq, day, after: part.after, until: part.until };
    const found = look.get(of) ?? NOTHING_FOUND;
    const { last, looked, firsts } = found;
    if (last !== null && firsts > 0)
      progress.met += meet.run({ ...of, until: last + 1, tenantId, group }).changes;
    return { looked, all: advance(progress, part, found, unique) };
  }

  function count(recount: Recount, after: string, overBefore: number): void {
    const { tenantId, group, day } = recount;
    const progress = { ...recount };
    const some = codesAfter.all({ tenantId, after, day });
    let left = ROWS_AT_ONCE;
    for (const code of some) {
      const unique = code.group === group ? code.unique : 0;
      for (let all = unique === 0; !all;) {
        if (left <= 0) {
          save(recount, progress);
          return;
        }
        const part = countSome(code, recount, progress);
        left -= part.looked;
        all = part.all;
      }
      passCode(progress, code.id, unique);
    }
    if (some.length === CODES_AT_ONCE) save(recount, progress);
    else finish(recount, progress, overBefore);
  }

  function finish(recount: Recount, progress: Progress, overBefore: number): void {
    const { tenantId, group, day } = recount;
    const uniqueVisitors = recounted(progress, shown(recount));
    writer.delete(campaignDays).where(dayOf(campaignDays, recount)).run();
    if (uniqueVisitors > 0)
      writer.insert(campaignDays).values({ tenantId, group, day, uniqueVisitors }).run();
    // A day that still goes on needs to know whom it has counted; of others that is forgotten as it was met, in steps.
    if (day < overBefore) save(recount, { ...AT_START, codeId: null, base: 0, counted: true });
    else writer.delete(campaignRecounts).where(dayOf(campaignRecounts, recount)).run();
  }

  return {
    async step(overBefore) {
      return db.write(() => {
        const next = writer.select().from(campaignRecounts).limit(1).get();
        if (!next) return false;
        if (next.codeId === null) forgetSome(next);
        else count(next, next.codeId, overBefore);
        return true;
      });
    },
  };
}
