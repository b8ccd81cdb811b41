import type { NamedCode } from "../records.ts";
import { CALLED, isVisible } from "../../codes/store/code-row.ts";
import { nameOfCode } from "../../codes/traits.ts";
import { flag, from, shape, text, whole } from "../../../../db/shape.ts";
import { countedCode, NOTHING, raw, sql } from "../../../../db/sql.ts";
import { totalsOf } from "../../tenants/store/tenant-totals.ts";
import { all, first, values, type Work } from "../../../../db/work.ts";

/* The parts of an overview that are not counts over time. */

/** The codes of a campaign that are counted one by one: those of a larger one are added up by a chore. */
const FEW = 100;

/** The codes that are looked at, because a bulk file may be staging some of them. */
const LOOKED_AT = 500;

const KEPT = shape({ codes: whole, active: whole });
const CODE = shape({ active: flag });
const NAMED = shape({
  id: from("codes.id", text),
  ...CALLED,
  scans: whole,
});

/** How many codes a workspace, or a group of it, has. */
export function* codesOf(tenantId: string, group: string | undefined) {
  if (group === undefined) {
    const { codes, active } = yield* totalsOf(tenantId);
    return { codes, active };
  }
  const kept = yield* first(KEPT)`select ${KEPT} from campaign_totals
    where tenant_id = ${tenantId} and group_tag = ${group}`;
  if (kept && kept.codes > FEW) return kept;
  const few = yield* all(CODE)`select ${CODE} from codes where ${isVisible} and seq in (select seq from codes
    where tenant_id = ${tenantId} and group_tag = ${group} order by id limit ${raw(String(LOOKED_AT))})`;
  return { codes: few.length, active: few.filter(({ active }) => active).length };
}

/** The newest codes of a workspace, or of a group of it. */
export function* newest(tenantId: string, group: string | undefined, limit: number): Work<NamedCode[]> {
  const found = yield* all(NAMED)`select ${NAMED} from codes join ${countedCode} on code_seq = seq
    where tenant_id = ${tenantId} ${group === undefined ? NOTHING : sql`and group_tag = ${group}`} and ${isVisible}
    order by id desc limit ${limit}`;
  return found.map((code) => {
    const { id, shortId, title, scans } = code;
    return { id, shortId, title, name: nameOfCode(code), scans };
  });
}

/** The groups of the most scanned campaigns. Of those with as many scans the last names come first: the index has this order. */
export function* largestCampaigns(tenantId: string, limit: number): Work<(string | null)[]> {
  const names = yield* values(text)`select group_tag from campaign_totals where tenant_id = ${tenantId}
    order by scans desc, group_tag desc limit ${limit}`;
  return names.map((name) => (name === "" ? null : name));
}
