import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { LeadStore } from "../../src/leads/store.ts";
import { DEVICE_CLASSES } from "../../src/scans/model.ts";
import type { SqliteDatabase } from "./open.ts";
import { codes, codeTotals, leads, totals } from "./schema.ts";
import { plusInserted } from "./statements.ts";
import { GRAIN_LENGTH } from "./tally.ts";

/** Leads in SQLite. */
export function createLeadStore(db: SqliteDatabase): LeadStore {
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

  return {
    async add({ codeId, sealed, ...lead }) {
      return db.write(() => {
        const code = writer.select({ seq: codes.seq }).from(codes).where(eq(codes.id, codeId)).get();
        if (!code) return false;
        writer
          .insert(leads)
          .values({ ...lead, codeSeq: code.seq, sealed: Buffer.from(sealed) })
          .run();
        count(code.seq, lead.at);
        return true;
      });
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
      return rows.map(({ lead }) => ({
        id: lead.id,
        codeId,
        at: lead.at,
        country: lead.country,
        device: DEVICE_CLASSES.find((known) => known === lead.device) ?? "other",
        sealed: lead.sealed,
      }));
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
