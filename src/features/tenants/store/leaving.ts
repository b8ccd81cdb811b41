import type { OwnedTable } from "../../../../db/owners.ts";
import { firstOf, lightOf, MOST_ERASED, WEIGHED_CODE } from "../../codes/store/code-weight.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { domains } from "../../domains/tables.ts";
import { eraseFiles } from "../../files/store.ts";
import { eraseImages } from "../../images/store.ts";
import { looks } from "../../looks/tables.ts";
import { plainCodes } from "../../plain-codes/tables.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { eraseRuns } from "../../runs/store/runs.ts";
import { retireSome } from "../../codes/store/short-ids.ts";
import { daysIn } from "../../../../db/skip-scan.ts";
import { forUpdateSkipLocked, isOneOf, raw, sql } from "../../../../db/sql.ts";
import { removeTotals } from "./tenant-totals.ts";
import { endOf } from "../../webhooks/key-records.ts";
import { weightOf } from "./weights.ts";
import { all, first, run, values, type Work } from "../../../../db/work.ts";

/*
 * A tenant that leaves is marked, and from then on its codes answer 410. Its rows are erased in steps of a few rows, the row of
 * the tenant last. So a step that a crash undoes is done again.
 */

const LEFT = shape({ id: text, leftAt: whole });

/** Tables with rows of a tenant of which each may have a megabyte, with their sizes. */
const HEAVY = [looks, plainCodes, domains].map((table) => ({
  table: raw(table.name),
  row: shape({ id: text, weight: from(weightOf(table), whole) }),
}));

/**
 * Erases about `rows` rows of a tenant that has left.
 * @param tables - each may have many rows of a tenant.
 * @returns whether there was one.
 */
export function* eraseOfLeft(tables: readonly OwnedTable[], rows: number): Work<boolean> {
  const tenant = yield* first(LEFT)`select ${LEFT} from tenants where left_at is not null
    order by left_at limit 1 ${forUpdateSkipLocked}`;
  if (!tenant) return false;
  const codes = yield* all(WEIGHED_CODE)`select ${WEIGHED_CODE} from codes where tenant_id = ${tenant.id}
    order by id limit ${Math.min(rows, MOST_ERASED)}`;
  if (codes.length > 0) yield* retireSome(firstOf(codes), tenant.leftAt);
  else if (
    !(yield* eraseHeavy(tenant.id)) &&
    !(yield* eraseImages(tenant.id)) &&
    !(yield* eraseFiles(tenant.id)) &&
    (yield* eraseRest(tables, tenant.id, rows)) < rows
  ) {
    yield* removeTotals(tenant.id);
    yield* run`delete from tenants where id = ${tenant.id}`;
  }
  return true;
}

/** Erases some heavy rows of one table. @returns whether there was one. */
function* eraseHeavy(tenantId: string): Work<boolean> {
  for (const { table, row } of HEAVY) {
    const rows = yield* all(row)`select ${row} from ${table} where tenant_id = ${tenantId}
      order by id limit ${MOST_ERASED}`;
    if (rows.length === 0) continue;
    yield* run`delete from ${table} where id ${isOneOf(lightOf(rows).map(({ id }) => id))}`;
    return true;
  }
  return false;
}

/** Has the counts of series erased, as those of deleted codes are. @returns how many series there were. */
function* retireSeries(tenantId: string, most: number): Work<number> {
  const seqs = yield* values(
    whole,
  )`select seq from series where tenant_id = ${tenantId} order by seq limit ${most}`;
  yield* run`insert into erasures (code_seq, requested_at) select -seq, 0 from series where seq ${isOneOf(seqs)}`;
  return yield* run`delete from series where seq ${isOneOf(seqs)}`;
}

/** @returns how many rows were erased. */
function* eraseRest(tables: readonly OwnedTable[], tenantId: string, rows: number): Work<number> {
  let left = rows;
  for (const { table, key } of tables)
    if (left > 0)
      left -= yield* eraseSome(table, key, sql`from ${raw(table)} where tenant_id = ${tenantId}`, left);
  if (left > 0) {
    const deliveries = sql`from webhook_deliveries where webhook >= ${tenantId} and webhook < ${endOf(tenantId)}`;
    // Those of codes that were deleted before: others are erased with their code.
    left -= yield* eraseSome("webhook_deliveries", "webhook, state, id", deliveries, left);
  }
  if (left > 0 && (yield* eraseRuns(sql`tenant_id = ${tenantId}`, left))) return rows;
  if (left > 0) {
    const scanners = sql`from campaign_scanners where day ${isOneOf(yield* daysIn("campaign_scanners"))} and tenant_id = ${tenantId}`;
    left -= yield* eraseSome("campaign_scanners", "day, tenant_id, group_tag, scanner", scanners, left);
  }
  if (left > 0) left -= yield* retireSeries(tenantId, left);
  return rows - left;
}
