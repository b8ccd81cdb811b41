import { GRAIN } from "../common/grain.ts";
import { counted } from "./sql.ts";
import { run, type Work } from "./work.ts";

/**
 * Marks every campaign day on which a code was scanned to be counted again, from the start where that was under way. Runs
 * in the transaction in which the code, which is locked, comes to the groups or leaves them.
 */
export function* markForRecount(
  code: { readonly seq: number; readonly tenantId: string },
  groups: readonly (string | null)[],
): Work<void> {
  const names = [...new Set(groups.map((group) => group ?? ""))].sort();
  for (const name of names)
    yield* run`insert into campaign_recounts (tenant_id, group_tag, day)
      select ${code.tenantId}, ${name}, slot from ${counted("totals")}
      where code_seq = ${code.seq} and grain = ${GRAIN.day} and scans > 0 group by slot order by slot
      on conflict (tenant_id, group_tag, day) do update set code_id = null, counted = false`;
}
