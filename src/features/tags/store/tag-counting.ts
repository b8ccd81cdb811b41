import { shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, exists, run, type Work } from "../../../../db/work.ts";

const CHANGED = shape({ tenantId: text, tag: text, codes: whole });

/**
 * Adds codes that changed to the totals of their tags: subtracts what was counted of each, and adds its
 * present counts. Lists by tag are ordered by these, too. The codes are locked, deleted, or new.
 */
export function* countTags(seqs: readonly number[]): Work<void> {
  const codes = isOneOf(seqs);
  // Most codes have no tags.
  if (!(yield* exists`select 1 from code_tags where code_seq ${codes} limit 1`)) return;
  const changed = yield* all(CHANGED)`
    insert into tag_totals (tenant_id, tag, codes, scans, bots)
    select tenant_id, tag, sum(codes), sum(scans), sum(bots) from (
      select tenant_id, tag, -1 as codes, -scans as scans, -bots as bots
      from code_tags where code_seq ${codes} and counted
      union all select code_tags.tenant_id, tag, 1, code_totals.scans, code_totals.bots
      from code_tags join codes on codes.seq = code_tags.code_seq
        join code_totals on code_totals.code_seq = code_tags.code_seq
      where code_tags.code_seq ${codes} and not gone) as parts
    where true group by tenant_id, tag order by tenant_id, tag
    on conflict (tenant_id, tag) do update set codes = tag_totals.codes + excluded.codes,
      scans = tag_totals.scans + excluded.scans, bots = tag_totals.bots + excluded.bots
    returning ${CHANGED}`;
  yield* run`delete from code_tags where code_seq ${codes}
    and (gone or not exists (select 1 from codes where codes.seq = code_tags.code_seq))`;
  yield* run`update code_tags set scans = code_totals.scans, bots = code_totals.bots, counted = ${true}
    from code_totals where code_tags.code_seq ${codes} and code_totals.code_seq = code_tags.code_seq
      and (not counted or code_tags.scans <> code_totals.scans or code_tags.bots <> code_totals.bots)`;
  for (const { tenantId, tag, codes: left } of changed)
    if (left <= 0) yield* run`delete from tag_totals where tenant_id = ${tenantId} and tag = ${tag}`;
}
