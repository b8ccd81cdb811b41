import { DAY } from "../../src/shared/clock.ts";
import type { RetryKey } from "../../src/shared/retry.ts";
import { shape, text, whole, nullable } from "./shape.ts";
import { isOneOf } from "./sql.ts";
import { first, run, type Work } from "./work.ts";

/** The answer to a repeated request; or its key was used with another body. */
export type EarlierAnswer =
  { readonly kind: "replayed"; readonly answer: string } | { readonly kind: "key_reused" };

const ANSWER = shape({
  tenantId: text,
  route: text,
  key: text,
  fingerprint: text,
  answer: text,
  codeId: nullable(text),
  createdAt: whole,
});

/**
 * The answer stored for `key` in the last 24 hours; `null` without one. A transaction that stores one afterwards has
 * locked the tenant before.
 */
export function* findAnswer(
  { tenantId, route, key, fingerprint }: RetryKey,
  now: number,
): Work<EarlierAnswer | null> {
  const kept = yield* first(ANSWER)`select ${ANSWER} from kept_answers
    where tenant_id = ${tenantId} and route = ${route} and key = ${key} and created_at > ${now - DAY}`;
  if (!kept) return null;
  return kept.fingerprint === fingerprint
    ? { kind: "replayed", answer: kept.answer }
    : { kind: "key_reused" };
}

/**
 * Stores an answer, in the transaction that did the work. It replaces one that is older than 24 hours.
 * @param madeId - the code or look that the request made.
 */
export function* storeAnswer(
  retry: RetryKey,
  answer: string,
  now: number,
  madeId: string | null = null,
): Work<void> {
  yield* run`insert into kept_answers ${ANSWER.values({ ...retry, answer, codeId: madeId, createdAt: now })}
    on conflict (tenant_id, route, key) do update set fingerprint = excluded.fingerprint,
      answer = excluded.answer, code_id = excluded.code_id, created_at = excluded.created_at`;
}

/** Deletes the answers of codes or looks, in the transaction that deletes those. */
export function forgetAnswersOf(ids: readonly string[]): Work<number> {
  return run`delete from kept_answers where code_id ${isOneOf(ids)}`;
}
