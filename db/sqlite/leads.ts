import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { LeadMarks, LeadStore } from "../../src/leads/store.ts";
import type { Lead } from "../../src/leads/model.ts";
import { DAY, HOUR } from "../../src/shared/clock.ts";
import { formRoute, leadEvent, textsRoute, toLead } from "../common/lead-row.ts";
import type { SqliteDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { codes, codeTotals, keptAnswers, leads, totals } from "./schema.ts";
import { plusInserted } from "./statements.ts";
import { GRAIN_LENGTH } from "../common/grain.ts";

/** Leads in SQLite. */
export function createLeadStore(db: SqliteDatabase, outbox = createOutbox(db)): LeadStore {
  const { writer, reader } = db;

  function count(codeSeq: number, at: number): void {
    writer
      .update(codeTotals)
      .set({ leads: sql`${codeTotals.leads} + 1` })
      .where(eq(codeTotals.codeSeq, codeSeq))
      .run();
    for (const [grain, length] of GRAIN_LENGTH)
      writer
        .insert(totals)
        .values({ codeSeq, grain, slot: Math.floor(at / length), leads: 1 })
        .onConflictDoUpdate({
          target: [totals.codeSeq, totals.grain, totals.slot],
          set: { leads: plusInserted(totals.leads) },
        })
        .run();
  }

  /** The lead that was kept under this mark since `since`. One that is older makes way. */
  function keptUnder(place: MarkPlace, since: number): string | null {
    const { tenantId, route, key } = place;
    const same = and(
      eq(keptAnswers.tenantId, tenantId),
      eq(keptAnswers.route, route),
      eq(keptAnswers.key, key),
    );
    const kept = writer
      .select()
      .from(keptAnswers)
      .where(and(same, gt(keptAnswers.createdAt, since)))
      .get();
    if (!kept) writer.delete(keptAnswers).where(same).run();
    return kept?.answer ?? null;
  }

  function mark(place: MarkPlace, { id, codeId, at }: Pick<Lead, "id" | "codeId" | "at">): void {
    writer
      .insert(keptAnswers)
      .values({ ...place, fingerprint: "", answer: id, codeId, createdAt: at })
      .run();
  }

  /** The id that was answered to what these marks say comes again; `null` when it is new, and is marked now. */
  function answeredBefore(
    tenantId: string,
    lead: Pick<Lead, "id" | "codeId" | "at">,
    marks: LeadMarks,
  ): string | null {
    const { id, codeId, at } = lead;
    const form = { tenantId, route: formRoute(codeId), key: marks.form };
    const earlier = keptUnder(form, at - DAY);
    if (earlier !== null) return earlier;
    mark(form, lead);
    if (marks.texts === null) return null;
    const texts = { tenantId, route: textsRoute(codeId), key: marks.texts };
    if (keptUnder(texts, at - HOUR) !== null) return id;
    mark(texts, lead);
    return null;
  }

  /** What was erased may be said anew. */
  function forgetTexts(tenantId: string, codeId: string, leadId: string): void {
    const marked = and(
      eq(keptAnswers.tenantId, tenantId),
      eq(keptAnswers.route, textsRoute(codeId)),
      eq(keptAnswers.answer, leadId),
    );
    writer.delete(keptAnswers).where(marked).run();
  }

  return {
    async add({ codeId, sealed, hasEmail, ...lead }, marks) {
      const deliveries = outbox.begin();
      const kept = db.write(() => {
        const code = writer
          .select({ seq: codes.seq, tenantId: codes.tenantId })
          .from(codes)
          .where(eq(codes.id, codeId))
          .get();
        if (!code) return null;
        const before = marks && answeredBefore(code.tenantId, { ...lead, codeId }, marks);
        if (before !== null) return before;
        writer
          .insert(leads)
          .values({ ...lead, codeSeq: code.seq, sealed: Buffer.from(sealed) })
          .run();
        count(code.seq, lead.at);
        deliveries.add(code.tenantId, leadEvent(code.seq, { ...lead, hasEmail }));
        deliveries.write();
        return lead.id;
      });
      deliveries.committed();
      return kept;
    },

    async list(codeId, limit, before) {
      const rows = db.read(() =>
        reader
          .select({ lead: leads })
          .from(leads)
          .innerJoin(codes, eq(codes.seq, leads.codeSeq))
          .where(and(eq(codes.id, codeId), before === null ? undefined : lt(leads.id, before)))
          .orderBy(desc(leads.id))
          .limit(limit)
          .all(),
      );
      return rows.map(({ lead }) => toLead(lead, codeId));
    },

    async outermost() {
      const ends = [asc(leads.id), desc(leads.id)];
      return db.read(() =>
        ends.flatMap((order) =>
          reader
            .select({ lead: leads, codeId: codes.id })
            .from(leads)
            .innerJoin(codes, eq(codes.seq, leads.codeSeq))
            .orderBy(order)
            .limit(1)
            .all()
            .map(({ lead, codeId }) => toLead(lead, codeId)),
        ),
      );
    },

    async remove(tenantId, id) {
      const owned = sql`${leads.codeSeq} in (select seq from ${codes} where ${codes.tenantId} = ${tenantId})`;
      return db.write(() => {
        const [lead] = writer
          .delete(leads)
          .where(and(eq(leads.id, id), owned))
          .returning({ codeSeq: leads.codeSeq })
          .all();
        if (!lead) return false;
        const code = writer.select({ id: codes.id }).from(codes).where(eq(codes.seq, lead.codeSeq)).get();
        if (code) forgetTexts(tenantId, code.id, id);
        return true;
      });
    },
  };
}

type MarkPlace = Pick<typeof keptAnswers.$inferSelect, "tenantId" | "route" | "key">;
