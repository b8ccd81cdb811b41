import { GRAIN_LENGTH } from "../../../../db/common/grain.ts";
import { COUNT_COLUMNS } from "../../../../db/common/tally.ts";
import { differences, STAYS, sums } from "./audit-queries.ts";
import { WHOLE_WORKSPACE } from "../../analytics/store/series.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, raw, seriesTotals, sql } from "../../../../db/sql.ts";
import type { Work } from "../../../../db/work.ts";

const PLACE = shape({ group: from("group_tag", text), slot: whole });

/**
 * Compares each slot of a series with the sum over its codes. Workspaces with codes whose counts are on their way to series are
 * left out.
 */
export function* auditSeries(): Work<string[]> {
  const lines: string[] = [];
  for (const [grain, , name] of GRAIN_LENGTH)
    for (const { group, slot } of yield* wrongSlots(grain))
      lines.push(`series ${JSON.stringify(group)}: ${name}, slot ${slot}`);
  return lines;
}

function* wrongSlots(grain: number) {
  const columns = [...COUNT_COLUMNS, "leads"];
  const isSettled = sql`grain = ${raw(String(grain))} and ${raw(STAYS)}
    and tenant_id not in (select tenant_id from series_moves)`;
  const ofCodes = (group: Fragment) => sql`
    select tenant_id, ${group} as group_tag, slot, ${sums(columns, "totals.")} from totals join codes on seq = code_seq
    where ${isSettled} group by 1, 2, 3 having sum(totals.scans) > 0 or sum(totals.leads) > 0`;
  return yield* differences(
    PLACE,
    sql`select tenant_id, group_tag, slot, ${sums(columns, "totals.")} from ${seriesTotals} join series on -seq = code_seq
      where ${isSettled} group by 1, 2, 3
      having ${raw(columns.map((column) => `sum(totals.${column}) <> 0`).join(" or "))}`,
    sql`${ofCodes(raw("coalesce(group_tag, '')"))} union all ${ofCodes(sql`cast(${WHOLE_WORKSPACE} as text)`)}`,
  );
}
