import type { SQLQueryBindings } from "bun:sqlite";
import { and, eq, sql } from "drizzle-orm";
import type { Scan } from "../../src/scans/model.ts";
import { utcDay } from "../../src/shared/clock.ts";
import type { SqliteDatabase } from "./open.ts";
import type { Outbox, OutboxTransaction } from "./outbox.ts";
import { campaignDays, campaignScanners, codeDevices, codes, codeTotals, scanners, scans } from "./schema.ts";
import { hot, hotRows, plusInserted } from "./statements.ts";
import { createTallies, type Tally } from "./tally.ts";

/** A code within one batch. */
interface Scanned {
  readonly codeSeq: number;
  readonly tenantId: string;
  readonly group: string;
  /** Who scanned it, by day, then by key in hexadecimal digits. */
  readonly scanners: Map<number, Map<string, Scanner>>;
  lastScan: number;
}

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

/** The columns of a scanner, likewise. */
const SCANNER_COLUMNS = ["day", "codeSeq", "scanner", "scans"] as const;

/** Who scanned a code on a day, within one batch. */
interface Scanner {
  readonly key: Uint8Array;
  readonly day: number;
  readonly code: Scanned;
  /** In this batch. */
  scans: number;
  /** Counted so far, on that day. */
  times: number;
}

interface Attributed {
  readonly scan: Scan;
  readonly scanner: Scanner;
}

/** 2024-01-01: scan ids are milliseconds since then, times 4,096, which leaves room until 2093 below 2^53. */
const EPOCH = 1_704_067_200_000;
const IDS_PER_MILLISECOND = 4_096;

/** A clock beyond 2090 is wrong; ids count on from there one by one, and stay exact. */
const LAST_TIME = Date.UTC(2090, 0);

/** The lowest id that a scan at `at` can have. */
export function lowestScanId(at: number): number {
  return Math.max(0, Math.min(at, LAST_TIME) - EPOCH) * IDS_PER_MILLISECOND;
}

/** What a scanner's key begins with: whether it stands for a person, a program or a consenting device. */
export const SCANNER = { human: 0, automated: 1, device: 2 } as const;

/** A scanner is the device where there is one, otherwise the visitor; automated and human ones never meet. */
export function scannerKey({
  bot,
  deviceKey,
  visitor,
}: Pick<Scan, "bot" | "deviceKey" | "visitor">): Uint8Array {
  const who = deviceKey ?? visitor;
  const key = new Uint8Array(1 + who.length);
  key[0] = (deviceKey ? SCANNER.device : SCANNER.human) + (bot ? SCANNER.automated : 0);
  key.set(who, 1);
  return key;
}

function scannersOfDay({ scanners }: Scanned, day: number): Map<string, Scanner> {
  const known = scanners.get(day);
  if (known) return known;
  const fresh = new Map<string, Scanner>();
  scanners.set(day, fresh);
  return fresh;
}

/** Writes a batch of scans and all that follows from them, inside the caller's transaction; gives its deliveries. */
export function createScanWriter(
  db: SqliteDatabase,
  outbox: Outbox,
): (batch: readonly Scan[]) => OutboxTransaction {
  const { writer } = db;
  const newTally = createTallies(db);
  const codeSeq = sql.placeholder("codeSeq");
  const day = sql.placeholder("day");
  const scanner = sql.placeholder("scanner");

  const findCode = writer
    .select({
      codeSeq: codes.seq,
      tenantId: codes.tenantId,
      group: sql<string>`coalesce(${codes.group}, '')`,
      lastScan: sql<number>`coalesce((select max(id) from ${scans} where ${scans.codeSeq} = ${codes.seq}), 0)`,
    })
    .from(codes)
    .where(eq(codes.id, sql.placeholder("codeId")))
    .prepare();
  const findScanner = hot(
    writer,
    writer
      .select({ scans: scanners.scans })
      .from(scanners)
      .where(and(eq(scanners.day, day), eq(scanners.codeSeq, codeSeq), eq(scanners.scanner, scanner))),
  );
  // Without `returning`, for which SQLite makes a table each time: it costs twice what looking up costs.
  const countScanners = hotRows(writer, SCANNER_COLUMNS, (rows) =>
    writer
      .insert(scanners)
      .values(
        Array.from({ length: rows }, (_, row) => ({
          day: sql.placeholder(`day ${row}`),
          codeSeq: sql.placeholder(`codeSeq ${row}`),
          scanner: sql.placeholder(`scanner ${row}`),
          scans: sql.placeholder(`scans ${row}`),
        })),
      )
      .onConflictDoUpdate({
        target: [scanners.day, scanners.codeSeq, scanners.scanner],
        set: { scans: plusInserted(scanners.scans) },
      }),
  );
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
  const countDevice = hot(
    writer,
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
  const addDevices = hot(
    writer,
    writer
      .update(codeTotals)
      .set({
        devices: sql`${codeTotals.devices} + ${sql.placeholder("devices")}`,
        repeatDevices: sql`${codeTotals.repeatDevices} + ${sql.placeholder("repeatDevices")}`,
        deviceScans: sql`${codeTotals.deviceScans} + 1`,
      })
      .where(eq(codeTotals.codeSeq, codeSeq)),
  );
  const joinCampaign = hot(
    writer,
    writer
      .insert(campaignScanners)
      .values({ day, tenantId: sql.placeholder("tenantId"), group: sql.placeholder("group"), scanner })
      .onConflictDoNothing()
      .returning({ day: campaignScanners.day }),
  );
  const addToCampaign = hot(
    writer,
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

  /** The codes of a batch; one deleted between the scan and this commit has nothing left to count on. */
  function createCodes(): (codeId: string) => Scanned | undefined {
    const known = new Map<string, Scanned | null>();
    return (codeId) => {
      const earlier = known.get(codeId);
      if (earlier !== undefined) return earlier ?? undefined;
      const found = findCode.get({ codeId });
      const code = found && { ...found, scanners: new Map() };
      known.set(codeId, code ?? null);
      return code;
    };
  }

  /** The scanners of a batch by code and day, each of them once however often it scanned. */
  function scannersOf(batch: readonly Scan[]): Attributed[] {
    const codeOf = createCodes();
    const met: Scanner[] = [];
    const attributed: Attributed[] = [];
    for (const scan of batch) {
      const code = codeOf(scan.codeId);
      if (!code) continue;
      const day = utcDay(scan.at);
      const key = scannerKey(scan);
      const ofDay = scannersOfDay(code, day);
      const name = key.toHex();
      let scanner = ofDay.get(name);
      if (!scanner) {
        scanner = { key, day, code, scans: 0, times: 0 };
        ofDay.set(name, scanner);
        met.push(scanner);
      }
      scanner.scans++;
      attributed.push({ scan, scanner });
    }
    count(met);
    return attributed;
  }

  /** Looks up how often each scanner had been counted, and counts the scans of this batch. */
  function count(met: readonly Scanner[]): void {
    const rows: SQLQueryBindings[] = [];
    for (const each of met) {
      const { key, day, code, scans } = each;
      each.times = Number(findScanner.value({ day, codeSeq: code.codeSeq, scanner: key }) ?? 0);
      rows.push(day, code.codeSeq, key, scans);
    }
    countScanners(rows);
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
