import type { Scan } from "../../src/features/scans/model.ts";
import type { NumberedBatch } from "../../src/features/scans/records.ts";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { SLOT } from "../common/grain.ts";
import type { Bucket } from "../common/tally.ts";
import { bytesArray, hexArray, plainArray, textArray } from "./arrays.ts";
import { createCodeNumbers } from "./code-numbers.ts";
import { createDayValuesCache } from "./day-values.ts";
import { faultKind } from "./faults.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { lockNumberOf } from "../locks.ts";
import type { ScanWriting } from "../../src/features/scans/store/scans.ts";
import type { Outbox } from "./outbox.ts";
import { rowsOf } from "./rows.ts";
import { BEGIN_COMMIT, createScanCommits } from "./scan-commits.ts";
import {
  countBatch,
  countDevices,
  type CountedScan,
  countScanners,
  lockForValues,
  readCodes,
} from "./scan-batch.ts";
import { createScanIds } from "./scan-ids.ts";
import { appendTally } from "./tally.ts";

const INSERT = `
  insert into scans (code_seq, id, at, visitor, device_key, device, system, browser, language, referrer, country, bot,
    destination, first, second, repeat, workspace)
  select * from unnest($1::text::bigint[], $2::text::bigint[], $3::text::bigint[], $4::text::bytea[], $5::text::bytea[],
    $6::text::text[], $7::text::text[], $8::text::text[], $9::text::text[], $10::text::text[], $11::text::text[],
    $12::text::text[], $13::text::text[], $14::text::boolean[], $15::text::boolean[], $16::text::boolean[],
    $17::text::bigint[])`;

/**
 * Adds scanners that a campaign has not counted on that day, in the order of the rows, and appends what this adds to campaigns
 * and tenants.
 */
const JOIN_CAMPAIGNS = `
  with joined as (
    insert into campaign_scanners (day, tenant_id, group_tag, scanner)
    select * from unnest($1::text::bigint[], $2::text::text[], $3::text::text[], $4::text::bytea[])
    on conflict do nothing
    returning day, tenant_id, group_tag)
  insert into campaign_deltas (tenant_id, group_tag, day, id, scans, code_visitors, unique_visitors)
  select a.tenant_id, a.group_tag, a.day, decode($10, 'hex'), a.scans, a.visitors,
    (select count(*) from joined j where j.tenant_id = a.tenant_id and j.group_tag = a.group_tag and j.day = a.day)
  from unnest($5::text::text[], $6::text::text[], $7::text::bigint[], $8::text::bigint[], $9::text::bigint[])
    as a(tenant_id, group_tag, day, scans, visitors)`;

/** Milliseconds for which a scan waits for a silent server. */
const PATIENCE = 5_000;

/** SQLSTATE of a row whose key is there already, and how many stripes a batch tries then. */
const TAKEN = "23505";
const LANES_TRIED = 8;

/** The code of the fault while the server is known to be away. Scans wait for nothing then. */
const AWAY = "AWAY";

/** An earlier attempt has committed some of the batches, and the connection was lost before its answer. */
class AlreadyCommitted extends Error {
  override readonly name = "AlreadyCommitted";
  /** The numbers of the others. */
  readonly fresh: ReadonlySet<string>;

  constructor(fresh: ReadonlySet<string>) {
    super();
    this.fresh = fresh;
  }
}

/** A code was deleted after its number was remembered: what is counted on it has to be undone. */
class CodesDeleted extends Error {
  override readonly name = "CodesDeleted";
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
  const ids = createScanIds();
  const numbers = createCodeNumbers();

  /** @returns the tenants that got deliveries. */
  async function commit(
    batch: readonly Scan[],
    parts: readonly NumberedBatch[] = [{ id: crypto.getRandomValues(new Uint8Array(16)), scans: batch }],
    isAside = () => false,
  ): Promise<ReadonlySet<string>> {
    if (batch.length === 0) return new Set();
    if (db.isAway) throw new StorageError(AWAY, null);
    const commitNumbers = parts.map((part) => part.id.toHex());
    const [number = ""] = commitNumbers;
    let tenantIds: ReadonlySet<string> = new Set();
    /** Whether a commit was sent: from then on it may have taken place. */
    let isSent = false;

    async function write(transaction: Connection) {
      if (isAside()) throw new StorageError(AWAY, null);
      const numbered = await numbers.number(transaction, batch);
      const codeSeqs = [...new Set(numbered.map(({ codeSeq }) => codeSeq))].sort((a, b) => a - b);
      const { known, wanted } = cache.find(numbered);
      // Sent together, and run in order.
      const [fresh, , codes, scanners, devices, read] = await Promise.all([
        rowsOf<{ id: string }>(transaction, BEGIN_COMMIT, [
          hexArray(commitNumbers),
          plainArray(codeSeqs.map(lockNumberOf)),
        ]),
        lockForValues(transaction, [...new Set(wanted.map(({ codeSeq }) => codeSeq))]),
        readCodes(transaction, codeSeqs),
        countScanners(transaction, numbered),
        countDevices(transaction, numbered),
        cache.read(transaction, wanted),
      ]);
      if (fresh.length < parts.length) throw new AlreadyCommitted(new Set(fresh.map((row) => row.id)));
      if (numbers.forgetDeleted(numbered, codes)) throw new CodesDeleted();
      const values = new Map([...known, ...read]);
      const {
        scans,
        tally,
        devices: ofDevices,
        events,
      } = countBatch(numbered, codes, scanners, devices, values, ids);
      if (scans.length === 0) return read;
      const [tenants] = await Promise.all([
        outbox.write(transaction, events),
        insertScans(transaction, scans),
        appendTally(transaction, [...tally.buckets()], ofDevices, firstScans(scans)),
        joinCampaigns(transaction, number, scans),
      ]);
      tenantIds = tenants;
      isSent = true;
      return read;
    }

    try {
      cache.add(await withOwnIds(() => db.write(write, { isRepeatable: true, within: PATIENCE })));
    } catch (error) {
      if (!(error instanceof AlreadyCommitted))
        throw isSent && error instanceof StorageError && isUnanswered(error)
          ? new StorageError(error.code, error.cause, () => commits.tookPlace(number))
          : error;
      const rest = parts.filter((part) => error.fresh.has(part.id.toHex()));
      const before = commitNumbers.filter((other) => !error.fresh.has(other));
      await commits.confirm(before, PATIENCE);
      if (rest.length > 0) {
        const scans = rest.flatMap((part) => part.scans);
        return commit(scans, rest, isAside);
      }
    }
    return tenantIds;
  }

  /**
   * Runs a transaction again in another stripe when another node has given one of its ids, and without the
   * scans of codes that were deleted.
   */
  async function withOwnIds<T>(transact: () => Promise<T>): Promise<T> {
    for (let turn = 1; ; turn++)
      try {
        return await transact();
      } catch (error) {
        if (error instanceof CodesDeleted) continue;
        if (!(error instanceof StorageError && error.code === TAKEN) || turn === LANES_TRIED) throw error;
        ids.changeStripe();
      }
  }

  return {
    // The server does the work, beside the loop.
    costs: { code: 0, device: 0 },
    commit: async (...call) => outbox.committed(await commit(...call)),
    forgetCommits: commits.forget,
  };
}

/** Gives the id of the first scan that a bucket counts. */
function firstScans(scans: readonly CountedScan[]): (bucket: Bucket) => number {
  const firsts = new Map<string, number>();
  for (const { code, scan, id } of scans) {
    const name = `${code.codeSeq} ${scan.at - (scan.at % SLOT.quarter)}`;
    if (!firsts.has(name)) firsts.set(name, id);
  }
  return ({ codeSeq, from }) => firsts.get(`${codeSeq} ${from}`) ?? 0;
}

async function insertScans(transaction: Connection, scans: readonly CountedScan[]): Promise<void> {
  const texts = [
    "device",
    "system",
    "browser",
    "language",
    "referrer",
    "country",
    "bot",
    "destination",
  ] as const;
  const flags = ["first", "second", "repeat"] as const;
  await rowsOf(transaction, INSERT, [
    plainArray(scans.map(({ code }) => code.codeSeq)),
    plainArray(scans.map(({ id }) => id)),
    plainArray(scans.map(({ scan }) => scan.at)),
    bytesArray(scans.map(({ scan }) => scan.visitor)),
    bytesArray(scans.map(({ scan }) => scan.deviceKey)),
    ...texts.map((name) => textArray(scans.map(({ scan }) => scan[name]))),
    ...flags.map((name) => plainArray(scans.map((scan) => scan[name]))),
    plainArray(scans.map(({ code }) => code.workspace)),
  ]);
}

/** @param number - the number of the commit. */
async function joinCampaigns(
  transaction: Connection,
  number: string,
  scans: readonly CountedScan[],
): Promise<void> {
  // Sorted, so that nodes never deadlock. A scanner is one of a tenant.
  const firsts = scans
    .filter(({ first }) => first)
    .map(({ scanner, day, code }) => ({
      scanner,
      day,
      code,
      name: `${scanner} ${day} ${code.group}`,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const campaigns = new Map<
    string,
    { tenantId: string; group: string; day: number; scans: number; visitors: number }
  >();
  for (const { code, day, first } of scans) {
    const name = `${day} ${code.tenantId} ${code.group}`;
    const { tenantId, group } = code;
    const counts = campaigns.get(name) ?? { tenantId, group, day, scans: 0, visitors: 0 };
    counts.scans++;
    if (first) counts.visitors++;
    campaigns.set(name, counts);
  }
  const sums = [...campaigns.values()];
  await rowsOf(transaction, JOIN_CAMPAIGNS, [
    plainArray(firsts.map(({ day }) => day)),
    textArray(firsts.map(({ code }) => code.tenantId)),
    textArray(firsts.map(({ code }) => code.group)),
    hexArray(firsts.map(({ scanner }) => scanner)),
    textArray(sums.map(({ tenantId }) => tenantId)),
    textArray(sums.map(({ group }) => group)),
    plainArray(sums.map(({ day }) => day)),
    plainArray(sums.map(({ scans }) => scans)),
    plainArray(sums.map(({ visitors }) => visitors)),
    number,
  ]);
}
