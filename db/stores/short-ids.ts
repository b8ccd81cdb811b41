import { markChanged } from "./campaign-totals.ts";
import { stopScans } from "./locks.ts";
import { shape, text, whole } from "./shape.ts";
import { isOneOf } from "./sql.ts";
import { exists, lock, run, values, type Work } from "./work.ts";

/* Short ids are given out once: a deleted code's stays retired for ever, so that paper never leads elsewhere. */

const RETIRED = shape({ shortId: text, retiredAt: whole });
const ERASURE = shape({ codeSeq: whole, requestedAt: whole });

/** Whether a short id was that of a code that is deleted. */
export function isRetired(shortId: string): Work<boolean> {
  return exists`select 1 from retired_short_ids where short_id = ${shortId}`;
}

/** Whether a short id is that of a code whose tenant has left. */
export function isLeaving(shortId: string): Work<boolean> {
  return exists`select 1 from codes join tenants on tenants.id = codes.tenant_id
    where short_id = ${shortId} and left_at is not null`;
}

/** Finds which of some short ids belonged to codes that are deleted. */
export function* retiredOf(shortIds: readonly string[]): Work<Set<string>> {
  return new Set(
    yield* values(text)`select short_id from retired_short_ids where short_id ${isOneOf(shortIds)}`,
  );
}

/** Finds which of some short ids are taken: by a code, also by one that is still being staged, or by one that is deleted. */
export function* takenOf(shortIds: readonly string[]): Work<Set<string>> {
  const taken = yield* retiredOf(shortIds);
  const inUse = yield* values(text)`select short_id from codes where short_id ${isOneOf(shortIds)}`;
  for (const shortId of inUse) taken.add(shortId);
  return taken;
}

/**
 * Retires the short ids of codes, at least one, and has their scans and leads erased in the background, in the transaction
 * that deletes the codes.
 * @param at - milliseconds since 1970.
 */
export function* retire(codes: readonly { seq: number; shortId: string }[], at: number): Work<void> {
  const retired = codes.map(({ shortId }) => ({ shortId, retiredAt: at }));
  yield* run`insert into retired_short_ids ${RETIRED.values(...retired)}`;
  const erasures = codes.map(({ seq }) => ({ codeSeq: seq, requestedAt: at }));
  yield* run`insert into erasures ${ERASURE.values(...erasures)}`;
}

/** The same for some codes of a tenant that has left, which are deleted. */
export function* retireSome(seqs: readonly number[], at: number): Work<void> {
  // Scans that are being written are waited for. One that comes later finds no code.
  const codes = isOneOf([...(yield* stopScans(seqs))]);
  yield* run`insert into retired_short_ids (short_id, retired_at) select short_id, ${at} from codes where seq ${codes}`;
  yield* run`insert into erasures (code_seq, requested_at) select seq, ${at} from codes where seq ${codes}`;
  yield* markChanged(seqs);
  yield* lock`delete from scan_deltas where code_seq ${codes}`;
  yield* run`delete from codes where seq ${codes}`;
}
