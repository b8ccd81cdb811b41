import type { Scan } from "../../src/scans/model.ts";
import { StorageError } from "../../src/shared/storage.ts";
import { bytesArray, plainArray, textArray } from "./arrays.ts";
import { createDayValuesCache } from "./day-values.ts";
import { faultKind } from "./faults.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import type { ScanWriting } from "../stores/scans.ts";
import type { Outbox } from "./outbox.ts";
import { rowsOf } from "./rows.ts";
import { ADD_COMMIT, createScanCommits } from "./scan-commits.ts";
import {
  countBatch,
  countDevices,
  type CountedScan,
  countScanners,
  lockCodes,
  readCodes,
} from "./scan-batch.ts";
import { writeTally } from "./tally.ts";
import { addToTenants } from "./tenant-totals.ts";

const INSERT = `
  insert into scans (code_seq, id, at, visitor, device_key, device, system, browser, language, referrer, country, bot,
    first, second, repeat)
  select * from unnest($1::text::bigint[], $2::text::bigint[], $3::text::bigint[], $4::text::bytea[], $5::text::bytea[],
    $6::text::text[], $7::text::text[], $8::text::text[], $9::text::text[], $10::text::text[], $11::text::text[],
    $12::text::text[], $13::text::boolean[], $14::text::boolean[], $15::text::boolean[])`;

/** Adds scanners that a campaign has not counted on that day. Sorted, so that nodes never deadlock. */
const JOIN_CAMPAIGNS = `
  with joined as (
    insert into campaign_scanners (day, tenant_id, group_tag, scanner)
    select * from unnest($1::text::bigint[], $2::text::text[], $3::text::text[], $4::text::bytea[]) order by 1, 2, 3, 4
    on conflict do nothing
    returning day, tenant_id, group_tag)
  insert into campaign_days as t (tenant_id, group_tag, day, unique_visitors)
  select tenant_id, group_tag, day, count(*) from joined group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, group_tag, day) do update set unique_visitors = t.unique_visitors + excluded.unique_visitors`;

/** Milliseconds for which a scan waits for a silent server. */
const PATIENCE = 5_000;

/** The code of the fault while the server is known to be away. Scans wait for nothing then. */
const AWAY = "AWAY";

/** An earlier attempt has committed the batch, and the connection was lost before its answer. */
class AlreadyCommitted extends Error {
  override readonly name = "AlreadyCommitted";
}

/** Whether a call failed without an answer. */
function isUnanswered({ code }: StorageError): boolean {
  const kind = faultKind(code);
  return kind === "lost" || kind === "silent";
}

/**
 * Writes batches of scans and all that follows from them. A batch is counted exactly once, also when connections are
 * lost: its transaction stores a number, and a retry that finds the number there has nothing left to do.
 */
export function createScanWriting(db: PostgresDatabase, outbox: Outbox): ScanWriting {
  const cache = createDayValuesCache();
  const commits = createScanCommits(db);

  /** @returns the tenants that got deliveries. */
  async function commit(
    batch: readonly Scan[],
    id: Uint8Array = crypto.getRandomValues(new Uint8Array(16)),
  ): Promise<ReadonlySet<string>> {
    if (batch.length === 0) return new Set();
    if (db.isAway) throw new StorageError(AWAY, null);
    const number = id.toHex();
    const codeIds = [...new Set(batch.map(({ codeId }) => codeId))];
    let tenantIds: ReadonlySet<string> = new Set();
    /** Whether a commit was sent: from then on it may have taken place. */
    let isSent = false;

    async function write(transaction: Connection) {
      const { known, wanted } = cache.find(batch);
      // Sent together, and run in order.
      const [fresh, locked, found, scanners, devices, read] = await Promise.all([
        rowsOf(transaction, ADD_COMMIT, [number]),
        lockCodes(transaction, codeIds),
        readCodes(transaction, codeIds),
        countScanners(transaction, batch),
        countDevices(transaction, batch),
        cache.read(transaction, wanted),
      ]);
      if (fresh.length === 0) throw new AlreadyCommitted();
      const codes = found.filter(({ codeSeq }) => locked.has(codeSeq));
      const values = new Map([...known, ...read]);
      const {
        scans,
        tally,
        devices: ofDevices,
        events,
      } = countBatch(batch, codes, scanners, devices, values);
      if (scans.length === 0) return read;
      const [tenants] = await Promise.all([
        outbox.write(transaction, events),
        insertScans(transaction, scans),
        writeTally(transaction, [...tally.buckets()], ofDevices),
        joinCampaigns(transaction, scans),
        addToTenants(transaction, scans),
      ]);
      tenantIds = tenants;
      isSent = true;
      return read;
    }

    try {
      cache.add(await db.write(write, { isRepeatable: true, within: PATIENCE }));
    } catch (error) {
      if (!(error instanceof AlreadyCommitted))
        throw isSent && error instanceof StorageError && isUnanswered(error)
          ? new StorageError(error.code, error.cause, () => commits.tookPlace(number))
          : error;
      await commits.confirm(number, PATIENCE);
    }
    return tenantIds;
  }

  return {
    commit: async (batch, id) => outbox.committed(await commit(batch, id)),
    forgetCommits: commits.forget,
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
