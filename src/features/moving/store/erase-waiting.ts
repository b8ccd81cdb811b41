import { isChosen, sql } from "../../../../db/sql.ts";
import { run, type Work } from "../../../../db/work.ts";

/** Lines have up to a megabyte, which takes some milliseconds to free. */
export const MOST_LINES_ERASED = 2;

/**
 * Erases codes that wait of a batch that is discarded, about `most` rows.
 * @returns whether there are more.
 */
export function* eraseWaitingOf(batch: number, most: number): Work<boolean> {
  const lines = yield* run`delete from waiting_lines where ${isChosen(
    "id",
    sql`from waiting_lines where batch = ${batch} limit ${MOST_LINES_ERASED}`,
  )}`;
  if (lines > 0) return true;
  const codes = yield* run`delete from waiting_codes where ${isChosen(
    "tenant_id, host, short_id",
    sql`from waiting_codes where batch = ${batch} limit ${most}`,
  )}`;
  return codes === most;
}
