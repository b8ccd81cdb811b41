import type { SQLQueryBindings } from "bun:sqlite";
import { eq, sql } from "drizzle-orm";
import type { Scan } from "../../src/scans/model.ts";
import { lowestScanId } from "../common/scanner.ts";
import type { Tally } from "../common/tally.ts";
import type { SqliteDatabase } from "./open.ts";
import type { Outbox, OutboxTransaction } from "./outbox.ts";
import { type Attributed, createScannerCounter, type Scanned } from "./scanners.ts";
import { campaignDays, campaignScanners, codeDevices, codeTotals, scans } from "./schema.ts";
import { hot, hotRows, plusInserted } from "./statements.ts";
import { createTallies } from "./tally.ts";

/** The columns of a scan, in the order in which a batch gives their values. */
const SCAN_COLUMNS = [
  "codeSeq",
  "id",
  "at",
  "visitor",
  "deviceKey",
  "device",
  "system",
  "browser",
  "language",
  "referrer",
  "country",
  "bot",
  "first",
  "second",
  "repeat",
] as const;

/** Writes a batch of scans and all that follows from them, inside the caller's transaction; gives its deliveries. */
export function createScanWriter(
  db: SqliteDatabase,
  outbox: Outbox,
): (batch: readonly Scan[]) => OutboxTransaction {
  const { writer } = db;
  const newTally = createTallies(db);
  const scannersOf = createScannerCounter(db);
  const codeSeq = sql.placeholder("codeSeq");
  const day = sql.placeholder("day");
  const scanner = sql.placeholder("scanner");

  const insertScans = hotRows(writer, SCAN_COLUMNS, (rows) =>
    writer.insert(scans).values(
      Array.from({ length: rows }, (_, row) => {
        const value = (column: (typeof SCAN_COLUMNS)[number]) => sql.placeholder(`${column} ${row}`);
        return {
          codeSeq: value("codeSeq"),
          id: value("id"),
          at: value("at"),
          visitor: value("visitor"),
          deviceKey: value("deviceKey"),
          device: value("device"),
          system: value("system"),
          browser: value("browser"),
          language: value("language"),
          referrer: value("referrer"),
          country: value("country"),
          bot: value("bot"),
          first: value("first"),
          second: value("second"),
          repeat: value("repeat"),
        };
      }),
    ),
  );
  const countDevice = hot(writer, () =>
    writer
      .insert(codeDevices)
      .values({
        codeSeq,
        device: sql.placeholder("device"),
        firstSeen: sql.placeholder("at"),
        lastSeen: sql.placeholder("at"),
        scans: 1,
      })
      .onConflictDoUpdate({
        target: [codeDevices.codeSeq, codeDevices.device],
        set: {
          scans: sql`${codeDevices.scans} + 1`,
          lastSeen: sql`max(${codeDevices.lastSeen}, excluded.last_seen)`,
        },
      })
      .returning({ scans: codeDevices.scans }),
  );
  const addDevices = hot(writer, () =>
    writer
      .update(codeTotals)
      .set({
        devices: sql`${codeTotals.devices} + ${sql.placeholder("devices")}`,
        repeatDevices: sql`${codeTotals.repeatDevices} + ${sql.placeholder("repeatDevices")}`,
        deviceScans: sql`${codeTotals.deviceScans} + 1`,
      })
      .where(eq(codeTotals.codeSeq, codeSeq)),
  );
  const joinCampaign = hot(writer, () =>
    writer
      .insert(campaignScanners)
      .values({ day, tenantId: sql.placeholder("tenantId"), group: sql.placeholder("group"), scanner })
      .onConflictDoNothing()
      .returning({ day: campaignScanners.day }),
  );
  const addToCampaign = hot(writer, () =>
    writer
      .insert(campaignDays)
      .values({
        tenantId: sql.placeholder("tenantId"),
        group: sql.placeholder("group"),
        day,
        uniqueVisitors: 1,
      })
      .onConflictDoUpdate({
        target: [campaignDays.tenantId, campaignDays.group, campaignDays.day],
        set: { uniqueVisitors: plusInserted(campaignDays.uniqueVisitors) },
      }),
  );

  /** How often this device scanned the code, this time included; 0 where there is no device. */
  function countedDevice(scan: Scan, code: Scanned): number {
    if (!scan.deviceKey) return 0;
    const { codeSeq } = code;
    const times = Number(countDevice.value({ codeSeq, device: scan.deviceKey, at: scan.at }));
    addDevices.run({ codeSeq, devices: times === 1 ? 1 : 0, repeatDevices: times === 2 ? 1 : 0 });
    return times;
  }

  /** Counts a scan; its row joins `rows`, in the order of `SCAN_COLUMNS`. */
  function keep(
    { scan, scanner }: Attributed,
    tally: Tally,
    rows: SQLQueryBindings[],
    deliveries: OutboxTransaction,
  ): void {
    const { key, day, code } = scanner;
    const { codeSeq, tenantId, group } = code;
    const times = ++scanner.times;
    const deviceTimes = countedDevice(scan, code);
    const [first, second] = [times === 1, times === 2];
    code.lastScan = Math.max(code.lastScan + 1, lowestScanId(scan.at));
    const repeat = times > 1 || deviceTimes > 1;
    const { at, visitor, deviceKey, device, system, browser, language, referrer, country, bot } = scan;
    rows.push(codeSeq, code.lastScan, at, visitor, deviceKey, device, system, browser, language, referrer);
    rows.push(country, bot, first ? 1 : 0, second ? 1 : 0, repeat ? 1 : 0);
    tally.add(codeSeq, scan, first, second);
    deliveries.add(tenantId, { codeSeq, event: "qr.scan", at, country, device, repeat, hasEmail: false });
    if (first && joinCampaign.value({ day, tenantId, group, scanner: key }) !== undefined)
      addToCampaign.run({ tenantId, group, day });
  }

  return (batch) => {
    const tally = newTally();
    const rows: SQLQueryBindings[] = [];
    const deliveries = outbox.begin();
    for (const attributed of scannersOf(batch)) keep(attributed, tally, rows, deliveries);
    insertScans(rows);
    deliveries.write();
    tally.write();
    return deliveries;
  };
}
