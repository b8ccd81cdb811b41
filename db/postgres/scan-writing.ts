import type { Scan } from "../../src/scans/model.ts";
import { StorageError } from "../../src/shared/storage.ts";
import { bytesArray, plainArray, textArray } from "./arrays.ts";
import { createDayValuesMemory } from "./day-values.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import type { Outbox } from "./outbox.ts";
import { rowsOf } from "./rows.ts";
import {
  countBatch,
  countDevices,
  type CountedScan,
  countScanners,
  holdCodes,
  readCodes,
} from "./scan-batch.ts";
import { writeTally } from "./tally.ts";

/** By the server's clock, in milliseconds. */
const REMEMBER = `
  insert into scan_commits (id, at) values (decode($1, 'hex'), (extract(epoch from clock_timestamp()) * 1000)::bigint)
  on conflict do nothing returning 1 as fresh`;

const INSERT = `
  insert into scans (code_seq, id, at, visitor, device_key, device, system, browser, language, referrer, country, bot,
    first, second, repeat)
  select * from unnest($1::text::bigint[], $2::text::bigint[], $3::text::bigint[], $4::text::bytea[], $5::text::bytea[],
    $6::text::text[], $7::text::text[], $8::text::text[], $9::text::text[], $10::text::text[], $11::text::text[],
    $12::text::text[], $13::text::boolean[], $14::text::boolean[], $15::text::boolean[])`;

/** Adds whom a campaign has not counted on that day yet. Sorted, so that nodes never deadlock. */
const JOIN_CAMPAIGNS = `
  with joined as (
    insert into campaign_scanners (day, tenant_id, group_tag, scanner)
    select * from unnest($1::text::bigint[], $2::text::text[], $3::text::text[], $4::text::bytea[]) order by 1, 2, 3, 4
    on conflict do nothing
    returning day, tenant_id, group_tag)
  insert into campaign_days as t (tenant_id, group_tag, day, unique_visitors)
  select tenant_id, group_tag, day, count(*) from joined group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, group_tag, day) do update set unique_visitors = t.unique_visitors + excluded.unique_visitors`;

/** Milliseconds for which somebody who scans waits for a server that says nothing; less once it is known to be away. */
const PATIENCE = 5_000;
const PATIENCE_WHEN_AWAY = 500;

/** How often it is tried then, in milliseconds: who scans in between does not wait at all. */
const TRY_EVERY = 1_000;

/** The code of a server that is known to be away. */
const AWAY = "AWAY";

/** The batch was kept by an attempt whose outcome nobody heard. */
class AlreadyKept extends Error {
  override readonly name = "AlreadyKept";
}

/**
 * Writes batches of scans and all that follows from them. Whatever happens on the way to the server, a batch is counted
 * once: its number is kept in the same transaction, and another attempt that finds it there has nothing left to do.
 * @returns writes a batch; gives the tenants who got deliveries.
 */
export function createScanWriter(
  db: PostgresDatabase,
  outbox: Outbox,
): (batch: readonly Scan[]) => Promise<ReadonlySet<string>> {
  const memory = createDayValuesMemory();
  let triedAt = Number.NEGATIVE_INFINITY;

  return async (batch) => {
    if (batch.length === 0) return new Set();
    if (db.isAway && performance.now() - triedAt < TRY_EVERY) throw new StorageError(AWAY, null);
    triedAt = performance.now();
    const number = crypto.getRandomValues(new Uint8Array(16)).toHex();
    const codeIds = [...new Set(batch.map(({ codeId }) => codeId))];
    let tenantIds: ReadonlySet<string> = new Set();

    async function write(transaction: Connection) {
      const { known, wanted } = memory.recall(batch);
      // Sent together; each runs when the one before is done.
      const [fresh, held, found, scanners, devices, read] = await Promise.all([
        rowsOf(transaction, REMEMBER, [number]),
        holdCodes(transaction, codeIds),
        readCodes(transaction, codeIds),
        countScanners(transaction, batch),
        countDevices(transaction, batch),
        memory.read(transaction, wanted),
      ]);
      if (fresh.length === 0) throw new AlreadyKept();
      const codes = found.filter(({ codeSeq }) => held.has(codeSeq));
      const values = new Map([...known, ...read]);
      const {
        scans,
        tally,
        devices: ofDevices,
        events,
      } = countBatch(batch, codes, scanners, devices, values);
      if (scans.length === 0) return read;
      const [told] = await Promise.all([
        outbox.write(transaction, events),
        insertScans(transaction, scans),
        writeTally(transaction, [...tally.buckets()], ofDevices),
        joinCampaigns(transaction, scans),
      ]);
      tenantIds = told;
      return read;
    }

    try {
      const within = db.isAway ? PATIENCE_WHEN_AWAY : PATIENCE;
      memory.keep(await db.write(write, { isRepeatable: true, within }));
    } catch (error) {
      if (!(error instanceof AlreadyKept)) throw error;
    }
    return tenantIds;
  };
}

async function insertScans(transaction: Connection, scans: readonly CountedScan[]): Promise<void> {
  const texts = ["device", "system", "browser", "language", "referrer", "country", "bot"] as const;
  const flags = ["first", "second", "repeat"] as const;
  await rowsOf(transaction, INSERT, [
    plainArray(scans.map(({ code }) => code.codeSeq)),
    plainArray(scans.map(({ id }) => id)),
    plainArray(scans.map(({ scan }) => scan.at)),
    bytesArray(scans.map(({ scan }) => scan.visitor)),
    bytesArray(scans.map(({ scan }) => scan.deviceKey)),
    ...texts.map((name) => textArray(scans.map(({ scan }) => scan[name]))),
    ...flags.map((name) => plainArray(scans.map((scan) => scan[name]))),
  ]);
}

async function joinCampaigns(transaction: Connection, scans: readonly CountedScan[]): Promise<void> {
  const firsts = scans.filter(({ first }) => first);
  if (firsts.length === 0) return;
  await rowsOf(transaction, JOIN_CAMPAIGNS, [
    plainArray(firsts.map(({ day }) => day)),
    textArray(firsts.map(({ code }) => code.tenantId)),
    textArray(firsts.map(({ code }) => code.group)),
    bytesArray(firsts.map(({ scanner }) => scanner)),
  ]);
}
