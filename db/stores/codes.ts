import { shape, whole } from "./shape.ts";
import { first, type Work } from "./work.ts";

const COUNT = shape({ count: whole });

/** How many codes a tenant has, without those that are still being staged. */
export function* countCodes(tenantId: string): Work<number> {
  const row = yield* first(COUNT)`select (select count(*) from codes where tenant_id = ${tenantId})
    - (select coalesce(sum(codes), 0) from open_batches where tenant_id = ${tenantId}) as count`;
  return row?.count ?? 0;
}
