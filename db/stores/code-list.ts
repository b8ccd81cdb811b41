import type { CountedCode } from "../../src/codes/model.ts";
import type { CodeFilter, CodePage } from "../../src/codes/store.ts";
import { COUNTED_CODE, isVisible, WITH_TOTALS } from "./code-row.ts";
import { isPresent } from "./locks.ts";
import { findPending, hasBacklog, type SearchIndex } from "./search-index.ts";
import { shape, text, whole } from "./shape.ts";
import { contains, isOneOf, NOTHING, sql } from "./sql.ts";
import { groupToken, tokensOf } from "./tokens.ts";
import { all, type Database, exists, value, values, type Work } from "./work.ts";
import { nextTurn } from "../../src/shared/next-turn.ts";

/*
 * A page of a tenant's codes, newest first. For any number of codes and any filter a step takes a few milliseconds at most, and a
 * page has a bounded number of steps:
 *
 *   1. Codes are looked through, newest first, along the index of the tenant, the group or the state.
 *   2. If less than a quarter of them match a search, the index of tokens is asked which codes can match. Up to 5,000
 *      candidates are compared. If there are more, step 1 goes on, and finds some soon.
 *   3. After 20,000 codes the page ends with the codes found so far, and its cursor says where to go on.
 *
 * Then the contents of the page's codes are read, at most 1 MiB of them.
 */

/** A code that is found. `bytes` is the size of its contents. */
const FOUND = shape({
  id: text,
  seq: whole,
  bytes: {
    ...whole,
    from: "octet_length(target) + octet_length(fields) + coalesce(octet_length(style), 0) + coalesce(octet_length(landing), 0)",
  },
});

type Found = ReturnType<typeof FOUND.read>;

/** The fewest and the most codes of a step. A step slower than `SLOW` ms halves the next one, one faster than `QUICK` doubles it. */
const FEWEST = 25;
const MOST = 2_000;
const QUICK = 1;
const SLOW = 3;

/** While at least one in this many codes matches a search, the index of tokens is not asked. */
const COMMON = 4;

/** The most codes looked through for a page. */
const MOST_LOOKED_THROUGH = 20_000;

/** The most candidates taken from the index of tokens. With more it is quicker to look through the newest codes. */
const MOST_CANDIDATES = 5_000;

/** Candidates whose ids are read in one step. */
const IDS_AT_ONCE = 500;

/** The most bytes of contents in a page, and in one step of reading them. */
const MOST_BYTES = 1024 * 1024;
const BYTES_AT_ONCE = 256 * 1024;

/** Lists the codes of a tenant. @param now - milliseconds of a monotonic clock, by which steps are measured. */
export function createCodeList(
  db: Database,
  index: SearchIndex,
  now: () => number = performance.now.bind(performance),
) {
  let isIndexed = false;

  /** The ids of the codes that can match a search, newest first; `null` when there are too many, or the index can't say. */
  async function candidates(
    tenantId: string,
    { search, group, before }: CodeFilter,
  ): Promise<string[] | null> {
    const tokens = tokensOf(tenantId, (search ?? "").toLowerCase());
    if (tokens.length === 0) return null;
    isIndexed ||= !(await db.read(hasBacklog));
    if (!isIndexed) return null;
    // Read before the index: a code that is indexed in between is found twice instead of being missed.
    const pending = await db.read(() => findPending(tenantId, MOST_CANDIDATES));
    if (!pending) return null;
    if (group !== undefined) tokens.push(groupToken(tenantId, group));
    const indexed = await index.find(tokens, MOST_CANDIDATES);
    if (!indexed) return null;
    const ids: string[] = [];
    for (const part of parts([...new Set([...indexed, ...pending])], IDS_AT_ONCE)) {
      ids.push(...(await db.read(() => idsOf(tenantId, part, before))));
      await nextTurn();
    }
    return ids.sort().reverse();
  }

  /** The first codes that a filter chooses, at most `most`. */
  async function find(tenantId: string, filter: CodeFilter, most: number): Promise<Reached> {
    const found: Found[] = [];
    const isFull = () => found.length >= most;
    let before = filter.before ?? null;
    // The columns of a search lie behind the style in the row, so large styles make a step slow: the first step is small.
    let width = FEWEST;
    let isAsked = !filter.search;
    for (let looked = 0; looked < MOST_LOOKED_THROUGH;) {
      const began = now();
      const { codes, end } = await db.read(() => walk(tenantId, filter, before, width, most - found.length));
      found.push(...codes);
      if (isFull() || end === null) return { found, next: null };
      before = end;
      looked += width;
      width = adapted(width, now() - began);
      await nextTurn();
      if (isAsked || found.length * COMMON > looked) continue;
      isAsked = true;
      const ids = await candidates(tenantId, { ...filter, before });
      if (ids)
        return {
          found: [...found, ...(await among(tenantId, filter, ids, most - found.length))],
          next: null,
        };
    }
    return { found, next: before };
  }

  /** The codes among `ids` that a filter chooses, in the order of `ids`. */
  async function among(
    tenantId: string,
    filter: CodeFilter,
    ids: readonly string[],
    most: number,
  ): Promise<Found[]> {
    const found: Found[] = [];
    let width = FEWEST;
    for (let at = 0; at < ids.length && found.length < most;) {
      const began = now();
      const part = ids.slice(at, at + width);
      found.push(...(await db.read(() => chosen(tenantId, filter, part, most - found.length))));
      at += width;
      width = adapted(width, now() - began);
      await nextTurn();
    }
    return found;
  }

  return async (tenantId: string, filter: CodeFilter): Promise<CodePage> => {
    if (!(await db.read(() => exists`select 1 where ${isPresent(tenantId)}`)))
      return { codes: [], next: null };
    // One more than asked for shows whether there is a next page.
    const { found, next } = await find(tenantId, filter, filter.limit + 1);
    const fitting = found.slice(0, Math.min(filter.limit, fittingInto(found, MOST_BYTES)));
    const codes: CountedCode[] = [];
    for (let at = 0; at < fitting.length;) {
      const part = fitting.slice(at, at + fittingInto(fitting.slice(at), BYTES_AT_ONCE));
      codes.push(...(await db.read(() => contentsOf(part))));
      at += part.length;
      // Writing an answer of a megabyte takes as long as reading it, so it gets a turn of its own.
      if (part.length < fitting.length) await nextTurn();
    }
    return { codes, next: fitting.length < found.length ? (fitting.at(-1)?.id ?? null) : next };
  };
}

/** The codes found. `next` is the last code looked at if there may be more after it, otherwise `null`. */
interface Reached {
  readonly found: readonly Found[];
  readonly next: string | null;
}

/** The width of the next step. @param took - milliseconds that a step of this width took. */
function adapted(width: number, took: number): number {
  if (took > SLOW) return Math.max(FEWEST, Math.floor(width / 2));
  return took < QUICK ? Math.min(MOST, width * 2) : width;
}

function* parts<T>(list: readonly T[], length: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += length) yield list.slice(at, at + length);
}

/** How many of the first codes fit: at least one. */
function fittingInto(codes: readonly Found[], most: number): number {
  let sum = 0;
  for (const [at, { bytes }] of codes.entries()) {
    sum += bytes;
    if (sum > most && at > 0) return at;
  }
  return codes.length;
}

/** Looks through the next `width` codes. `end` is the last of them, `null` when there are no more. */
function* walk(tenantId: string, filter: CodeFilter, before: string | null, width: number, most: number) {
  const { group, active } = filter;
  const path = sql`tenant_id = ${tenantId}
    ${group === undefined ? NOTHING : sql`and group_tag = ${group}`}
    ${group !== undefined || active === undefined ? NOTHING : sql`and active = ${active}`}
    ${before === null ? NOTHING : sql`and id < ${before}`}`;
  const end = yield* value(
    text,
  )`select id from codes where ${path} order by id desc limit 1 offset ${width - 1}`;
  const codes = yield* all(FOUND)`select ${FOUND} 
    from (select seq as place from codes where ${path} order by id desc limit ${width}) as looked_through
    join codes on seq = place where ${isVisible} ${conditions(filter)} order by id desc limit ${most}`;
  return { codes, end };
}

function idsOf(tenantId: string, seqs: readonly number[], before: string | undefined): Work<string[]> {
  return values(text)`select id from codes where seq ${isOneOf(seqs)}
    and (tenant_id = ${tenantId}) is true ${before === undefined ? NOTHING : sql`and (id < ${before}) is true`}`;
}

function chosen(tenantId: string, filter: CodeFilter, ids: readonly string[], most: number): Work<Found[]> {
  const { group } = filter;
  return all(FOUND)`select ${FOUND} from codes where id ${isOneOf(ids)} and (tenant_id = ${tenantId}) is true
    and ${isVisible} ${group === undefined ? NOTHING : sql`and (group_tag = ${group}) is true`} ${conditions(filter)}
    order by id desc limit ${most}`;
}

/** Conditions without an index: `is true` keeps the planner from choosing one for them. */
function conditions({ active, search }: CodeFilter) {
  return sql`${active === undefined ? NOTHING : sql`and (active = ${active}) is true`}
    ${search ? sql`and ${contains("search_text", search.toLowerCase())}` : NOTHING}`;
}

function contentsOf(codes: readonly Found[]): Work<CountedCode[]> {
  return all(COUNTED_CODE)`select ${COUNTED_CODE} from ${WITH_TOTALS}
    where seq ${isOneOf(codes.map(({ seq }) => seq))} order by id desc`;
}
