import type { BatchCommit, CommitOutcome } from "../records.ts";
import { note } from "../../audit/store.ts";
import { wholeOf } from "../../audit/traits.ts";
import { stageDays } from "../../analytics/store/imported-days.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import type { Code } from "../../codes/model.ts";
import type { LogoCopy } from "../../logos/art.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { BatchLeases } from "./batch-leases.ts";
import { eraseCodes, eraseLeft, eraseRecords, release } from "./bulk-erasing.ts";
import {
  addFile,
  addRecordPart,
  dropFile,
  endUndo,
  fileOf,
  findMade,
  idOf,
  setPart,
  undoSome,
} from "./bulk-files.ts";
import { addHistory, addLeads, addPlain, isThere, lockBatch, stage } from "./bulk-staging.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { findAnswer, storeAnswer } from "../../tenants/store/kept-answers.ts";
import { holdTenant, lockTenant } from "../../../../db/locks.ts";
import { text, whole } from "../../../../db/shape.ts";
import { knownAmong } from "../../codes/store/external-ids.ts";
import { holdersOfNames } from "../../codes/store/gs1-holders.ts";
import { holdersOf, takenOf } from "../../codes/store/short-ids.ts";
import { raw, sql } from "../../../../db/sql.ts";
import { leadTo } from "../../plans/store/first-uses.ts";
import type { PlainCode } from "../../plain-codes/model.ts";
import { countPlain, undoPlain } from "../../plain-codes/store/batches.ts";
import { addToTotals, usageOf } from "../../tenants/store/tenant-totals.ts";
import { bytesOfText, ROW } from "../../tenants/store/weights.ts";
import { bind, type Database, run, value, type Work } from "../../../../db/work.ts";

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

    /** Finds which of these external ids codes of the tenant have, also those that are being staged. */
    known: read(knownAmong),

    /** Finds who has these GS1 addresses of a host, also of codes that are being staged. */
    names: read(holdersOfNames),

    /** The codes that have these short addresses, also those that are being staged. */
    holders: snapshot(holdersOf),

    /** Opens a batch, with a lease, and returns its number; `null` when there is no such tenant. */
    open: (tenantId: string, at: number) => db.write(() => open(leases, tenantId, at)),

    /** Renews the lease of a batch. */
    renew: writeUnsynced(function* (batch: number, at: number) {
      yield* run`update open_batches set ${leases.expiry} = ${leases.until(at)} where seq = ${batch}`;
    }),

    /**
     * Stages codes of an open batch, except those whose short addresses or external ids are taken. The copies
     * of logos that they name are stored with them. A crash before the commit may undo it.
     * @param seenLooks - the revisions in which the looks were seen that they name, by id.
     * @param most - the bytes that the tenant may have with the batch, no limit by default.
     * @returns the short addresses of those that are left out, or a refusal; `null` when the batch is gone
     * because its   tenant was erased.
     */
    stage: (
      batch: number,
      drafts: readonly Code[],
      copies: readonly LogoCopy[] = [],
      seenLooks: ReadonlyMap<string, number> = new Map(),
      most: number | null = null,
    ) => db.writeUnsynced(() => stage(leases, batch, drafts, { copies, seenLooks, most })),

    /**
     * Stages plain codes of an open batch. @returns a refusal, if any; `null` when the batch's tenant was
     * erased.
     */
    stagePlain: (
      batch: number,
      drafts: readonly PlainCode[],
      copies: readonly LogoCopy[],
      most: number | null,
    ) => db.writeUnsynced(() => addPlain(batch, drafts, copies, most)),

    /**
     * Gives staged codes the changes that they had elsewhere. Codes that are not in the batch are passed
     * over.
     */
    addFormer: writeUnsynced(addHistory),

    /** Gives staged codes the leads that they got elsewhere. @returns what refuses them. */
    addLeads: writeUnsynced(addLeads),

    /** Gives staged codes the scans that they had before, by day. */
    addDays: writeUnsynced(stageDays),

    /** Stores a part of the batch's record: which row became which code, and which was left out. */
    addRecordPart: writeUnsynced(addRecordPart),

    /** Makes a batch's codes visible, all at once. @returns also `"batch_lost"`, as `stage` does. */
    async commit(asked: BatchCommit): Promise<CommitOutcome> {
      const outcome = await db.write(() => commit(leases, asked));
      if (outcome === "committed") leases.end(asked.batch);
      return outcome;
    },

    /** The id by which a batch can be undone; `null` when it can't. */
    idOf: read(idOf),

    /**
     * Notes a file of edits, which can be undone from then on.
     * @returns its number; `null` without its tenant.
     */
    async beginEdits(
      tenantId: string,
      id: string,
      at: number,
      deed: Deed | null = null,
    ): Promise<number | null> {
      const batch = await db.write(() => beginEdits(leases, tenantId, id, at, deed));
      if (batch !== null) leases.end(batch);
      return batch;
    },

    /** Stores a part of the record of a file of edits, in place of the one before. */
    setEditsPart: writeUnsynced(setPart),

    /** Forgets a file that changed nothing, and its entry in the audit. */
    dropEdits: writeUnsynced(dropFile),

    /** A tenant's batch that was committed after a time. */
    findMade: read(findMade),

    /**
     * Looks through about `rows` codes behind the number `after`, and deletes those of a batch that were
     * neither scanned nor edited.
     */
    undoSome: writeUnsynced(undoSome),

    /** Deletes some plain codes of a batch that were neither edited nor printed. */
    undoPlain: writeUnsynced(undoPlain),

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

/** The number of a file of edits is that of a batch, which is open only for a moment: its codes are there. */
function* beginEdits(
  leases: BatchLeases,
  tenantId: string,
  id: string,
  at: number,
  deed: Deed | null,
): Work<number | null> {
  const batch = yield* open(leases, tenantId, at);
  if (batch === null) return null;
  yield* run`delete from open_batches where seq = ${batch}`;
  yield* addFile(batch, { id, tenantId, madeAt: at }, null);
  yield* note(tenantId, deed, "codes.changed", fileOf(id));
  return batch;
}

function* commit(leases: BatchLeases, asked: BatchCommit): Work<CommitOutcome> {
  const { tenantId, batch, at, limit = null, plainLimit = null, most = null, retry = null, id } = asked;
  const row = yield* lockBatch(batch, lockTenant);
  if (!row) return (yield* isThere(tenantId)) ? "batch_lost" : "tenant_gone";
  if (retry && (yield* findAnswer(retry, at)) !== null) return "key_reused";
  const used = yield* usageOf(row.tenantId);
  if (limit !== null && row.codes > 0 && used.codes + row.codes > limit) return "limit_reached";
  const plain = yield* countPlain(batch);
  if (plainLimit !== null && plain > 0 && used.plainCodes + plain > plainLimit) return "plain_limit_reached";
  if (most !== null && used.bytes + row.bytes > most) return "bytes_reached";
  const { hosts = null } = asked;
  if (hosts && !(yield* leadTo(row.tenantId, hosts.names, hosts.most, at))) return "hosts_reached";
  const areOf = row.codes > 0 ? leases.areOf(batch) : null;
  if (id !== undefined) yield* addFile(batch, { id, tenantId: row.tenantId, madeAt: at }, areOf);
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
    bytes += yield* storeAnswer(retry, answer, at, id ?? null, bytesOfText(answer) + (record ?? 0));
  }
  yield* addToTotals(row.tenantId, {
    codes: row.codes,
    active: row.active,
    plainCodes: plain,
    leads: asked.leads ?? 0,
    bytes,
  });
  const { deed = null, from } = asked;
  const made = { count: row.codes + plain, ...(from !== undefined && { format: from }) };
  const action = from === undefined ? "codes.made" : "codes.imported";
  const subject = id === undefined ? wholeOf(row.tenantId) : fileOf(id);
  if (made.count > 0) yield* note(row.tenantId, deed, action, subject, made);
  return "committed";
}
