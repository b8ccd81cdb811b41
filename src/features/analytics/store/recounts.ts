import { GRAIN } from "../../../../db/common/grain.ts";
import { counted, isOneOf } from "../../../../db/sql.ts";
import { run, type Work } from "../../../../db/work.ts";

/** A code that comes to groups, or leaves them. */
export interface Regrouped {
  readonly seq: number;
  readonly tenantId: string;
  readonly groups: readonly (string | null)[];
}

/**
 * Marks every campaign day on which a code was scanned to be counted again, from the start where that was under way. Runs
 * in the transaction in which the codes, which are locked, come to their groups or leave them.
 */
export function* markForRecount(codes: readonly Regrouped[]): Work<void> {
  for (const [tenantId, ofTenant] of byKey(codes, ({ tenantId }) => [tenantId]))
    for (const [name, some] of byKey(ofTenant, ({ groups }) => groups.map((group) => group ?? "")))
      yield* run`insert into campaign_recounts (tenant_id, group_tag, day)
        select ${tenantId}, ${name}, slot from ${counted("totals")}
        where code_seq ${isOneOf(some.map(({ seq }) => seq))} and grain = ${GRAIN.day} and scans > 0
        group by slot order by slot
        on conflict (tenant_id, group_tag, day) do update set code_id = null, counted = false`;
}

/** Codes by their keys, in the order of these. */
function byKey(codes: readonly Regrouped[], keysOf: (code: Regrouped) => readonly string[]) {
  const found = new Map<string, Regrouped[]>();
  for (const code of codes)
    for (const key of new Set(keysOf(code))) found.set(key, [...(found.get(key) ?? []), code]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
