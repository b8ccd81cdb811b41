import { BULK_ROUTE } from "../../src/bulk/constants.ts";
import type { BulkStore, CommitOutcome } from "../../src/bulk/store.ts";
import type { Code } from "../../src/codes/model.ts";
import type { LogoCopy } from "../../src/logos/art.ts";
import type { RetryKey } from "../../src/shared/retry.ts";
import { addressOf, type ShortAddress } from "../../src/shared/short-address.ts";
import { lookOf } from "../../src/looks/traits.ts";
import { addFile, endUndo, findMade, idOf, undoSome } from "./bulk-files.ts";
import { markChanged } from "./campaign-totals.ts";
import { rank } from "./code-ranks.ts";
import { CODE_ROW, toRow } from "./code-row.ts";
import { firstOf, MOST_ERASED, WEIGHED_CODE } from "./code-weight.ts";
import { eraseSome } from "./erase-some.ts";
import { addFormer, eraseFormer } from "./former.ts";
import { findAnswer, storeAnswer } from "./kept-answers.ts";
import { holdDomain, holdTenant, isPresent, lockTenant } from "./locks.ts";
import { addCopies } from "./logo-copies.ts";
import { holdLook } from "./looks.ts";
import { indexLater } from "./search-index.ts";
import { flag, shape, text, whole } from "./shape.ts";
import { host } from "./short-address.ts";
import { holdersOf, retiredOf, takenOf } from "./short-ids.ts";
import { skipScan } from "./skip-scan.ts";
import { type Fragment, forUpdate, forUpdateSkipLocked, isChosen, isOneOf, raw, sql } from "./sql.ts";
import { addToTotals, countCodes } from "./tenant-totals.ts";
import { all, type Database, exists, first, run, value, type Work } from "./work.ts";

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

const BATCH = shape({ tenantId: text, codes: whole, active: whole, abandoned: flag });
const STAGED = shape({ seq: whole, id: text, shortId: text, domain: host });
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

    codeCount: (tenantId) => db.read(() => countCodes(tenantId)),

    taken: (addresses) => db.snapshot(() => takenOf(addresses)),

    holders: (addresses) => db.snapshot(() => holdersOf(addresses)),

    open: (tenantId, at) => db.write(() => open(leases, tenantId, at)),

    renew: (batch, at) =>
      db.writeUnsynced(function* () {
        yield* run`update open_batches set ${leases.expiry} = ${leases.until(at)} where seq = ${batch}`;
      }),

    stage: (batch, drafts, copies = [], seenLooks = new Map()) =>
      db.writeUnsynced(() => stage(leases, batch, drafts, copies, seenLooks)),

    addFormer: (batch, parts) => db.writeUnsynced(() => addFormer(batch, parts)),

    addRecordPart: (batch, part, record) =>
      db.writeUnsynced(function* () {
        yield* run`insert into batch_records ${PART.values({ batch, part, record })}`;
      }),

    async commit(tenantId, batch, limit, retry, at, id) {
      const outcome = await db.write(() => commit(leases, tenantId, batch, limit, retry, at, id ?? null));
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

/** Locks a batch that is open and not given up. Its tenant comes first in the order of locks. */
function* lockBatch(seq: number, hold: (tenantId: string) => Work<unknown>) {
  const seen = yield* first(BATCH)`select ${BATCH} from open_batches where seq = ${seq}`;
  if (!seen || !(yield* hold(seen.tenantId))) return null;
  const batch = yield* first(BATCH)`select ${BATCH} from open_batches where seq = ${seq} ${forUpdate}`;
  return batch && !batch.abandoned ? batch : null;
}

function isThere(tenantId: string): Work<boolean> {
  return exists`select 1 where ${isPresent(tenantId)}`;
}

function* open(leases: BatchLeases, tenantId: string, at: number): Work<number | null> {
  if (!(yield* holdTenant(tenantId))) return null;
  const seq = yield* value(whole)`insert into open_batches (tenant_id, created_at, ${leases.expiry})
    values (${tenantId}, ${at}, ${leases.until(at)}) returning seq`;
  if (seq === null) throw new Error("Cannot open a batch: the insertion gave no row");
  leases.begin(seq);
  return seq;
}

function* stage(
  leases: BatchLeases,
  batch: number,
  drafts: readonly Code[],
  copies: readonly LogoCopy[],
  seenLooks: ReadonlyMap<string, number>,
): Work<ReadonlySet<ShortAddress> | "look_changed" | "domain_gone" | "batch_lost" | null> {
  const open = yield* lockBatch(batch, holdTenant);
  if (!open) return (yield* isThere(drafts[0]?.tenantId ?? "")) ? "batch_lost" : null;
  const looks = new Set(drafts.flatMap(({ style }) => lookOf(style) ?? []));
  for (const saved of [...looks].sort())
    if (!(yield* holdLook(open.tenantId, { saved }, seenLooks.get(saved)))) return "look_changed";
  for (const host of [...new Set(drafts.map(({ domain }) => domain))].sort())
    if (!(yield* holdDomain(open.tenantId, host))) return "domain_gone";
  const staged = yield* insertCodes(batch, drafts);
  yield* addCopies(copies);
  const ids = new Set(staged.map(({ id }) => id));
  const active = drafts.filter((code) => code.active && ids.has(code.id)).length;
  yield* run`update open_batches set codes = codes + ${staged.length}, active = active + ${active}
    where seq = ${batch}`;
  const seqs = staged.map(({ seq }) => seq);
  yield* leases.noteStaged(batch, seqs);
  yield* indexLater(open.tenantId, seqs);
  return new Set(drafts.filter(({ id }) => !ids.has(id)).map(addressOf));
}

/** Inserts the codes whose short addresses are free, in the order of these, in which nodes wait for each other. */
function* insertCodes(batch: number, drafts: readonly Code[]) {
  if (drafts.length === 0) return [];
  const rows = drafts
    .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1))
    .map((code) => ({ ...toRow(code), batch }));
  const inserted = yield* all(STAGED)`insert into codes ${CODE_ROW.values(...rows)}
    on conflict (short_id, domain) do nothing returning ${STAGED}`;
  // Looked up only now: on PostgreSQL an insertion waits for a transaction that deletes the code with its short address.
  const retired = yield* retiredOf(inserted.map(addressOf));
  const refused = inserted.filter((code) => retired.has(addressOf(code)));
  if (refused.length > 0) yield* run`delete from codes where seq ${isOneOf(refused.map(({ seq }) => seq))}`;
  const staged = inserted.filter((code) => !retired.has(addressOf(code)));
  yield* run`insert into code_totals (code_seq)
    select seq from codes where seq ${isOneOf(staged.map(({ seq }) => seq))}`;
  const bySeq = new Map(staged.map(({ id, seq }) => [id, seq]));
  yield* rank(
    drafts.flatMap((code) => {
      const seq = bySeq.get(code.id);
      return seq === undefined ? [] : [{ ...code, seq }];
    }),
  );
  // They are added to their campaigns once the batch is committed.
  yield* markChanged(staged.map(({ seq }) => seq));
  return staged;
}

function* commit(
  leases: BatchLeases,
  tenantId: string,
  batch: number,
  limit: number | null,
  retry: RetryKey | null,
  at: number,
  id: string | null,
): Work<CommitOutcome> {
  const row = yield* lockBatch(batch, lockTenant);
  if (!row) return (yield* isThere(tenantId)) ? "batch_lost" : "tenant_gone";
  if (retry && (yield* findAnswer(retry, at)) !== null) return "key_reused";
  if (limit !== null && row.codes > 0 && (yield* countCodes(row.tenantId)) + row.codes > limit)
    return "limit_reached";
  const areOf = row.codes > 0 ? leases.areOf(batch) : null;
  if (id !== null) yield* addFile(batch, { id, tenantId: row.tenantId, madeAt: at }, areOf);
  yield* run`delete from open_batches where seq = ${batch}`;
  if (retry) yield* storeAnswer(retry, String(batch), at, id);
  yield* addToTotals(row.tenantId, { codes: row.codes, active: row.active });
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
