import { readPage } from "../../../../db/large-rows.ts";
import { isPresent } from "../../../../db/locks.ts";
import { lookThrough } from "../../../../db/look-through.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { contains, type Fragment, isOneOf, NOTHING, raw, sql } from "../../../../db/sql.ts";
import { all, type Database, exists, type Work } from "../../../../db/work.ts";
import type { PlainSort } from "../constants.ts";
import type { PlainFilter, PlainPage, PlainPlace } from "../records.ts";
import { isVisible, PLAIN_CODE } from "./row.ts";

/* A page of a tenant's plain codes. They are looked through in their order, along an index. */

const PLACE = shape({ id: text, key: from("title_key", text) });
const FOUND = shape({
  id: text,
  key: from("title_key", text),
  bytes: from("octet_length(fields) + coalesce(octet_length(style), 0)", whole),
});
type Found = ReturnType<typeof FOUND.read>;

/** The columns of an order, and the comparison with the place before. */
const ORDERS: Readonly<
  Record<PlainSort, { readonly by: Fragment; readonly behind: (place: PlainPlace) => Fragment }>
> = {
  newest: { by: raw("id desc"), behind: ({ id }) => sql`and id < ${id}` },
  oldest: { by: raw("id"), behind: ({ id }) => sql`and id > ${id}` },
  title: { by: raw("title_key, id"), behind: ({ key, id }) => sql`and (title_key, id) > (${key}, ${id})` },
};

/** Lists plain codes. @param now - milliseconds of a monotonic clock, by which steps are measured. */
export function createPlainList(db: Database, now: () => number = performance.now.bind(performance)) {
  return async (tenantId: string, filter: PlainFilter): Promise<PlainPage> => {
    if (!(await db.read(() => exists`select 1 where ${isPresent(tenantId)}`)))
      return { codes: [], next: null };
    const { sort = "newest", limit } = filter;
    const { found, next } = await lookThrough<Found, PlainPlace>({
      after: filter.after ?? null,
      most: limit + 1,
      step: (after, width) => db.read(() => step(tenantId, filter, after, width)),
      now,
    });
    const { rows, last } = await readPage(found, limit, (part) =>
      db.read(
        () =>
          all(PLAIN_CODE)`select ${PLAIN_CODE} from plain_codes where id ${isOneOf(part.map(({ id }) => id))}
            order by ${ORDERS[sort].by}`,
      ),
    );
    return { codes: rows, next: placeOf(last ?? next, sort) };
  };
}

function placeOf(place: PlainPlace | null, sort: PlainSort): PlainPlace | null {
  return place && { id: place.id, key: sort === "title" ? place.key : "" };
}

/** Looks at the next `width` codes. `end` is the place of the last of them; `null` when there are no more. */
function* step(
  tenantId: string,
  { group, type, printed, search, sort = "newest" }: PlainFilter,
  after: PlainPlace | null,
  width: number,
): Work<{ found: Found[]; end: PlainPlace | null }> {
  const { by, behind } = ORDERS[sort];
  const places = yield* all(PLACE)`select ${PLACE} from plain_codes where tenant_id = ${tenantId}
    ${group === undefined ? NOTHING : sql`and group_tag = ${group}`} ${after ? behind(after) : NOTHING}
    order by ${by} limit ${width}`;
  const found = yield* all(
    FOUND,
  )`select ${FOUND} from plain_codes where id ${isOneOf(places.map(({ id }) => id))}
    and ${isVisible} ${type === undefined ? NOTHING : sql`and (type = ${type}) is true`}
    ${printed === undefined ? NOTHING : sql`and (printed = ${printed}) is true`}
    ${search ? sql`and ${contains("search_text", search.toLowerCase())}` : NOTHING} order by ${by}`;
  return { found, end: places.length < width ? null : (places.at(-1) ?? null) };
}
