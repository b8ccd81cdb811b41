import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { ScanStore } from "../../src/scans/store.ts";
import { toScan, toSummary } from "../common/scan-row.ts";
import type { SqliteDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { createScanWriter } from "./scan-batch.ts";
import { codeDevices, codes, codeTotals, scanners, scans } from "./schema.ts";

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
      return toSummary(row?.code_totals, withBots);
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
