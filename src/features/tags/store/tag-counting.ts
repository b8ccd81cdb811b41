import { from, shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, exists, run, type Work } from "../../../../db/work.ts";

const ROWS = shape({ codeSeq: whole, rows: from("count(*)", whole) });
const CHANGED = shape({ tenantId: text, tag: text, codes: whole });

/**
 * Rows of tags that one step of the chore counts. Each is written to all indexes of `code_tags`: five hundred
 * take some three milliseconds on SQLite.
 */
const MOST_ROWS = 500;

/** The first of some codes, as many as have so few tags that one step counts them: at least one. */
export function* fewTagged(seqs: readonly number[]): Work<readonly number[]> {
  const counts = yield* all(ROWS)`select ${ROWS} from code_tags where code_seq ${isOneOf(seqs)}
    group by code_seq`;
  const rows = new Map(counts.map((count) => [count.codeSeq, count.rows]));
  let sum = 0;
  const end = seqs.findIndex((seq, at) => {
    sum += rows.get(seq) ?? 0;
    return at > 0 && sum > MOST_ROWS;
  });
  return end < 0 ? seqs : seqs.slice(0, end);
}

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
  const unused = changed.filter(({ codes: left }) => left <= 0);
  for (const [tenantId, totals] of Map.groupBy(unused, (total) => total.tenantId))
    yield* run`delete from tag_totals
      where tenant_id = ${tenantId} and tag ${isOneOf(totals.map(({ tag }) => tag))}`;
}
