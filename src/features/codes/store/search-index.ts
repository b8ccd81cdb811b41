import { firstOf, WEIGHED_CODE, type WeighedCode } from "./code-weight.ts";
import { lockCodes } from "../../../../db/locks.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdate, isOneOf, sql } from "../../../../db/sql.ts";
import { STORED } from "../members.ts";
import { entryOf, type SearchEntry } from "./tokens.ts";
import { all, exists, first, run, value, type Work } from "../../../../db/work.ts";

/** How an engine finds codes by their tokens. */
export interface SearchIndex {
  /** The most codes whose tokens may go or change in one transaction. */
  readonly mostForgotten: number;
  /** Stores the tokens of codes and replaces earlier ones. They are deleted together with their code. */
  put(entries: readonly SearchEntry[]): Work<void>;
  /**
   * Finds all codes that have all of the tokens. Some of the codes found may not have all of them.
   * @param tokens - at least one.
   * @returns their numbers, or `null` when there are more than `most`.
   */
  find(tokens: readonly number[], most: number): Promise<readonly number[] | null>;
}

const SEARCHED = shape({
  seq: whole,
  tenantId: text,
  group: from("group_tag", nullable(text)),
  tags: STORED.tags.column,
  searchText: text,
});

const RANGE = shape({ tenantId: text, firstCode: whole, lastCode: whole });

/** The most codes of a step, which locks them: some 3 ms. */
const MOST_CODES = 100;

/**
 * Leaves the codes of a bulk file or a list for housekeeping to index: indexing takes three times as long as
 * staging.
 */
export function* indexLater(tenantId: string, seqs: readonly number[]): Work<void> {
  if (seqs.length === 0) return;
  const range = { tenantId, firstCode: Math.min(...seqs), lastCode: Math.max(...seqs) };
  yield* run`insert into search_pending ${RANGE.values(range)}`;
}

/**
 * Finds a tenant's codes of bulk files and lists that are not indexed yet.
 * @returns their numbers, among numbers of other codes; `null` when there are more than `most`.
 */
export function* findPending(tenantId: string, most: number): Work<readonly number[] | null> {
  const ranges = yield* all(RANGE)`select ${RANGE} from search_pending where tenant_id = ${tenantId}
    limit ${most + 1}`;
  const count = ranges.reduce((sum, { firstCode, lastCode }) => sum + lastCode - firstCode + 1, 0);
  if (count > most) return null;
  return ranges.flatMap(({ firstCode, lastCode }) =>
    Array.from({ length: lastCode - firstCode + 1 }, (_, at) => firstCode + at),
  );
}

/** Whether codes of a copy are not indexed yet. */
export function hasBacklog(): Work<boolean> {
  return exists`select 1 from search_backlog`;
}

/** Indexes some of the codes that are not indexed yet. @returns whether there are more. */
export function* indexSome(index: SearchIndex, rows: number): Work<boolean> {
  const most = Math.min(rows, MOST_CODES);
  return (yield* indexPending(index, most)) || (yield* indexBacklog(index, most));
}

/** Indexes some codes of a bulk file or a list. @returns whether there were any. */
function* indexPending(index: SearchIndex, most: number): Work<boolean> {
  const range = yield* first(RANGE)`select ${RANGE} from search_pending
    order by tenant_id, last_code limit 1 ${forUpdate}`;
  if (!range) return false;
  const { tenantId, firstCode, lastCode } = range;
  const waiting = yield* all(WEIGHED_CODE)`select ${WEIGHED_CODE} from codes
    where seq between ${firstCode} and ${lastCode} and (tenant_id = ${tenantId}) is true order by seq limit ${most}`;
  const { seqs } = yield* indexFirst(index, waiting);
  const last = seqs.at(-1);
  const isRange = sql`tenant_id = ${tenantId} and last_code = ${lastCode}`;
  if (last === undefined || last === lastCode) yield* run`delete from search_pending where ${isRange}`;
  else yield* run`update search_pending set first_code = ${last + 1} where ${isRange}`;
  return true;
}

/** Indexes some codes of a copy, newest first. @returns whether there are more. */
function* indexBacklog(index: SearchIndex, most: number): Work<boolean> {
  const upTo = yield* value(whole)`select up_to from search_backlog ${forUpdate}`;
  if (upTo === null) return false;
  const waiting = yield* all(WEIGHED_CODE)`select ${WEIGHED_CODE} from codes where seq <= ${upTo}
    order by seq desc limit ${most}`;
  const { seqs, isAll } = yield* indexFirst(index, waiting);
  const last = seqs.at(-1);
  const isDone = isAll && waiting.length < most;
  if (last === undefined || isDone) yield* run`delete from search_backlog`;
  else yield* run`update search_backlog set up_to = ${last - 1}`;
  return !isDone;
}

/** Indexes the first of some codes, as many as a step may take. */
function* indexFirst(index: SearchIndex, waiting: readonly WeighedCode[]) {
  const seqs = firstOf(waiting);
  const locked = yield* lockCodes(seqs);
  const codes = yield* all(
    SEARCHED,
  )`select ${SEARCHED} from codes where seq ${isOneOf([...locked])} order by seq`;
  yield* index.put(codes.map((code) => entryOf(code.seq, code)));
  return { seqs, isAll: seqs.length === waiting.length };
}
