import type { KeptDevice, ScanStore } from "../../src/scans/store.ts";
import { type ScanRow, type ScanTotals, toScan, toSummary } from "../common/scan-row.ts";
import type { PostgresDatabase } from "./open.ts";
import type { Outbox } from "./outbox.ts";
import { rowsOf } from "./rows.ts";
import { createScanWriter } from "./scan-writing.ts";

/** Without a scan before which to begin: all of them. */
const NEWEST = Number.MAX_SAFE_INTEGER;

const LIST = `
  select s.id::float8 as id, s.at::float8 as at, s.visitor, s.device_key as "deviceKey", s.device, s.system, s.browser,
    s.language, s.referrer, s.country, s.bot, s.repeat
  from scans s where s.code_seq = (select seq from codes where id = $1) and s.id < $2 and ($3 or s.bot is null)
  order by s.id desc limit $4`;

const TOTALS = `
  select scans::float8 as scans, bots::float8 as bots, unique_visitors::float8 as "uniqueVisitors",
    bot_visitors::float8 as "botVisitors", repeat_scanners::float8 as "repeatScanners",
    bot_repeaters::float8 as "botRepeaters", devices::float8 as devices, repeat_devices::float8 as "repeatDevices",
    device_scans::float8 as "deviceScans"
  from code_totals where code_seq = (select seq from codes where id = $1)`;

const DEVICES = `
  select device as pseudonym, first_seen::float8 as "firstSeen", last_seen::float8 as "lastSeen", scans::float8 as scans
  from code_devices where code_seq = (select seq from codes where id = $1)
  order by last_seen desc, device limit $2`;

/** Rows that a late scan holds wait for the next time: who waits for them could hold up the scan. */
const FORGET = `
  with old as (
    select ctid from scanners where day < $1 order by day, code_seq, scanner limit $2 for update skip locked)
  delete from scanners where ctid in (select ctid from old) returning 1`;

/** How long a commit whose outcome nobody heard is still asked for: far longer than anybody tries, in milliseconds. */
const COMMITS_KEPT = 60 * 60 * 1_000;

/** By the time of the statement, which is one value to an index; what `clock_timestamp()` gives changes from row to row. */
const FORGET_COMMITS = `
  delete from scan_commits where at < (extract(epoch from statement_timestamp()) * 1000)::bigint - ${COMMITS_KEPT}`;

/** Scans in PostgreSQL. */
export function createScanStore(db: PostgresDatabase, outbox: Outbox): ScanStore {
  const write = createScanWriter(db, outbox);

  return {
    async commit(batch) {
      outbox.committed(await write(batch));
    },

    async list(codeId, { withBots, limit, before = NEWEST }) {
      const rows = await db.read((on) => rowsOf<ScanRow>(on, LIST, [codeId, before, withBots, limit]));
      return rows.map((row) => toScan(codeId, row));
    },

    async summary(codeId, withBots) {
      const [totals] = await db.read((on) => rowsOf<ScanTotals>(on, TOTALS, [codeId]));
      return toSummary(totals, withBots);
    },

    async devices(codeId, limit) {
      return db.read((on) => rowsOf<KeptDevice>(on, DEVICES, [codeId, limit]));
    },

    async forgetScanners(day, rows) {
      const forgotten = await db.write(async (on) => {
        await rowsOf(on, FORGET_COMMITS);
        return rowsOf(on, FORGET, [day, rows]);
      });
      return forgotten.length === rows;
    },
  };
}
