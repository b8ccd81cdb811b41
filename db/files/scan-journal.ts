import { Database } from "bun:sqlite";
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { BOT_REASONS, DEVICE_CLASSES, type Scan } from "../../src/features/scans/model.ts";
import type { JournalEntry, JournalStore } from "../../src/features/scans/records.ts";
import { onlyConnection } from "../sqlite/connection.ts";
import { translated } from "../sqlite/faults.ts";
import { preparedRows } from "../sqlite/prepared.ts";
import { createRunner } from "../sqlite/works.ts";
import { OBSERVED, OBSERVED_COLUMNS } from "../../src/features/scans/store/observed.ts";
import { bytes, shape, text, whole } from "../shape.ts";
import { type Fragment, isOneOf, sql } from "../sql.ts";
import { all, exists, run, value, type Work } from "../work.ts";
import { makeFile } from "./owner.ts";

/** The journal of a node, in its data folder: a file of SQLite, which survives crashes. */
export const JOURNAL_FILE = "scan-journal.db";

/** Pages of 4 KiB: 1 GiB, some six million scans. The disk is not the journal's alone; beyond that it is full. */
const MOST_PAGES = 262_144;

const SCHEMA = `
  create table if not exists batches (place integer primary key autoincrement, id blob not null, at integer not null,
    scans integer not null);
  create table if not exists scans (place integer not null, turn integer not null, code_id text not null,
    at integer not null, visitor blob not null, device text not null, system text, browser text, language text,
    referrer text, country text, bot text, destination text, primary key (place, turn)) without rowid;`;

/** Old batches that are removed in one transaction: a thousand scans or so. */
const REMOVED_AT_ONCE = 4;

const REMOVED = shape({ place: whole, scans: whole });

const BATCH = shape({ place: whole, id: bytes, scans: whole });

const SCAN = shape({ place: whole, codeId: text, ...OBSERVED });

export function createScanJournal(dataDir: string): JournalStore {
  const file = join(dataDir, JOURNAL_FILE);
  let opened: OpenJournal | null = null;
  let scans = 0;

  /** The file is made when it is first needed. */
  function journal(): OpenJournal {
    if (opened) return opened;
    opened = openJournal(file);
    scans = opened.count();
    return opened;
  }

  /** An empty journal takes no room, and holds nothing in its log. */
  function removed(count: number): number {
    scans -= count;
    if (count > 0 && scans === 0) opened?.clear();
    return count;
  }

  return {
    get scans() {
      return scans;
    },
    open: () => translated(() => void (existsSync(file) && journal())),
    add: (batch, id, at) =>
      translated(() => {
        const place = journal().add(batch, id, at);
        scans += batch.length;
        return place;
      }),
    after: (place, scans) => translated(() => journal().after(place, scans)),
    oldest: () => translated(() => journal().oldest()),
    remove: (places) => translated(() => void removed(journal().remove(places))),
    removeOlder: (before) => translated(() => removed(journal().removeOlder(before))),
    close() {
      opened?.close();
      opened = null;
    },
  };
}

interface OpenJournal {
  count(): number;
  add(batch: readonly Scan[], id: Uint8Array, at: number): number;
  after(place: number, scans: number): JournalEntry[];
  oldest(): number | null;
  remove(places: readonly number[]): number;
  removeOlder(before: number): number;
  clear(): void;
  close(): void;
}

function openJournal(file: string): OpenJournal {
  makeFile(file);
  const connection = new Database(file, { create: true, readwrite: true, strict: true });
  chmodSync(file, 0o600);
  connection.run("PRAGMA busy_timeout = 100");
  // Removed entries are overwritten, and their space is given back.
  connection.run("PRAGMA secure_delete = ON");
  connection.run("PRAGMA auto_vacuum = FULL");
  connection.run("PRAGMA journal_mode = WAL");
  connection.run(`PRAGMA max_page_count = ${MOST_PAGES}`);
  connection.run(SCHEMA);
  const only = onlyConnection(connection);
  const does = createRunner(only);
  const insertScans = preparedRows(only, "scans", ["place", "turn", "code_id", ...OBSERVED_COLUMNS]);

  /** @param isSynced - whether to wait for the disk. An entry that comes back in a crash is handed in again, and counts once. */
  function write<T>(isSynced: boolean, work: () => T): T {
    connection.run(`PRAGMA synchronous = ${isSynced ? "FULL" : "NORMAL"}`);
    connection.run("BEGIN IMMEDIATE");
    try {
      const result = work();
      connection.run("COMMIT");
      return result;
    } catch (error) {
      // After some faults, such as a full disk, SQLite has rolled back itself.
      if (connection.inTransaction) connection.run("ROLLBACK");
      throw error;
    }
  }

  /** @returns how many scans the removed batches held. */
  function remove(areRemoved: Fragment): number {
    const removed = does(all(REMOVED)`delete from batches where ${areRemoved} returning ${REMOVED}`);
    does(run`delete from scans where place ${isOneOf(removed.map(({ place }) => place))}`);
    return removed.reduce((sum, { scans }) => sum + scans, 0);
  }

  return {
    count: () => does(value(whole)`select coalesce(sum(scans), 0) from batches`) ?? 0,
    add: (batch, id, at) =>
      write(true, () => {
        const count = batch.length;
        const place = does(
          value(whole)`insert into batches (id, at, scans) values (${id}, ${at}, ${count}) returning place`,
        );
        insertScans(batch.flatMap((scan, turn) => [place, turn, ...columnsOf(scan)]));
        return place ?? 0;
      }),
    after: (place, scans) => does(entriesAfter(place, scans)),
    // Entries come in the order of their times, unless the clock was set back.
    oldest: () => does(value(whole)`select at from batches order by place limit 1`),
    remove: (places) => write(false, () => remove(sql`place ${isOneOf(places)}`)),
    removeOlder(before) {
      const isOld = does(
        exists`select 1 from batches where place = (select min(place) from batches) and at < ${before}`,
      );
      if (!isOld) return 0;
      return write(false, () =>
        remove(
          sql`place in (select place from batches where at < ${before} order by place limit ${REMOVED_AT_ONCE})`,
        ),
      );
    },
    clear: () => void connection.run("PRAGMA wal_checkpoint(TRUNCATE)"),
    close: () => connection.close(),
  };
}

function columnsOf({
  codeId,
  at,
  visitor,
  device,
  system,
  browser,
  language,
  referrer,
  country,
  bot,
  destination,
}: Scan) {
  return [codeId, at, visitor, device, system, browser, language, referrer, country, bot, destination];
}

function* entriesAfter(place: number, most: number): Work<JournalEntry[]> {
  // A batch has one scan at least, so no more batches than scans fit.
  const next = yield* all(
    BATCH,
  )`select ${BATCH} from batches where place > ${place} order by place limit ${most}`;
  let [count, total] = [1, next[0]?.scans ?? 0];
  for (const { scans } of next.slice(1)) {
    total += scans;
    if (total > most) break;
    count++;
  }
  const batches = next.slice(0, count);
  const rows = yield* all(SCAN)`select ${SCAN} from scans
    where place ${isOneOf(batches.map((batch) => batch.place))} order by place, turn`;
  const scans = Map.groupBy(rows, (row) => row.place);
  return batches.map((batch) => ({
    place: batch.place,
    id: batch.id,
    scans: (scans.get(batch.place) ?? []).map(({ place: _, ...row }) => ({
      ...row,
      deviceKey: null,
      device: DEVICE_CLASSES.find((known) => known === row.device) ?? "other",
      bot: BOT_REASONS.find((known) => known === row.bot) ?? null,
    })),
  }));
}
