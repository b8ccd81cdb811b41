import type { BulkStore } from "../../bulk/store/bulk.ts";
import { keyReused } from "../../../kit/shared/common-faults.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import { piecesOf } from "./bytes.ts";
import type { ImportAnswer } from "./model.ts";
import type { ImportOrder } from "./order.ts";

/* The answer to a file that came with an `Idempotency-Key` is stored with its batch. */

/** Conflicts, or what is dropped, in one part of the record. */
const ENTRIES = 500;

/** The key of a file, with a fingerprint of it and of what is to be made of it; `null` without one. */
export async function retryOf(order: ImportOrder): Promise<RetryKey | null> {
  const { retry, file, from, domain, skips, mediaType, onProgress } = order;
  if (retry === null || order.dryRun) return null;
  const hash = new Bun.CryptoHasher("sha256").update(JSON.stringify([from, domain, skips, mediaType]));
  for await (const piece of piecesOf(file)) {
    hash.update(piece);
    onProgress(0);
  }
  return { ...retry, fingerprint: hash.digest("hex") };
}

/** The answer that the same file got before; `null` when there was none. @throws Fault `idempotency_key_reused`. */
export async function earlierAnswer(
  store: Pick<BulkStore, "findBatch" | "recordPart">,
  retry: RetryKey,
  now: number,
): Promise<ImportAnswer | null> {
  const batch = await store.findBatch(retry, now);
  if (batch === null) return null;
  if (batch === "key_reused") throw keyReused();
  const answer: ImportAnswer = { found: 0, made: 0, unchanged: 0, conflicts: [], dropped: [] };
  for (let part = 0; ; part++) {
    const record = await store.recordPart(batch, part);
    if (record === null) return answer;
    const { conflicts = [], dropped = [], ...counts }: Partial<ImportAnswer> = JSON.parse(record);
    Object.assign(answer, counts);
    answer.conflicts.push(...conflicts);
    answer.dropped.push(...dropped);
  }
}

/** Stores the answer with the batch, by which `earlierAnswer` finds it once the batch is committed. */
export async function keepAnswer(
  store: Pick<BulkStore, "addRecordPart">,
  batch: number,
  answer: ImportAnswer,
): Promise<void> {
  let part = 0;
  for (const record of partsOf(answer)) await store.addRecordPart(batch, part++, JSON.stringify(record));
}

function* partsOf({ conflicts, dropped, ...counts }: ImportAnswer): Generator<Partial<ImportAnswer>> {
  yield counts;
  for (let at = 0; at < conflicts.length; at += ENTRIES)
    yield { conflicts: conflicts.slice(at, at + ENTRIES) };
  for (let at = 0; at < dropped.length; at += ENTRIES) yield { dropped: dropped.slice(at, at + ENTRIES) };
}
