import { lockCodes } from "./locks.ts";
import { from, nullable, shape, text, whole } from "./shape.ts";
import { forUpdate, isOneOf } from "./sql.ts";
import { entryOf, type SearchEntry } from "./tokens.ts";
import { all, exists, run, value, values, type Work } from "./work.ts";

/** How an engine finds codes by their tokens. */
export interface SearchIndex {
  /** Stores the tokens of codes, in place of those that were stored before. A deleted code's go with it. */
  put(entries: readonly SearchEntry[]): Work<void>;
  /**
   * Finds codes that have all of some tokens, and maybe others.
   * @param tokens - at least one.
   * @returns their numbers, or `null` when there are more than `most`.
   */
  find(tokens: readonly number[], most: number): Promise<readonly number[] | null>;
}

const SEARCHED = shape({
  seq: whole,
  tenantId: text,
  group: from("group_tag", nullable(text)),
  searchText: text,
});

/** The most codes that are indexed in one step, which locks them: some 3 ms. */
const MOST_CODES = 100;

/** Whether there are codes that the index does not have yet: those of an older version or of a copy. */
export function hasBacklog(): Work<boolean> {
  return exists`select 1 from search_backlog`;
}

/** Indexes some of the codes that are not indexed yet. @returns whether there are more. */
export function* indexSome(index: SearchIndex, rows: number): Work<boolean> {
  const upTo = yield* value(whole)`select up_to from search_backlog ${forUpdate}`;
  if (upTo === null) return false;
  const most = Math.min(rows, MOST_CODES);
  const seqs = yield* values(
    whole,
  )`select seq from codes where seq <= ${upTo} order by seq desc limit ${most}`;
  const locked = yield* lockCodes(seqs);
  const codes = yield* all(SEARCHED)`select ${SEARCHED} from codes where seq ${isOneOf([...locked])}`;
  yield* index.put(codes.map((code) => entryOf(code.seq, code)));
  const last = seqs.at(-1);
  if (last === undefined || seqs.length < most) yield* run`delete from search_backlog`;
  else yield* run`update search_backlog set up_to = ${last - 1}`;
  return seqs.length === most;
}
