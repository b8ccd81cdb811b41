import type { CountedCode } from "../model.ts";
import type { CodeFilter, CodePage, CodePlace } from "../records.ts";
import { nextPlaces, placesOf, type RankedPlace, sorted } from "./code-orders.ts";
import { COUNTED_CODE, COUNTED_CODES, isVisible } from "./code-row.ts";
import { CONTENT_BYTES } from "./code-weight.ts";
import { readPage } from "../../../../db/large-rows.ts";
import { isPresent } from "../../../../db/locks.ts";
import { lookThrough, type Reached } from "../../../../db/look-through.ts";
import { findPending, hasBacklog, type SearchIndex } from "./search-index.ts";
import { from, shape, whole } from "../../../../db/shape.ts";
import { contains, isOneOf, NOTHING, sql } from "../../../../db/sql.ts";
import { addressOf } from "../../../kit/shared/short-address.ts";
import { codeKnownAs } from "./external-ids.ts";
import { isAt } from "./short-address.ts";
import { hasTags } from "../../tags/store/code-tags.ts";
import { rarestOf } from "../../tags/store/tags.ts";
import { groupToken, tagToken, tokensOf } from "./tokens.ts";
import { adapted, FEWEST } from "../../../../db/step-width.ts";
import { all, type Database, exists, values, type Work } from "../../../../db/work.ts";
import { nextTurn } from "../../../kit/shared/next-turn.ts";

/*
 * A page of a tenant's codes. For any number of codes, any filter and any order a step takes a few milliseconds at most, and a
 * page has a bounded number of steps:
 *
 *   1. Codes are looked through in their order, along the index of the tenant, the group, the domain or the
 *      state; of several tags along that of the rarest.
 *   2. If less than a quarter of them match a search, all tags, or tag and group, the index of tokens is
 *      asked which codes can match. Up to 5,000 candidates are put in order and compared. If there are more,
 *      step 1 goes on, and finds some soon.
 *   3. After 20,000 codes the page ends with the codes found so far, and its cursor says where to go on.
 *
 * Then the contents of the page's codes are read (`large-rows.ts`).
 */

/** A code that is found. `bytes` is the size of its contents. */
const FOUND = shape({
  seq: whole,
  bytes: from(`octet_length(target) + ${CONTENT_BYTES}`, whole),
});

/** The part of a filter that chooses codes, and their order. */
type Chosen = Pick<CodeFilter, "group" | "tags" | "active" | "domain" | "health" | "search" | "sort">;

type Found = RankedPlace & ReturnType<typeof FOUND.read>;

/** While at least one in this many codes matches a search, the index of tokens is not asked. */
const COMMON = 4;

/** The most candidates taken from the index of tokens. With more it is quicker to look through the first codes. */
const MOST_CANDIDATES = 5_000;

/** Candidates whose places are read in one step. */
const PLACES_AT_ONCE = 500;

/** Lists the codes of a tenant. @param now - milliseconds of a monotonic clock, by which steps are measured. */
export function createCodeList(
  db: Database,
  index: SearchIndex,
  now: () => number = performance.now.bind(performance),
) {
  let isIndexed = false;

  /** The places of the codes that can match a search, in order; `null` when there are too many, or the index can't say. */
  async function candidates(
    tenantId: string,
    { search, group, tags = [], sort = "newest" }: CodeFilter,
    after: CodePlace,
  ): Promise<RankedPlace[] | null> {
    const tokens = tokensOf(tenantId, (search ?? "").toLowerCase());
    // A search of two letters has no tokens: then the tags choose.
    tokens.push(...tags.map((tag) => tagToken(tenantId, tag)));
    if (tokens.length === 0) return null;
    isIndexed ||= !(await db.read(hasBacklog));
    if (!isIndexed) return null;
    // Read before the index: a code that is indexed in between is found twice instead of being missed.
    const pending = await db.read(() => findPending(tenantId, MOST_CANDIDATES));
    if (!pending) return null;
    if (group !== undefined) tokens.push(groupToken(tenantId, group));
    const indexed = await index.find(tokens, MOST_CANDIDATES);
    if (!indexed) return null;
    const places: RankedPlace[] = [];
    for (const part of parts([...new Set([...indexed, ...pending])], PLACES_AT_ONCE)) {
      places.push(...(await db.read(() => placesOf(tenantId, part, sort, after))));
      await nextTurn();
    }
    return sorted(places, sort);
  }

  /** The first codes that a filter chooses, at most `most`. */
  async function find(
    tenantId: string,
    filter: CodeFilter,
    most: number,
  ): Promise<Reached<Found, CodePlace>> {
    if (filter.shortId !== undefined || filter.externalId !== undefined)
      return { found: await db.read(() => named(tenantId, filter)), next: null };
    const { search, group, tags = [] } = filter;
    let isAsked = !search && tags.length + (group === undefined ? 0 : 1) < 2;
    return lookThrough<Found, CodePlace>({
      after: filter.after ?? null,
      most,
      step: (after, width) => db.read(() => walk(tenantId, filter, after, width)),
      async shortcut(after, found, looked) {
        if (isAsked || found * COMMON > looked) return null;
        isAsked = true;
        const places = await candidates(tenantId, filter, after);
        return places && among(tenantId, filter, places, most - found);
      },
      now,
    });
  }

  /** The codes at some places that a filter chooses, in the order of the places. */
  async function among(
    tenantId: string,
    filter: CodeFilter,
    places: readonly RankedPlace[],
    most: number,
  ): Promise<Found[]> {
    const found: Found[] = [];
    let width = FEWEST;
    for (let at = 0; at < places.length && found.length < most;) {
      const began = now();
      const part = places.slice(at, at + width);
      found.push(...(await db.read(() => chosen(tenantId, filter, part))));
      at += width;
      width = adapted(width, now() - began);
      await nextTurn();
    }
    return found.slice(0, most);
  }

  return async (tenantId: string, filter: CodeFilter): Promise<CodePage> => {
    if (!(await db.read(() => exists`select 1 where ${isPresent(tenantId)}`)))
      return { codes: [], next: null };
    // One more than asked for shows whether there is a next page.
    const { found, next } = await find(tenantId, filter, filter.limit + 1);
    const page = await readPage(found, filter.limit, async (part) =>
      inOrderOf(part, await db.read(() => contentsOf(part))),
    );
    return { codes: page.rows, next: placeOf(page.last ?? next) };
  };
}

function* parts<T>(list: readonly T[], length: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += length) yield list.slice(at, at + length);
}

/** The code of one short address or external id, if a filter chooses it. */
function* named(tenantId: string, filter: CodeFilter): Work<Found[]> {
  const { shortId, domain = null, externalId = null, sort = "newest", after = null } = filter;
  const known = yield* codeKnownAs(tenantId, externalId);
  const seqs =
    shortId === undefined
      ? [known ?? []].flat()
      : yield* values(whole)`select seq from codes where ${isAt(addressOf({ shortId, domain }))}`;
  const both = externalId === null ? seqs : seqs.filter((seq) => seq === known);
  return yield* chosen(tenantId, filter, yield* placesOf(tenantId, both, sort, after));
}

/** Looks through the next `width` codes. `end` is the place of the last of them, `null` when there are no more. */
export function* walk(tenantId: string, filter: Chosen, after: CodePlace | null, width: number) {
  const tag = yield* rarestOf(tenantId, filter.tags ?? []);
  const places = yield* nextPlaces(tenantId, { ...filter, tag }, after, width);
  const found = yield* chosen(tenantId, filter, places);
  return { found, end: places.length < width ? null : (places.at(-1) ?? null) };
}

/** The codes at some places that a filter chooses. */
export function* chosen(tenantId: string, filter: Chosen, places: readonly RankedPlace[]): Work<Found[]> {
  const { group, tags = [] } = filter;
  const found = yield* all(
    FOUND,
  )`select ${FOUND} from codes where seq ${isOneOf(places.map(({ seq }) => seq))}
    and (tenant_id = ${tenantId}) is true and ${isVisible}
    ${group === undefined ? NOTHING : sql`and (group_tag = ${group}) is true`} ${hasTags(tags)} ${conditions(filter)}`;
  const bySeq = new Map(found.map((code) => [code.seq, code]));
  return places.flatMap((place) => {
    const code = bySeq.get(place.seq);
    return code ? [{ ...place, ...code }] : [];
  });
}

/** Conditions without an index: `is true` keeps the planner from choosing one for them. */
function conditions({ active, domain, health, search }: Chosen) {
  return sql`${active === undefined ? NOTHING : sql`and (active = ${active}) is true`}
    ${domain === undefined ? NOTHING : sql`and (domain = ${domain ?? ""}) is true`}
    ${health === undefined ? NOTHING : sql`and exists (select 1 from code_ranks where code_seq = codes.seq and health = ${health})`}
    ${search ? sql`and ${contains("search_text", search.toLowerCase())}` : NOTHING}`;
}

function contentsOf(codes: readonly Found[]): Work<CountedCode[]> {
  return all(
    COUNTED_CODE,
  )`select ${COUNTED_CODE} from ${COUNTED_CODES} where seq ${isOneOf(codes.map(({ seq }) => seq))}`;
}

/** Puts codes in the order of their places. A code that was deleted meanwhile is left out. */
function inOrderOf(places: readonly CodePlace[], codes: readonly CountedCode[]): CountedCode[] {
  const byId = new Map(codes.map((code) => [code.id, code]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

function placeOf(at: CodePlace | null | undefined): CodePlace | null {
  return at ? { key: at.key, id: at.id } : null;
}
