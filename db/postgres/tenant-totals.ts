import { plainArray, textArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";
import type { CountedScan } from "./scan-batch.ts";

/**
 * The lane of `tenant_totals` that a connection writes to. Nodes that scan codes of one tenant at once would wait for each
 * other's commit at a single row; with this many lanes they seldom meet, and a read adds up a few small rows.
 */
export const LANE = "pg_backend_pid() % 64";

/** By tenant, so that nodes never deadlock. */
const ADD = `
  insert into tenant_totals as t (tenant_id, lane, scans, unique_visitors)
  select tenant_id, ${LANE}, scans, unique_visitors
  from unnest($1::text::text[], $2::text::bigint[], $3::text::bigint[]) as a(tenant_id, scans, unique_visitors)
  order by 1
  on conflict (tenant_id, lane) do update set scans = t.scans + excluded.scans,
    unique_visitors = t.unique_visitors + excluded.unique_visitors`;

/** Adds scans to the sums over the codes of their tenants. */
export async function addToTenants(transaction: Connection, counted: readonly CountedScan[]): Promise<void> {
  const byTenant = new Map<string, { scans: number; uniqueVisitors: number }>();
  for (const { code, first } of counted) {
    const sums = byTenant.get(code.tenantId) ?? { scans: 0, uniqueVisitors: 0 };
    sums.scans++;
    if (first) sums.uniqueVisitors++;
    byTenant.set(code.tenantId, sums);
  }
  const sums = [...byTenant.values()];
  await rowsOf(transaction, ADD, [
    textArray([...byTenant.keys()]),
    plainArray(sums.map(({ scans }) => scans)),
    plainArray(sums.map(({ uniqueVisitors }) => uniqueVisitors)),
  ]);
}
