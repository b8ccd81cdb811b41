import { noteErased } from "../backups/store/erased.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { deviceKeys } from "../../../db/common/scanner.ts";
import { stopScans } from "../../../db/locks.ts";
import { markForRecount } from "../analytics/store/recounts.ts";
import { bytes, from, nullable, shape, text, whole } from "../../../db/shape.ts";
import { daysIn } from "../../../db/skip-scan.ts";
import { forUpdate, isChosen, isOneOf, sql } from "../../../db/sql.ts";
import { all, type Database, exists, run, values, type Work } from "../../../db/work.ts";

/** Links to past scans that are cut at once when a device is erased. The eraser cuts the others. */
const LINKS_AT_ONCE = 100;

/** Codes from which a device is erased in one transaction. A device may have scanned all codes of a workspace. */
const CODES_AT_ONCE = 10;

const OWNED_CODE = shape({ seq: whole, tenantId: text, group: from("group_tag", nullable(text)) });

/** A device that was erased from a code, and how often it had scanned the code. */
export const UNCOUNTED = shape({ codeSeq: whole, scans: whole });

/** Stores the devices whose owners consented, by their pseudonyms. A device has one for each tenant. */
export function createDeviceStore(db: Database) {
  return {
    /** At most `limit` tenants behind `after`, in order. Each may know a device. */
    tenantIds: (after: string, limit: number) =>
      db.read(() => values(text)`select id from tenants where id > ${after} order by id limit ${limit}`),

    /**
     * Erases devices: their entries and counts at once, their links to past scans at once or, when there are
     * many, in the background. Scan counts stay.
     */
    async erase(pseudonyms: readonly Uint8Array[]): Promise<void> {
      const known = await db.read(
        () => values(bytes)`select distinct device from code_devices where device ${isOneOf(pseudonyms)}`,
      );
      for (const device of known) {
        await db.write(() => noteErased("device", device.toHex()));
        while (await db.write(() => erase(device))) await nextTurn();
      }
    },
  };
}

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/**
 * Erases a device from the counters of some codes, and from the scanners of the days that are remembered.
 * @returns whether it scanned other codes, so that there is more to erase.
 */
function* erase(device: Uint8Array): Work<boolean> {
  // Locked first, as by the eraser: one transaction at a time cuts links of a device.
  yield* run`insert into device_erasures (device) values (${device})
    on conflict (device) do update set device = excluded.device`;
  const seqs = yield* values(whole)`select code_seq from code_devices where device = ${device}
    order by code_seq limit ${CODES_AT_ONCE}`;
  const owned = yield* stopForRecount(seqs);
  yield* uncount(
    yield* all(UNCOUNTED)`delete from code_devices where device = ${device} and code_seq ${isOneOf(seqs)}
      returning ${UNCOUNTED}`,
  );
  yield* eraseScanners(device, owned);
  yield* cutSome(device, seqs, LINKS_AT_ONCE);
  return yield* exists`select 1 from code_devices where device = ${device} limit 1`;
}

/**
 * Stops the scans of codes and marks their campaign days: without its device a scanner of several codes is known by its visitor,
 * which changes what campaigns count. The recounts are locked before the scanners, as the recounter does.
 * @returns the codes that exist.
 */
function* stopForRecount(seqs: readonly number[]) {
  const locked = yield* stopScans(seqs);
  const owned = yield* all(OWNED_CODE)`select ${OWNED_CODE} from codes where seq ${isOneOf([...locked])}
    order by tenant_id, group_tag, seq`;
  yield* markForRecount(owned.map((code) => ({ ...code, groups: [code.group] })));
  return owned;
}

function* eraseScanners(
  device: Uint8Array,
  owned: readonly { readonly seq: number; readonly tenantId: string }[],
): Work<void> {
  const days = yield* daysIn("scanners");
  const keys = isOneOf(deviceKeys(device));
  const seqs = isOneOf(owned.map(({ seq }) => seq));
  const tenants = isOneOf([...new Set(owned.map(({ tenantId }) => tenantId))]);
  yield* run`delete from scanners where ${isChosen(
    "day, code_seq, scanner",
    sql`from scanners where day ${isOneOf(days)} and code_seq ${seqs} and scanner ${keys}
      order by day, code_seq, scanner ${forUpdate}`,
  )}`;
  // Other campaigns count the device until its codes there have their turn.
  yield* run`delete from campaign_scanners where ${isChosen(
    "day, tenant_id, group_tag, scanner",
    sql`from campaign_scanners s where day ${isOneOf(days)} and tenant_id ${tenants} and scanner ${keys}
      and exists (select 1 from campaign_recounts r
        where r.tenant_id = s.tenant_id and r.group_tag = s.group_tag and r.day = s.day and r.code_id is null)
      order by day, tenant_id, group_tag, scanner ${forUpdate}`,
  )}`;
}

/** Takes devices with their scans off the counters of codes that are locked. */
export function* uncount(
  devices: readonly { readonly codeSeq: number; readonly scans: number }[],
): Work<void> {
  for (const [codeSeq, own] of Map.groupBy(devices, ({ codeSeq }) => codeSeq)) {
    const repeated = own.filter(({ scans }) => scans > 1).length;
    const total = own.reduce((sum, { scans }) => sum + scans, 0);
    yield* run`update code_totals set devices = devices - ${own.length},
        repeat_devices = repeat_devices - ${repeated}, device_scans = device_scans - ${total}
      where code_seq = ${codeSeq}`;
  }
}

/**
 * Cuts at most `most` links between a device, which is locked in `device_erasures`, and its past scans. The last call removes the
 * device from there.
 */
export function* cutLinks(device: Uint8Array, most: number): Work<void> {
  const seqs = yield* values(whole)`select distinct code_seq from (${linksOf(device, most)}) as linked
    order by code_seq limit ${CODES_AT_ONCE}`;
  yield* stopForRecount(seqs);
  yield* cutSome(device, seqs, most);
}

/** Cuts those of the first links that are with certain codes, whose campaign days are marked. */
function* cutSome(device: Uint8Array, seqs: readonly number[], most: number): Work<void> {
  yield* run`update scans set device_key = null from (${linksOf(device, most)} ${forUpdate}) as linked
    where scans.code_seq = linked.code_seq and scans.id = linked.id and linked.code_seq ${isOneOf(seqs)}`;
  yield* run`delete from device_erasures where device = ${device}
    and not exists (select 1 from scans where device_key = ${device})`;
}

/** The first links between a device and scans. */
function linksOf(device: Uint8Array, most: number) {
  return sql`select code_seq, id from scans where device_key = ${device} order by code_seq, id limit ${most}`;
}
