import type { Code } from "../../codes/model.ts";
import { type Fragment, isOneOf, joined, sql, textsOf } from "../../../../db/sql.ts";
import { run, type Work } from "../../../../db/work.ts";

/*
 * The rows of codes in `code_tags`. A code gets them in the transaction that makes it. A tag that it loses is
 * only marked there, and so are those of a deleted code by that it is gone: the chore that counts tags
 * subtracts what it had counted of them.
 */

/**
 * Stores the tags of codes, which have their places in `code_ranks`. Tags that they had before are left to
 * `loseTags`. It is one statement: SQLite keeps a copy of each page of the indexes that a statement changes,
 * in case that it fails, and two thousand rows in many statements took three times as long.
 */
export function* putTags(codes: readonly TaggedCode[]): Work<void> {
  const tagged = codes.filter(({ tags }) => tags.length > 0).map(({ seq }) => seq);
  if (tagged.length === 0) return;
  yield* run`insert into code_tags (code_seq, tag, tenant_id, id, active, title_key)
    select codes.seq, texts.value, codes.tenant_id, codes.id, codes.active, code_ranks.title_key
    from codes join code_ranks on code_ranks.code_seq = codes.seq, ${textsOf("codes.tags")}
    where codes.seq ${isOneOf(tagged)}
    on conflict (code_seq, tag) do update
      set active = excluded.active, title_key = excluded.title_key, gone = ${false}`;
}

/** A code with its number and its tags. */
interface TaggedCode extends Pick<Code, "tags"> {
  readonly seq: number;
}

/** A tag that a code has lost. */
export interface LostTag {
  readonly codeSeq: number;
  readonly tag: string;
}

/** The tags that a change takes from a code. */
export function lostTags(seq: number, before: Pick<Code, "tags">, after: Pick<Code, "tags">): LostTag[] {
  return before.tags.filter((tag) => !after.tags.includes(tag)).map((tag) => ({ codeSeq: seq, tag }));
}

/** Takes tags from codes, which are locked. */
export function* loseTags(lost: readonly LostTag[]): Work<void> {
  for (const [tag, codes] of Map.groupBy(lost, ({ tag }) => tag))
    yield* run`update code_tags set gone = ${true}
      where tag = ${tag} and code_seq ${isOneOf(codes.map(({ codeSeq }) => codeSeq))}`;
}

/** Whether a row of `codes` has all of some tags: a condition that begins with `and`, or nothing. */
export function hasTags(tags: readonly string[]): Fragment {
  return joined(
    tags.map(
      (tag) => sql`and exists (select 1 from code_tags
        where code_tags.code_seq = codes.seq and code_tags.tag = ${tag} and not code_tags.gone)`,
    ),
    " ",
  );
}
