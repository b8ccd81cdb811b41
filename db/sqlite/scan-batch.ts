import type { SQLQueryBindings } from "bun:sqlite";
import type { Scan } from "../../src/features/scans/model.ts";
import { scanId } from "../../src/features/scans/records.ts";
import { lowestScanId } from "../common/scanner.ts";
import type { ScanTally } from "../common/tally.ts";
import type { SqliteDatabase } from "./open.ts";
import type { Outbox, OutboxTransaction } from "./outbox.ts";
import { OBSERVED_COLUMNS } from "../../src/features/scans/store/observed.ts";
import { prepared, preparedRows } from "./prepared.ts";
import { type Attributed, createScannerCounter, type Scanned } from "./scanners.ts";
import { createSeriesFinder } from "./series.ts";
import { createTallies } from "./tally.ts";

/** The columns of a scan, in the order in which a batch gives their values. */
const SCAN_COLUMNS = [
  "code_seq",
  "id",
  "device_key",
  ...OBSERVED_COLUMNS,
  "first",
  "second",
  "repeat",
  "workspace",
];

const COUNT_DEVICE = `
  insert into code_devices (code_seq, device, first_seen, last_seen, scans, bots) values (?1, ?2, ?3, ?3, 1, ?4)
  on conflict do update set scans = scans + 1, bots = bots + excluded.bots, last_seen = max(last_seen, excluded.last_seen)
  returning scans`;

const ADD_DEVICE = `
  update code_totals set devices = devices + ?2, repeat_devices = repeat_devices + ?3, device_scans = device_scans + 1
  where code_seq = ?1`;

const JOIN_CAMPAIGN = `
  insert into campaign_scanners (day, tenant_id, group_tag, scanner) values (?1, ?2, ?3, ?4) on conflict do nothing`;

const ADD_TO_CAMPAIGN = `
  insert into campaign_days (tenant_id, group_tag, day, unique_visitors) values (?1, ?2, ?3, 1)
  on conflict do update set unique_visitors = unique_visitors + 1`;

const ADD_TO_TENANT = `
  insert into tenant_totals (tenant_id, lane, scans, unique_visitors) values (?1, 0, ?2, ?3)
  on conflict do update set scans = scans + excluded.scans, unique_visitors = unique_visitors + excluded.unique_visitors`;

/** The scans of a tenant in a batch. */
interface TenantCounts {
  scans: number;
  uniqueVisitors: number;
}

/** Writes a batch of scans and all that follows from them, inside the caller's transaction; gives its deliveries. */
export function createScanWriter(
  db: SqliteDatabase,
  outbox: Outbox,
): (batch: readonly Scan[]) => OutboxTransaction {
  const { writer } = db;
  const newTally = createTallies(db);
  const scannersOf = createScannerCounter(db);
  const seriesOf = createSeriesFinder(db);
  const insertScans = preparedRows(writer, "scans", SCAN_COLUMNS);
  const countDevice = prepared<{ scans: number }, [number, Uint8Array, number, number]>(writer, COUNT_DEVICE);
  const addDevice = prepared<unknown, [number, number, number]>(writer, ADD_DEVICE);
  const joinCampaign = prepared<unknown, [number, string, string, Uint8Array]>(writer, JOIN_CAMPAIGN);
  const addToTenant = prepared<unknown, [string, number, number]>(writer, ADD_TO_TENANT);
  const addToCampaign = prepared<unknown, [string, string, number]>(writer, ADD_TO_CAMPAIGN);

  /** How often this device has scanned the code, this scan included; 0 where there is no device. */
  function countedDevice({ deviceKey, at, bot }: Scan, { codeSeq }: Scanned): number {
    if (!deviceKey) return 0;
    const times = countDevice().get(codeSeq, deviceKey, at, bot === null ? 0 : 1)?.scans ?? 0;
    addDevice().run(codeSeq, times === 1 ? 1 : 0, times === 2 ? 1 : 0);
    return times;
  }

  /** Counts a scan; its row joins `rows`, in the order of `SCAN_COLUMNS`. */
  function addScan(
    { scan, scanner }: Attributed,
    tally: ScanTally,
    rows: SQLQueryBindings[],
    deliveries: OutboxTransaction,
    tenants: Map<string, TenantCounts>,
  ): void {
    const { key, day, code } = scanner;
    const { codeSeq, tenantId, group, workspace } = code;
    const times = ++scanner.times;
    const deviceTimes = countedDevice(scan, code);
    const [first, second] = [times === 1, times === 2];
    code.lastScan = Math.max(code.lastScan + 1, lowestScanId(scan.at));
    const repeat = times > 1 || deviceTimes > 1;
    const { at, visitor, deviceKey, device, system, browser, language, referrer, country, bot, destination } =
      scan;
    rows.push(codeSeq, code.lastScan, deviceKey, at, visitor, device, system, browser, language, referrer);
    rows.push(country, bot, destination, first ? 1 : 0, second ? 1 : 0, repeat ? 1 : 0, workspace);
    tally.add(codeSeq, scan, first, second);
    const counts = tenants.get(tenantId) ?? { scans: 0, uniqueVisitors: 0 };
    counts.scans++;
    if (first) counts.uniqueVisitors++;
    tenants.set(tenantId, counts);
    deliveries.add(tenantId, {
      ...{ codeSeq, event: "qr.scan", at, country, device, repeat, hasEmail: false },
      subject: scanId(code.lastScan),
    });
    if (first && joinCampaign().run(day, tenantId, group, key).changes > 0)
      addToCampaign().run(tenantId, group, day);
  }

  return (batch) => {
    const codes = new Map<number, Scanned>();
    const tally = newTally();
    const rows: SQLQueryBindings[] = [];
    const deliveries = outbox.begin();
    const tenants = new Map<string, TenantCounts>();
    for (const attributed of scannersOf(batch)) {
      const { code } = attributed.scanner;
      codes.set(code.codeSeq, code);
      addScan(attributed, tally, rows, deliveries, tenants);
    }
    insertScans(rows);
    deliveries.write();
    tally.write(seriesOf(codes));
    for (const [id, { scans, uniqueVisitors }] of tenants) addToTenant().run(id, scans, uniqueVisitors);
    return deliveries;
  };
}
