import { BULK_ROUTE } from "../constants.ts";
import type { BatchLeases } from "./batch-leases.ts";
import { firstOf, MOST_ERASED, WEIGHED_CODE } from "../../codes/store/code-weight.ts";
import { eraseItems } from "../../codes/store/page-items.ts";
import { eraseFormer } from "../../history/store/former.ts";
import { eraseStagedDays } from "../../analytics/store/imported-days.ts";
import { eraseStagedLeads } from "../../leads/store/arriving.ts";
import { eraseWaitingOf } from "../../moving/store/erase-waiting.ts";
import { erasePlain } from "../../plain-codes/store/batches.ts";
import { flag, shape, whole } from "../../../../db/shape.ts";
import { skipScan } from "../../../../db/skip-scan.ts";
import { forUpdate, forUpdateSkipLocked, isChosen, isOneOf, raw, sql } from "../../../../db/sql.ts";
import { all, run, value, type Work } from "../../../../db/work.ts";

/* Batches that are discarded, or that a crash left, and records that nobody needs. */

const RECORDED = shape({ batch: whole, stays: flag });

/**
 * Erases codes of a batch, oldest first. It never looks past the batch's last code, where all later codes of other batches
 * are.
 * @returns whether there are more.
 */
export function* eraseCodes(leases: BatchLeases, batch: number, most: number): Work<boolean> {
  const left = yield* value(
    whole,
  )`update open_batches set abandoned = true where seq = ${batch} returning codes`;
  // A batch without a row went with its tenant, codes and all.
  if (left === null) return false;
  if (yield* erasePlain(batch)) return true;
  if (yield* eraseWaitingOf(batch, most)) return true;
  if (left > 0) {
    const found = yield* all(WEIGHED_CODE)`select ${WEIGHED_CODE} from codes
      where ${leases.areOf(batch)} order by seq limit ${Math.min(most, left, MOST_ERASED)}`;
    const first = firstOf(found);
    if (yield* eraseFormer(first, most)) return true;
    if (yield* eraseItems(first, most)) return true;
    if (yield* eraseStagedLeads(first, most)) return true;
    if (yield* eraseStagedDays(first, most)) return true;
    const last = first.at(-1);
    const erased = yield* run`delete from codes where seq ${isOneOf(first)}`;
    if (last !== undefined && erased < left) {
      yield* run`update open_batches set codes = codes - ${erased} where seq = ${batch}`;
      yield* leases.passErased(batch, last);
      return true;
    }
  }
  yield* run`delete from open_batches where seq = ${batch}`;
  yield* run`delete from batch_records where batch = ${batch}`;
  return false;
}

/** Erases codes of a batch whose process has ended. @returns whether it has. */
export function* release(leases: BatchLeases, batch: number, at: number, most: number): Work<boolean> {
  const isExpired = yield* value(flag)`select ${leases.isExpired(at)} from open_batches
    where seq = ${batch} ${forUpdate}`;
  if (isExpired) yield* eraseCodes(leases, batch, most);
  // A batch without a row was committed meanwhile, or somebody else has erased it.
  return isExpired !== false;
}

/** @returns whether there was a batch that nobody works on, so that there may be more to erase. */
export function* eraseLeft(leases: BatchLeases, at: number, most: number): Work<boolean> {
  const left = yield* value(whole)`select seq from open_batches where ${leases.isLeft(at)}
    order by seq limit 1 ${forUpdateSkipLocked}`;
  if (left === null) return false;
  yield* eraseCodes(leases, left, most);
  return true;
}

// A literal, because with a parameter the engines could not use the partial index of bulk's answers.
const IS_OF_BULK = raw(`k.route = '${BULK_ROUTE}'`);

/**
 * Erases records of batches that are not open and that no kept answer names. Those of edits stay until they
 * can no longer be undone. It goes from batch to batch, so batches whose records stay cost one look-up each.
 */
export function* eraseRecords(after: number, most: number) {
  const batches = yield* all(RECORDED)`${skipScan("batch", "batch_records", after)}
    select item as batch, exists (select 1 from open_batches b where b.seq = item)
      or exists (select 1 from bulk_files f where f.batch = item and f.first_code is null)
      or exists (select 1 from kept_answers k where ${IS_OF_BULK} and k.answer = cast(item as text)) as stays
    from found where item is not null limit ${most}`;
  const gone = batches.filter(({ stays }) => !stays).map(({ batch }) => batch);
  const erased = yield* run`delete from batch_records where ${isChosen(
    "batch, part",
    sql`from batch_records where batch ${isOneOf(gone)} limit ${most}`,
  )}`;
  if (erased === most) return { last: after, isFull: true };
  return { last: batches.at(-1)?.batch ?? after, isFull: batches.length === most };
}
