import { sql } from "drizzle-orm";
import { GRAIN } from "../common/grain.ts";
import type { Connection } from "./open.ts";
import { run } from "./statements.ts";

/**
 * Marks the campaign days of a code's scans for a recount; a recount in progress begins anew. To be called inside the
 * transaction that moves the code into or out of the groups, with the code locked.
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
