import { and, eq, getTableName, notInArray, sql } from "drizzle-orm";
import { BULK_ROUTE } from "../../src/bulk/constants.ts";
import type { BulkStore, Commit } from "../../src/bulk/store.ts";
import type { Code } from "../../src/codes/model.ts";
import { once } from "../../src/shared/once.ts";
import type { RetryKey } from "../../src/shared/retry.ts";
import { toRow } from "../common/code-row.ts";
import { countCodes } from "./codes.ts";
import { addCopies } from "./logo-copies.ts";
import { findKeptAnswer, keepAnswer } from "./kept-answers.ts";
import type { SqliteDatabase } from "./open.ts";
import { batchRecords, codes, codeTotals, keptAnswers, openBatches, tenants } from "./schema.ts";
import { createShortIds } from "./short-ids.ts";
import { hot } from "./statements.ts";

const later = sql.placeholder;

/** Every column of a code, to be told later. */
const CODE_ROW = {
  id: later("id"),
  shortId: later("shortId"),
  tenantId: later("tenantId"),
  type: later("type"),
  fields: later("fields"),
  style: later("style"),
  target: later("target"),
  title: later("title"),
  group: later("group"),
  landing: later("landing"),
  searchText: later("searchText"),
  styleCopy: later("styleCopy"),
  landingCopy: later("landingCopy"),
  active: later("active"),
  revision: later("revision"),
  createdAt: later("createdAt"),
  updatedAt: later("updatedAt"),
  batch: later("batch"),
};

/** Bulk files in SQLite. */
export function createBulkStore(db: SqliteDatabase): BulkStore {
  const { writer, reader } = db;
  /**
   * Batches that are under way in this process. Any other open one is what a crash left, or a predecessor's that still
   * drains: `sweep` is not to be called before that one's time is up.
   */
  const underWay = new Set<number>();

  const insertCode = hot(writer, () =>
    writer.insert(codes).values(CODE_ROW).onConflictDoNothing({ target: codes.shortId }),
  );
  /** For all codes from one on: inside the transaction that inserts them nothing comes between. */
  const insertTotals = once(() =>
    writer.$client.prepare<unknown, [number]>(
      `insert into ${getTableName(codeTotals)} (code_seq) select seq from ${getTableName(codes)} where seq >= ?`,
    ),
  );
  const findBatch = writer
    .select()
    .from(openBatches)
    .where(eq(openBatches.seq, later("batch")))
    .prepare();
  const countStaged = hot(writer, () =>
    writer
      .update(openBatches)
      .set({ firstCode: sql`${later("first")}`, codes: sql`${later("codes")}` })
      .where(eq(openBatches.seq, later("batch"))),
  );
  const [written, seen] = [createShortIds(writer), createShortIds(reader)];

  function openBatch(batch: number) {
    const row = findBatch.get({ batch });
    return row && !row.abandoned ? row : null;
  }

  /** @returns its sequence number; `null` when another code has its short id. */
  function insert(batch: number, code: Code): number | null {
    const { active, ...row } = toRow(code);
    return insertCode.insert({ ...row, active: active ? 1 : 0, batch });
  }

  /** @returns whether there was as much as was asked for, so that there may be more. */
  function eraseCodes(batch: number, rows: number): boolean {
    const abandoned = writer
      .update(openBatches)
      .set({ abandoned: true })
      .where(eq(openBatches.seq, batch))
      .returning({ first: openBatches.firstCode })
      .get();
    // It went with its tenant, codes and all.
    if (!abandoned) return false;
    const erased = writer
      .delete(codes)
      .where(
        sql`${codes.seq} in (select seq from ${codes} where seq >= ${abandoned.first} and batch = ${batch} limit ${rows})`,
      )
      .returning({ seq: codes.seq })
      .all();
    if (erased.length === rows) {
      writer
        .update(openBatches)
        .set({ codes: sql`${openBatches.codes} - ${erased.length}` })
        .where(eq(openBatches.seq, batch))
        .run();
      return true;
    }
    writer.delete(openBatches).where(eq(openBatches.seq, batch)).run();
    writer.delete(batchRecords).where(eq(batchRecords.batch, batch)).run();
    return false;
  }

  /** Records of no open batch that no kept answer names any more. */
  function eraseRecords(rows: number): boolean {
    const erased = writer
      .delete(batchRecords)
      .where(
        sql`(batch, part) in (
          select batch, part from ${batchRecords} where batch not in (select seq from ${openBatches})
          and batch not in (select cast(answer as integer) from ${keptAnswers} where route = ${BULK_ROUTE}) limit ${rows})`,
      )
      .returning({ part: batchRecords.part })
      .all();
    return erased.length === rows;
  }

  function commit(batch: number, limit: number | null, retry: RetryKey | null, at: number): Commit {
    const row = openBatch(batch);
    if (!row) return "tenant_gone";
    if (retry && findKeptAnswer(writer, retry, at) !== null) return "key_reused";
    if (limit !== null && row.codes > 0 && countCodes(writer, row.tenantId) + row.codes > limit)
      return "limit_reached";
    writer.delete(openBatches).where(eq(openBatches.seq, batch)).run();
    if (retry) keepAnswer(writer, retry, String(batch), at);
    return "committed";
  }

  return {
    async kept(key, now) {
      const kept = db.write(() => findKeptAnswer(writer, key, now));
      if (!kept) return null;
      if (kept.kind === "key_reused") return "key_reused";
      return Number(kept.answer);
    },

    async record(batch, part) {
      return db.read(() => {
        const where = and(eq(batchRecords.batch, batch), eq(batchRecords.part, part));
        return reader.select().from(batchRecords).where(where).get()?.record ?? null;
      });
    },

    async codeCount(tenantId) {
      return db.read(() => countCodes(reader, tenantId));
    },

    async taken(shortIds) {
      return db.read(() => new Set(shortIds.filter(seen.isTaken)));
    },

    async open(tenantId, at) {
      const batch = db.write(() => {
        if (!writer.select().from(tenants).where(eq(tenants.id, tenantId)).get()) return null;
        const values = { tenantId, createdAt: at };
        const { seq } = writer.insert(openBatches).values(values).returning({ seq: openBatches.seq }).get();
        return seq;
      });
      if (batch !== null) underWay.add(batch);
      return batch;
    },

    async stage(batch, drafts, copies = []) {
      return db.writeUnsynced(() => {
        const row = openBatch(batch);
        if (!row) return null;
        const taken = new Set(written.retiredOf(drafts.map(({ shortId }) => shortId)));
        addCopies(writer, copies);
        let [first, added] = [0, 0];
        for (const code of drafts) {
          const seq = taken.has(code.shortId) ? null : insert(batch, code);
          if (seq === null) taken.add(code.shortId);
          else {
            if (added === 0) first = seq;
            added++;
          }
        }
        if (added > 0) insertTotals().run(first);
        countStaged.run({ batch, first: row.firstCode || first, codes: row.codes + added });
        return taken;
      });
    },

    async note(batch, part, record) {
      db.writeUnsynced(() => writer.insert(batchRecords).values({ batch, part, record }).run());
    },

    async commit(batch, limit, retry, at) {
      const outcome = db.write(() => commit(batch, limit, retry, at));
      if (outcome === "committed") underWay.delete(batch);
      return outcome;
    },

    async discard(batch, rows) {
      underWay.delete(batch);
      return db.write(() => eraseCodes(batch, rows));
    },

    async sweep(rows) {
      return db.write(() => {
        const left = writer
          .select({ seq: openBatches.seq })
          .from(openBatches)
          .where(notInArray(openBatches.seq, [...underWay]))
          .limit(1)
          .get();
        if (!left) return eraseRecords(rows);
        eraseCodes(left.seq, rows);
        return true;
      });
    },
  };
}
