import { readScansOf } from "../../codes/store/code-ranks.ts";
import { isVisible } from "../../codes/store/code-row.ts";
import { countTags, fewTagged } from "../../tags/store/tag-counting.ts";
import { lockCodes } from "../../../../db/locks.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { counted, forUpdate, isOneOf, sql } from "../../../../db/sql.ts";
import { all, type Database, run, values, type Work } from "../../../../db/work.ts";

const MARK = shape({ codeSeq: whole });
const CHANGED = shape({ tenantId: text, group: from("group_tag", text), codes: whole });

/**
 * Marks codes so that a chore adds their counts to their campaigns and ranks them by these. The transaction
 * has locked the codes, or made them.
 */
export function markChanged(seqs: readonly number[]): Work<number> {
  return run`insert into campaign_changes (code_seq) select seq from codes where seq ${isOneOf(seqs)}
    on conflict do nothing`;
}

/** Marks deleted codes, at least one, so that the chore subtracts their counts. */
export function markGone(seqs: readonly number[]): Work<number> {
  return run`insert into campaign_changes ${MARK.values(...seqs.map((codeSeq) => ({ codeSeq })))}
    on conflict do nothing`;
}

/** Adds up what campaigns counted, from codes that changed, and keeps the order of codes by scans. */
export function createCampaignCounter(db: Database) {
  /** Changes of codes up to this one were looked at in the present round. */
  let lookedThrough = 0;
  return {
    /**
     * Adds up at most `rows` codes.
     * @param overBefore - days before this UTC day are over: nobody is counted on them any more.
     * @returns whether there may be more to do.
     */
    async step(overBefore: number, rows: number): Promise<boolean> {
      const { last, isFull } = await db.writeUnsynced(() => addUp(lookedThrough, overBefore, rows));
      lookedThrough = isFull ? last : 0;
      return isFull;
    },
  };
}

export type CampaignCounter = ReturnType<typeof createCampaignCounter>;

/**
 * Updates the totals of campaigns for some marked codes: subtracts the counts that were included for each
 * code, and adds its present ones. It ranks the codes by these, too, and counts their tags. While the codes
 * are locked no scan of them commits; a later scan marks its code again.
 */
function* addUp(after: number, overBefore: number, rows: number) {
  const next = yield* values(whole)`select code_seq from campaign_changes where code_seq > ${after}
    order by code_seq limit ${rows}`;
  const seen = yield* fewTagged(next);
  const round = { last: seen.at(-1) ?? after, isFull: next.length === rows || seen.length < next.length };
  if (seen.length === 0) return round;
  yield* lockCodes(seen);
  // Of a deleted code only the mark is left to lock. A mark that is gone by now was added up by another node.
  const marked = yield* values(whole)`select code_seq from campaign_changes where code_seq ${isOneOf(seen)}
    order by code_seq ${forUpdate}`;
  // Codes of a bulk file that is still being staged keep their mark.
  const staged = new Set(
    yield* values(whole)`select seq from codes where seq ${isOneOf(marked)} and not ${isVisible}`,
  );
  const made = marked.filter((seq) => !staged.has(seq));
  yield* readScansOf(made);
  const seqs = isOneOf(made);
  const now = sql`select seq, tenant_id, coalesce(group_tag, '') as group_tag, scans, leads,
      case when active then 1 else 0 end as active from codes join code_totals on code_seq = seq where seq ${seqs}`;
  const changed = yield* all(CHANGED)`
    insert into campaign_totals (tenant_id, group_tag, codes, scans, leads, active)
    select tenant_id, group_tag, sum(codes), sum(scans), sum(leads), sum(active) from (
      select tenant_id, group_tag, -1 as codes, -scans as scans, -leads as leads, -active as active
      from campaign_codes where code_seq ${seqs}
      union all select tenant_id, group_tag, 1, scans, leads, active from (${now}) as present) as parts
    where true group by tenant_id, group_tag order by tenant_id, group_tag
    on conflict (tenant_id, group_tag) do update set codes = campaign_totals.codes + excluded.codes,
      scans = campaign_totals.scans + excluded.scans, leads = campaign_totals.leads + excluded.leads,
      active = campaign_totals.active + excluded.active
    returning ${CHANGED}`;
  yield* countTags(made);
  yield* run`delete from campaign_codes where code_seq ${seqs}`;
  yield* run`insert into campaign_codes (code_seq, tenant_id, group_tag, scans, leads, active) ${now}`;
  yield* run`delete from campaign_changes where code_seq ${seqs}`;
  for (const { tenantId, group, codes } of changed) {
    const isOfGroup = sql`tenant_id = ${tenantId} and group_tag = ${group}`;
    if (codes <= 0) yield* run`delete from campaign_totals where ${isOfGroup}`;
    else
      // Once a day, from all days again, so that it is corrected after a clock was wrong.
      yield* run`update campaign_totals set unique_to = ${overBefore}, unique_visitors = coalesce((
          select sum(unique_visitors) from ${counted("campaign_days")}
          where tenant_id = ${tenantId} and group_tag = ${group} and day < ${overBefore}), 0)
        where ${isOfGroup} and unique_to <> ${overBefore}`;
  }
  return round;
}
