import { eq, sql } from "drizzle-orm";
import type { Connection } from "./open.ts";
import { erasures, retiredShortIds } from "./schema.ts";
import { isOneOf, rows } from "./statements.ts";

/** Short ids are given out once: a deleted code's stays retired for ever, so that paper never leads elsewhere. */

/** Whether a short id was a code's that is gone. */
export async function isRetired(connection: Connection, shortId: string): Promise<boolean> {
  const found = await connection
    .select({ at: retiredShortIds.retiredAt })
    .from(retiredShortIds)
    .where(eq(retiredShortIds.shortId, shortId));
  return found.length > 0;
}

/** Which of these short ids were codes' that are gone. */
export async function retiredOf(connection: Connection, shortIds: readonly string[]): Promise<Set<string>> {
  const found = await connection
    .select({ shortId: retiredShortIds.shortId })
    .from(retiredShortIds)
    .where(isOneOf(retiredShortIds.shortId, shortIds));
  return new Set(found.map(({ shortId }) => shortId));
}

/**
 * Retires the short id of a code that was just deleted, and has its scans and leads erased in the background.
 * Belongs into the transaction that deletes the code.
 * @param at - milliseconds since 1970.
 */
export async function retire(
  tx: Connection,
  code: { seq: number; shortId: string },
  at: number,
): Promise<void> {
  await tx.insert(retiredShortIds).values({ shortId: code.shortId, retiredAt: at });
  await tx.insert(erasures).values({ codeSeq: code.seq, requestedAt: at });
}

/** Deletes all codes of a tenant and retires their short ids, however many. Gives those. */
export async function retireAll(tx: Connection, tenantId: string, at: number): Promise<string[]> {
  // Each code's lock first, in order; a scan that is under way is then done, and one that comes finds nothing.
  await rows(
    tx,
    sql`select from code_totals where code_seq in (select seq from codes where tenant_id = ${tenantId})
      order by code_seq for update`,
  );
  const gone = await rows<{ shortId: string }>(
    tx,
    sql`with gone as (delete from codes where tenant_id = ${tenantId} returning seq, short_id),
      retired as (insert into retired_short_ids select short_id, ${at}::bigint from gone),
      erased as (insert into erasures select seq, ${at}::bigint from gone)
      select short_id as "shortId" from gone`,
  );
  return gone.map(({ shortId }) => shortId);
}
