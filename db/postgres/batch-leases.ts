import { MINUTE } from "../../src/shared/clock.ts";
import type { BatchLeases } from "../stores/bulk.ts";
import { whole } from "../stores/shape.ts";
import { forUpdateSkipLocked, sql } from "../stores/sql.ts";
import { run, value } from "../stores/work.ts";

/**
 * A node renews the lease of a batch with every piece it stages, and these take parts of a second. A node that is silent
 * for so long has crashed, and another one cleans up.
 */
const LEASE = 10 * MINUTE;

/** By the server's clock, so that nodes need not agree on the time. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Leases of batches in the database, for all nodes. */
export const batchLeases: BatchLeases = {
  *insert(tenantId, at) {
    const seq = yield* value(whole)`insert into open_batches (tenant_id, created_at, leased_until)
      values (${tenantId}, ${at}, ${NOW} + ${LEASE}) returning seq`;
    if (seq === null) throw new Error("Cannot open a batch: the insertion gave no row");
    return seq;
  },
  *renew(batch) {
    yield* run`update open_batches set leased_until = ${NOW} + ${LEASE} where seq = ${batch}`;
  },
  end: () => {},
  *findAbandoned() {
    return yield* value(whole)`select seq from open_batches where abandoned or leased_until < ${NOW}
      order by seq limit 1 ${forUpdateSkipLocked}`;
  },
  // Nothing to note: an index finds the codes that are left.
  *passErased() {},
  areOf: (batch) => sql`batch = ${batch}`,
};
