import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Lead } from "../../src/leads/model.ts";
import type { LeadMarks, LeadStore } from "../../src/leads/store.ts";
import { DAY, HOUR } from "../../src/shared/clock.ts";
import { GRAIN_LENGTH } from "../common/grain.ts";
import { formRoute, leadEvent, textsRoute, toLead } from "../common/lead-row.ts";
import { keepAnswer } from "./kept-answers.ts";
import { lockCode } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import type { Outbox } from "./outbox.ts";
import { codes, codeTotals, keptAnswers, leads, totals } from "./schema.ts";
import { plusInserted } from "./statements.ts";

/** Leads in PostgreSQL. */
export function createLeadStore(db: PostgresDatabase, outbox: Outbox): LeadStore {
  return {
    async add({ codeId, sealed, hasEmail, ...lead }, marks) {
      const { id, told } = await db.write(async (tx) => {
        const code = await lockCode(tx, codeId);
        if (!code) return { id: null, told: NOBODY };
        const before = marks && (await answeredBefore(tx, code.tenantId, { ...lead, codeId }, marks));
        if (before !== null) return { id: before, told: NOBODY };
        await tx.insert(leads).values({ ...lead, codeSeq: code.seq, sealed });
        await count(tx, code.seq, lead.at);
        const event = leadEvent(code.seq, { ...lead, hasEmail });
        return { id: lead.id, told: await outbox.write(tx, [{ tenantId: code.tenantId, ...event }]) };
      });
      outbox.committed(told);
      return id;
    },

    async list(codeId, limit, before) {
      const found = await db.read((connection) =>
        connection
          .select({ lead: leads })
          .from(leads)
          .innerJoin(codes, eq(codes.seq, leads.codeSeq))
          .where(and(eq(codes.id, codeId), before === null ? undefined : lt(leads.id, before)))
          .orderBy(desc(leads.id))
          .limit(limit),
      );
      return found.map(({ lead }) => toLead(lead, codeId));
    },

    async outermost() {
      const ends = [asc(leads.id), desc(leads.id)];
      return db.snapshot(async (connection) => {
        const found: Lead[] = [];
        for (const order of ends) {
          const [end] = await connection
            .select({ lead: leads, codeId: codes.id })
            .from(leads)
            .innerJoin(codes, eq(codes.seq, leads.codeSeq))
            .orderBy(order)
            .limit(1);
          if (end) found.push(toLead(end.lead, end.codeId));
        }
        return found;
      });
    },

    async remove(tenantId, id) {
      return db.write(async (tx) => {
        const [owner] = await tx
          .select({ codeId: codes.id })
          .from(leads)
          .innerJoin(codes, eq(codes.seq, leads.codeSeq))
          .where(and(eq(leads.id, id), eq(codes.tenantId, tenantId)));
        if (!owner || !(await lockCode(tx, owner.codeId))) return false;
        const gone = await tx.delete(leads).where(eq(leads.id, id)).returning({ id: leads.id });
        if (gone.length === 0) return false;
        await forgetTexts(tx, tenantId, owner.codeId, id);
        return true;
      });
    },
  };
}

const NOBODY: ReadonlySet<string> = new Set();

/** Counts a lead of a code that is locked. */
async function count(tx: Connection, codeSeq: number, at: number): Promise<void> {
  await tx
    .update(codeTotals)
    .set({ leads: sql`${codeTotals.leads} + 1` })
    .where(eq(codeTotals.codeSeq, codeSeq));
  const slots = GRAIN_LENGTH.map(([grain, length]) => ({ codeSeq, grain, slot: Math.floor(at / length) }));
  await tx
    .insert(totals)
    .values(slots.map((slot) => ({ ...slot, leads: 1 })))
    .onConflictDoUpdate({
      target: [totals.codeSeq, totals.grain, totals.slot],
      set: { leads: plusInserted(totals.leads) },
    });
}

type MarkPlace = Pick<typeof keptAnswers.$inferSelect, "tenantId" | "route" | "key">;

/** The lead that was kept under this mark since `since`. */
async function keptUnder(
  tx: Connection,
  { tenantId, route, key }: MarkPlace,
  since: number,
): Promise<string | null> {
  const same = [eq(keptAnswers.tenantId, tenantId), eq(keptAnswers.route, route), eq(keptAnswers.key, key)];
  const [kept] = await tx
    .select()
    .from(keptAnswers)
    .where(and(...same, gt(keptAnswers.createdAt, since)));
  return kept?.answer ?? null;
}

/** The id that was answered to what these marks say comes again; `null` when it is new, and is marked now. */
async function answeredBefore(
  tx: Connection,
  tenantId: string,
  { id, codeId, at }: Pick<Lead, "id" | "codeId" | "at">,
  marks: LeadMarks,
): Promise<string | null> {
  const mark = (place: MarkPlace) => keepAnswer(tx, { ...place, fingerprint: "" }, id, at, codeId);
  const form = { tenantId, route: formRoute(codeId), key: marks.form };
  const earlier = await keptUnder(tx, form, at - DAY);
  if (earlier !== null) return earlier;
  await mark(form);
  if (marks.texts === null) return null;
  const texts = { tenantId, route: textsRoute(codeId), key: marks.texts };
  if ((await keptUnder(tx, texts, at - HOUR)) !== null) return id;
  await mark(texts);
  return null;
}

/** What was erased may be said anew. */
async function forgetTexts(tx: Connection, tenantId: string, codeId: string, leadId: string): Promise<void> {
  const marked = [
    eq(keptAnswers.tenantId, tenantId),
    eq(keptAnswers.route, textsRoute(codeId)),
    eq(keptAnswers.answer, leadId),
  ];
  await tx.delete(keptAnswers).where(and(...marked));
}
