import { whole } from "./shape.ts";
import { type Fragment, NOTHING, raw, sql, type Value } from "./sql.ts";
import { values, type Work } from "./work.ts";

/**
 * The different values of a column in ascending order, as a common table `found(item)`: a skip scan of an index. Each value
 * is looked up after the one before, so that many rows with the same value cost one look-up; `distinct` would read all of
 * them. The last `item` is null: select `from found where item is not null`.
 * @param column - an index begins with it, or with the columns of `within` and then it.
 * @param after - only values greater than this one.
 * @param within - a condition on other columns of the table, `and …`.
 */
export function skipScan(column: string, table: string, after: Value, within: Fragment = NOTHING): Fragment {
  const [each, of] = [raw(`${table}.${column}`), raw(table)];
  return sql`with recursive found(item) as (
    select min(${each}) from ${of} where ${each} > ${after} ${within}
    union all select (select min(${each}) from ${of} where ${each} > found.item ${within})
      from found where found.item is not null)`;
}

/** The days that a table has rows of. Its key begins with the day, a UTC day since 1970. */
export function daysIn(table: "scanners" | "campaign_scanners"): Work<number[]> {
  return values(whole)`${skipScan("day", table, -1)} select item from found where item is not null`;
}
