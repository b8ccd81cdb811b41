import { and, eq } from "drizzle-orm";
import type { RetryKey } from "../../src/shared/retry.ts";
import { judgeKept, type KeptAnswer } from "../common/kept-answer.ts";
import type { Connection } from "./open.ts";
import { keptAnswers } from "./schema.ts";

/**
 * The answer kept for `key`, `null` when there is none of the last 24 hours. Whoever keeps one afterwards has locked the
 * tenant before.
 */
export async function findKeptAnswer(
  connection: Connection,
  key: RetryKey,
  now: number,
): Promise<KeptAnswer | null> {
  const [kept] = await connection
    .select()
    .from(keptAnswers)
    .where(
      and(
        eq(keptAnswers.tenantId, key.tenantId),
        eq(keptAnswers.route, key.route),
        eq(keptAnswers.key, key.key),
      ),
    );
  return judgeKept(kept, key, now);
}

/**
 * Keeps an answer, in the transaction that did what it tells of. One that has lapsed makes way.
 * @param codeId - the code it goes with.
 */
export async function keepAnswer(
  tx: Connection,
  { tenantId, route, key, fingerprint }: RetryKey,
  answer: string,
  now: number,
  codeId: string | null = null,
): Promise<void> {
  const kept = { fingerprint, answer, codeId, createdAt: now };
  await tx
    .insert(keptAnswers)
    .values({ tenantId, route, key, ...kept })
    .onConflictDoUpdate({ target: [keptAnswers.tenantId, keptAnswers.route, keptAnswers.key], set: kept });
}
