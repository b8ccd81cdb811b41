import type { LeadFilter, LeadOfCode, LeadPage } from "../records.ts";
import { nameOfCode } from "../../codes/traits.ts";
import { DEVICE_CLASSES, type DeviceClass } from "../../scans/model.ts";
import { MINUTE } from "../../../kit/shared/clock.ts";
import { lowestId } from "../../../kit/shared/ids.ts";
import { bytes, type Column, flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, joined, NOTHING, sql } from "../../../../db/sql.ts";
import { all, first, type Work } from "../../../../db/work.ts";

/** A class of devices; one of another version counts as `other`. */
export const deviceClass: Column<DeviceClass> = {
  read: (value) => DEVICE_CLASSES.find((known) => known === value) ?? "other",
};

/** A lead of a list. Its code may be deleted: then it waits for the eraser. */
const LISTED = shape({
  id: from("leads.id", text),
  at: whole,
  country: nullable(text),
  device: deviceClass,
  sealed: bytes,
  handled: flag,
  codeId: from("codes.id", nullable(text)),
  shortId: from("codes.short_id", nullable(text)),
  title: from("codes.title", nullable(text)),
  target: from("substr(codes.target, 1, 200)", nullable(text)),
  group: from("codes.group_tag", nullable(text)),
  /** Whether its code, and the lead with it, is still being staged. */
  isStaged: from("exists (select 1 from open_batches where open_batches.seq = codes.batch)", flag),
});

/**
 * An id is made some milliseconds before the time of its lead is taken, and after a clock was set back ids go on from the later
 * time. So ids bound a period as exactly as this.
 */
const ID_SLACK = MINUTE;

/** Looks through `width` leads. Leads of a deleted code, and of one that has just gone to another campaign, are left out. */
export function* listLeads(filter: LeadFilter, width: number, before: string | null): Work<LeadPage> {
  // One more than asked for shows whether there is a next page.
  const ids = joined(
    rangesOf(filter).map(
      (range) => sql`select * from (select id from leads where ${range} ${boundsOf(filter, before)}
      order by id desc limit ${width + 1}) as found`,
    ),
    " union all ",
  );
  const found = yield* all(LISTED)`select ${LISTED}
    from (select id from (${ids}) as ranges order by id desc limit ${width + 1}) as listed
    join leads on leads.id = listed.id left join codes on codes.seq = leads.code_seq order by leads.id desc`;
  const leads = found
    .slice(0, width)
    .flatMap(withCode)
    .filter((lead) => isChosen(lead, filter));
  return { leads, next: found.length > width ? (found[width - 1]?.id ?? null) : null };
}

/** Whether a filter chooses a lead. The ranges of indexes know its time and its campaign only roughly. */
function isChosen({ at, group, handled }: LeadOfCode, filter: LeadFilter): boolean {
  const { from = at, to = at + 1 } = filter;
  const isOfGroup = filter.group === undefined || filter.group === group;
  return at >= from && at < to && isOfGroup && (filter.handled === undefined || filter.handled === handled);
}

/** A lead of a tenant with its code; `null` when the tenant has no such lead. */
export function* findLead(tenantId: string, id: string): Work<LeadOfCode | null> {
  const found = yield* first(LISTED)`select ${LISTED} from leads join codes on codes.seq = leads.code_seq
    where leads.id = ${id} and codes.tenant_id = ${tenantId}`;
  return found && (withCode(found)[0] ?? null);
}

/** The ranges of indexes in which leads are looked for. Handled leads and others lie apart. */
function rangesOf({ tenantId, codeId, group, handled }: LeadFilter): Fragment[] {
  if (codeId !== undefined) return [sql`code_seq = (select seq from codes where id = ${codeId})`];
  return (handled === undefined ? [false, true] : [handled]).map(
    (each) =>
      sql`tenant_id = ${tenantId} ${group === undefined ? NOTHING : sql`and group_tag = ${group}`} and handled = ${each}`,
  );
}

function boundsOf({ from, to }: LeadFilter, before: string | null): Fragment {
  const bounds = [
    before === null ? NOTHING : sql`and id < ${before}`,
    from === undefined ? NOTHING : sql`and id >= ${lowestId("lead", from - ID_SLACK)}`,
    to === undefined ? NOTHING : sql`and id < ${lowestId("lead", to + ID_SLACK)}`,
  ];
  return joined(bounds, " ");
}

function withCode({
  codeId,
  shortId,
  target,
  isStaged,
  ...row
}: ReturnType<typeof LISTED.read>): LeadOfCode[] {
  if (isStaged || codeId === null || shortId === null || target === null) return [];
  return [{ ...row, codeId, shortId, codeName: nameOfCode({ title: row.title, target, shortId }) }];
}
