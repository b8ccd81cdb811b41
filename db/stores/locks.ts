import { flag, nullable, shape, text, whole } from "./shape.ts";
import { type Fragment, forKeyShare, forUpdate, isOneOf, sql } from "./sql.ts";
import { exists, first, lock, values, type Work } from "./work.ts";

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

const CODE = shape({ seq: whole, tenantId: text });

/*
 * Nodes on PostgreSQL never deadlock, because every transaction locks rows in one order:
 *
 *   1. the tenant's row in `tenants`, then rows of `vouchers` and `open_batches`;
 *   2. rows of `code_totals`, by ascending code: each is the lock of its code. A transaction that changes a code or its
 *      counts takes this lock first, so that what it reads of the code afterwards stays true until it commits;
 *   3. all other rows of those codes, table after table, by ascending primary key;
 *   4. rows of `logo_copies`, by ascending key;
 *   5. rows of `tenant_totals`, by ascending tenant.
 *
 * What was read before a lock was acquired may be out of date by then: it is read again afterwards. On SQLite nothing is
 * locked: its transactions run one after the other.
 */

/** Locks a tenant, so that transactions that depend on how much it has run one after the other. */
export function lockTenant(id: string) {
  return first(TENANT)`select ${TENANT} from tenants where id = ${id} and left_at is null ${forUpdate}`;
}

/** Keeps a tenant from being deleted until the transaction ends. Gives whether it is there. */
export function holdTenant(id: string): Work<boolean> {
  return exists`select 1 from tenants where id = ${id} and left_at is null ${forKeyShare}`;
}

/** A condition: the tenant has not left. Once it has, its codes are gone, although a chore has yet to delete the rows. */
export function isPresent(tenantId: string): Fragment {
  return sql`exists (select 1 from tenants where id = ${tenantId} and left_at is null)`;
}

/** Locks codes, one after the other. Gives the numbers of those that are there: the others were deleted. */
export function* lockCodes(seqs: readonly number[]): Work<Set<number>> {
  return new Set(
    yield* values(whole)`select code_seq from code_totals where code_seq ${isOneOf(seqs)}
      order by code_seq ${forUpdate}`,
  );
}

/** Locks the code with this id. `null` when there is none. */
export function* lockCode(id: string) {
  yield* lock`select 1 from code_totals where code_seq = (select seq from codes where id = ${id}) for update`;
  return yield* first(CODE)`select ${CODE} from codes where id = ${id}`;
}
