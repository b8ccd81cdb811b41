import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Eraser } from "../../src/housekeeping/store.ts";
import { HOUR } from "../../src/shared/clock.ts";
import { cutLinks, uncount } from "./devices.ts";
import type { SqliteDatabase } from "./open.ts";
import { lowestScanId } from "../common/scanner.ts";
import {
  campaignRecounts,
  campaignScanners,
  codeDevices,
  codes,
  deviceErasures,
  dimensionTotals,
  dimensionValues,
  erasures,
  funnelDays,
  keptAnswers,
  leads,
  packedTotals,
  scanners,
  scans,
  totals,
  webhookDeliveries,
} from "./schema.ts";

/** Codes looked through for old scans in one step. */
const CODES_AT_ONCE = 200;

/** Erases in SQLite, a few rows at a time, so that the writer is never held for long. */
export function createEraser(db: SqliteDatabase): Eraser {
  const { writer } = db;
  /** Codes up to this one were looked through in the present round of retention. */
  let lookedThrough = 0;

  /** @returns how many rows went. */
  function eraseScans(codeSeq: number, before: number, rows: number): number {
    return writer
      .delete(scans)
      .where(
        sql`(${scans.codeSeq}, ${scans.id}) in (
          select code_seq, id from ${scans} where code_seq = ${codeSeq} and id < ${before} limit ${rows})`,
      )
      .returning({ id: scans.id })
      .all().length;
  }

  /** Whether a clock that was ahead once has left ids that say nothing of the age of what came after. */
  function ranAhead(codeSeq: number, now: number): boolean {
    const last = writer
      .select({ id: sql<number | null>`max(${scans.id})` })
      .from(scans)
      .where(eq(scans.codeSeq, codeSeq))
      .get()?.id;
    return (last ?? 0) > lowestScanId(now + HOUR);
  }

  function eraseOlder(codeSeq: number, before: number, rows: number): number {
    return writer
      .delete(scans)
      .where(
        sql`(${scans.codeSeq}, ${scans.id}) in (
          select code_seq, id from ${scans} where code_seq = ${codeSeq} and at < ${before} limit ${rows})`,
      )
      .returning({ id: scans.id })
      .all().length;
  }

  function eraseTotals(codeSeq: number, rows: number): number {
    return writer
      .delete(dimensionTotals)
      .where(
        sql`(code_seq, slot, dimension, value) in (
          select code_seq, slot, dimension, value from ${dimensionTotals} where code_seq = ${codeSeq} limit ${rows})`,
      )
      .returning({ slot: dimensionTotals.slot })
      .all().length;
  }

  function erasePacked(codeSeq: number, rows: number): number {
    return writer
      .delete(packedTotals)
      .where(sql`rowid in (select rowid from ${packedTotals} where code_seq = ${codeSeq} limit ${rows})`)
      .returning({ slot: packedTotals.slot })
      .all().length;
  }

  function eraseValues(codeSeq: number, rows: number): number {
    return writer
      .delete(dimensionValues)
      .where(
        sql`(code_seq, id) in (
          select code_seq, id from ${dimensionValues} where code_seq = ${codeSeq} limit ${rows})`,
      )
      .returning({ id: dimensionValues.id })
      .all().length;
  }

  /** Day by day: the table begins with the day, and few days are remembered at a time. */
  function eraseScanners(codeSeq: number, rows: number): number {
    return writer
      .delete(scanners)
      .where(
        sql`(day, code_seq, scanner) in (
          with recursive days(day) as (
            select min(day) from ${scanners}
            union all select (select min(s.day) from ${scanners} s where s.day > days.day) from days where days.day is not null)
          select s.day, s.code_seq, s.scanner from days cross join ${scanners} s
          where s.day = days.day and s.code_seq = ${codeSeq} limit ${rows})`,
      )
      .returning({ day: scanners.day })
      .all().length;
  }

  function eraseDeliveries(codeSeq: number, rows: number): number {
    return writer
      .delete(webhookDeliveries)
      .where(
        sql`(tenant_id, state, id) in (
          select tenant_id, state, id from ${webhookDeliveries} where code_seq = ${codeSeq} limit ${rows})`,
      )
      .returning({ id: webhookDeliveries.id })
      .all().length;
  }

  function eraseRest(codeSeq: number): void {
    for (const table of [totals, funnelDays, codeDevices, leads])
      writer.delete(table).where(eq(table.codeSeq, codeSeq)).run();
    writer.delete(erasures).where(eq(erasures.codeSeq, codeSeq)).run();
  }

  function eraseCode(rows: number): boolean {
    const next = writer.select().from(erasures).orderBy(asc(erasures.requestedAt)).limit(1).get();
    if (!next) return false;
    const { codeSeq } = next;
    let left = rows - eraseScans(codeSeq, Number.MAX_SAFE_INTEGER, rows);
    if (left > 0) left -= eraseScanners(codeSeq, left);
    for (const erase of [eraseTotals, erasePacked, eraseValues, eraseDeliveries])
      if (left > 0) left -= erase(codeSeq, left);
    if (left > 0) eraseRest(codeSeq);
    return true;
  }

  function cutDevice(): boolean {
    const next = writer.select().from(deviceErasures).limit(1).get();
    if (!next) return false;
    cutLinks(db, next.device);
    return true;
  }

  function retireDevices(codeSeq: number, before: number): void {
    const old = writer
      .delete(codeDevices)
      .where(and(eq(codeDevices.codeSeq, codeSeq), lt(codeDevices.lastSeen, before)))
      .returning({ scans: codeDevices.scans })
      .all();
    for (const device of old) uncount(db, codeSeq, device.scans);
  }

  return {
    async step(rows) {
      return db.write(() => eraseCode(rows) || cutDevice());
    },

    async retire(before, rows, now) {
      return db.write(() => {
        const some = writer
          .select({ seq: codes.seq })
          .from(codes)
          .where(gt(codes.seq, lookedThrough))
          .orderBy(asc(codes.seq))
          .limit(CODES_AT_ONCE)
          .all();
        for (const { seq } of some) {
          // The same code comes first again in the next step, until it has no old scan left.
          if (eraseScans(seq, lowestScanId(before), rows) === rows) return true;
          if (ranAhead(seq, now) && eraseOlder(seq, before, rows) === rows) return true;
          retireDevices(seq, before);
          lookedThrough = seq;
        }
        if (some.length === CODES_AT_ONCE) return true;
        lookedThrough = 0;
        return false;
      });
    },

    async forgetAnswers(at) {
      db.write(() => writer.delete(keptAnswers).where(lt(keptAnswers.createdAt, at)).run());
    },

    async forgetCampaignScanners(day, rows) {
      const forgotten = db.write(() =>
        writer
          .delete(campaignScanners)
          .where(
            sql`(day, tenant_id, group_tag, scanner) in (
              select day, tenant_id, group_tag, scanner from ${campaignScanners} s where day < ${day}
              and not exists (select 1 from ${campaignRecounts} r
                where r.tenant_id = s.tenant_id and r.group_tag = s.group_tag and r.day = s.day) limit ${rows})`,
          )
          .returning({ day: campaignScanners.day })
          .all(),
      );
      return forgotten.length === rows;
    },
  };
}
