import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "./open.ts";
import { codes, openBatches, tenants } from "./schema.ts";
import { rows } from "./statements.ts";

/*
 * Nodes never wait for each other in a circle, because every transaction locks rows in one order:
 *
 *   1. the tenant's row in `tenants`, then rows of `vouchers` and `open_batches`;
 *   2. rows of `code_totals`, by ascending code: each is the lock of its code. Whoever changes a code or what is counted
 *      of it has it first, so that what it reads of the code afterwards holds until it is done;
 *   3. everything else of those codes, table after table, by ascending primary key;
 *   4. rows of `logo_copies`, by ascending key.
 *
 * What is read before a lock is had may be out of date by then: it is read again afterwards.
 */

/** Locks a tenant and gives its row: whatever depends on how much it has goes one after the other. */
export async function lockTenant(tx: Connection, id: string) {
  const [row] = await tx.select().from(tenants).where(eq(tenants.id, id)).for("update");
  return row ?? null;
}

/** Keeps a tenant from leaving until the transaction is done. Gives whether it is there. */
export async function holdTenant(tx: Connection, id: string): Promise<boolean> {
  const rows = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, id)).for("key share");
  return rows.length > 0;
}

/** Locks a bulk batch that is not given up, and gives its row. */
export async function lockBatch(tx: Connection, seq: number) {
  const open = and(eq(openBatches.seq, seq), eq(openBatches.abandoned, false));
  const [row] = await tx.select().from(openBatches).where(open).for("update");
  return row ?? null;
}

/** Locks codes, one after the other. Gives the numbers of those that are there: the others were deleted. */
export async function lockCodes(tx: Connection, seqs: Iterable<number>): Promise<Set<number>> {
  const ascending = [...new Set(seqs)].sort((a, b) => a - b);
  const found = await rows<{ seq: number }>(
    tx,
    sql`select code_seq::float8 as seq from code_totals where code_seq = any(${sql.param(ascending)}::bigint[])
      order by code_seq for update`,
  );
  return new Set(found.map(({ seq }) => seq));
}

/** Locks the code with this id, and gives its row; `null` when there is none. */
export async function lockCode(tx: Connection, id: string) {
  const [found] = await tx.select({ seq: codes.seq }).from(codes).where(eq(codes.id, id));
  if (!found || !(await lockCodes(tx, [found.seq])).has(found.seq)) return null;
  const [row] = await tx.select().from(codes).where(eq(codes.seq, found.seq));
  return row ?? null;
}
