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

/**
 * What is of a day whose scanners are remembered, which is what the keys of scanners begin with: from day to day by the
 * index. A clock that went to and fro leaves more than two.
 */
export const ON_KNOWN_DAYS = sql`day = any(array(
  with recursive days(day) as (
    select min(day) from scanners
    union all select (select min(s.day) from scanners s where s.day > days.day) from days where days.day is not null)
  select days.day from days))`;

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
          sql`select asked.device from unnest(${sql.param([...pseudonyms])}::bytea[]) as asked(device)
            where exists (select from code_devices d where d.device = asked.device)`,
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
  const seqs = owned.map(({ seq }) => seq);
  const tenants = [...new Set(owned.map(({ tenantId }) => tenantId))];
  await run(
    tx,
    sql`delete from scanners where ctid = any(array(select ctid from scanners
      where ${ON_KNOWN_DAYS} and code_seq = any(${sql.param(seqs)}::bigint[]) and scanner = ${keys}
      order by day, code_seq, scanner for update))`,
  );
  await run(
    tx,
    sql`delete from campaign_scanners where ctid = any(array(select ctid from campaign_scanners
      where ${ON_KNOWN_DAYS} and tenant_id = any(${sql.param(tenants)}::text[]) and scanner = ${keys}
      order by day, tenant_id, group_tag, scanner for update))`,
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
