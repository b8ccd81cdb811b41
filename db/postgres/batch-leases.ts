import { MINUTE } from "../../src/shared/clock.ts";
import type { BatchLeases } from "../stores/bulk.ts";
import { shape, whole } from "../stores/shape.ts";
import { forUpdateSkipLocked, sql } from "../stores/sql.ts";
import { first, run } from "../stores/work.ts";

/**
 * A node renews the lease of a batch with every piece it stages, and these take parts of a second. A node that is silent
 * for so long has crashed, and another one cleans up.
 */
const LEASE = 10 * MINUTE;

/** By the server's clock, so that nodes need not agree on the time. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const SEQ = shape({ seq: whole });

/** Leases of batches in the database, for all nodes. */
export const batchLeases: BatchLeases = {
  *insert(tenantId, at) {
    const row = yield* first(SEQ)`insert into open_batches (tenant_id, created_at, leased_until)
      values (${tenantId}, ${at}, ${NOW} + ${LEASE}) returning seq`;
    if (!row) throw new Error("Cannot open a batch: the insertion gave no row");
    return row.seq;
  },
  *renew(batch) {
    yield* run`update open_batches set leased_until = ${NOW} + ${LEASE} where seq = ${batch}`;
  },
  end: () => {},
  *findAbandoned() {
    const found = yield* first(SEQ)`select seq from open_batches where abandoned or leased_until < ${NOW}
      order by seq limit 1 ${forUpdateSkipLocked}`;
    return found?.seq ?? null;
  },
  areOf: (batch) => sql`batch = ${batch}`,
};
