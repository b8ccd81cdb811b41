import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import { BULK_ROUTE } from "../../src/bulk/constants.ts";
import type { BulkStore, Commit } from "../../src/bulk/store.ts";
import type { Code } from "../../src/codes/model.ts";
import { MINUTE } from "../../src/shared/clock.ts";
import type { RetryKey } from "../../src/shared/retry.ts";
import { toRow } from "../common/code-row.ts";
import { countCodes } from "./codes.ts";
import { findKeptAnswer, keepAnswer } from "./kept-answers.ts";
import { addCopies } from "./logo-copies.ts";
import { holdTenant, lockBatch, lockTenant } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { batchRecords, codes, codeTotals, openBatches } from "./schema.ts";
import { retiredOf } from "./short-ids.ts";
import { isOneOf, rows, run } from "./statements.ts";

/**
 * How long a node that says nothing of a batch is believed to be at work on it. It says so with every piece it stages,
 * which take parts of a second: who is silent for so long has crashed, and another node clears up.
 */
const LEASE = 10 * MINUTE;

/** By the server's clock, so that nodes need not agree on the time. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const LEASED = { leasedUntil: sql`${NOW} + ${LEASE}::bigint` };

/** Bulk files in PostgreSQL. */
export function createBulkStore(db: PostgresDatabase): BulkStore {
  return {
    async kept(key, now) {
      const kept = await db.read((connection) => findKeptAnswer(connection, key, now));
      if (!kept) return null;
      return kept.kind === "key_reused" ? "key_reused" : Number(kept.answer);
    },

    async record(batch, part) {
      return db.read(async (connection) => {
        const where = and(eq(batchRecords.batch, batch), eq(batchRecords.part, part));
        const [row] = await connection.select().from(batchRecords).where(where);
        return row?.record ?? null;
      });
    },

    async codeCount(tenantId) {
      return db.read((connection) => countCodes(connection, tenantId));
    },

    async taken(shortIds) {
      return db.snapshot((connection) => takenOf(connection, shortIds));
    },

    async open(tenantId, at) {
      return db.write(async (tx) => {
        if (!(await holdTenant(tx, tenantId))) return null;
        const values = { tenantId, createdAt: at, ...LEASED };
        const [row] = await tx.insert(openBatches).values(values).returning({ seq: openBatches.seq });
        return row?.seq ?? null;
      });
    },

    async stage(batch, drafts, copies = []) {
      return db.write(async (tx) => {
        const [seen] = await tx.select().from(openBatches).where(eq(openBatches.seq, batch));
        if (!seen || !(await holdTenant(tx, seen.tenantId)) || !(await lockBatch(tx, batch))) return null;
        const staged = await insertCodes(tx, batch, drafts);
        await addCopies(tx, copies);
        await tx
          .update(openBatches)
          .set({ codes: sql`${openBatches.codes} + ${staged.size}::bigint`, ...LEASED })
          .where(eq(openBatches.seq, batch));
        return new Set(drafts.filter(({ id }) => !staged.has(id)).map(({ shortId }) => shortId));
      });
    },

    async note(batch, part, record) {
      await db.write(async (tx) => {
        await tx.update(openBatches).set(LEASED).where(eq(openBatches.seq, batch));
        await tx.insert(batchRecords).values({ batch, part, record });
      });
    },

    async commit(batch, limit, retry, at) {
      return db.write((tx) => commit(tx, batch, limit, retry, at));
    },

    async discard(batch, most) {
      return db.write((tx) => eraseCodes(tx, batch, most));
    },

    async sweep(most) {
      return db.write(async (tx) => {
        const isOver = or(eq(openBatches.abandoned, true), gt(NOW, openBatches.leasedUntil));
        const [left] = await tx
          .select({ seq: openBatches.seq })
          .from(openBatches)
          .where(isOver)
          .orderBy(asc(openBatches.seq))
          .limit(1)
          .for("update", { skipLocked: true });
        if (!left) return eraseRecords(tx, most);
        await eraseCodes(tx, left.seq, most);
        return true;
      });
    },
  };
}

/** Which of these short ids are taken, or were once: also those of a batch that is not done yet. */
async function takenOf(connection: Connection, shortIds: readonly string[]): Promise<Set<string>> {
  const taken = await retiredOf(connection, shortIds);
  const inUse = await connection
    .select({ shortId: codes.shortId })
    .from(codes)
    .where(isOneOf(codes.shortId, shortIds));
  for (const { shortId } of inUse) taken.add(shortId);
  return taken;
}

/** Inserts what codes can be, in the order of their short ids, at which nodes meet. Gives the ids of those. */
async function insertCodes(tx: Connection, batch: number, drafts: readonly Code[]): Promise<Set<string>> {
  if (drafts.length === 0) return new Set();
  const ordered = drafts.toSorted((a, b) => (a.shortId < b.shortId ? -1 : 1));
  const inserted = await tx
    .insert(codes)
    .values(ordered.map((code) => ({ ...toRow(code), batch })))
    .onConflictDoNothing({ target: codes.shortId })
    .returning({ seq: codes.seq, id: codes.id, shortId: codes.shortId });
  // Asked only now: whoever had one may have been deleted while the insertion waited for that.
  const retired = await retiredOf(
    tx,
    inserted.map(({ shortId }) => shortId),
  );
  const staged = inserted.filter(({ shortId }) => !retired.has(shortId));
  if (retired.size > 0) await tx.delete(codes).where(isOneOf(codes.shortId, [...retired]));
  if (staged.length > 0) await tx.insert(codeTotals).values(staged.map(({ seq }) => ({ codeSeq: seq })));
  return new Set(staged.map(({ id }) => id));
}

async function commit(
  tx: Connection,
  batch: number,
  limit: number | null,
  retry: RetryKey | null,
  at: number,
): Promise<Commit> {
  const [seen] = await tx.select().from(openBatches).where(eq(openBatches.seq, batch));
  if (!seen || !(await lockTenant(tx, seen.tenantId))) return "tenant_gone";
  const row = await lockBatch(tx, batch);
  if (!row) return "tenant_gone";
  if (retry && (await findKeptAnswer(tx, retry, at)) !== null) return "key_reused";
  if (limit !== null && row.codes > 0 && (await countCodes(tx, row.tenantId)) + row.codes > limit)
    return "limit_reached";
  await tx.delete(openBatches).where(eq(openBatches.seq, batch));
  if (retry) await keepAnswer(tx, retry, String(batch), at);
  return "committed";
}

/** @returns whether there was as much as was asked for, so that there may be more. */
async function eraseCodes(tx: Connection, batch: number, most: number): Promise<boolean> {
  const [abandoned] = await tx
    .update(openBatches)
    .set({ abandoned: true })
    .where(eq(openBatches.seq, batch))
    .returning({ seq: openBatches.seq });
  // It went with its tenant, codes and all.
  if (!abandoned) return false;
  const erased = await rows<{ seq: number }>(
    tx,
    sql`delete from codes where seq = any(array(
      select seq from codes where batch = ${batch} order by seq limit ${most})) returning seq::float8 as seq`,
  );
  if (erased.length === most) {
    await tx
      .update(openBatches)
      .set({ codes: sql`${openBatches.codes} - ${erased.length}::bigint` })
      .where(eq(openBatches.seq, batch));
    return true;
  }
  await tx.delete(openBatches).where(and(eq(openBatches.seq, batch)));
  await tx.delete(batchRecords).where(eq(batchRecords.batch, batch));
  return false;
}

/** Records of no open batch that no kept answer names any more. */
async function eraseRecords(tx: Connection, most: number): Promise<boolean> {
  const erased = await run(
    tx,
    sql`delete from batch_records where ctid = any(array(
      select r.ctid from batch_records r
      where not exists (select from open_batches b where b.seq = r.batch)
      and not exists (select from kept_answers k where k.route = ${BULK_ROUTE} and k.answer = r.batch::text)
      limit ${most} for update skip locked))`,
  );
  return erased === most;
}
