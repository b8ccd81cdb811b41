import type { Code } from "../model.ts";
import { flag, from, shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { putTags } from "../../tags/store/code-tags.ts";
import { titleKey } from "./title-key.ts";
import { run, type Work } from "../../../../db/work.ts";

/*
 * The places of codes in the orders of lists, in `code_ranks`. A code gets its row in the transaction that
 * makes it, and keeps it as long as it exists. Every change of its group, title, tags or state changes the
 * row; its scans are read by a chore.
 */

/** The members of a code that its place depends on. */
type Placed = Pick<Code, "group" | "active" | "title" | "tags">;
export type Ranked = Placed & Pick<Code, "id" | "tenantId" | "domain"> & { readonly seq: number };

const RANK = shape({
  codeSeq: whole,
  tenantId: text,
  group: from("group_tag", text),
  active: flag,
  id: text,
  titleKey: text,
  domain: text,
});

/**
 * Stores the places of codes, also those by their tags. The codes are locked or new. The scans of those that
 * had a place stay as they are.
 */
export function* rank(codes: readonly Ranked[]): Work<void> {
  if (codes.length === 0) return;
  const rows = codes.map(({ seq, tenantId, group, active, id, title, domain }) => ({
    ...{ codeSeq: seq, tenantId, active, id },
    group: group ?? "",
    titleKey: titleKey(title),
    domain: domain ?? "",
  }));
  yield* run`insert into code_ranks ${RANK.values(...rows)} on conflict (code_seq) do update
    set group_tag = excluded.group_tag, active = excluded.active, title_key = excluded.title_key`;
  yield* putTags(codes);
}

/** Whether a change leaves a code where it is. */
export function keepsPlace(before: Placed, after: Placed): boolean {
  return (
    before.group === after.group &&
    before.active === after.active &&
    before.title === after.title &&
    Bun.deepEquals(before.tags, after.tags)
  );
}

/** Reads the scans of codes, which are locked. */
export function readScansOf(seqs: readonly number[]): Work<number> {
  return run`update code_ranks set scans = code_totals.scans from code_totals
    where code_ranks.code_seq ${isOneOf(seqs)} and code_totals.code_seq = code_ranks.code_seq
      and code_ranks.scans <> code_totals.scans`;
}
