import { and, eq } from "drizzle-orm";
import type { RetryKey } from "../../src/shared/retry.ts";
import { judgeKept, type KeptAnswer } from "../common/kept-answer.ts";
import type { Connection } from "./open.ts";
import { keptAnswers } from "./schema.ts";

/** The answer kept for `key`, `null` when there is none of the last 24 hours. Called within a transaction. */
export function findKeptAnswer(writer: Connection, key: RetryKey, now: number): KeptAnswer | null {
  const same = and(
    eq(keptAnswers.tenantId, key.tenantId),
    eq(keptAnswers.route, key.route),
    eq(keptAnswers.key, key.key),
  );
  const kept = writer.select().from(keptAnswers).where(same).get();
  const judged = judgeKept(kept, key, now);
  if (kept && !judged) writer.delete(keptAnswers).where(same).run();
  return judged;
}

/** Keeps an answer, in the transaction that did what it tells of. @param codeId - the code it goes with. */
export function keepAnswer(
  writer: Connection,
  key: RetryKey,
  answer: string,
  now: number,
  codeId: string | null = null,
): void {
  writer
    .insert(keptAnswers)
    .values({ ...key, answer, codeId, createdAt: now })
    .run();
}
