import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { utcDay } from "../../src/shared/clock.ts";
import { BOT_REASONS, DEVICE_CLASSES, type Scan } from "../../src/scans/model.ts";
import type { KeptScan, ScanStore } from "../../src/scans/store.ts";
import type { SqliteDatabase } from "./open.ts";
import { codes, codeTotals, scanners, scans } from "./schema.ts";

/** A code within one batch: the id of its last scan, and what the batch adds to its counters. */
interface Sums {
  readonly codeSeq: number;
  lastScan: number;
  scans: number;
  uniqueVisitors: number;
  repeatScanners: number;
  bots: number;
}

/** A clock beyond 2090 is wrong; ids count on from there one by one, and stay exact. */
const LAST_TIME = Date.UTC(2090, 0);

/** 2024-01-01: ids are milliseconds since then, times 4,096, which leaves room until 2093 below 2^53. */
const EPOCH = 1_704_067_200_000;
const IDS_PER_MILLISECOND = 4_096;

const HUMAN = 0;
const AUTOMATED = 1;

/** Scans in SQLite. */
export function createScanStore(db: SqliteDatabase): ScanStore {
  const { writer, reader } = db;

  const findCode = writer
    .select({
      seq: codes.seq,
      lastScan: sql<number | null>`(select max(id) from ${scans} where ${scans.codeSeq} = ${codes.seq})`,
    })
    .from(codes)
    .where(eq(codes.id, sql.placeholder("codeId")))
    .prepare();
  const countScanner = writer
    .insert(scanners)
    .values({
      day: sql.placeholder("day"),
      codeSeq: sql.placeholder("codeSeq"),
      scanner: sql.placeholder("scanner"),
      scans: 1,
    })
    .onConflictDoUpdate({
      target: [scanners.day, scanners.codeSeq, scanners.scanner],
      set: { scans: sql`${scanners.scans} + 1` },
    })
    .returning({ scans: scanners.scans })
    .prepare();
  const insert = writer
    .insert(scans)
    .values({
      codeSeq: sql.placeholder("codeSeq"),
      id: sql.placeholder("id"),
      at: sql.placeholder("at"),
      visitor: sql.placeholder("visitor"),
      device: sql.placeholder("device"),
      system: sql.placeholder("system"),
      browser: sql.placeholder("browser"),
      language: sql.placeholder("language"),
      referrer: sql.placeholder("referrer"),
      country: sql.placeholder("country"),
      bot: sql.placeholder("bot"),
      first: sql.placeholder("first"),
      second: sql.placeholder("second"),
      repeat: sql.placeholder("repeat"),
    })
    .prepare();
  const addTotals = writer
    .update(codeTotals)
    .set({
      scans: sql`${codeTotals.scans} + ${sql.placeholder("scans")}`,
      uniqueVisitors: sql`${codeTotals.uniqueVisitors} + ${sql.placeholder("uniqueVisitors")}`,
      repeatScanners: sql`${codeTotals.repeatScanners} + ${sql.placeholder("repeatScanners")}`,
      bots: sql`${codeTotals.bots} + ${sql.placeholder("bots")}`,
    })
    .where(eq(codeTotals.codeSeq, sql.placeholder("codeSeq")))
    .prepare();

  function sumsOf(codeId: string): Sums | null {
    const code = findCode.get({ codeId });
    if (!code) return null;
    const nothing = { scans: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0 };
    return { codeSeq: code.seq, lastScan: code.lastScan ?? 0, ...nothing };
  }

  function keep(scan: Scan, sums: Sums): void {
    const { codeSeq } = sums;
    const times = countScanner.get({ day: utcDay(scan.at), codeSeq, scanner: scannerOf(scan) }).scans;
    const [first, second] = [times === 1, times === 2];
    sums.lastScan = Math.max(sums.lastScan + 1, (Math.min(scan.at, LAST_TIME) - EPOCH) * IDS_PER_MILLISECOND);
    insert.run({ ...scan, codeSeq, id: sums.lastScan, first, second, repeat: times > 1 });
    sums.scans++;
    if (first) sums.uniqueVisitors++;
    if (second) sums.repeatScanners++;
    if (scan.bot) sums.bots++;
  }

  return {
    async commit(batch) {
      db.write(() => {
        const byCode = new Map<string, Sums | null>();
        for (const scan of batch) {
          const sums = byCode.has(scan.codeId) ? byCode.get(scan.codeId) : sumsOf(scan.codeId);
          byCode.set(scan.codeId, sums ?? null);
          if (sums) keep(scan, sums);
        }
        for (const sums of byCode.values()) if (sums) addTotals.run({ ...sums });
      });
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
      const row = db.read(() => (withBots ? totals(codeId) : humanTotals(codeId)));
      // Devices are recognised only after consent, which can't be given yet.
      return {
        ...(row ?? { total: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0 }),
        uniqueDevices: 0,
        repeatDevices: 0,
        avgScansPerDevice: 0,
      };
    },

    async forgetScanners(day) {
      db.write(() => writer.delete(scanners).where(lt(scanners.day, day)).run());
    },
  };

  function totals(codeId: string) {
    return reader
      .select({
        total: codeTotals.scans,
        uniqueVisitors: codeTotals.uniqueVisitors,
        repeatScanners: codeTotals.repeatScanners,
        bots: codeTotals.bots,
      })
      .from(codeTotals)
      .innerJoin(codes, eq(codes.seq, codeTotals.codeSeq))
      .where(eq(codes.id, codeId))
      .get();
  }

  function humanTotals(codeId: string) {
    const human = isNull(scans.bot);
    const countIf = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`;
    return reader
      .select({
        total: countIf(human),
        uniqueVisitors: countIf(sql`${human} and ${scans.first}`),
        repeatScanners: countIf(sql`${human} and ${scans.second}`),
        bots: countIf(sql`${scans.bot} is not null`),
      })
      .from(scans)
      .innerJoin(codes, eq(codes.seq, scans.codeSeq))
      .where(eq(codes.id, codeId))
      .get();
  }
}

/** Who is counted once: the visitor, automated and human apart. */
function scannerOf(scan: Scan): Buffer {
  return Buffer.from([scan.bot ? AUTOMATED : HUMAN, ...scan.visitor]);
}

function toScan(codeId: string, row: typeof scans.$inferSelect): KeptScan {
  return {
    codeId,
    id: row.id,
    at: row.at,
    visitor: row.visitor,
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
