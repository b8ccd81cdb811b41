import { isVisible } from "../../codes/store/code-row.ts";
import { memberOf, type Table } from "../../../../db/column.ts";
import { keyOf } from "../../../../db/owners.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { countedCode, type Fragment, isVisibleIn, joined, NOTHING, raw, sql } from "../../../../db/sql.ts";
import { keptAnswers } from "../tables.ts";
import type { TenantSums } from "./tenant-totals.ts";
import { all, first, type Work } from "../../../../db/work.ts";
import { CODE_BYTES, HISTORY_BYTES, weightOf } from "./weights.ts";

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

function areSeen({ name, isStaged }: Table): Fragment {
  return isStaged ? sql`${isVisibleIn(name)} and` : NOTHING;
}

/** Adds up rows of a table in the order of their keys. */
function byKey(table: Table, weight: string): AddUp {
  const names = keyOf(table).filter((name) => name !== "tenant_id");
  const key = raw(names.join(", "));
  const row = shape({ bytes: from(weight, whole) });
  const keyShape = shape(Object.fromEntries(names.map((name) => [name, text])));
  return function* (tenantId, after, rows) {
    const values = names.map((_, index) => sql`${after[index] ?? ""}`);
    const some = yield* all(row)`select ${row}, ${keyShape} from ${raw(table.name)}
      where tenant_id = ${tenantId} and ${areSeen(table)} (${key}) > (${joined(values, ", ")}) order by ${key} limit ${rows}`;
    const last = some.at(-1);
    const bytes = some.reduce((sum, next) => sum + next.bytes, 0);
    const sums = { bytes, ...(table.counts && { [table.counts]: some.length }) };
    if (!last || some.length < rows) return { sums, next: null };
    const found = keyShape.read(last);
    return { sums, next: names.map((name) => memberOf(found, name)) };
  };
}

/**
 * Tables beside codes, with the bytes of their rows. An answer notes its own, because it may stand for a
 * whole file.
 */
function weighed(tables: readonly Table[]): (readonly [table: Table, weight: string])[] {
  const weighing = tables.filter(({ weighs }) => weighs);
  return [...weighing.map((table) => [table, weightOf(table)] as const), [keptAnswers, "bytes"]];
}

/** All rows beside codes. */
export function budgeted(tables: readonly Table[]): AddUp[] {
  return weighed(tables).map(([table, weight]) => byKey(table, weight));
}

/** The bytes of each row that counts, with its tenant. */
export function allBytes(tables: readonly Table[]): Fragment {
  return joined(
    [
      sql`select tenant_id, ${raw(`${CODE_BYTES} + ${HISTORY_BYTES}`)} as bytes from codes where ${isVisible}`,
      ...weighed(tables).map(
        ([table, weight]) =>
          sql`select tenant_id, ${raw(weight)} from ${raw(table.name)} where ${areSeen(table)} true`,
      ),
    ],
    " union all ",
  );
}
