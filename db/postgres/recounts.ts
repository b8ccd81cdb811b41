import { sql } from "drizzle-orm";
import { GRAIN } from "../common/grain.ts";
import type { Connection } from "./open.ts";
import { run } from "./statements.ts";

/**
 * Marks every campaign day that a code was scanned on as to be counted again, from the start where that was under way;
 * inside the transaction in which the code, which it has locked, comes to the groups or leaves them.
 */
export async function markForRecount(
  tx: Connection,
  code: { readonly seq: number; readonly tenantId: string },
  groups: readonly (string | null)[],
): Promise<void> {
  const names = [...new Set(groups.map((group) => group ?? ""))];
  await run(
    tx,
    sql`insert into campaign_recounts (tenant_id, group_tag, day)
      select ${code.tenantId}, name, slot from totals cross join unnest(${sql.param(names)}::text[]) as name
      where code_seq = ${code.seq} and grain = ${GRAIN.day} and scans > 0 order by name collate "C", slot
      on conflict (tenant_id, group_tag, day) do update set code_id = null, counted = false`,
  );
}
