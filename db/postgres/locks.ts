import { and, eq } from "drizzle-orm";
import { plainArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";
import { codes, openBatches, tenants } from "./schema.ts";

/*
 * Nodes never deadlock, because every transaction locks rows in one order:
 *
 *   1. the tenant's row in `tenants`, then rows of `vouchers` and `open_batches`;
 *   2. rows of `code_totals`, by ascending code: each is the lock of its code. A transaction that changes a code or its
 *      counts takes this lock first, so that what it reads of the code afterwards stays true until it commits;
 *   3. all other rows of those codes, table after table, by ascending primary key;
 *   4. rows of `logo_copies`, by ascending key.
 *
 * What was read before a lock was acquired may be out of date by then: it is read again afterwards.
 */

const LOCK_CODES = `
  select code_seq::float8 as seq from code_totals where code_seq = any($1::text::bigint[])
  order by code_seq for update`;

/** Locks a tenant and gives its row: transactions that depend on how much it has run one after the other. */
export async function lockTenant(tx: Connection, id: string) {
  const [row] = await tx.select().from(tenants).where(eq(tenants.id, id)).for("update");
  return row ?? null;
}

/** Keeps a tenant from being deleted until the transaction ends. Gives whether it exists. */
export async function holdTenant(tx: Connection, id: string): Promise<boolean> {
  const rows = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, id)).for("key share");
  return rows.length > 0;
}

/** Locks a bulk batch that is not abandoned, and gives its row. */
export async function lockBatch(tx: Connection, seq: number) {
  const open = and(eq(openBatches.seq, seq), eq(openBatches.abandoned, false));
  const [row] = await tx.select().from(openBatches).where(open).for("update");
  return row ?? null;
}

/** Locks codes in ascending order. Gives the numbers of those that exist. */
export async function lockCodes(
  tx: Pick<Connection, "$client">,
  seqs: Iterable<number>,
): Promise<Set<number>> {
  const found = await rowsOf<{ seq: number }>(tx, LOCK_CODES, [plainArray([...new Set(seqs)])]);
  return new Set(found.map(({ seq }) => seq));
}

/** Locks the code with this id, and gives its row; `null` when there is none. */
export async function lockCode(tx: Connection, id: string) {
  const [found] = await tx.select({ seq: codes.seq }).from(codes).where(eq(codes.id, id));
  if (!found || !(await lockCodes(tx, [found.seq])).has(found.seq)) return null;
  const [row] = await tx.select().from(codes).where(eq(codes.seq, found.seq));
  return row ?? null;
}
