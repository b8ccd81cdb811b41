import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { LeadStore } from "../../src/leads/store.ts";
import type { Lead } from "../../src/leads/model.ts";
import { DEVICE_CLASSES } from "../../src/scans/model.ts";
import { DAY } from "../../src/shared/clock.ts";
import type { SqliteDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { codes, codeTotals, keptAnswers, leads, totals } from "./schema.ts";
import { plusInserted } from "./statements.ts";
import { GRAIN_LENGTH } from "./tally.ts";

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

  /** The lead that was kept under this key within a day. */
  function keptUnder(place: { tenantId: string; route: string; key: string }, now: number): string | null {
    const { tenantId, route, key } = place;
    const same = and(
      eq(keptAnswers.tenantId, tenantId),
      eq(keptAnswers.route, route),
      eq(keptAnswers.key, key),
    );
    const kept = writer
      .select()
      .from(keptAnswers)
      .where(and(same, gt(keptAnswers.createdAt, now - DAY)))
      .get();
    if (!kept) writer.delete(keptAnswers).where(same).run();
    return kept?.answer ?? null;
  }

  return {
    async add({ codeId, sealed, hasEmail, ...lead }, once) {
      const kept = db.write(() => {
        const deliveries = outbox.begin();
        const code = writer
          .select({ seq: codes.seq, tenantId: codes.tenantId })
          .from(codes)
          .where(eq(codes.id, codeId))
          .get();
        if (!code) return null;
        if (once !== null) {
          const place = { tenantId: code.tenantId, route: `leads/${codeId}`, key: once };
          const earlier = keptUnder(place, lead.at);
          if (earlier !== null) return earlier;
          writer
            .insert(keptAnswers)
            .values({ ...place, fingerprint: "", answer: lead.id, codeId, createdAt: lead.at })
            .run();
        }
        writer
          .insert(leads)
          .values({ ...lead, codeSeq: code.seq, sealed: Buffer.from(sealed) })
          .run();
        count(code.seq, lead.at);
        const { at, country, device } = lead;
        deliveries.add(code.tenantId, {
          codeSeq: code.seq,
          event: "qr.lead",
          at,
          country,
          device,
          repeat: false,
          hasEmail,
        });
        deliveries.write();
        return lead.id;
      });
      outbox.committed();
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
      const removed = db.write(() =>
        writer
          .delete(leads)
          .where(and(eq(leads.id, id), owned))
          .returning({ id: leads.id })
          .all(),
      );
      return removed.length > 0;
    },
  };
}

function toLead({ id, at, country, device, sealed }: typeof leads.$inferSelect, codeId: string): Lead {
  const known = DEVICE_CLASSES.find((each) => each === device) ?? "other";
  return { id, codeId, at, country, device: known, sealed };
}
