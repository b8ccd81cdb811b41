import type { ScanSummary } from "../log-model.ts";
import type { Scan } from "../model.ts";
import type { NumberedBatch, ScanFilter, StoredScan } from "../records.ts";
import { classesOf, OBSERVED } from "./observed.ts";
import { listOfWorkspace } from "./workspace-log.ts";
import { bytes, flag, from, nullable, shape, sumOf, whole } from "../../../../db/shape.ts";
import { counted, forUpdateSkipLocked, isChosen, NOTHING, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, type Work } from "../../../../db/work.ts";

const SCAN = shape({ id: whole, ...OBSERVED, deviceKey: nullable(bytes), repeat: flag });

/** Counters of a code. Automated scans are counted too, and apart. */
const COUNTERS = shape({
  scans: sumOf("scans"),
  bots: sumOf("bots"),
  uniqueVisitors: sumOf("unique_visitors"),
  botVisitors: sumOf("bot_visitors"),
  repeatScanners: sumOf("repeat_scanners"),
  botRepeaters: sumOf("bot_repeaters"),
  devices: sumOf("devices"),
  repeatDevices: sumOf("repeat_devices"),
  deviceScans: sumOf("device_scans"),
});

/**
 * The devices of a code whose scans were all automated, those that only automated scans make repeated ones,
 * and the number of automated scans of devices.
 */
const AUTOMATED = shape({
  devices: sumOf("case when scans = bots then 1 else 0 end"),
  repeatDevices: sumOf("case when scans > 1 and scans - bots < 2 then 1 else 0 end"),
  deviceScans: sumOf("bots"),
});

/**
 * The most devices with automated scans that are read for one summary, along an index: some milliseconds.
 * Only a program that gives consent again and again makes more for a code, and those count as devices of
 * people.
 */
const MOST_AUTOMATED = 10_000;

const NO_DEVICES = { devices: 0, repeatDevices: 0, deviceScans: 0 };

const DEVICE = shape({ pseudonym: from("device", bytes), firstSeen: whole, lastSeen: whole, scans: whole });

const NO_SCANS: ScanSummary = {
  total: 0,
  uniqueVisitors: 0,
  repeatScanners: 0,
  uniqueDevices: 0,
  repeatDevices: 0,
  avgScansPerDevice: 0,
  bots: 0,
};

const seqOf = (codeId: string) => sql`(select seq from codes where id = ${codeId})`;

/** How an engine writes scans, each in its own way: it is the hot path. */
export interface ScanWriting {
  /**
   * Commits a batch: scans and counters in one transaction, on the disk when the promise resolves. Scans of
   * codes that were deleted meanwhile are left out.
   * @param parts - the batches that are joined in this one, each with its id of 16 bytes; without, it is
   *   one batch with a new id. A part whose id was committed before is not counted again, for 26 hours.
   *   SQLite ignores them: a commit there is never left without an answer.
   * @param isAside - whether the scans were answered meanwhile, to be handed in later. Then no further
   *   attempt begins: a device may have been erased.
   * @throws StorageError
   */
  commit(batch: readonly Scan[], parts?: readonly NumberedBatch[], isAside?: () => boolean): Promise<void>;
  /**
   * For how long a commit holds the event loop: what each code of a batch, and each scan by a device, adds,
   * in scans.
   */
  readonly costs: { readonly code: number; readonly device: number };
  /** Deletes the records of commits that are too old to be repeated. */
  forgetCommits(): Promise<void>;
}

/** Stores scans. */
export function createScanStore(db: Database, writing: ScanWriting) {
  const { read } = bind(db);
  return {
    commit: writing.commit,
    costs: writing.costs,
    /** Newest first. */
    list: read(list),
    /** Newest first, over all codes of a workspace. */
    listOfWorkspace: read(listOfWorkspace),
    summary: read(summary),
    /** Consenting devices that scanned a code, those seen last first. */
    devices: (codeId: string, limit: number) =>
      db.read(
        () => all(DEVICE)`select ${DEVICE} from code_devices where code_seq = ${seqOf(codeId)}
          order by last_seen desc, device limit ${limit}`,
      ),

    /**
     * Erases at most `rows` scanners of days before `day`; their scans stay. @returns whether there are more.
     */
    async forgetScanners(day: number, rows: number): Promise<boolean> {
      await writing.forgetCommits();
      // Rows that a late scan has locked are left for the next time: waiting for them could hold up scans.
      const erased = await db.writeUnsynced(
        () =>
          run`delete from scanners where ${isChosen(
            "day, code_seq, scanner",
            sql`from scanners where day < ${day} order by day, code_seq, scanner limit ${rows} ${forUpdateSkipLocked}`,
          )}`,
      );
      return erased === rows;
    },
  };
}

export type ScanStore = ReturnType<typeof createScanStore>;

function* list(codeId: string, { withBots, limit, before }: ScanFilter): Work<StoredScan[]> {
  const rows = yield* all(SCAN)`select ${SCAN} from scans where code_seq = ${seqOf(codeId)}
    ${withBots ? NOTHING : sql`and bot is null`} ${before === undefined ? NOTHING : sql`and id < ${before}`}
    order by id desc limit ${limit}`;
  return rows.map((row) => ({ ...row, codeId, ...classesOf(row) }));
}

function* summary(codeId: string, withBots: boolean): Work<ScanSummary> {
  const counters = yield* first(
    COUNTERS,
  )`select ${COUNTERS} from ${counted("code_totals")} where code_seq = ${seqOf(codeId)}`;
  if (!counters) return NO_SCANS;
  const { scans, bots, uniqueVisitors, botVisitors, repeatScanners, botRepeaters } = counters;
  const automated = withBots
    ? NO_DEVICES
    : yield* first(AUTOMATED)`select ${AUTOMATED} from (select scans, bots from code_devices
          where code_seq = ${seqOf(codeId)} and bots > 0 limit ${MOST_AUTOMATED}) as automated`;
  // Scans go on between the two statements.
  const less = (of: keyof typeof NO_DEVICES) => Math.max(0, counters[of] - (automated?.[of] ?? 0));
  const [devices, repeatDevices] = [less("devices"), less("repeatDevices")];
  return {
    total: scans - (withBots ? 0 : bots),
    uniqueVisitors: uniqueVisitors - (withBots ? 0 : botVisitors),
    repeatScanners: repeatScanners - (withBots ? 0 : botRepeaters),
    uniqueDevices: devices,
    repeatDevices,
    avgScansPerDevice: devices === 0 ? 0 : less("deviceScans") / devices,
    bots,
  };
}
