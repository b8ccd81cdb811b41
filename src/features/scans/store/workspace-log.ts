import type { ScanPlace, WorkspaceScanFilter, WorkspaceScanPage } from "../records.ts";
import { lowestScanId } from "../../../../db/common/scanner.ts";
import { WHOLE_WORKSPACE } from "../../analytics/store/series.ts";
import { classesOf, OBSERVED } from "./observed.ts";
import { bytes, flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, joined, NOTHING, sql } from "../../../../db/sql.ts";
import { all, first, value, type Work } from "../../../../db/work.ts";

/*
 * The log of all codes of a workspace. It lies in one index, newest scan last. A campaign's scans, and those of people,
 * are looked for in a piece of it: the next page goes on behind that piece.
 */

const PLACE = shape({ id: whole, codeSeq: whole });

const SCAN = shape({
  ...OBSERVED,
  deviceKey: nullable(bytes),
  repeat: flag,
  id: from("piece.id", whole),
  codeSeq: from("piece.code_seq", whole),
  codeId: from("codes.id", text),
  shortId: from("codes.short_id", text),
});

/** A page, newest first. @param width - the scans that are looked through for it. */
export function* listOfWorkspace(
  tenantId: string,
  filter: WorkspaceScanFilter,
  width: number,
): Work<WorkspaceScanPage> {
  const { group, withBots, limit } = filter;
  // As a value: PostgreSQL would not know how many scans a workspace has that it looks up on the way.
  const workspace = yield* value(whole)`select seq from series
    where tenant_id = ${tenantId} and group_tag = ${WHOLE_WORKSPACE}`;
  if (workspace === null) return { scans: [], next: null };
  const range = rangeOf(workspace, filter);
  const end = yield* first(PLACE)`select ${PLACE} from scans where ${range}
    order by id desc, code_seq desc limit 1 offset ${width - 1}`;
  // In this order also on SQLite, and a look-up for each scan: a campaign may have more codes than the piece
  // has scans.
  // The ranks of codes have short rows. Scans of deleted codes wait for the eraser.
  const isOfGroup = sql`and (select group_tag from code_ranks where code_ranks.code_seq = piece.code_seq) = ${group ?? ""}`;
  const found = yield* all(SCAN)`select ${SCAN} from (select * from scans where ${range}
      ${end === null ? NOTHING : sql`and (id, code_seq) >= (${end.id}, ${end.codeSeq})`}
      order by id desc, code_seq desc limit ${width}) as piece cross join codes
    where codes.seq = piece.code_seq ${group === undefined ? NOTHING : isOfGroup} ${withBots ? NOTHING : sql`and bot is null`}
    order by piece.id desc, piece.code_seq desc limit ${limit + 1}`;
  const scans = found.slice(0, limit).map((row) => ({ ...row, ...classesOf(row) }));
  const last = found.length > limit ? found[limit - 1] : end;
  return { scans, next: last ? { id: last.id, codeSeq: last.codeSeq } : null };
}

/** Ids ascend with the time, so they bound a period. */
function rangeOf(workspace: number, { from, to, before }: WorkspaceScanFilter): Fragment {
  const bounds = [
    before === undefined ? NOTHING : isBefore(before),
    from === undefined ? NOTHING : sql`and id >= ${lowestScanId(from)}`,
    to === undefined ? NOTHING : sql`and id < ${lowestScanId(to)}`,
  ];
  return sql`workspace = ${workspace} ${joined(bounds, " ")}`;
}

function isBefore({ id, codeSeq }: ScanPlace): Fragment {
  return sql`and (id, code_seq) < (${id}, ${codeSeq})`;
}
