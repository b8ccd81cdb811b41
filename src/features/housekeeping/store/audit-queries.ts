import type { Shape } from "../../../../db/shape.ts";
import { type Fragment, raw } from "../../../../db/sql.ts";
import { all, type Work } from "../../../../db/work.ts";

/* Parts of the queries of the audit. */

/** Excludes tenants that have left: their rows are erased in steps, and their sums are deleted first. */
export const STAYS = "tenant_id not in (select id from tenants where left_at is not null)";

/** The sums of columns. @param table - its name and a dot, where another has such columns, too. */
export function sums(columns: readonly string[], table = ""): Fragment {
  return raw(
    columns.map((column) => `cast(coalesce(sum(${table}${column}), 0) as bigint) as ${column}`).join(),
  );
}

/** Rows that only one of two queries gives. */
export function* differences<T>(place: Shape<T>, stored: Fragment, recounted: Fragment): Work<T[]> {
  return yield* all(place)`with stored as (${stored}), recounted as (${recounted})
    select distinct ${place} from (
      select * from (select * from stored except select * from recounted) as surplus
      union select * from (select * from recounted except select * from stored) as missing) as wrong
    order by 1`;
}
