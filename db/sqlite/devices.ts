import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { DeviceStore } from "../../src/consent/store.ts";
import { once } from "../../src/shared/once.ts";
import { markForRecount } from "./campaigns.ts";
import type { SqliteDatabase } from "./open.ts";
import {
  campaignScanners,
  codeDevices,
  codes,
  codeTotals,
  deviceErasures,
  scanners,
  scans,
} from "./schema.ts";
import { deviceKeys } from "../common/scanner.ts";

/** Links to past scans cut in one transaction. */
export const LINKS_AT_ONCE = 500;

/** Consenting devices in SQLite. */
export function createDeviceStore(db: SqliteDatabase): DeviceStore {
  const { writer, reader } = db;
  const isKnown = once(() =>
    reader
      .select({ codeSeq: codeDevices.codeSeq })
      .from(codeDevices)
      .where(eq(codeDevices.device, sql.placeholder("device")))
      .limit(1)
      .prepare(),
  );

  /** Days whose scanners are still remembered: today, and an hour long yesterday. */
  function rememberedDays(): number[] {
    const days: number[] = [];
    // From day to day by the index; a clock that went to and fro leaves more than two.
    for (let last = Number.MIN_SAFE_INTEGER; ;) {
      const next = writer
        .select({ day: sql<number | null>`min(${scanners.day})` })
        .from(scanners)
        .where(gt(scanners.day, last))
        .get()?.day;
      if (next === undefined || next === null) return days;
      days.push(next);
      last = next;
    }
  }

  /** Takes a device off the counts and out of the day's scanners, so that nothing there can name it any more. */
  function forget(device: Buffer): void {
    const days = rememberedDays();
    const keys = deviceKeys(device).map((key) => Buffer.from(key));
    for (const { codeSeq, scans } of writer
      .delete(codeDevices)
      .where(eq(codeDevices.device, device))
      .returning()
      .all()) {
      uncount(db, codeSeq, scans);
      const tenant = writer
        .select({ id: codes.tenantId, group: codes.group })
        .from(codes)
        .where(eq(codes.seq, codeSeq))
        .get();
      // Without its device a scanner of several codes is known by its visitor: campaigns are counted by that now.
      if (tenant) markForRecount(db, codeSeq, tenant.id, tenant.group);
      for (const day of days) {
        writer
          .delete(scanners)
          .where(and(eq(scanners.day, day), eq(scanners.codeSeq, codeSeq), inArray(scanners.scanner, keys)))
          .run();
        if (tenant)
          writer
            .delete(campaignScanners)
            .where(
              and(
                eq(campaignScanners.day, day),
                eq(campaignScanners.tenantId, tenant.id),
                inArray(campaignScanners.scanner, keys),
              ),
            )
            .run();
      }
    }
    writer.insert(deviceErasures).values({ device }).onConflictDoNothing().run();
    cutLinks(db, device);
  }

  return {
    async tenantIds() {
      const rows = db.read(() =>
        reader
          .selectDistinct({ tenantId: codes.tenantId })
          .from(codes)
          .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
          .where(sql`${codeTotals.devices} > 0`)
          .all(),
      );
      return rows.map((row) => row.tenantId);
    },

    async erase(pseudonyms) {
      const known = db.read(() =>
        pseudonyms.map((bytes) => Buffer.from(bytes)).filter((device) => isKnown().get({ device })),
      );
      for (const device of known) db.write(() => forget(device));
    },
  };
}

/** Takes one device with its scans off a code's counters. */
export function uncount(db: SqliteDatabase, codeSeq: number, deviceScans: number): void {
  db.writer
    .update(codeTotals)
    .set({
      devices: sql`${codeTotals.devices} - 1`,
      repeatDevices: sql`${codeTotals.repeatDevices} - ${deviceScans > 1 ? 1 : 0}`,
      deviceScans: sql`${codeTotals.deviceScans} - ${deviceScans}`,
    })
    .where(eq(codeTotals.codeSeq, codeSeq))
    .run();
}

/** Cuts links between a device and its past scans, some at a time. Gives whether some are left. */
export function cutLinks(db: SqliteDatabase, device: Buffer): boolean {
  const { writer } = db;
  const cut = writer
    .update(scans)
    .set({ deviceKey: null })
    .where(
      sql`(${scans.codeSeq}, ${scans.id}) in (
        select code_seq, id from ${scans} where ${and(isNotNull(scans.deviceKey), eq(scans.deviceKey, device))} limit ${LINKS_AT_ONCE})`,
    )
    .returning({ id: scans.id })
    .all();
  if (cut.length === LINKS_AT_ONCE) return true;
  writer.delete(deviceErasures).where(eq(deviceErasures.device, device)).run();
  return false;
}
