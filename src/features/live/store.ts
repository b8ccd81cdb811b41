import { WHOLE_WORKSPACE } from "../analytics/store/series.ts";
import { isVisible } from "../codes/store/code-row.ts";
import { lowestScanId } from "../../../db/common/scanner.ts";
import type { LivePlace, LiveScan } from "./records.ts";
import { flag, from, nullable, shape, text, whole } from "../../../db/shape.ts";
import { isOneOf, joined, sql } from "../../../db/sql.ts";
import { all, bind, type Database, value, type Work } from "../../../db/work.ts";

const SCAN = shape({
  workspace: whole,
  id: whole,
  codeSeq: whole,
  at: whole,
  country: nullable(text),
  isBot: from("bot is not null", flag),
});

/** Without its target: where a code leads is nobody's business who only counts. */
const CODE = shape({ seq: whole, id: text, shortId: text, title: nullable(text) });

/** Reads the log of scans for live counts. */
export function createLiveStore(db: Database) {
  const { read } = bind(db);
  return {
    /** The number of a workspace in the log of scans; `null` before its first scan. */
    numberOf: (tenantId: string) =>
      db.read(
        () => value(whole)`select seq from series
          where tenant_id = ${tenantId} and group_tag = ${WHOLE_WORKSPACE}`,
      ),

    /** The place in the log of a workspace before all scans of a time. */
    placeAt: (workspace: number, at: number): LivePlace => ({ workspace, id: lowestScanId(at), codeSeq: 0 }),

    /** The scans behind places of several workspaces, oldest first. @param limit - of each. */
    after: read(after),

    /** Codes by their numbers, as lists name them. Those that are gone are left out. */
    named: read(namedCodes),
  };
}

export type LiveStore = ReturnType<typeof createLiveStore>;

function* after(places: readonly LivePlace[], limit: number): Work<LiveScan[]> {
  if (places.length === 0) return [];
  // A part for each workspace: it is a range of the index, which ends at the limit.
  const parts = places.map(
    ({ workspace, id, codeSeq }) => sql`select ${SCAN} from (select * from scans
      where workspace = ${workspace} and (id, code_seq) > (${id}, ${codeSeq})
      order by id, code_seq limit ${limit}) as piece`,
  );
  return yield* all(SCAN)`${joined(parts, " union all ")}`;
}

function namedCodes(seqs: readonly number[]) {
  return all(CODE)`select ${CODE} from codes where seq ${isOneOf(seqs)} and ${isVisible}`;
}
