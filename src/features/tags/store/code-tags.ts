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
      set active = excluded.active, title_key = excluded.title_key, gone = ${false}
      where code_tags.gone or code_tags.active <> excluded.active
        or code_tags.title_key <> excluded.title_key`;
}

/** A code with its number and its tags. */
interface TaggedCode extends Pick<Code, "tags"> {
  readonly seq: number;
}

/**
 * Takes from codes, which are locked, the tags that their rows of `codes` no longer have. It is one statement,
 * whatever the number of tags.
 */
export function* loseTags(seqs: readonly number[]): Work<void> {
  if (seqs.length === 0) return;
  yield* run`update code_tags set gone = ${true} where code_seq ${isOneOf(seqs)} and not gone
    and not exists (select 1 from codes, ${textsOf("codes.tags")}
      where codes.seq = code_tags.code_seq and texts.value = code_tags.tag)`;
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
