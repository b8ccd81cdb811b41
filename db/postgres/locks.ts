import { plainArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

const LOCK_CODES = `
  select code_seq::float8 as seq from code_totals where code_seq = any($1::text::bigint[])
  order by code_seq for update`;

/** Locks codes in ascending order. Gives the numbers of those that exist. See `stores/locks.ts` for the order. */
export async function lockCodes(
  tx: Pick<Connection, "$client">,
  seqs: Iterable<number>,
): Promise<Set<number>> {
  const found = await rowsOf<{ seq: number }>(tx, LOCK_CODES, [plainArray([...new Set(seqs)])]);
  return new Set(found.map(({ seq }) => seq));
}
