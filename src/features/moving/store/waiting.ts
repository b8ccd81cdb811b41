import type { WaitedFor, WaitingLines } from "../records.ts";
import { waitingLines } from "../tables.ts";
import { MOST_LINES_ERASED } from "./erase-waiting.ts";
import { addToTotals, hasRoom } from "../../tenants/store/tenant-totals.ts";
import { bytesOfRow, weightOf } from "../../tenants/store/weights.ts";
import { lockTenant } from "../../../../db/locks.ts";
import { bytes, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isChosen, isOneOf, isVisibleIn, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, values, type Work } from "../../../../db/work.ts";

const CODE = shape({ tenantId: text, host: text, shortId: text, batch: whole });
const LINES = shape({ id: text, tenantId: text, host: text, file: text, batch: whole, sealed: bytes });
const READ = shape({ id: text, sealed: bytes });
const BATCH = shape({ tenantId: text, bytes: whole });
const WEIGHED = shape({ id: text, bytes: from(weightOf(waitingLines), whole) });
const COUNTED = shape({ count: from("count(*)", whole), last: from("max(short_id)", nullable(text)) });
const WAITED_FOR = shape({ tenantId: text, host: text });

const codesAreVisible = isVisibleIn("waiting_codes");
const linesAreVisible = isVisibleIn("waiting_lines");

/** Codes that are counted in one step. */
const COUNTED_AT_ONCE = 10_000;

/** Stores codes of archives that wait until their domain is verified. */
export function createWaitingStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    /** Notes codes of an open batch. @returns the short ids of those that did not wait before. */
    addCodes: writeUnsynced(addCodes),

    /**
     * Stores lines of an open batch. @param most - the bytes that the tenant may have, no limit for `null`.
     * @returns what refuses them.
     */
    addLines: writeUnsynced(addLines),

    /** How many codes of a tenant wait for a host. It counts in steps, beside other work. */
    async count(tenantId: string, host: string): Promise<number> {
      let sum = 0;
      for (let after: string | null = ""; after !== null;) {
        const behind: string = after;
        const counted: { readonly count: number; readonly last: string | null } | null = await db.read(
          () => first(COUNTED)`select ${COUNTED} from (select short_id from waiting_codes
            where tenant_id = ${tenantId} and host = ${host} and short_id > ${behind} and ${codesAreVisible}
            order by short_id limit ${COUNTED_AT_ONCE}) as counted`,
        );
        sum += counted?.count ?? 0;
        after = counted && counted.count === COUNTED_AT_ONCE ? counted.last : null;
      }
      return sum;
    },

    /** The paths of the files that have lines. */
    files: (tenantId: string, host: string) =>
      db.read(
        () => values(text)`select distinct file from waiting_lines
          where tenant_id = ${tenantId} and host = ${host} and ${linesAreVisible}`,
      ),

    /** The lines behind the id `after`; `null` at the end. */
    lines: (tenantId: string, host: string, file: string, after: string) =>
      db.read(
        () => first(READ)`select ${READ} from waiting_lines
          where tenant_id = ${tenantId} and host = ${host} and file = ${file} and id > ${after}
            and ${linesAreVisible} order by id limit 1`,
      ),

    /** Verified domains that codes wait for. */
    ready: read(ready),

    /** Erases some of what waits for a host. @returns whether there is more. */
    erase: write(erase),
  };
}

export type WaitingStore = ReturnType<typeof createWaitingStore>;

function* addCodes(
  batch: number,
  tenantId: string,
  host: string,
  shortIds: readonly string[],
): Work<ReadonlySet<string>> {
  const added = new Set<string>();
  for (const shortId of shortIds) {
    const row = { tenantId, host, shortId, batch };
    const written = yield* run`insert into waiting_codes ${CODE.values(row)} on conflict do nothing`;
    if (written > 0) added.add(shortId);
  }
  return added;
}

function* addLines(
  batch: number,
  lines: readonly WaitingLines[],
  most: number | null,
): Work<"bytes_reached" | "batch_lost" | null> {
  const open = yield* first(BATCH)`select ${BATCH} from open_batches where seq = ${batch}`;
  if (!open) return "batch_lost";
  const { tenantId } = open;
  const rows = lines.map((line) => ({ ...line, tenantId, batch }));
  const added = rows.reduce((sum, row) => sum + bytesOfRow(waitingLines, row), 0);
  if (!(yield* hasRoom(tenantId, open.bytes + added, most))) return "bytes_reached";
  // A row each: databases keep a statement for each number of rows.
  for (const row of rows) yield* run`insert into waiting_lines ${LINES.values(row)}`;
  yield* run`update open_batches set bytes = bytes + ${added} where seq = ${batch}`;
  return null;
}

function ready(limit: number): Work<WaitedFor[]> {
  return all(WAITED_FOR)`select ${WAITED_FOR} from domains
    where verified_at is not null and exists (
      select 1 from waiting_codes where waiting_codes.tenant_id = domains.tenant_id
        and waiting_codes.host = domains.host and ${codesAreVisible})
    order by id limit ${limit}`;
}

function* erase(tenantId: string, host: string, rows: number): Work<boolean> {
  if (!(yield* lockTenant(tenantId))) return false;
  const some = yield* all(WEIGHED)`select ${WEIGHED} from waiting_lines
    where tenant_id = ${tenantId} and host = ${host} and ${linesAreVisible} limit ${MOST_LINES_ERASED}`;
  if (some.length > 0) {
    yield* run`delete from waiting_lines where id ${isOneOf(some.map(({ id }) => id))}`;
    yield* addToTotals(tenantId, { bytes: -some.reduce((sum, { bytes }) => sum + bytes, 0) });
    return true;
  }
  const codes = yield* run`delete from waiting_codes where ${isChosen(
    "tenant_id, host, short_id",
    sql`from waiting_codes where tenant_id = ${tenantId} and host = ${host} and ${codesAreVisible} limit ${rows}`,
  )}`;
  return codes === rows;
}
