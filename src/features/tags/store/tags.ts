import type { TagSums } from "../records.ts";
import { isVisible } from "../../codes/store/code-row.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { skipScan } from "../../../../db/skip-scan.ts";
import { countedCode, type Fragment, isOneOf, joined, raw, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, value, values, type Work } from "../../../../db/work.ts";

/** A tag of so many codes at most is added up from them, so that a change shows at once. */
const SMALL = 20;

/** The most rows of a small tag that are read: a bulk file may be staging some, and some may be lost. */
const LOOKED_AT = 100;

const SUMS = shape({ tag: text, codes: whole, scans: whole, bots: whole });
const COUNTS = shape({
  codes: from("count(*)", whole),
  scans: from("cast(coalesce(sum(scans), 0) as bigint)", whole),
  bots: from("cast(coalesce(sum(bots), 0) as bigint)", whole),
});
const COUNTED = shape({ place: whole, codes: whole, scans: whole, bots: whole });

/** Reads the tags of tenants. */
export function createTagStore(db: Database) {
  const { read } = bind(db);
  return {
    /** The tags of a tenant after `after`, in order of their bytes. Some may have no code any more. */
    names: read(names),
    /**
     * The counts of some tags, in their order. The numbers of a tag of more than 20 codes are as of at most a
     * minute ago.
     */
    sums: read(sums),
  };
}

export type TagStore = ReturnType<typeof createTagStore>;

function names(tenantId: string, after: string, limit: number): Work<string[]> {
  return values(text)`${skipScan("tag", "code_tags", after, sql`and tenant_id = ${tenantId}`)}
    select item from found where item is not null limit ${limit}`;
}

function* sums(tenantId: string, tags: readonly string[]): Work<TagSums[]> {
  if (tags.length === 0) return [];
  const kept = new Map(
    (yield* all(
      SUMS,
    )`select ${SUMS} from tag_totals where tenant_id = ${tenantId} and tag ${isOneOf(tags)}`).map((row) => [
      row.tag,
      row,
    ]),
  );
  const small = tags.filter((tag) => (kept.get(tag)?.codes ?? 0) <= SMALL);
  const counted = yield* countedOf(tenantId, small);
  return tags.map((tag) => {
    const sum = kept.get(tag) ?? { tag, codes: 0, scans: 0, bots: 0 };
    const now = counted.get(tag);
    // Many were tagged since the chore added them up.
    if (!now || now.codes > SMALL) return { ...sum, codes: Math.max(sum.codes, now?.codes ?? 0) };
    return { tag, codes: now.codes, scans: now.scans, bots: now.bots };
  });
}

function* countedOf(tenantId: string, tags: readonly string[]) {
  if (tags.length === 0) return new Map<string, ReturnType<typeof COUNTED.read>>();
  const rows = yield* all(COUNTED)`${joined(
    tags.map((tag, place) => countsOf(tenantId, tag, place)),
    " union all ",
  )}`;
  return new Map(rows.flatMap((row) => [[tags[row.place] ?? "", row]]));
}

function countsOf(tenantId: string, tag: string, place: number): Fragment {
  return sql`select ${raw(String(place))} as place, ${COUNTS} from (
    select code_totals.scans, code_totals.bots
    from (select code_seq as tagged from code_tags where tenant_id = ${tenantId} and tag = ${tag} and not gone
      order by id limit ${raw(String(LOOKED_AT))}) as tagged_codes
    join codes on codes.seq = tagged join ${countedCode} on code_totals.code_seq = codes.seq
    where ${isVisible} limit ${raw(String(SMALL + 1))}) as counted_${raw(String(place))}`;
}

/** The one of some tags that the fewest codes have, by what the chore has counted. */
export function* rarestOf(tenantId: string, tags: readonly string[]): Work<string | undefined> {
  if (tags.length < 2) return tags[0];
  const rarest = yield* value(text)`select tag from tag_totals
    where tenant_id = ${tenantId} and tag ${isOneOf(tags)} order by codes limit 1`;
  return rarest ?? tags[0];
}
