import type { CodeSort } from "../model.ts";
import type { CodeFilter, CodePlace, ScannedCode } from "../records.ts";
import { nameOfCode } from "../traits.ts";
import { CALLED, isVisible } from "./code-row.ts";
import { isPresent } from "../../../../db/locks.ts";
import { type Column, from, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, isOneOf, NOTHING, raw, sql } from "../../../../db/sql.ts";
import { all, type Work } from "../../../../db/work.ts";

/*
 * The orders of lists. Each follows indexes that begin with the tenant, and with the group, the tag, the
 * domain or the state that a list is limited to. Orders by age follow those of `codes`, the others those of
 * `code_ranks`, and all orders of a tag those of `code_tags`.
 */

/** The place of a code. */
export interface RankedPlace extends CodePlace {
  readonly seq: number;
}

interface Order {
  readonly table: "codes" | "code_ranks";
  readonly place: ReturnType<typeof placeOf>;
  /** The columns that are compared, the id last. */
  readonly columns: string;
  readonly isDescending: boolean;
  /** A text of a place: such texts, in ascending order, are in this order, or in its opposite if it descends. */
  readonly comparable: (place: CodePlace) => string;
}

const placeOf = (seq: string, key: Column<string | number>) =>
  shape({ seq: from(seq, whole), id: text, key });

const byAge = (isDescending: boolean): Order => ({
  table: "codes",
  place: placeOf("seq", from("''", text)),
  columns: "id",
  isDescending,
  comparable: ({ id }) => id,
});

const RANKED_BY_AGE = placeOf("code_seq", from("''", text));

/** Digits of the largest whole number, 2^53. */
const DIGITS = 16;

const ORDERS: Readonly<Record<CodeSort, Order>> = {
  newest: byAge(true),
  oldest: byAge(false),
  scans: {
    table: "code_ranks",
    place: placeOf("code_seq", from("scans", whole)),
    columns: "scans, id",
    isDescending: true,
    comparable: ({ key, id }) => `${String(key).padStart(DIGITS, "0")} ${id}`,
  },
  title: {
    table: "code_ranks",
    place: placeOf("code_seq", from("title_key", text)),
    columns: "title_key, id",
    isDescending: false,
    // By the bytes of UTF-8, as the engines compare: units of UTF-16 have another order. No key has a U+0000.
    comparable: ({ key, id }) => `${Buffer.from(String(key)).toString("latin1")}\0${id}`,
  },
};

/** The codes that a stretch of an order is limited to. In `code_ranks` the group of untagged codes is empty. */
type Limited = Pick<CodeFilter, "group" | "active" | "domain" | "health" | "sort"> & {
  /** One of the tags that all of them have. */
  readonly tag?: string | undefined;
};

/** The next `width` places of an order, among codes that include all that it is limited to. Other conditions are the caller's. */
export function nextPlaces(
  tenantId: string,
  limited: Limited,
  after: CodePlace | null,
  width: number,
): Work<RankedPlace[]> {
  return all(ORDERS[limited.sort ?? "newest"].place)`${placesBehind(tenantId, limited, after, width)}`;
}

/** The same as a query of `seq`, `id` and `key`. */
export function placesBehind(
  tenantId: string,
  { group, tag, active, domain, health, sort = "newest" }: Limited,
  after: CodePlace | null,
  width: number,
): Fragment {
  const { table, place, columns, isDescending } = ORDERS[sort];
  const isByAge = table === "codes";
  // Few codes are ill: they have an index of their own, by age alone.
  if (health !== undefined && isByAge)
    return sql`select ${RANKED_BY_AGE} from code_ranks where tenant_id = ${tenantId} and health = ${health}
      ${isBehind(sort, after)} order by ${inOrder(columns, isDescending)} limit ${width}`;
  const [of, from] = tag === undefined ? [place, table] : [isByAge ? RANKED_BY_AGE : place, "code_tags"];
  const part = tag === undefined ? ofPart(group, domain) : sql`and tag = ${tag}`;
  const ordered = (more: Fragment) => sql`select ${of} from ${raw(from)} where tenant_id = ${tenantId}
    ${part} ${more} ${isBehind(sort, after)}
    order by ${inOrder(columns, isDescending)} limit ${width}`;
  const ofState = (isActive: boolean) => sql`and active = ${isActive}`;
  if (isByAge) {
    const hasPart = tag !== undefined || group !== undefined || Boolean(domain);
    return ordered(hasPart || active === undefined ? NOTHING : ofState(active));
  }
  if (active !== undefined) return ordered(ofState(active));
  // The indexes have one order for codes that are active, and one for the others.
  return sql`select seq, id, key from (select * from (${ordered(ofState(true))}) as switched_on
    union all select * from (${ordered(ofState(false))}) as switched_off) as all_codes
    order by ${inOrder("key, id", isDescending)} limit ${width}`;
}

/**
 * The part of a tenant's codes that has an index of its own. The indexes of domains leave out the service's own host, which most codes
 * have, and an index is only used where the statement says so.
 */
function ofPart(group: string | undefined, domain: string | null | undefined): Fragment {
  if (group !== undefined) return sql`and group_tag = ${group}`;
  return domain ? sql`and domain = ${domain} and domain <> ''` : NOTHING;
}

/** The places of codes, those that are behind `after`, in no order. */
export function placesOf(
  tenantId: string,
  seqs: readonly number[],
  sort: CodeSort,
  after: CodePlace | null,
): Work<RankedPlace[]> {
  const { table, place } = ORDERS[sort];
  // `is true` keeps the planner from choosing an index for these conditions.
  const condition = after === null ? NOTHING : sql`and (${comparison(sort, after)}) is true`;
  return all(
    place,
  )`select ${place} from ${raw(table)} where ${raw(table === "codes" ? "seq" : "code_seq")} ${isOneOf(seqs)}
    and (tenant_id = ${tenantId}) is true ${condition}`;
}

/** Sorts places. */
export function sorted(places: readonly RankedPlace[], sort: CodeSort): RankedPlace[] {
  const { comparable, isDescending } = ORDERS[sort];
  const byText = new Map(places.map((place) => [comparable(place), place]));
  const texts = [...byText.keys()].sort();
  if (isDescending) texts.reverse();
  return texts.flatMap((text) => byText.get(text) ?? []);
}

/** The most scanned codes of a tenant, or of one of its groups. */
export function* mostScanned(tenantId: string, group: string | null, limit: number): Work<ScannedCode[]> {
  const filter = { sort: "scans", ...(group === null ? {} : { group }) } as const;
  const places = (yield* nextPlaces(tenantId, filter, null, limit)).filter(({ key }) => key !== 0);
  const found = yield* all(SCANNED)`select ${SCANNED} from codes join code_ranks on code_seq = seq
    where seq ${isOneOf(places.map(({ seq }) => seq))} and ${isVisible} and ${isPresent(tenantId)}`;
  const bySeq = new Map(found.map((code) => [code.seq, code]));
  return places.flatMap(({ seq }) => {
    const code = bySeq.get(seq);
    if (!code) return [];
    const { id, shortId, title, scans } = code;
    return [{ id, shortId, title, name: nameOfCode(code), scans }];
  });
}

const SCANNED = shape({
  seq: whole,
  id: from("codes.id", text),
  ...CALLED,
  scans: whole,
});

function isBehind(sort: CodeSort, after: CodePlace | null): Fragment {
  return after === null ? NOTHING : sql`and ${comparison(sort, after)}`;
}

/** Whether a row comes after a place. */
function comparison(sort: CodeSort, { key, id }: CodePlace): Fragment {
  const { columns, isDescending } = ORDERS[sort];
  const sign = raw(isDescending ? "<" : ">");
  return columns === "id" ? sql`id ${sign} ${id}` : sql`(${raw(columns)}) ${sign} (${key}, ${id})`;
}

function inOrder(columns: string, isDescending: boolean): Fragment {
  return raw(isDescending ? columns.replaceAll(",", " desc,").concat(" desc") : columns);
}
