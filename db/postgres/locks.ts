import { sql } from "drizzle-orm";
import type { Connection } from "./open.ts";
import { rows } from "./statements.ts";

/*
 * Nodes never wait for each other in a circle, because every transaction locks rows in one order:
 *
 *   1. the tenant's row in `tenants` (then `vouchers`);
 *   2. rows of `code_totals`, by ascending code: each is the lock of its code. Whoever changes a code or what is counted
 *      of it has it first, so that what it reads of the code afterwards holds until it is done;
 *   3. everything else of those codes, table after table, by ascending primary key.
 *
 * What is read before a lock is had may be out of date by then: it is read again afterwards.
 */

/** Locks codes, one after the other. Gives the numbers of those that are there: the others were deleted. */
export async function lockCodes(tx: Connection, seqs: readonly number[]): Promise<Set<number>> {
  const ascending = [...new Set(seqs)].sort((a, b) => a - b);
  const found = await rows<{ seq: number }>(
    tx,
    sql`select code_seq::float8 as seq from code_totals where code_seq = any(${sql.param(ascending)}::bigint[])
      order by code_seq for update`,
  );
  return new Set(found.map(({ seq }) => seq));
}

/** Locks the code with this id, and gives its number; `null` when there is none. */
export async function lockCode(tx: Connection, id: string): Promise<number | null> {
  const found = await rows<{ seq: number }>(
    tx,
    sql`select code_seq::float8 as seq from code_totals
      where code_seq = (select seq from codes where id = ${id}) for update`,
  );
  return found[0]?.seq ?? null;
}
