import type { Scan } from "../../src/scans/model.ts";
import { StorageError } from "../../src/shared/storage.ts";
import { bytesArray, plainArray, textArray } from "./arrays.ts";
import { createDayValuesCache } from "./day-values.ts";
import { faultKind } from "./faults.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import type { ScanWriting } from "../stores/scans.ts";
import type { Outbox } from "./outbox.ts";
import { rowsOf } from "./rows.ts";
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

/** `at` is the server's clock, in milliseconds. */
const ADD_COMMIT = `
  insert into scan_commits (id, at) values (decode($1, 'hex'), (extract(epoch from clock_timestamp()) * 1000)::bigint)
  on conflict do nothing returning 1 as fresh`;

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

/** How long a commit may still be repeated: far longer than any retry takes, in milliseconds. */
const COMMITS_KEPT = 60 * 60 * 1_000;

/** By the time of the statement, which is a constant to an index; `clock_timestamp()` changes from row to row. */
const FORGET_COMMITS = `
  delete from scan_commits where at < (extract(epoch from statement_timestamp()) * 1000)::bigint - ${COMMITS_KEPT}`;

/** Milliseconds for which a scan waits for a silent server. */
const PATIENCE = 5_000;

/** Tries to find out whether a commit took place, each after the server is back. */
const LOOKS = 5;

/** The code of the fault while the server is known to be away. Scans wait for nothing then. */
const AWAY = "AWAY";

/** An earlier attempt has committed the batch, and the connection was lost before its answer. */
class AlreadyCommitted extends Error {
  override readonly name = "AlreadyCommitted";
}

/** There was no commit with a number. */
class NeverCommitted extends Error {
  override readonly name = "NeverCommitted";
}

/** Whether a call failed without an answer. */
function isUnanswered({ code }: StorageError): boolean {
  const kind = faultKind(code);
  return kind === "lost" || kind === "silent";
}

/**
 * Writes batches of scans and all that follows from them. A batch is counted exactly once, also when connections are
 * lost: its transaction stores a random number, and a retry that finds the number there has nothing left to do.
 */
export function createScanWriting(db: PostgresDatabase, outbox: Outbox): ScanWriting {
  const cache = createDayValuesCache();

  /** @returns the tenants that got deliveries. */
  async function commit(batch: readonly Scan[]): Promise<ReadonlySet<string>> {
    if (batch.length === 0) return new Set();
    if (db.isAway) throw new StorageError(AWAY, null);
    const number = crypto.getRandomValues(new Uint8Array(16)).toHex();
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
      if (error instanceof AlreadyCommitted) return tenantIds;
      throw isSent && error instanceof StorageError && isUnanswered(error)
        ? new StorageError(error.code, error.cause, tookPlace(number))
        : error;
    }
    return tenantIds;
  }

  /**
   * Whether the commit with a number took place, asked when the server is back. To insert the number waits for a commit that
   * is still on its way. It is rolled back, so that asking twice gives the same answer.
   */
  async function tookPlace(number: string): Promise<boolean> {
    for (let looks = 0; looks < LOOKS; looks++)
      try {
        await db.untilBack();
        await db.write(async (on) => {
          const fresh = await rowsOf(on, ADD_COMMIT, [number]);
          if (fresh.length > 0) throw new NeverCommitted();
        });
        return true;
      } catch (error) {
        if (error instanceof NeverCommitted) return false;
      }
    return false;
  }

  return {
    commit: async (batch) => outbox.committed(await commit(batch)),
    async forgetCommits() {
      await db.write((on) => rowsOf(on, FORGET_COMMITS));
    },
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
