import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { CodeFilter, CodeStore, Addition, NewCode } from "../../src/codes/store.ts";
import { edited, putBack, takenDown } from "../common/code-changes.ts";
import { searchPattern, toCode, toRow } from "../common/code-row.ts";
import { findKeptAnswer, keepAnswer } from "./kept-answers.ts";
import { addCopies } from "./logo-copies.ts";
import { lockCode, lockTenant } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { markForRecount } from "./recounts.ts";
import { codes, codeTotals, keptAnswers, openBatches, tenants } from "./schema.ts";
import { isRetired, retire } from "./short-ids.ts";
import { rows, sumOf } from "./statements.ts";

/** Whether a code is there: those of a batch come all at once, when its row goes. */
export const isVisible = sql`(${codes.batch} is null or not exists (
  select from ${openBatches} where ${openBatches.seq} = ${codes.batch}))`;

/** How many codes a tenant has, without those that are still being staged. */
export async function countCodes(connection: Connection, tenantId: string): Promise<number> {
  const [row] = await rows<{ count: number }>(
    connection,
    sql`select ((select count(*) from codes where tenant_id = ${tenantId})
      - (select coalesce(sum(codes), 0) from open_batches where tenant_id = ${tenantId}))::float8 as count`,
  );
  return row?.count ?? 0;
}

/** Codes in PostgreSQL. */
export function createCodeStore(db: PostgresDatabase): CodeStore {
  const withTotals = (connection: Connection) =>
    connection
      .select({ code: codes, scans: codeTotals.scans })
      .from(codes)
      .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq));

  /** Changes a code as its operator. @param change - `null` when there is nothing to do. */
  function switched(
    shortId: string,
    at: number,
    change: (code: typeof codes.$inferSelect) => Partial<typeof codes.$inferInsert> | null,
  ): Promise<boolean> {
    return db.write(async (tx) => {
      const named = and(eq(codes.shortId, shortId), isVisible);
      const [found] = await tx.select({ id: codes.id }).from(codes).where(named);
      const code = found && (await lockCode(tx, found.id));
      if (!code) return false;
      const changed = change(code);
      if (changed)
        await tx
          .update(codes)
          .set({ ...changed, revision: code.revision + 1, updatedAt: at })
          .where(eq(codes.seq, code.seq));
      return true;
    });
  }

  return {
    async add(addition) {
      return db.write((tx) => add(tx, addition));
    },

    async get(tenantId, id) {
      const owned = and(eq(codes.id, id), eq(codes.tenantId, tenantId), isVisible);
      const [row] = await db.read((connection) => withTotals(connection).where(owned));
      return row ? toCode(row.code, row.scans) : null;
    },

    async list(tenantId, filter) {
      const found = await db.read((connection) =>
        withTotals(connection)
          .where(and(eq(codes.tenantId, tenantId), isVisible, ...conditions(filter)))
          .orderBy(desc(codes.id))
          .limit(filter.limit),
      );
      return found.map(({ code, scans }) => toCode(code, scans));
    },

    async totals(tenantId) {
      const [row] = await db.read((connection) =>
        connection
          .select({
            codes: count(),
            active: sumOf(sql`${codes.active}::int`),
            scans: sumOf(codeTotals.scans),
            uniqueVisitors: sumOf(codeTotals.uniqueVisitors),
            leads: sumOf(codeTotals.leads),
          })
          .from(codes)
          .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
          .where(and(eq(codes.tenantId, tenantId), isVisible)),
      );
      return row ?? { codes: 0, active: 0, scans: 0, uniqueVisitors: 0, leads: 0 };
    },

    async edit(tenantId, id, change, at, ifRevisions, copies = []) {
      return db.write(async (tx) => {
        const owned = and(eq(codes.id, id), eq(codes.tenantId, tenantId), isVisible);
        const [seen] = await tx.select({ seq: codes.seq }).from(codes).where(owned);
        if (!seen || !(await lockCode(tx, id))) return null;
        const [row] = await withTotals(tx).where(owned);
        if (!row) return null;
        const code = toCode(row.code, row.scans);
        const outcome = edited(code, row.code.wantedActive, change, at, ifRevisions);
        if (typeof outcome === "string") return outcome;
        await tx.update(codes).set(outcome.row).where(eq(codes.seq, seen.seq));
        await addCopies(tx, copies);
        if (outcome.code.group !== code.group)
          await markForRecount(tx, { seq: seen.seq, tenantId }, [code.group, outcome.code.group]);
        return outcome.code;
      });
    },

    async remove(tenantId, id, at) {
      return db.write(async (tx) => {
        const owned = and(eq(codes.id, id), eq(codes.tenantId, tenantId));
        const [seen] = await tx.select({ seq: codes.seq }).from(codes).where(owned);
        const code = seen && (await lockCode(tx, id));
        if (!code) return null;
        await markForRecount(tx, code, [code.group]);
        await tx.delete(codes).where(eq(codes.seq, code.seq));
        await retire(tx, code, at);
        await tx.delete(keptAnswers).where(eq(keptAnswers.codeId, id));
        return code.shortId;
      });
    },

    async byShortId(shortId) {
      return db.read(async (connection) => {
        const [row] = await withTotals(connection).where(and(eq(codes.shortId, shortId), isVisible));
        if (row) return { code: toCode(row.code, row.scans), takenDown: row.code.wantedActive !== null };
        return (await isRetired(connection, shortId)) ? "gone" : null;
      });
    },

    async takeDown(shortId, at) {
      return switched(shortId, at, takenDown);
    },

    async putBack(shortId, at) {
      return switched(shortId, at, putBack);
    },

    async resolve(shortId) {
      return db.read(async (connection) => {
        const [row] = await connection
          .select({
            codeId: codes.id,
            tenantId: codes.tenantId,
            shortId: codes.shortId,
            target: codes.target,
            hasLanding: sql<boolean>`${codes.landing} is not null`,
            active: sql<boolean>`${codes.active} and not ${tenants.suspended}`,
          })
          .from(codes)
          .innerJoin(tenants, eq(tenants.id, codes.tenantId))
          .where(and(eq(codes.shortId, shortId), isVisible));
        if (row) return row;
        return (await isRetired(connection, shortId)) ? "gone" : null;
      });
    },
  };
}

async function add(tx: Connection, { code, copies = [], limit, retry }: NewCode): Promise<Addition> {
  if (!(await lockTenant(tx, code.tenantId))) return { kind: "tenant_gone" };
  const kept = retry ? await findKeptAnswer(tx, retry.key, code.createdAt) : null;
  if (kept) return kept;
  if (limit !== null && (await countCodes(tx, code.tenantId)) >= limit) return { kind: "limit_reached" };
  const [added] = await tx
    .insert(codes)
    .values(toRow(code))
    .onConflictDoNothing({ target: codes.shortId })
    .returning({ seq: codes.seq });
  if (!added) return { kind: "short_id_taken" };
  // Asked only now: the code that had it may have been deleted while the insertion waited for that.
  if (await isRetired(tx, code.shortId)) {
    await tx.delete(codes).where(eq(codes.seq, added.seq));
    return { kind: "short_id_taken" };
  }
  await tx.insert(codeTotals).values({ codeSeq: added.seq });
  await addCopies(tx, copies);
  if (retry) await keepAnswer(tx, retry.key, retry.answer, code.createdAt, code.id);
  return { kind: "added" };
}

function conditions(filter: CodeFilter) {
  const pattern = filter.search && searchPattern(filter.search);
  return [
    filter.group === undefined ? undefined : eq(codes.group, filter.group),
    filter.active === undefined ? undefined : eq(codes.active, filter.active),
    filter.before === undefined ? undefined : lt(codes.id, filter.before),
    pattern ? sql`${codes.searchText} like ${sql.param(pattern, codes.searchText)} escape '\\'` : undefined,
  ];
}
