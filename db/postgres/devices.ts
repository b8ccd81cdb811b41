import { eq, sql } from "drizzle-orm";
import type { DeviceStore } from "../../src/consent/store.ts";
import { deviceKeys } from "../common/scanner.ts";
import { lockCodes } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { markForRecount } from "./recounts.ts";
import { codeDevices, codes, codeTotals, deviceErasures } from "./schema.ts";
import { isOneOf, rows, run } from "./statements.ts";

/** Links to past scans cut in one transaction. */
export const LINKS_AT_ONCE = 500;

/** A device taken off a code's counters. */
export interface Uncounted {
  readonly codeSeq: number;
  /** How often it had scanned the code. */
  readonly scans: number;
}

/** Consenting devices in PostgreSQL. */
export function createDeviceStore(db: PostgresDatabase): DeviceStore {
  /** @returns whether it was scanned with meanwhile, so that there is more to forget. */
  async function forget(tx: Connection, device: Uint8Array): Promise<boolean> {
    const ofDevice = eq(codeDevices.device, device);
    const found = await tx.select({ seq: codeDevices.codeSeq }).from(codeDevices).where(ofDevice);
    const locked = await lockCodes(
      tx,
      found.map(({ seq }) => seq),
    );
    const gone = await rows<Uncounted>(
      tx,
      sql`delete from code_devices where device = ${device} and code_seq = any(${sql.param(found.map(({ seq }) => seq))}::bigint[])
        returning code_seq::float8 as "codeSeq", scans::float8 as scans`,
    );
    await uncount(tx, gone);
    const owned = await tx
      .select({ seq: codes.seq, tenantId: codes.tenantId, group: codes.group })
      .from(codes)
      .where(isOneOf(codes.seq, [...locked]))
      .orderBy(codes.tenantId, codes.group, codes.seq);
    // Without its device a scanner of several codes is known by its visitor: campaigns are counted by that now. Marked
    // first, as whoever counts them again goes about it.
    for (const code of owned) await markForRecount(tx, code, [code.group]);
    await forgetScanners(tx, device, owned);
    await tx.insert(deviceErasures).values({ device }).onConflictDoNothing();
    await cutLinks(tx, device);
    return (await tx.select().from(codeDevices).where(ofDevice).limit(1)).length > 0;
  }

  return {
    async tenantIds() {
      const found = await db.read((connection) =>
        connection
          .selectDistinct({ tenantId: codes.tenantId })
          .from(codes)
          .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
          .where(sql`${codeTotals.devices} > 0`),
      );
      return found.map(({ tenantId }) => tenantId);
    },

    async erase(pseudonyms) {
      const known = await db.read((connection) =>
        rows<{ device: Uint8Array }>(
          connection,
          sql`select device from unnest(${sql.param([...pseudonyms])}::bytea[]) as device
            where exists (select from code_devices d where d.device = device)`,
        ),
      );
      for (const { device } of known) while (await db.write((tx) => forget(tx, device)));
    },
  };
}

/** Takes a device out of the scanners of the days that are remembered, so that nothing there can name it any more. */
async function forgetScanners(
  tx: Connection,
  device: Uint8Array,
  owned: readonly { readonly seq: number; readonly tenantId: string }[],
): Promise<void> {
  const keys = sql`any(${sql.param(deviceKeys(device))}::bytea[])`;
  // From day to day by the index; a clock that went to and fro leaves more than two.
  const days = sql`with recursive days(day) as (
    select min(day) from scanners
    union all select (select min(s.day) from scanners s where s.day > days.day) from days where days.day is not null)`;
  const seqs = owned.map(({ seq }) => seq);
  const tenants = [...new Set(owned.map(({ tenantId }) => tenantId))];
  await run(
    tx,
    sql`${days} delete from scanners where (day, code_seq, scanner) in (
      select s.day, s.code_seq, s.scanner from days join scanners s on s.day = days.day
      where s.code_seq = any(${sql.param(seqs)}::bigint[]) and s.scanner = ${keys} order by 1, 2, 3 for update of s)`,
  );
  await run(
    tx,
    sql`${days} delete from campaign_scanners where (day, tenant_id, group_tag, scanner) in (
      select s.day, s.tenant_id, s.group_tag, s.scanner from days join campaign_scanners s on s.day = days.day
      where s.tenant_id = any(${sql.param(tenants)}::text[]) and s.scanner = ${keys}
      order by 1, 2, 3, 4 for update of s)`,
  );
}

/** Takes devices with their scans off the counters of codes that are locked. */
export async function uncount(tx: Connection, gone: readonly Uncounted[]): Promise<void> {
  if (gone.length === 0) return;
  await run(
    tx,
    sql`update code_totals set devices = devices - gone.count, repeat_devices = repeat_devices - gone.repeated,
        device_scans = device_scans - gone.scans
      from (select code_seq, count(*) as count, count(*) filter (where scans > 1) as repeated, sum(scans) as scans
        from unnest(${sql.param(gone.map(({ codeSeq }) => codeSeq))}::bigint[],
          ${sql.param(gone.map(({ scans }) => scans))}::bigint[]) as device(code_seq, scans) group by 1) gone
      where code_totals.code_seq = gone.code_seq`,
  );
}

/** Cuts links between a device and its past scans, some at a time. Gives whether some are left. */
export async function cutLinks(tx: Connection, device: Uint8Array): Promise<boolean> {
  const cut = await run(
    tx,
    sql`update scans s set device_key = null from (
        select code_seq, id from scans where device_key = ${device} order by code_seq, id limit ${LINKS_AT_ONCE}
        for update) linked
      where s.code_seq = linked.code_seq and s.id = linked.id`,
  );
  if (cut === LINKS_AT_ONCE) return true;
  await tx.delete(deviceErasures).where(eq(deviceErasures.device, device));
  return false;
}
