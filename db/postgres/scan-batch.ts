import type { Scan } from "../../src/features/scans/model.ts";
import { scanId } from "../../src/features/scans/records.ts";
import { createTally, type DayValues } from "../common/tally.ts";
import { bytesArray, hexArray, plainArray, textArray } from "./arrays.ts";
import type { NumberedScan } from "./code-numbers.ts";
import { WHOLE_WORKSPACE } from "./counted.ts";
import { nameOf } from "./day-values.ts";
import type { Connection } from "./open.ts";
import type { OutboxEvent } from "./outbox.ts";
import { rowsOf } from "./rows.ts";
import type { ScanIds } from "./scan-ids.ts";
import type { DeviceCounts } from "./tally.ts";

/** A code within one batch. */
export interface Scanned {
  readonly codeSeq: number;
  readonly tenantId: string;
  readonly group: string;
  /** The number of its workspace's series. */
  readonly workspace: number;
  readonly hasWebhook: boolean;
  /** The id of its newest scan, while a campaign of its tenant is recounted; otherwise 0. */
  readonly lastScan: number;
}

/** A code as it is read. Its workspace has no series before its first scan. */
type Found = Omit<Scanned, "workspace"> & { readonly workspace: number | null };

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
  readonly scanner: string;
  readonly first: boolean;
  readonly second: boolean;
  readonly repeat: boolean;
}

/** Before a day's values are read, to which the batch may add one: those that add some do it one after the other. */
const LOCK = `
  select from code_totals where code_seq = any($1::text::bigint[]) order by code_seq for no key update`;

/**
 * Each commit's ids are higher than those of before only while a campaign of the tenant is recounted: a recount notes up to which
 * scan of a code it came.
 */
const CODES = `
  select c.seq::float8 as "codeSeq", c.tenant_id as "tenantId", coalesce(c.group_tag, '') as "group",
    (select n.seq from series n where n.tenant_id = c.tenant_id and n.group_tag = ${WHOLE_WORKSPACE})::float8 as workspace,
    exists (select 1 from webhooks w where w.tenant_id = c.tenant_id and w.url is not null) as "hasWebhook",
    case when exists (select 1 from campaign_recounts r where r.tenant_id = c.tenant_id)
      then coalesce((select max(s.id) from scans s where s.code_seq = c.seq), 0)::float8 else 0 end as "lastScan"
  from codes c where c.seq = any($1::text::bigint[])`;

/** In the order of its rows. Gives those that have scanned more than once: the others are new. */
const COUNT_SCANNERS = `
  with counted as (
    insert into scanners as t (day, code_seq, scanner, scans)
    select * from unnest($1::text::bigint[], $2::text::bigint[], $3::text::bytea[], $4::text::bigint[])
    on conflict (day, code_seq, scanner) do update set scans = t.scans + excluded.scans
    returning code_seq, day, scanner, scans)
  select code_seq::float8 as "codeSeq", day::float8 as day, encode(scanner, 'hex') as who, scans::float8 as scans
  from counted where scans > 1`;

const COUNT_DEVICES = `
  insert into code_devices as t (code_seq, device, first_seen, last_seen, scans, bots)
  select * from unnest($1::text::bigint[], $2::text::bytea[], $3::text::bigint[], $4::text::bigint[], $5::text::bigint[],
    $6::text::bigint[])
  order by 1, 2
  on conflict (code_seq, device) do update set
    scans = t.scans + excluded.scans, bots = t.bots + excluded.bots, last_seen = greatest(t.last_seen, excluded.last_seen)
  returning t.code_seq::float8 as "codeSeq", encode(t.device, 'hex') as who, t.scans::float8 as scans`;

/** Locks the codes to whose days a batch may add values, before these are read. */
export async function lockForValues(transaction: Connection, codeSeqs: readonly number[]): Promise<void> {
  if (codeSeqs.length > 0) await rowsOf(transaction, LOCK, [plainArray(codeSeqs)]);
}

/** Adds the series of workspaces that have none, sorted, so that nodes never deadlock. */
const ADD_SERIES = `
  insert into series (tenant_id, group_tag) select t, ${WHOLE_WORKSPACE} from unnest($1::text::text[]) as t order by 1
  on conflict do nothing`;

/** The codes of a batch, read while their scan locks are held. Deleted ones are missing. */
export async function readCodes(transaction: Connection, codeSeqs: readonly number[]): Promise<Scanned[]> {
  const codes = await rowsOf<Found>(transaction, CODES, [plainArray(codeSeqs)]);
  const known = codes.filter(isNumbered);
  if (known.length === codes.length) return known;
  const fresh = codes.filter((code) => !isNumbered(code)).map(({ tenantId }) => tenantId);
  await rowsOf(transaction, ADD_SERIES, [textArray([...new Set(fresh)])]);
  return rowsOf<Scanned>(transaction, CODES, [plainArray(codeSeqs)]);
}

function isNumbered(code: Found): code is Scanned {
  return code.workspace !== null;
}

/** Counts scanners, sorted, so that nodes never deadlock. @returns how often each has scanned, this batch included. */
export async function countScanners(
  transaction: Connection,
  batch: readonly NumberedScan[],
): Promise<Map<string, Seen>> {
  const added = new Map<string, { codeSeq: number; day: number; key: string; scans: number }>();
  for (const { codeSeq, day, scanner: key } of batch) {
    const name = nameOfScanner(codeSeq, day, key);
    const known = added.get(name);
    if (known) known.scans++;
    else added.set(name, { codeSeq, day, key, scans: 1 });
  }
  const rows = [...added].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const repeated = await rowsOf<{ codeSeq: number; day: number; who: string; scans: number }>(
    transaction,
    COUNT_SCANNERS,
    [
      plainArray(rows.map(({ day }) => day)),
      plainArray(rows.map(({ codeSeq }) => codeSeq)),
      hexArray(rows.map(({ key }) => key)),
      plainArray(rows.map(({ scans }) => scans)),
    ],
  );
  const seen = new Map([...added.keys()].map((name) => [name, { times: 1 }]));
  for (const { codeSeq, day, who, scans } of repeated)
    seen.set(nameOfScanner(codeSeq, day, who), { times: scans });
  return seen;
}

const nameOfScanner = (codeSeq: number, day: number, who: string) => `${who} ${day} ${codeSeq}`;

/** Counts consenting devices. @returns how often each has scanned, this batch included. */
export async function countDevices(
  transaction: Connection,
  batch: readonly NumberedScan[],
): Promise<Map<string, Seen>> {
  const added = new Map<
    string,
    { codeSeq: number; device: Uint8Array; firstSeen: number; lastSeen: number; scans: number; bots: number }
  >();
  for (const { codeSeq, scan } of batch) {
    const { deviceKey: device, at, bot } = scan;
    if (!device) continue;
    const name = `${codeSeq} ${device.toHex()}`;
    const known = added.get(name) ?? { codeSeq, device, firstSeen: at, lastSeen: at, scans: 0, bots: 0 };
    known.lastSeen = Math.max(known.lastSeen, at);
    known.scans++;
    if (bot !== null) known.bots++;
    added.set(name, known);
  }
  if (added.size === 0) return new Map();
  const rows = [...added.values()];
  const after = await rowsOf<{ codeSeq: number; who: string; scans: number }>(transaction, COUNT_DEVICES, [
    plainArray(rows.map(({ codeSeq }) => codeSeq)),
    bytesArray(rows.map(({ device }) => device)),
    plainArray(rows.map(({ firstSeen }) => firstSeen)),
    plainArray(rows.map(({ lastSeen }) => lastSeen)),
    plainArray(rows.map(({ scans }) => scans)),
    plainArray(rows.map(({ bots }) => bots)),
  ]);
  return new Map(after.map(({ codeSeq, who, scans }) => [`${codeSeq} ${who}`, { times: scans }]));
}

/**
 * Counts a batch, scan by scan.
 * @param scanners - how often each has scanned, this batch included; `devices` likewise.
 */
export function countBatch(
  batch: readonly NumberedScan[],
  codes: readonly Scanned[],
  scanners: ReadonlyMap<string, Seen>,
  devices: ReadonlyMap<string, Seen>,
  values: ReadonlyMap<string, DayValues>,
  ids: ScanIds,
): Counted {
  const bySeq = new Map(codes.map((code) => [code.codeSeq, code]));
  const tally = createTally((codeSeq, day) => values.get(nameOf({ codeSeq, day })) ?? []);
  const counted: CountedScan[] = [];
  const events: OutboxEvent[] = [];
  const ofDevices = new Map<number, DeviceCounts>();
  const kept = batch.flatMap(({ scan, codeSeq, day, scanner }) => {
    const code = bySeq.get(codeSeq);
    const seen = scanners.get(nameOfScanner(codeSeq, day, scanner));
    if (!code || !seen) return [];
    const device = scan.deviceKey && devices.get(`${codeSeq} ${scan.deviceKey.toHex()}`);
    return [{ scan, code, day, scanner, seen, device: device ?? null }];
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
    const id = ids.next(code.codeSeq, scan.at, code.lastScan);
    counted.push({ scan, code, id, day, scanner, first, second, repeat });
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
        subject: scanId(id),
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
