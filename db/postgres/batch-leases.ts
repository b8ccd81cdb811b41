import { LEASE } from "../../src/kit/shared/lease.ts";
import type { BatchLeases } from "../../src/features/bulk/store/batch-leases.ts";
import { raw, sql } from "../sql.ts";

const isExpired = (at: number) => sql`(abandoned or leased_until < ${at})`;

/** Leases of batches in the database, for all nodes. */
export const batchLeases: BatchLeases = {
  expiry: raw("leased_until"),
  until: (at) => at + LEASE,
  begin: () => {},
  end: () => {},
  isExpired,
  isLeft: isExpired,
  // Nothing to note: an index finds the codes of a batch, and those that are left.
  *noteStaged() {},
  *passErased() {},
  areOf: (batch) => sql`batch = ${batch}`,
};
