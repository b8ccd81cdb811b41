import { BULK_ROUTE } from "../constants.ts";
import type { CommitOutcome } from "../records.ts";
import type { Code } from "../../codes/model.ts";
import type { LogoCopy } from "../../logos/art.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { BatchLeases } from "./batch-leases.ts";
import { addFile, endUndo, findMade, idOf, undoSome } from "./bulk-files.ts";
import { addHistory, isThere, lockBatch, stage } from "./bulk-staging.ts";
import { firstOf, MOST_ERASED, WEIGHED_CODE } from "../../codes/store/code-weight.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { eraseFormer } from "../../history/store/former.ts";
import { findAnswer, storeAnswer } from "../../tenants/store/kept-answers.ts";
import { holdTenant, lockTenant } from "../../../../db/locks.ts";
import { flag, shape, text, whole } from "../../../../db/shape.ts";
import { holdersOf, takenOf } from "../../codes/store/short-ids.ts";
import { skipScan } from "../../../../db/skip-scan.ts";
import { forUpdate, forUpdateSkipLocked, isChosen, isOneOf, raw, sql } from "../../../../db/sql.ts";
import { addToTotals, usageOf } from "../../tenants/store/tenant-totals.ts";
import { bytesOfText, ROW } from "../../tenants/store/weights.ts";
import { all, bind, type Database, run, value, type Work } from "../../../../db/work.ts";

const RECORDED = shape({ batch: whole, stays: flag });
const PART = shape({ batch: whole, part: whole, record: text });

/**
 * The batches of bulk files. Codes are staged a few at a time, so that no transaction is long. They are
 * visible only once the batch is committed, which takes one small transaction however many they are.
 */
export function createBulkStore(db: Database, leases: BatchLeases) {
  const { read, snapshot, write, writeUnsynced } = bind(db);
  /** The records of batches up to this one were looked at in the present round. */
  let lookedThrough = -1;

  return {
    /**
     * The batch of an earlier request with this key in the last 24 h; `"key_reused"` when that had another
     * body.
     */
    async findBatch(key: RetryKey, now: number): Promise<number | "key_reused" | null> {
      const kept = await db.read(() => findAnswer(key, now));
      if (!kept) return null;
      return kept.kind === "key_reused" ? "key_reused" : Number(kept.answer);
    },

    /** A part of a batch's record, counted from 0; `null` beyond the last. */
    recordPart: (batch: number, part: number) =>
      db.read(() => value(text)`select record from batch_records where batch = ${batch} and part = ${part}`),

    /** The tenant's use of its plan. */
    usage: read(usageOf),

    /** Finds which of these short addresses are taken, or were once. */
    taken: snapshot(takenOf),

    /** The codes that have these short addresses, also those that are being staged. */
    holders: snapshot(holdersOf),

    /** Opens a batch, with a lease, and returns its number; `null` when there is no such tenant. */
    open: (tenantId: string, at: number) => db.write(() => open(leases, tenantId, at)),

    /** Renews the lease of a batch. */
    renew: writeUnsynced(function* (batch: number, at: number) {
      yield* run`update open_batches set ${leases.expiry} = ${leases.until(at)} where seq = ${batch}`;
    }),

    /**
     * Stages codes of an open batch, except those whose short addresses are taken. The copies of logos that
     * they name are stored with them. A crash before the commit may undo it.
     * @param seenLooks - the revisions in which the looks were seen that they name, by id.
     * @param most - the bytes that the tenant may have with the batch, no limit by default.
     * @returns the short addresses that are taken, or a refusal; `null` when the batch is gone because its
     *   tenant was erased.
     */
    stage: (
      batch: number,
      drafts: readonly Code[],
      copies: readonly LogoCopy[] = [],
      seenLooks: ReadonlyMap<string, number> = new Map(),
      most: number | null = null,
    ) => db.writeUnsynced(() => stage(leases, batch, drafts, { copies, seenLooks, most })),

    /**
     * Gives staged codes the changes that they had elsewhere. Codes that are not in the batch are passed
     * over.
     */
    addFormer: writeUnsynced(addHistory),

    /** Stores a part of the batch's record: which row became which code, and which was left out. */
    addRecordPart: writeUnsynced(function* (batch: number, part: number, record: string) {
      yield* run`insert into batch_records ${PART.values({ batch, part, record })}`;
      yield* run`update open_batches set bytes = bytes + ${bytesOfText(record)} where seq = ${batch}`;
    }),

    /**
     * Makes a batch's codes visible, all at once, if the tenant then has at most `limit` codes (`null` for no
     * limit) and `most` bytes. With `retry` its record is stored for 24 h, with `id` it can be undone for as
     * long.
     * @returns also `"batch_lost"`, as `stage` does.
     */
    async commit(
      tenantId: string,
      batch: number,
      limit: number | null,
      retry: RetryKey | null,
      at: number,
      id?: string,
      most: number | null = null,
    ): Promise<CommitOutcome> {
      const made = { batch, limit, retry, at, id: id ?? null, most };
      const outcome = await db.write(() => commit(leases, tenantId, made));
      if (outcome === "committed") leases.end(batch);
      return outcome;
    },

    /** The id by which a batch can be undone; `null` when it can't. */
    idOf: read(idOf),

    /** A tenant's batch that was committed after a time. */
    findMade: read(findMade),

    /**
     * Looks through about `rows` codes behind the number `after`, and deletes those of a batch that were
     * neither scanned nor edited.
     */
    undoSome: writeUnsynced(undoSome),

    /**
     * Notes that a batch is undone, and forgets the answer to its request. All steps before are on the disk
     * then.
     */
    endUndo: write(endUndo),

    /** Forgets batches that were committed before a time, about `rows`. @returns whether there are more. */
    forgetMade: async (before: number, rows: number) =>
      (await db.writeUnsynced(() =>
        eraseSome("bulk_files", "batch", sql`from bulk_files where made_at < ${before}`, rows),
      )) === rows,

    /**
     * Discards a batch: erases up to `rows` of its codes in one transaction. @returns whether there are more.
     */
    discard(batch: number, most: number): Promise<boolean> {
      leases.end(batch);
      return db.writeUnsynced(() => eraseCodes(leases, batch, most));
    },

    /**
     * Erases up to `rows` codes of another process's batch, if that has ended: its lease has expired, or it
     * gave the batch up.
     * @returns whether its codes may be free now, or after more calls; `false` while the other process works
     *   on it.
     */
    release: (batch: number, at: number, most: number) =>
      db.writeUnsynced(() => release(leases, batch, at, most)),

    /**
     * Erases batches that a crash left, and expired records, about `rows` in one transaction. @returns
     * whether there are more.
     */
    async sweep(at: number, most: number): Promise<boolean> {
      if (await db.writeUnsynced(() => eraseLeft(leases, at, most))) return true;
      const { last, isFull } = await db.writeUnsynced(() => eraseRecords(lookedThrough, most));
      lookedThrough = isFull ? last : -1;
      return isFull;
    },
  };
}

export type BulkStore = ReturnType<typeof createBulkStore>;

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
