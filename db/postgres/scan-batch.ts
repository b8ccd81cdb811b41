import type { Scan } from "../../src/scans/model.ts";
import { utcDay } from "../../src/shared/clock.ts";
import { lowestScanId, scannerKey } from "../common/scanner.ts";
import { createTally, type DayValues } from "../common/tally.ts";
import { bytesArray, plainArray, textArray } from "./arrays.ts";
import { nameOf } from "./day-values.ts";
import type { Connection } from "./open.ts";
import type { OutboxEvent } from "./outbox.ts";
import { rowsOf } from "./rows.ts";
import type { DeviceCounts } from "./tally.ts";

/** A code within one batch. */
export interface Scanned {
  readonly codeId: string;
  readonly codeSeq: number;
  readonly tenantId: string;
  readonly group: string;
  readonly hasWebhook: boolean;
  /** The id of its newest scan. */
  lastScan: number;
}

/** The scans of one scanner or device of a code that are counted so far. */
interface Seen {
  times: number;
}

/** A batch that is counted and ready to be written. */
export interface Counted {
  readonly scans: readonly CountedScan[];
  readonly tally: ReturnType<typeof createTally>;
  readonly devices: ReadonlyMap<number, DeviceCounts>;
  readonly events: readonly OutboxEvent[];
}

export interface CountedScan {
  readonly scan: Scan;
  readonly code: Scanned;
  readonly id: number;
  readonly day: number;
  readonly scanner: Uint8Array;
  readonly first: boolean;
  readonly second: boolean;
  readonly repeat: boolean;
}

/**
 * Locks codes until the end of the transaction, in the order of their numbers. Every transaction that counts, moves or
 * deletes a code locks it first, so that counts never race and nodes never deadlock.
 */
const LOCK = `
  select code_seq::float8 as "codeSeq" from code_totals
  where code_seq in (select seq from codes where id = any($1::text::text[])) order by code_seq for no key update`;

const CODES = `
  select c.id as "codeId", c.seq::float8 as "codeSeq", c.tenant_id as "tenantId", coalesce(c.group_tag, '') as "group",
    exists (select 1 from webhooks w where w.tenant_id = c.tenant_id and w.url is not null) as "hasWebhook",
    coalesce((select max(s.id) from scans s where s.code_seq = c.seq), 0)::float8 as "lastScan"
  from codes c where c.id = any($1::text::text[])`;

const COUNT_SCANNERS = `
  insert into scanners as t (day, code_seq, scanner, scans)
  select b.day, c.seq, b.scanner, b.scans
  from unnest($1::text::text[], $2::text::bigint[], $3::text::bytea[], $4::text::bigint[]) as b(code_id, day, scanner, scans)
  join codes c on c.id = b.code_id
  order by 1, 2, 3
  on conflict (day, code_seq, scanner) do update set scans = t.scans + excluded.scans
  returning t.code_seq::float8 as "codeSeq", t.day::float8 as day, encode(t.scanner, 'hex') as who, t.scans::float8 as scans`;

const COUNT_DEVICES = `
  insert into code_devices as t (code_seq, device, first_seen, last_seen, scans)
  select c.seq, b.device, b.first_seen, b.last_seen, b.scans
  from unnest($1::text::text[], $2::text::bytea[], $3::text::bigint[], $4::text::bigint[], $5::text::bigint[])
    as b(code_id, device, first_seen, last_seen, scans)
  join codes c on c.id = b.code_id
  order by 1, 2
  on conflict (code_seq, device) do update set
    scans = t.scans + excluded.scans, last_seen = greatest(t.last_seen, excluded.last_seen)
  returning t.code_seq::float8 as "codeSeq", encode(t.device, 'hex') as who, t.scans::float8 as scans`;

/** Locks the codes of a batch, before the other queries of the transaction. */
export async function lockCodes(transaction: Connection, codeIds: readonly string[]): Promise<Set<number>> {
  const locked = await rowsOf<{ codeSeq: number }>(transaction, LOCK, [textArray(codeIds)]);
  return new Set(locked.map(({ codeSeq }) => codeSeq));
}

/** The codes of a batch, read after they were locked. Deleted ones are missing. */
export function readCodes(transaction: Connection, codeIds: readonly string[]): Promise<Scanned[]> {
  return rowsOf<Scanned>(transaction, CODES, [textArray(codeIds)]);
}

/** Counts scanners. @returns how often each has scanned, this batch included. */
export async function countScanners(
  transaction: Connection,
  batch: readonly Scan[],
): Promise<Map<string, Seen>> {
  const added = new Map<string, { codeId: string; day: number; key: Uint8Array; scans: number }>();
  for (const scan of batch) {
    const [day, key] = [utcDay(scan.at), scannerKey(scan)];
    const name = `${scan.codeId} ${day} ${key.toHex()}`;
    const known = added.get(name);
    if (known) known.scans++;
    else added.set(name, { codeId: scan.codeId, day, key, scans: 1 });
  }
  const rows = [...added.values()];
  const after = await rowsOf<{ codeSeq: number; day: number; who: string; scans: number }>(
    transaction,
    COUNT_SCANNERS,
    [
      textArray(rows.map(({ codeId }) => codeId)),
      plainArray(rows.map(({ day }) => day)),
      bytesArray(rows.map(({ key }) => key)),
      plainArray(rows.map(({ scans }) => scans)),
    ],
  );
  return new Map(after.map(({ codeSeq, day, who, scans }) => [`${codeSeq} ${day} ${who}`, { times: scans }]));
}

/** Counts consenting devices. @returns how often each has scanned, this batch included. */
export async function countDevices(
  transaction: Connection,
  batch: readonly Scan[],
): Promise<Map<string, Seen>> {
  const added = new Map<
    string,
    { codeId: string; device: Uint8Array; firstSeen: number; lastSeen: number; scans: number }
  >();
  for (const { codeId, deviceKey: device, at } of batch) {
    if (!device) continue;
    const name = `${codeId} ${device.toHex()}`;
    const known = added.get(name) ?? { codeId, device, firstSeen: at, lastSeen: at, scans: 0 };
    known.lastSeen = Math.max(known.lastSeen, at);
    known.scans++;
    added.set(name, known);
  }
  if (added.size === 0) return new Map();
  const rows = [...added.values()];
  const after = await rowsOf<{ codeSeq: number; who: string; scans: number }>(transaction, COUNT_DEVICES, [
    textArray(rows.map(({ codeId }) => codeId)),
    bytesArray(rows.map(({ device }) => device)),
    plainArray(rows.map(({ firstSeen }) => firstSeen)),
    plainArray(rows.map(({ lastSeen }) => lastSeen)),
    plainArray(rows.map(({ scans }) => scans)),
  ]);
  return new Map(after.map(({ codeSeq, who, scans }) => [`${codeSeq} ${who}`, { times: scans }]));
}

/**
 * Counts a batch, scan by scan.
 * @param scanners - how often each has scanned, this batch included; `devices` likewise.
 */
export function countBatch(
  batch: readonly Scan[],
  codes: readonly Scanned[],
  scanners: ReadonlyMap<string, Seen>,
  devices: ReadonlyMap<string, Seen>,
  values: ReadonlyMap<string, DayValues>,
): Counted {
  const byId = new Map(codes.map((code) => [code.codeId, code]));
  const idOf = new Map(codes.map(({ codeSeq, codeId }) => [codeSeq, codeId]));
  const tally = createTally(
    (codeSeq, day) => values.get(nameOf({ codeId: idOf.get(codeSeq) ?? "", day })) ?? [],
  );
  const counted: CountedScan[] = [];
  const events: OutboxEvent[] = [];
  const ofDevices = new Map<number, DeviceCounts>();
  // A code deleted between the scan and this commit has nothing left to count on.
  const kept = batch.flatMap((scan) => {
    const code = byId.get(scan.codeId);
    if (!code) return [];
    const [day, scanner] = [utcDay(scan.at), scannerKey(scan)];
    const seen = scanners.get(`${code.codeSeq} ${day} ${scanner.toHex()}`);
    const device = scan.deviceKey && devices.get(`${code.codeSeq} ${scan.deviceKey.toHex()}`);
    return seen ? [{ scan, code, day, scanner, seen, device: device ?? null }] : [];
  });
  // The database returned the counts after the batch. Go back to those before it, then count scan by scan.
  for (const { seen, device } of kept) {
    seen.times--;
    if (device) device.times--;
  }
  for (const { scan, code, day, scanner, seen, device } of kept) {
    const times = ++seen.times;
    const deviceTimes = device ? ++device.times : 0;
    if (device) countDevice(ofDevices, code.codeSeq, deviceTimes);
    const [first, second] = [times === 1, times === 2];
    const repeat = times > 1 || deviceTimes > 1;
    code.lastScan = Math.max(code.lastScan + 1, lowestScanId(scan.at));
    counted.push({ scan, code, id: code.lastScan, day, scanner, first, second, repeat });
    tally.add(code.codeSeq, scan, first, second);
    const { tenantId, codeSeq } = code;
    const { at, country, device: deviceClass } = scan;
    if (code.hasWebhook)
      events.push({
        tenantId,
        codeSeq,
        event: "qr.scan",
        at,
        country,
        device: deviceClass,
        repeat,
        hasEmail: false,
      });
  }
  return { scans: counted, tally, devices: ofDevices, events };
}

function countDevice(counts: Map<number, DeviceCounts>, codeSeq: number, times: number): void {
  const known = counts.get(codeSeq) ?? { devices: 0, repeatDevices: 0, deviceScans: 0 };
  if (times === 1) known.devices++;
  if (times === 2) known.repeatDevices++;
  known.deviceScans++;
  counts.set(codeSeq, known);
}
