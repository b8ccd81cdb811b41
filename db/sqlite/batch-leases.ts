import { LEASE } from "../../src/kit/shared/lease.ts";
import type { BatchLeases } from "../../src/features/bulk/store/batch-leases.ts";
import { isOneOf, raw, sql } from "../sql.ts";
import { run } from "../work.ts";

/**
 * A service has its batches in memory, and no leases. Any other one without a lease was left by a crash, or belongs to an
 * earlier service that still drains: sweep only when that must have ended. A command works beside a service, which must not
 * sweep its batches: they have leases.
 * @param isBeside - whether this process is a command.
 */
export function createBatchLeases(isBeside: boolean): BatchLeases {
  const underWay = new Set<number>();
  const isExpired = (at: number) => sql`(abandoned or held_until > 0 and held_until < ${at})`;
  return {
    expiry: raw("held_until"),
    until: (at) => (isBeside ? at + LEASE : 0),
    begin: (batch) => void underWay.add(batch),
    end: (batch) => void underWay.delete(batch),
    isExpired,
    isLeft: (at) => sql`(${isExpired(at)} or held_until = 0 and not seq ${isOneOf([...underWay])})`,
    *noteStaged(batch, codes) {
      if (codes.length > 0)
        yield* run`update open_batches set first_code = ${Math.min(...codes)} where seq = ${batch} and first_code = 0`;
    },
    *passErased(batch, last) {
      yield* run`update open_batches set first_code = ${last + 1} where seq = ${batch}`;
    },
    // Codes have no index by batch here, but the numbers of a batch's codes begin with its first code.
    areOf: (batch) =>
      sql`batch = ${batch} and seq >= (select first_code from open_batches where seq = ${batch})`,
  };
}
