import { WHOLE_WORKSPACE } from "../../analytics/store/series.ts";
import { isVisible } from "../../codes/store/code-row.ts";
import { DAY } from "../../../kit/shared/clock.ts";
import { lowestId } from "../../../kit/shared/ids.ts";
import { GRAIN } from "../../../../db/common/grain.ts";
import { lowestScanId } from "../../../../db/common/scanner.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, isOneOf, NOTHING, sql } from "../../../../db/sql.ts";
import { all, exists, value, type Work } from "../../../../db/work.ts";
import type { DeadDestination, MailedCode, Scope } from "../records.ts";

/* News of mailings besides the numbers that everybody may read. */

const CODE = {
  id: from("codes.id", text),
  title: from("codes.title", nullable(text)),
  shortId: from("codes.short_id", text),
};
const NAMED = shape(CODE);
const DEAD = shape({ ...CODE, address: from("watched_targets.address", text) });
const SCANNED = shape({ id: whole, codeSeq: whole });

/** New leads of a mail that are counted one by one. */
const MOST_LEADS = 1_000;

/** A condition on `codes`. */
function isIn({ code, group }: Scope): Fragment {
  if (code !== null) return sql`and codes.id = ${code}`;
  return group === null ? NOTHING : sql`and codes.group_tag = ${group}`;
}

/** Destinations that are dead, those that died last first. */
export function dead(tenantId: string, of: Scope, limit: number): Work<DeadDestination[]> {
  return all(DEAD)`select ${DEAD} from watched_targets
    join watched_codes on watched_codes.target_seq = watched_targets.seq
    join codes on codes.seq = watched_codes.code_seq
    where watched_targets.tenant_id = ${tenantId} and watched_targets.turned_at is not null
      and watched_targets.state = 'dead' and ${isVisible} ${isIn(of)}
    order by watched_targets.turned_at desc, codes.seq limit ${limit}`;
}

/** Codes that people scanned in a stretch of time for the first time. */
export interface FirstScans {
  readonly codes: readonly MailedCode[];
  /** Up to when scans were looked at: earlier than asked for where there were many. */
  readonly upTo: number;
  /** Whether there were any scans at all. */
  readonly any: boolean;
}

/**
 * Looks for codes that were scanned for the first time, by people, in a stretch of time, in a piece of the
 * log.
 * @param limit - scans of the piece.
 */
export function* firstScans(
  tenantId: string,
  of: Scope,
  after: number,
  upTo: number,
  limit: number,
): Work<FirstScans> {
  const workspace = yield* value(whole)`select seq from series
    where tenant_id = ${tenantId} and group_tag = ${WHOLE_WORKSPACE}`;
  if (workspace === null) return { codes: [], upTo, any: false };
  const before = lowestScanId(after);
  const piece = yield* all(SCANNED)`select ${SCANNED} from scans where workspace = ${workspace}
    and id >= ${before} and id < ${lowestScanId(upTo)} order by id, code_seq limit ${limit}`;
  const last = piece.length < limit ? null : piece.at(-1);
  // A millisecond with more scans than a piece is passed over.
  const reached = last ? Math.max(after + 1, yield* timeOf(last)) : upTo;
  const seqs = [...new Set(piece.map(({ codeSeq }) => codeSeq))];
  if (seqs.length === 0) return { codes: [], upTo, any: false };
  // Scans are erased after a while, and their totals stay.
  const codes = yield* all(
    NAMED,
  )`select ${NAMED} from codes where seq ${isOneOf(seqs)} and ${isVisible} ${isIn(of)}
    and exists (select 1 from scans where code_seq = codes.seq and id >= ${before}
      and id < ${lowestScanId(reached)} and bot is null)
    and not exists (select 1 from scans where code_seq = codes.seq and id < ${before} and bot is null)
    and not exists (select 1 from totals where code_seq = codes.seq and grain = ${GRAIN.day}
      and slot < ${Math.floor(after / DAY)} and scans > bots)
    order by seq`;
  return { codes, upTo: reached, any: true };
}

/** A time behind all scans of a piece but those of its last millisecond. */
function* timeOf({ id, codeSeq }: { readonly id: number; readonly codeSeq: number }): Work<number> {
  const at = yield* value(whole)`select at from scans where code_seq = ${codeSeq} and id = ${id}`;
  return at ?? 0;
}

/** How many leads came in a stretch of time; at most `MOST_LEADS`. */
export function* leadsIn(tenantId: string, of: Scope, after: number, upTo: number): Work<number> {
  const [low, high] = [lowestId("lead", after), lowestId("lead", upTo)];
  const range = sql`id >= ${low} and id < ${high}`;
  const rows =
    of.code !== null
      ? sql`select 1 from leads where code_seq = (select seq from codes where id = ${of.code}
          and tenant_id = ${tenantId}) and ${range}`
      : of.group !== null
        ? sql`select 1 from leads where tenant_id = ${tenantId} and group_tag = ${of.group} and ${range}`
        : sql`select 1 from leads where tenant_id = ${tenantId} and ${range}`;
  return (
    (yield* value(
      whole,
    )`select count(*) from (select 1 from (${rows}) as found limit ${MOST_LEADS}) as counted`) ?? 0
  );
}

/** Whether a code is one of a workspace. */
export function hasCode(tenantId: string, codeId: string): Work<boolean> {
  return exists`select 1 from codes where tenant_id = ${tenantId} and id = ${codeId} and ${isVisible}`;
}

/** How many members and domains a workspace has. */
export function* counts(tenantId: string): Work<{ members: number; domains: number }> {
  return {
    members: (yield* value(whole)`select count(*) from members where tenant_id = ${tenantId}`) ?? 0,
    domains: (yield* value(whole)`select count(*) from domains where tenant_id = ${tenantId}`) ?? 0,
  };
}
