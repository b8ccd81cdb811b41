import { MINUTE } from "../../src/shared/clock.ts";
import type { BatchLeases } from "../stores/bulk.ts";
import { whole } from "../stores/shape.ts";
import { isOneOf, sql } from "../stores/sql.ts";
import { run, value } from "../stores/work.ts";

/** A command renews the lease of its batch with every piece. One that is silent for so long has ended. */
const LEASE = 10 * MINUTE;

const NOW = sql`(unixepoch() * 1000)`;

/**
 * The batches that this process works on, in memory. Any other open batch was left by a crash, or belongs to an earlier
 * process that still drains: sweep only when that process must have ended. A command works beside a service, which must not
 * sweep its batches: they have leases.
 * @param isBeside - whether this process is a command.
 */
export function createBatchLeases(isBeside: boolean): BatchLeases {
  const underWay = new Set<number>();
  const heldUntil = isBeside ? sql`${NOW} + ${LEASE}` : sql`0`;
  return {
    *insert(tenantId, at) {
      const seq = yield* value(whole)`insert into open_batches (tenant_id, created_at, held_until)
        values (${tenantId}, ${at}, ${heldUntil}) returning seq`;
      if (seq === null) throw new Error("Cannot open a batch: the insertion gave no row");
      underWay.add(seq);
      return seq;
    },
    *renew(batch, codes) {
      if (isBeside) yield* run`update open_batches set held_until = ${heldUntil} where seq = ${batch}`;
      if (codes.length > 0)
        yield* run`update open_batches set first_code = ${Math.min(...codes)} where seq = ${batch} and first_code = 0`;
    },
    end: (batch) => underWay.delete(batch),
    *findAbandoned() {
      return yield* value(
        whole,
      )`select seq from open_batches where not seq ${isOneOf([...underWay])} and held_until < ${NOW} limit 1`;
    },
    *passErased(batch, last) {
      yield* run`update open_batches set first_code = ${last + 1} where seq = ${batch}`;
    },
    // Codes have no index by batch here, but the numbers of a batch's codes begin with its first code.
    areOf: (batch) =>
      sql`batch = ${batch} and seq >= (select first_code from open_batches where seq = ${batch})`,
  };
}
