import type { CodeTotals } from "../../src/codes/model.ts";
import { shape, sumOf } from "./shape.ts";
import { counted, lane } from "./sql.ts";
import { first, lock, run, value, type Work } from "./work.ts";

/*
 * Sums over the codes that a tenant sees, in `tenant_totals`. They are updated in the transaction that changes a code, and read
 * instead of the codes, so a list costs the same with any number of codes. The commit of scans of each engine adds to them.
 */

const TOTALS = shape({
  codes: sumOf("codes"),
  active: sumOf("active"),
  scans: sumOf("scans"),
  uniqueVisitors: sumOf("unique_visitors"),
  leads: sumOf("leads"),
});

const NOTHING: CodeTotals = { codes: 0, active: 0, scans: 0, uniqueVisitors: 0, leads: 0 };

/** The sums over a tenant's codes. */
export function* totalsOf(tenantId: string): Work<CodeTotals> {
  return (
    (yield* first(TOTALS)`select ${TOTALS} from ${counted("tenant_totals")} where tenant_id = ${tenantId}`) ??
    NOTHING
  );
}

/** How many codes a tenant has. Codes that a bulk file is staging do not count. */
export function* countCodes(tenantId: string): Work<number> {
  const count = yield* value(sumOf("codes"))`select coalesce(sum(codes), 0) from tenant_totals
    where tenant_id = ${tenantId}`;
  return count ?? 0;
}

/**
 * Adds to the sums of a tenant. It is the last statement of a transaction that locks rows, so that other transactions wait as
 * briefly as possible.
 */
export function* addToTotals(tenantId: string, change: Partial<CodeTotals>): Work<void> {
  const { codes, active, scans, uniqueVisitors, leads } = { ...NOTHING, ...change };
  yield* run`insert into tenant_totals (tenant_id, lane, codes, active, scans, unique_visitors, leads)
    values (${tenantId}, ${lane}, ${codes}, ${active}, ${scans}, ${uniqueVisitors}, ${leads})
    on conflict (tenant_id, lane) do update set codes = tenant_totals.codes + excluded.codes,
      active = tenant_totals.active + excluded.active, scans = tenant_totals.scans + excluded.scans,
      unique_visitors = tenant_totals.unique_visitors + excluded.unique_visitors,
      leads = tenant_totals.leads + excluded.leads`;
}

/** Deletes the sums of a tenant, and counts that are still to be added to them. It is locked, and its codes are deleted. */
export function* removeTotals(tenantId: string): Work<void> {
  yield* lock`delete from campaign_deltas where tenant_id = ${tenantId}`;
  yield* run`delete from tenant_totals where tenant_id = ${tenantId}`;
}
