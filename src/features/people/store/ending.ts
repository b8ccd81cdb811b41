import { type Fragment, forUpdate } from "../../../../db/sql.ts";
import { run, type Work } from "../../../../db/work.ts";

/**
 * Ends sessions that meet a condition, within a transaction: by ascending hash, because their uses are noted
 * in that order.
 */
export function endSessionsThat(meet: Fragment): Work<number> {
  return run`delete from sessions where hash in (
    select hash from sessions where ${meet} order by hash ${forUpdate})`;
}
