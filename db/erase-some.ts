import { type Fragment, forUpdateSkipLocked, isChosen, raw, sql } from "./sql.ts";
import { run, type Work } from "./work.ts";

/**
 * Erases at most `rows` rows of a table, except those that another transaction has locked.
 * @param key - the columns of its primary key.
 * @param query - selects the rows, from `from` on.
 * @returns how many.
 */
export function eraseSome(table: string, key: string, query: Fragment, rows: number): Work<number> {
  return run`delete from ${raw(table)} where ${isChosen(key, sql`${query} limit ${rows} ${forUpdateSkipLocked}`)}`;
}
