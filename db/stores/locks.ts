import { flag, nullable, shape, text, whole } from "./shape.ts";
import { forKeyShare, forUpdate, isOneOf } from "./sql.ts";
import { all, exists, first, type Work } from "./work.ts";

export const TENANT = shape({
  id: text,
  name: text,
  email: text,
  plan: text,
  planValidUntil: nullable(whole),
  deviceLog: flag,
  suspended: flag,
  createdAt: whole,
});

const SEQ = shape({ seq: whole });

/*
 * Nodes on PostgreSQL never wait for each other in a circle, because every transaction locks rows in one order:
 *
 *   1. the tenant's row in `tenants`, then rows of `vouchers` and `open_batches`;
 *   2. rows of `code_totals`, by ascending code: each is the lock of its code. A transaction that changes a code or its
 *      counters locks it first, so that what it reads of the code afterwards holds until it ends;
 *   3. everything else of those codes, table after table, by ascending primary key.
 *
 * A row that was read before its lock may be out of date: read it again afterwards. On SQLite nothing is locked: its
 * transactions run one after the other.
 */

/** Locks a tenant, so that transactions that depend on how much it has run one after the other. */
export function lockTenant(id: string) {
  return first(TENANT)`select ${TENANT} from tenants where id = ${id} ${forUpdate}`;
}

/** Keeps a tenant from being deleted until the transaction ends. Gives whether it is there. */
export function holdTenant(id: string): Work<boolean> {
  return exists`select 1 from tenants where id = ${id} ${forKeyShare}`;
}

/** Locks codes, one after the other. Gives the numbers of those that are there: the others were deleted. */
export function* lockCodes(seqs: readonly number[]): Work<Set<number>> {
  const found = yield* all(SEQ)`select code_seq as seq from code_totals where code_seq ${isOneOf(seqs)}
    order by code_seq ${forUpdate}`;
  return new Set(found.map(({ seq }) => seq));
}
