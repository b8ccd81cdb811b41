import { DAY } from "../../../kit/shared/clock.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdateSkipLocked, isChosen, isOneOf, sql } from "../../../../db/sql.ts";
import { freeBytes } from "./tenant-totals.ts";
import { bytesOfText } from "./weights.ts";
import { all, first, run, type Work } from "../../../../db/work.ts";

/** The answer to a repeated request; or its key was used with another body. */
export type EarlierAnswer =
  { readonly kind: "replayed"; readonly answer: string } | { readonly kind: "key_reused" };

const ANSWER = shape({ fingerprint: text, answer: text });
const ANSWER_ROW = shape({
  tenantId: text,
  route: text,
  key: text,
  fingerprint: text,
  answer: text,
  codeId: nullable(text),
  createdAt: whole,
  bytes: whole,
});
const WEIGHT = shape({ tenantId: text, bytes: whole });

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
 * @param bytes - what it takes, where it stands for more than its text.
 * @returns by how many bytes the workspace's kept answers have grown.
 */
export function* storeAnswer(
  retry: RetryKey,
  answer: string,
  now: number,
  madeId: string | null = null,
  bytes = bytesOfText(answer),
): Work<number> {
  const { tenantId, route, key } = retry;
  const old = yield* all(WEIGHT)`delete from kept_answers
    where tenant_id = ${tenantId} and route = ${route} and key = ${key} returning ${WEIGHT}`;
  yield* run`insert into kept_answers ${ANSWER_ROW.values({ ...retry, answer, codeId: madeId, createdAt: now, bytes })}`;
  return bytes - sum(old);
}

/** Deletes the answers of codes or looks, in the transaction that deletes those. @returns their bytes. */
export function* forgetAnswersOf(ids: readonly string[]): Work<number> {
  return sum(yield* all(WEIGHT)`delete from kept_answers where code_id ${isOneOf(ids)} returning ${WEIGHT}`);
}

/** Deletes about `rows` answers that were stored before a time. @returns whether there may be more. */
export function* forgetOld(before: number, rows: number): Work<boolean> {
  const deleted = yield* all(WEIGHT)`delete from kept_answers where ${isChosen(
    "tenant_id, route, key",
    sql`from kept_answers where created_at < ${before} limit ${rows} ${forUpdateSkipLocked}`,
  )} returning ${WEIGHT}`;
  yield* freeBytes(deleted);
  return deleted.length === rows;
}

function sum(answers: readonly { readonly bytes: number }[]): number {
  return answers.reduce((before, { bytes }) => before + bytes, 0);
}
