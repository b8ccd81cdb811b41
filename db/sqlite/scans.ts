import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { BOT_REASONS, DEVICE_CLASSES } from "../../src/scans/model.ts";
import type { KeptScan, ScanStore } from "../../src/scans/store.ts";
import type { SqliteDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { createScanWriter } from "./scan-batch.ts";
import { codeDevices, codes, codeTotals, scanners, scans } from "./schema.ts";

const NOTHING = {
  total: 0,
  uniqueVisitors: 0,
  repeatScanners: 0,
  uniqueDevices: 0,
  repeatDevices: 0,
  avgScansPerDevice: 0,
  bots: 0,
};

/** Scans in SQLite. */
export function createScanStore(db: SqliteDatabase, outbox = createOutbox(db)): ScanStore {
  const { writer, reader } = db;
  const write = createScanWriter(db, outbox);

  return {
    async commit(batch) {
      const deliveries = await db.writeAside(() => write(batch));
      deliveries.committed();
    },

    async list(codeId, { withBots, limit, before }) {
      const rows = db.read(() =>
        reader
          .select({ scan: scans })
          .from(scans)
          .innerJoin(codes, eq(codes.seq, scans.codeSeq))
          .where(
            and(
              eq(codes.id, codeId),
              withBots ? undefined : isNull(scans.bot),
              before === undefined ? undefined : lt(scans.id, before),
            ),
          )
          .orderBy(desc(scans.id))
          .limit(limit)
          .all(),
      );
      return rows.map(({ scan }) => toScan(codeId, scan));
    },

    async summary(codeId, withBots) {
      const row = db.read(() =>
        reader
          .select()
          .from(codeTotals)
          .innerJoin(codes, eq(codes.seq, codeTotals.codeSeq))
          .where(eq(codes.id, codeId))
          .get(),
      );
      if (!row) return NOTHING;
      const t = row.code_totals;
      return {
        total: t.scans - (withBots ? 0 : t.bots),
        uniqueVisitors: t.uniqueVisitors - (withBots ? 0 : t.botVisitors),
        repeatScanners: t.repeatScanners - (withBots ? 0 : t.botRepeaters),
        uniqueDevices: t.devices,
        repeatDevices: t.repeatDevices,
        avgScansPerDevice: t.devices === 0 ? 0 : t.deviceScans / t.devices,
        bots: t.bots,
      };
    },

    async devices(codeId, limit) {
      return db.read(() =>
        reader
          .select({
            pseudonym: codeDevices.device,
            firstSeen: codeDevices.firstSeen,
            lastSeen: codeDevices.lastSeen,
            scans: codeDevices.scans,
          })
          .from(codeDevices)
          .innerJoin(codes, eq(codes.seq, codeDevices.codeSeq))
          .where(eq(codes.id, codeId))
          .orderBy(desc(codeDevices.lastSeen), asc(codeDevices.device))
          .limit(limit)
          .all(),
      );
    },

    async forgetScanners(day, rows) {
      const forgotten = db.write(() =>
        writer
          .delete(scanners)
          .where(
            sql`(${scanners.day}, ${scanners.codeSeq}, ${scanners.scanner}) in (
              select day, code_seq, scanner from ${scanners} where ${scanners.day} < ${day} limit ${rows})`,
          )
          .returning({ day: scanners.day })
          .all(),
      );
      return forgotten.length === rows;
    },
  };
}

function toScan(codeId: string, row: typeof scans.$inferSelect): KeptScan {
  return {
    codeId,
    id: row.id,
    at: row.at,
    visitor: row.visitor,
    deviceKey: row.deviceKey,
    device: DEVICE_CLASSES.find((known) => known === row.device) ?? "other",
    system: row.system,
    browser: row.browser,
    language: row.language,
    referrer: row.referrer,
    country: row.country,
    bot: BOT_REASONS.find((known) => known === row.bot) ?? null,
    repeat: row.repeat,
  };
}
