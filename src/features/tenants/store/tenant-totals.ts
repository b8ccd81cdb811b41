import type { CodeTotals } from "../../codes/totals-model.ts";
import type { Usage } from "../../../kit/shared/tenant.ts";
import { shape, sumOf } from "../../../../db/shape.ts";
import { counted, lane } from "../../../../db/sql.ts";
import { first, lock, run, type Work } from "../../../../db/work.ts";

/*
 * Sums over the codes that a tenant sees, in `tenant_totals`. They are updated in the transaction that changes a code, and read
 * instead of the codes, so a list costs the same with any number of codes. The commit of scans of each engine adds to them.
 */

const TOTALS = {
  codes: sumOf("codes"),
  active: sumOf("active"),
  scans: sumOf("scans"),
  uniqueVisitors: sumOf("unique_visitors"),
  leads: sumOf("leads"),
};
const CODE_SUMS = shape(TOTALS);
const SUMS = shape({ ...TOTALS, plainCodes: sumOf("plain_codes"), bytes: sumOf("bytes") });

/** The sums that are stored of a tenant. `bytes` is what it takes of its budget: see `weights.ts`. */
export interface TenantSums extends CodeTotals {
  readonly plainCodes: number;
  readonly bytes: number;
}

/** The limits of a plan. */
const USAGE = shape({ codes: sumOf("codes"), plainCodes: sumOf("plain_codes"), bytes: sumOf("bytes") });

const NO_TOTALS: CodeTotals = { codes: 0, active: 0, scans: 0, uniqueVisitors: 0, leads: 0 };
export const NO_SUMS: TenantSums = { ...NO_TOTALS, plainCodes: 0, bytes: 0 };

/** The sums over a tenant's codes. */
export function* totalsOf(tenantId: string): Work<CodeTotals> {
  return (
    (yield* first(
      CODE_SUMS,
    )`select ${CODE_SUMS} from ${counted("tenant_totals")} where tenant_id = ${tenantId}`) ?? NO_TOTALS
  );
}

/** All that is stored of a tenant. */
export function* sumsOf(tenantId: string): Work<TenantSums> {
  return (
    (yield* first(SUMS)`select ${SUMS} from ${counted("tenant_totals")} where tenant_id = ${tenantId}`) ??
    NO_SUMS
  );
}

/** How many codes a tenant has, and its bytes. Codes that a bulk file is staging do not count. */
export function* usageOf(tenantId: string): Work<Usage> {
  const usage = yield* first(USAGE)`select ${USAGE} from tenant_totals where tenant_id = ${tenantId}`;
  // Below nothing only until the first recount after an update.
  const { codes = 0, plainCodes = 0, bytes = 0 } = usage ?? {};
  return { codes, plainCodes, bytes: Math.max(0, bytes) };
}

/**
 * Whether a tenant may have so many more bytes. It may always have fewer. The tenant is locked.
 * @param most - those it may have in all; `null` for any number.
 */
export function* hasRoom(tenantId: string, bytes: number, most: number | null): Work<boolean> {
  if (most === null || bytes <= 0) return true;
  return (yield* usageOf(tenantId)).bytes + bytes <= most;
}

/**
 * Locks a tenant whose bytes are limited before a change, so that changes at the same time don't exceed the limit together. On
 * SQLite there are none.
 */
export function* lockBudget(tenantId: string, most: number | null): Work<void> {
  if (most !== null) yield* lock`select 1 from tenants where id = ${tenantId} for update`;
}

/** The bytes of a tenant, in SQL. */
export const USED_BYTES = (tenantId: string) =>
  `(select coalesce(sum(bytes), 0) from tenant_totals where tenant_totals.tenant_id = ${tenantId})`;

/**
 * Adds to the sums of a tenant. It is the last statement of a transaction that locks rows, so that other transactions wait as
 * briefly as possible.
 */
export function* addToTotals(tenantId: string, change: Partial<TenantSums>): Work<void> {
  const sums = { ...NO_SUMS, ...change };
  const { codes, active, scans, uniqueVisitors, leads, plainCodes, bytes } = sums;
  yield* run`insert into tenant_totals
    (tenant_id, lane, codes, active, scans, unique_visitors, leads, plain_codes, bytes)
    values (${tenantId}, ${lane}, ${codes}, ${active}, ${scans}, ${uniqueVisitors}, ${leads}, ${plainCodes}, ${bytes})
    on conflict (tenant_id, lane) do update set codes = tenant_totals.codes + excluded.codes,
      active = tenant_totals.active + excluded.active, scans = tenant_totals.scans + excluded.scans,
      unique_visitors = tenant_totals.unique_visitors + excluded.unique_visitors,
      leads = tenant_totals.leads + excluded.leads,
      plain_codes = tenant_totals.plain_codes + excluded.plain_codes, bytes = tenant_totals.bytes + excluded.bytes`;
}

/** Subtracts the bytes of rows that were deleted, of one tenant or several. */
export function* freeBytes(
  deleted: readonly { readonly tenantId: string; readonly bytes: number }[],
): Work<void> {
  const freed = new Map<string, number>();
  for (const { tenantId, bytes } of deleted) freed.set(tenantId, (freed.get(tenantId) ?? 0) + bytes);
  for (const [tenantId, bytes] of [...freed].sort()) yield* addToTotals(tenantId, { bytes: -bytes });
}

/** Deletes the sums of a tenant, and counts that are still to be added to them. It is locked, and its codes are deleted. */
export function* removeTotals(tenantId: string): Work<void> {
  yield* lock`delete from campaign_deltas where tenant_id = ${tenantId}`;
  yield* run`delete from tenant_totals where tenant_id = ${tenantId}`;
}
