import { and, eq } from "drizzle-orm";
import { DAY } from "../../src/shared/clock.ts";
import type { RetryKey } from "../../src/shared/retry.ts";
import type { Connection } from "./open.ts";
import { keptAnswers } from "./schema.ts";

/** What is known of a request that comes again: its answer, or that its key was used with another body. */
export type KeptAnswer =
  { readonly kind: "replayed"; readonly answer: string } | { readonly kind: "key_reused" };

/** The answer kept for `key`, `null` when there is none of the last 24 hours. Called within a transaction. */
export function findKeptAnswer(writer: Connection, key: RetryKey, now: number): KeptAnswer | null {
  const same = and(
    eq(keptAnswers.tenantId, key.tenantId),
    eq(keptAnswers.route, key.route),
    eq(keptAnswers.key, key.key),
  );
  const kept = writer.select().from(keptAnswers).where(same).get();
  if (!kept) return null;
  if (kept.createdAt > now - DAY)
    return kept.fingerprint === key.fingerprint
      ? { kind: "replayed", answer: kept.answer }
      : { kind: "key_reused" };
  writer.delete(keptAnswers).where(same).run();
  return null;
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
