import { isVisible } from "../../codes/store/code-row.ts";
import { from, nullable, shape, sumOf, text, whole } from "../../../../db/shape.ts";
import { countedCode, type Fragment, raw, sql } from "../../../../db/sql.ts";
import type { TenantSums } from "./tenant-totals.ts";
import { all, first, type Work } from "../../../../db/work.ts";
import { CODE_BYTES, DOMAIN_BYTES, HISTORY_BYTES, IMAGE_BYTES, LOOK_BYTES } from "./weights.ts";

/* The rows that count for a tenant's sums, part by part for a recount, and all at once for an audit. */

/** Some rows of a tenant, added up. */
export interface BudgetPart {
  readonly sums: Partial<TenantSums>;
  /** The place behind which its other rows of this kind are; `null` at their end. */
  readonly next: readonly string[] | null;
}

/** Adds up about `rows` rows of one kind. @param after - a place that a part gave; empty at the beginning. */
export type AddUp = (tenantId: string, after: readonly string[], rows: number) => Work<BudgetPart>;

const sumWhere = (column: string) => from(`coalesce(sum(${column}) filter (where visible), 0)`, whole);

/** The sums over some codes. `last` is the last of them, and `looked` how many they are, staged ones included. */
const CODES = shape({
  looked: from("count(*)", whole),
  last: from("max(id)", nullable(text)),
  codes: from("count(*) filter (where visible)", whole),
  active: from("count(*) filter (where visible and active)", whole),
  scans: sumWhere("scans"),
  uniqueVisitors: sumWhere("unique_visitors"),
  leads: sumWhere("leads"),
  bytes: sumWhere("bytes"),
});

export const PART_OF_CODES: AddUp = function* (tenantId, [after = ""], rows) {
  const part = yield* first(CODES)`select ${CODES} from (
    select id, active, scans, unique_visitors, leads, ${isVisible} as visible,
      ${raw(`${CODE_BYTES} + ${HISTORY_BYTES}`)} as bytes
    from codes join ${countedCode} on code_seq = seq
    where tenant_id = ${tenantId} and id > ${after} order by id limit ${rows}) as part`;
  if (!part) return { sums: {}, next: null };
  const { looked, last, ...sums } = part;
  return { sums, next: last !== null && looked === rows ? [last] : null };
};

const PART = shape({
  looked: from("count(*)", whole),
  last: from("max(id)", nullable(text)),
  bytes: sumOf("bytes"),
});

/** Adds up rows of a table by their ids. */
function byId(table: string, bytes: string): AddUp {
  return function* (tenantId, [after = ""], rows) {
    const part = yield* first(PART)`select ${PART} from (select id, ${raw(bytes)} as bytes from ${raw(table)}
      where tenant_id = ${tenantId} and id > ${after} order by id limit ${rows}) as part`;
    if (!part) return { sums: {}, next: null };
    const { looked, last, bytes: sum } = part;
    return { sums: { bytes: sum }, next: last !== null && looked === rows ? [last] : null };
  };
}

const ANSWER = shape({ route: text, key: text, bytes: whole });

const partOfAnswers: AddUp = function* (tenantId, [route = "", key = ""], rows) {
  const some = yield* all(ANSWER)`select ${ANSWER} from kept_answers
    where tenant_id = ${tenantId} and (route, key) > (${route}, ${key}) order by route, key limit ${rows}`;
  const last = some.at(-1);
  const bytes = some.reduce((sum, answer) => sum + answer.bytes, 0);
  return { sums: { bytes }, next: last && some.length === rows ? [last.route, last.key] : null };
};

/** All rows beside codes. */
export const BUDGETED: readonly AddUp[] = [
  byId("images", IMAGE_BYTES),
  byId("looks", LOOK_BYTES),
  byId("domains", DOMAIN_BYTES),
  partOfAnswers,
];

/** The bytes of each row that counts, with its tenant. */
export const ALL_BYTES: Fragment = sql`
  select tenant_id, ${raw(`${CODE_BYTES} + ${HISTORY_BYTES}`)} as bytes from codes where ${isVisible}
  union all select tenant_id, ${raw(IMAGE_BYTES)} from images
  union all select tenant_id, ${raw(LOOK_BYTES)} from looks
  union all select tenant_id, ${raw(DOMAIN_BYTES)} from domains
  union all select tenant_id, bytes from kept_answers`;
