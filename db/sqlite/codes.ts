import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { Addition, CodeFilter, CodeStore, NewCode } from "../../src/codes/store.ts";
import { once } from "../../src/shared/once.ts";
import { edited, putBack, takenDown } from "../common/code-changes.ts";
import { searchPattern, toCode, toRow } from "../common/code-row.ts";
import { markForRecount } from "./campaigns.ts";
import { addCopies } from "./logo-copies.ts";
import { findKeptAnswer, keepAnswer } from "./kept-answers.ts";
import type { Connection, SqliteDatabase } from "./open.ts";
import { codes, codeTotals, keptAnswers, openBatches, tenants } from "./schema.ts";
import { createShortIds, retire } from "./short-ids.ts";

/** Whether a code is there: those of a batch come all at once, when its row goes. */
export const isVisible = sql`(${codes.batch} is null or ${codes.batch} not in (select ${openBatches.seq} from ${openBatches}))`;

/** How many codes a tenant has, by the index alone: all of them without those that are still being staged. */
export function countCodes(connection: Connection, tenantId: string): number {
  const all = connection.select({ codes: count() }).from(codes).where(eq(codes.tenantId, tenantId)).get();
  const staged = connection
    .select({ codes: sql<number>`coalesce(sum(${openBatches.codes}), 0)` })
    .from(openBatches)
    .where(eq(openBatches.tenantId, tenantId))
    .get();
  return (all?.codes ?? 0) - (staged?.codes ?? 0);
}

/** Codes in SQLite. */
export function createCodeStore(db: SqliteDatabase): CodeStore {
  const { writer, reader } = db;

  const destination = once(() =>
    reader
      .select({
        codeId: codes.id,
        tenantId: codes.tenantId,
        shortId: codes.shortId,
        target: codes.target,
        hasLanding: sql<number>`${codes.landing} is not null`,
        active: sql<boolean>`${codes.active} and not ${tenants.suspended}`.mapWith(Boolean),
      })
      .from(codes)
      .innerJoin(tenants, eq(tenants.id, codes.tenantId))
      .where(and(eq(codes.shortId, sql.placeholder("shortId")), isVisible))
      .prepare(),
  );
  const [written, seen] = [createShortIds(writer), createShortIds(reader)];

  function owned(connection: typeof writer, tenantId: string, id: string) {
    return connection
      .select()
      .from(codes)
      .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
      .where(and(eq(codes.id, id), eq(codes.tenantId, tenantId), isVisible))
      .get();
  }

  function add({ code, copies = [], limit, retry }: NewCode): Addition {
    const tenant = writer.select().from(tenants).where(eq(tenants.id, code.tenantId)).get();
    if (!tenant) return { kind: "tenant_gone" };
    const kept = retry ? findKeptAnswer(writer, retry.key, code.createdAt) : null;
    if (kept) return kept;
    if (limit !== null && countCodes(writer, code.tenantId) >= limit) return { kind: "limit_reached" };
    if (written.isTaken(code.shortId)) return { kind: "short_id_taken" };
    addCopies(writer, copies);
    const { seq } = writer.insert(codes).values(toRow(code)).returning({ seq: codes.seq }).get();
    writer.insert(codeTotals).values({ codeSeq: seq }).run();
    if (retry) keepAnswer(writer, retry.key, retry.answer, code.createdAt, code.id);
    return { kind: "added" };
  }

  /** Changes a code as its operator. @param change - `null` when there is nothing to do. */
  function switched(
    shortId: string,
    at: number,
    change: (code: typeof codes.$inferSelect) => Partial<typeof codes.$inferInsert> | null,
  ): boolean {
    return db.write(() => {
      const code = writer
        .select()
        .from(codes)
        .where(and(eq(codes.shortId, shortId), isVisible))
        .get();
      if (!code) return false;
      const changed = change(code);
      if (changed)
        writer
          .update(codes)
          .set({ ...changed, revision: code.revision + 1, updatedAt: at })
          .where(eq(codes.seq, code.seq))
          .run();
      return true;
    });
  }

  return {
    async add(addition) {
      return db.write(() => add(addition));
    },

    async get(tenantId, id) {
      const row = db.read(() => owned(reader, tenantId, id));
      return row ? toCode(row.codes, row.code_totals.scans) : null;
    },

    async list(tenantId, filter) {
      const rows = db.read(() =>
        reader
          .select()
          .from(codes)
          .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
          .where(and(eq(codes.tenantId, tenantId), isVisible, ...conditions(filter)))
          .orderBy(desc(codes.id))
          .limit(filter.limit)
          .all(),
      );
      return rows.map((row) => toCode(row.codes, row.code_totals.scans));
    },

    async totals(tenantId) {
      const sum = (
        column: typeof codeTotals.scans | typeof codeTotals.leads | typeof codeTotals.uniqueVisitors,
      ) => sql<number>`coalesce(sum(${column}), 0)`;
      const row = db.read(() =>
        reader
          .select({
            codes: count(),
            active: sql<number>`coalesce(sum(${codes.active}), 0)`,
            scans: sum(codeTotals.scans),
            uniqueVisitors: sum(codeTotals.uniqueVisitors),
            leads: sum(codeTotals.leads),
          })
          .from(codes)
          .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
          .where(and(eq(codes.tenantId, tenantId), isVisible))
          .get(),
      );
      return row ?? { codes: 0, active: 0, scans: 0, uniqueVisitors: 0, leads: 0 };
    },

    async edit(tenantId, id, change, at, ifRevisions, copies = []) {
      return db.write(() => {
        const row = owned(writer, tenantId, id);
        if (!row) return null;
        const { seq, wantedActive } = row.codes;
        const code = toCode(row.codes, row.code_totals.scans);
        const outcome = edited(code, wantedActive, change, at, ifRevisions);
        if (typeof outcome === "string") return outcome;
        addCopies(writer, copies);
        writer.update(codes).set(outcome.row).where(eq(codes.seq, seq)).run();
        if (outcome.code.group !== code.group)
          for (const group of [code.group, outcome.code.group]) markForRecount(db, seq, tenantId, group);
        return outcome.code;
      });
    },

    async remove(tenantId, id, at) {
      return db.write(() => {
        const gone = writer
          .delete(codes)
          .where(and(eq(codes.id, id), eq(codes.tenantId, tenantId)))
          .returning({ seq: codes.seq, shortId: codes.shortId, group: codes.group })
          .get();
        if (!gone) return null;
        markForRecount(db, gone.seq, tenantId, gone.group);
        retire(writer, gone, at);
        writer.delete(keptAnswers).where(eq(keptAnswers.codeId, id)).run();
        return gone.shortId;
      });
    },

    async byShortId(shortId) {
      return db.read(() => {
        const row = reader
          .select()
          .from(codes)
          .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
          .where(and(eq(codes.shortId, shortId), isVisible))
          .get();
        if (row)
          return {
            code: toCode(row.codes, row.code_totals.scans),
            takenDown: row.codes.wantedActive !== null,
          };
        return seen.isRetired(shortId) ? "gone" : null;
      });
    },

    async takeDown(shortId, at) {
      return switched(shortId, at, takenDown);
    },

    async putBack(shortId, at) {
      return switched(shortId, at, putBack);
    },

    async resolve(shortId) {
      return db.read(() => {
        const row = destination().get({ shortId });
        if (row) return { ...row, hasLanding: row.hasLanding === 1 };
        return seen.isRetired(shortId) ? "gone" : null;
      });
    },
  };
}

function conditions(filter: CodeFilter) {
  const pattern = filter.search && searchPattern(filter.search);
  return [
    filter.group === undefined ? undefined : eq(codes.group, filter.group),
    filter.active === undefined ? undefined : eq(codes.active, filter.active),
    filter.before === undefined ? undefined : lt(codes.id, filter.before),
    pattern ? sql`${codes.searchText} like ${pattern} escape '\\'` : undefined,
  ];
}
