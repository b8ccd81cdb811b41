import { mediaIdsOf, type NamedMedia, mediaOf } from "../media-model.ts";
import type { Code } from "../model.ts";
import { shape, text, whole, nullable } from "../../../../db/shape.ts";
import { forKeyShare, isChosen, isOneOf, sql } from "../../../../db/sql.ts";
import { exists, run, values, type Work } from "../../../../db/work.ts";

/* The pictures and files that pages name beside their covers, and named once: see `media-model.ts`. */

const ITEM = shape({ codeSeq: whole, item: text, until: nullable(whole) });

/** A code with its number. */
type Numbered = Pick<Code, "landing"> & { readonly seq: number };

/** Those of some pictures and files that a workspace does not have. */
export function* missingMedia(tenantId: string, media: readonly NamedMedia[]): Work<readonly NamedMedia[]> {
  if (media.length === 0) return [];
  const ids = isOneOf([...new Set(media.map(({ id }) => id))]);
  const found = new Set(
    yield* values(text)`select id from images where id ${ids} and tenant_id = ${tenantId}
      union all select id from files where id ${ids} and tenant_id = ${tenantId} and state = 'here'`,
  );
  return media.filter(({ id }) => !found.has(id));
}

/**
 * Keeps the pictures and files that a landing names beside its cover from being erased until the
 * transaction ends. Runs in the transaction that stores the landing.
 * @returns whether the workspace has all of them.
 */
export function* holdMedia(tenantId: string, landing: Code["landing"] | undefined): Work<boolean> {
  for (const { kind, id } of mediaOf(landing).toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const isThere =
      kind === "file"
        ? yield* exists`select 1 from files
            where id = ${id} and tenant_id = ${tenantId} and state = 'here' ${forKeyShare}`
        : yield* exists`select 1 from images where id = ${id} and tenant_id = ${tenantId} ${forKeyShare}`;
    if (!isThere) return false;
  }
  return true;
}

/** Notes what the pages of codes name from now on. */
export function* nameItems(codes: readonly Numbered[]): Work<void> {
  const rows = codes.flatMap(({ seq: codeSeq, landing }) =>
    mediaIdsOf(landing).map((item) => ({ codeSeq, item, until: null })),
  );
  // A row each: databases keep a statement for each number of rows.
  for (const row of rows)
    yield* run`insert into page_items ${ITEM.values(row)}
      on conflict (code_seq, item) do update set until = null`;
}

/** The same of a code that was changed: what its page named before, its history names. */
export function* renameItems(
  before: Numbered & Pick<Code, "revision">,
  after: Pick<Code, "landing">,
): Work<void> {
  const now = mediaIdsOf(after.landing);
  const former = mediaIdsOf(before.landing).filter((id) => !now.includes(id));
  if (former.length > 0)
    yield* run`update page_items set until = ${before.revision}
      where code_seq = ${before.seq} and item ${isOneOf(former)}`;
  yield* nameItems([{ seq: before.seq, landing: after.landing }]);
}

/** Notes what a page named up to a revision, in a history that was brought here. */
export function* nameFormer(codeSeq: number, items: readonly string[], until: number): Work<void> {
  for (const item of items)
    yield* run`insert into page_items ${ITEM.values({ codeSeq, item, until })}
      on conflict (code_seq, item) do update set until = case
        when page_items.until is null then null
        when page_items.until > excluded.until then page_items.until else excluded.until end`;
}

/** Forgets what revisions named that are no longer kept: those up to one, or all former ones. */
export function* forgetItems(codeSeq: number, upTo: number | null): Work<void> {
  yield* upTo === null
    ? run`delete from page_items where code_seq = ${codeSeq} and until is not null`
    : run`delete from page_items where code_seq = ${codeSeq} and until <= ${upTo}`;
}

/** Erases about `most` rows of codes that are discarded. @returns whether there are more. */
export function* eraseItems(seqs: readonly number[], most: number): Work<boolean> {
  const rows = sql`from page_items where code_seq ${isOneOf(seqs)} limit ${most}`;
  return (yield* run`delete from page_items where ${isChosen("code_seq, item", rows)}`) === most;
}
