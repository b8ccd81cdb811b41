import { BULK_ROUTE } from "../../src/bulk/constants.ts";
import type { BulkStore, CommitOutcome } from "../../src/bulk/store.ts";
import type { RetryKey } from "../../src/shared/retry.ts";
import { addFile, endUndo, findMade, idOf, undoSome } from "./bulk-files.ts";
import { addHistory, isThere, lockBatch, stage } from "./bulk-staging.ts";
import { firstOf, MOST_ERASED, WEIGHED_CODE } from "./code-weight.ts";
import { eraseSome } from "./erase-some.ts";
import { eraseFormer } from "./former.ts";
import { findAnswer, storeAnswer } from "./kept-answers.ts";
import { holdTenant, lockTenant } from "./locks.ts";
import { flag, shape, text, whole } from "./shape.ts";
import { holdersOf, takenOf } from "./short-ids.ts";
import { skipScan } from "./skip-scan.ts";
import { type Fragment, forUpdate, forUpdateSkipLocked, isChosen, isOneOf, raw, sql } from "./sql.ts";
import { addToTotals, usageOf } from "./tenant-totals.ts";
import { bytesOfText, ROW } from "./weights.ts";
import { all, type Database, run, value, type Work } from "./work.ts";

/** How an engine knows which batches somebody works on. */
export interface BatchLeases {
  /** The column of `open_batches` with the time at which a lease expires. */
  readonly expiry: Fragment;
  /** When a lease expires that is taken or renewed at a time; 0 where a batch has none. */
  until(at: number): number;
  /** Says in the transaction that opens a batch that this process works on it: a sweep may follow at once. */
  begin(batch: number): void;
  /** Says that this process no longer works on a batch, once that is committed or given up. */
  end(batch: number): void;
  /** A condition that selects batches that were given up, or whose leases have expired. */
  isExpired(at: number): Fragment;
  /** A condition that selects batches that nobody works on. */
  isLeft(at: number): Fragment;
  /** Notes the numbers of codes that were staged. */
  noteStaged(batch: number, codes: readonly number[]): Work<void>;
  /** Notes that the codes of a batch up to `last` are erased. */
  passErased(batch: number, last: number): Work<void>;
  /** A condition that selects the codes of a batch, without a scan of all older codes. The batch must have codes. */
  areOf(batch: number): Fragment;
}

const RECORDED = shape({ batch: whole, stays: flag });
const PART = shape({ batch: whole, part: whole, record: text });

/** Bulk files. */
export function createBulkStore(db: Database, leases: BatchLeases): BulkStore {
  /** The records of batches up to this one were looked at in the present round. */
  let lookedThrough = -1;

  return {
    async findBatch(key, now) {
      const kept = await db.read(() => findAnswer(key, now));
      if (!kept) return null;
      return kept.kind === "key_reused" ? "key_reused" : Number(kept.answer);
    },

    recordPart: (batch, part) =>
      db.read(() => value(text)`select record from batch_records where batch = ${batch} and part = ${part}`),

    usage: (tenantId) => db.read(() => usageOf(tenantId)),

    taken: (addresses) => db.snapshot(() => takenOf(addresses)),

    holders: (addresses) => db.snapshot(() => holdersOf(addresses)),

    open: (tenantId, at) => db.write(() => open(leases, tenantId, at)),

    renew: (batch, at) =>
      db.writeUnsynced(function* () {
        yield* run`update open_batches set ${leases.expiry} = ${leases.until(at)} where seq = ${batch}`;
      }),

    stage: (batch, drafts, copies = [], seenLooks = new Map(), most = null) =>
      db.writeUnsynced(() => stage(leases, batch, drafts, { copies, seenLooks, most })),

    addFormer: (batch, parts, most = null) => db.writeUnsynced(() => addHistory(batch, parts, most)),

    addRecordPart: (batch, part, record) =>
      db.writeUnsynced(function* () {
        yield* run`insert into batch_records ${PART.values({ batch, part, record })}`;
        yield* run`update open_batches set bytes = bytes + ${bytesOfText(record)} where seq = ${batch}`;
      }),

    async commit(tenantId, batch, limit, retry, at, id, most = null) {
      const made = { batch, limit, retry, at, id: id ?? null, most };
      const outcome = await db.write(() => commit(leases, tenantId, made));
      if (outcome === "committed") leases.end(batch);
      return outcome;
    },

    idOf: (batch) => db.read(() => idOf(batch)),

    findMade: (tenantId, id, after) => db.read(() => findMade(tenantId, id, after)),

    undoSome: (made, after, rows, at) => db.writeUnsynced(() => undoSome(made, after, rows, at)),

    endUndo: (made, at) => db.write(() => endUndo(made, at)),

    forgetMade: async (before, rows) =>
      (await db.writeUnsynced(() =>
        eraseSome("bulk_files", "batch", sql`from bulk_files where made_at < ${before}`, rows),
      )) === rows,

    discard(batch, most) {
      leases.end(batch);
      return db.writeUnsynced(() => eraseCodes(leases, batch, most));
    },

    release: (batch, at, most) => db.writeUnsynced(() => release(leases, batch, at, most)),

    async sweep(at, most) {
      if (await db.writeUnsynced(() => eraseLeft(leases, at, most))) return true;
      const { last, isFull } = await db.writeUnsynced(() => eraseRecords(lookedThrough, most));
      lookedThrough = isFull ? last : -1;
      return isFull;
    },
  };
}

function* open(leases: BatchLeases, tenantId: string, at: number): Work<number | null> {
  if (!(yield* holdTenant(tenantId))) return null;
  const seq = yield* value(whole)`insert into open_batches (tenant_id, created_at, ${leases.expiry})
    values (${tenantId}, ${at}, ${leases.until(at)}) returning seq`;
  if (seq === null) throw new Error("Cannot open a batch: the insertion gave no row");
  leases.begin(seq);
  return seq;
}

function* commit(
  leases: BatchLeases,
  tenantId: string,
  {
    batch,
    limit,
    retry,
    at,
    id,
    most,
  }: {
    readonly batch: number;
    readonly limit: number | null;
    readonly retry: RetryKey | null;
    readonly at: number;
    readonly id: string | null;
    readonly most: number | null;
  },
): Work<CommitOutcome> {
  const row = yield* lockBatch(batch, lockTenant);
  if (!row) return (yield* isThere(tenantId)) ? "batch_lost" : "tenant_gone";
  if (retry && (yield* findAnswer(retry, at)) !== null) return "key_reused";
  const used = yield* usageOf(row.tenantId);
  if (limit !== null && row.codes > 0 && used.codes + row.codes > limit) return "limit_reached";
  if (most !== null && used.bytes + row.bytes > most) return "bytes_reached";
  const areOf = row.codes > 0 ? leases.areOf(batch) : null;
  if (id !== null) yield* addFile(batch, { id, tenantId: row.tenantId, madeAt: at }, areOf);
  yield* run`delete from open_batches where seq = ${batch}`;
  let { bytes } = row;
  if (retry) {
    // The record is erased once its answer is, and counts with it until then.
    const record = yield* value(
      whole,
    )`select coalesce(sum(octet_length(record)), 0) + ${raw(String(ROW))} * count(*)
      from batch_records where batch = ${batch}`;
    const answer = String(batch);
    bytes -= record ?? 0;
    bytes += yield* storeAnswer(retry, answer, at, id, bytesOfText(answer) + (record ?? 0));
  }
  yield* addToTotals(row.tenantId, { codes: row.codes, active: row.active, bytes });
  return "committed";
}

/**
 * Erases codes of a batch, oldest first. It never looks past the batch's last code, where all later codes of other batches
 * are.
 * @returns whether there are more.
 */
function* eraseCodes(leases: BatchLeases, batch: number, most: number): Work<boolean> {
  const left = yield* value(
    whole,
  )`update open_batches set abandoned = true where seq = ${batch} returning codes`;
  // A batch without a row went with its tenant, codes and all.
  if (left === null) return false;
  if (left > 0) {
    const found = yield* all(WEIGHED_CODE)`select ${WEIGHED_CODE} from codes
      where ${leases.areOf(batch)} order by seq limit ${Math.min(most, left, MOST_ERASED)}`;
    const first = firstOf(found);
    if (yield* eraseFormer(first, most)) return true;
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
function* release(leases: BatchLeases, batch: number, at: number, most: number): Work<boolean> {
  const isExpired = yield* value(flag)`select ${leases.isExpired(at)} from open_batches
    where seq = ${batch} ${forUpdate}`;
  if (isExpired) yield* eraseCodes(leases, batch, most);
  // A batch without a row was committed meanwhile, or somebody else has erased it.
  return isExpired !== false;
}

/** @returns whether there was a batch that nobody works on, so that there may be more to erase. */
function* eraseLeft(leases: BatchLeases, at: number, most: number): Work<boolean> {
  const left = yield* value(whole)`select seq from open_batches where ${leases.isLeft(at)}
    order by seq limit 1 ${forUpdateSkipLocked}`;
  if (left === null) return false;
  yield* eraseCodes(leases, left, most);
  return true;
}

// A literal, because with a parameter the engines could not use the partial index of bulk's answers.
const IS_OF_BULK = raw(`k.route = '${BULK_ROUTE}'`);

/**
 * Erases records of batches that are not open and that no kept answer names. It goes from batch to batch, so batches whose
 * records stay cost one look-up each.
 */
function* eraseRecords(after: number, most: number) {
  const batches = yield* all(RECORDED)`${skipScan("batch", "batch_records", after)}
    select item as batch, exists (select 1 from open_batches b where b.seq = item)
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
