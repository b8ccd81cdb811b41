import { HOUR } from "../../../kit/shared/clock.ts";
import { lowestScanId } from "../../../../db/common/scanner.ts";
import type { Table } from "../../../../db/column.ts";
import { type OwnedTable, tablesOfOwner } from "../../../../db/owners.ts";
import { markGone } from "../../analytics/store/campaign-totals.ts";
import { eraseValues } from "../../history/store/former.ts";
import { cutLinks, UNCOUNTED, uncount } from "../../consent/store.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { forgetOld } from "../../tenants/store/kept-answers.ts";
import { eraseOfLeft } from "../../tenants/store/leaving.ts";
import { lockCodes } from "../../../../db/locks.ts";
import { moveSome } from "../../analytics/store/series-moves.ts";
import { bytes, shape, whole } from "../../../../db/shape.ts";
import { daysIn, skipScan } from "../../../../db/skip-scan.ts";
import {
  type Fragment,
  forUpdateSkipLocked,
  isAmong,
  isChosen,
  isOneOf,
  raw,
  sql,
} from "../../../../db/sql.ts";
import { all, bind, type Database, exists, run, value, type Work } from "../../../../db/work.ts";

/** Rows that a code counts as in a step, if it has fewer: it is looked for in every table, which takes 0.2 ms. */
const LEAST_COST = 50;

/** A code with single scans, and the ids of its oldest and newest one. */
const SCANNED = shape({ codeSeq: whole, oldest: whole, newest: whole });
/** A code with devices, and the earliest time at which one of them was last seen. */
const VISITED = shape({ codeSeq: whole, lastSeen: whole });

/**
 * Erases data in the background, a few rows at a time, so that no transaction lasts long. It goes on after a
 * restart.
 */
export function createEraser(db: Database, tables: readonly Table[]) {
  /** Each may have too many rows of an owner for one step. */
  const owned = {
    ofCodes: tablesOfOwner(tables, "code", "in steps"),
    ofTenants: tablesOfOwner(tables, "tenant", "in steps"),
  };
  const { writeUnsynced } = bind(db);
  /** The last code looked through in the present round, for old scans and for old devices. */
  let lookedThrough = 0;
  let visitedThrough = 0;

  return {
    /**
     * Erases at most about `rows` rows that deleted codes and withdrawn consents left behind, in one
     * transaction.
     * @returns whether there is more to erase.
     */
    // Nothing is lost when a crash undoes a step: it is done again. So none waits for the disk.
    step: writeUnsynced((rows: number) => step(owned, rows)),

    /**
     * Erases at most `rows` single scans recorded before `before`, and looks through as many codes for them.
     * Totals stay. Codes scanned while the clock was ahead are found by `now`.
     * @returns whether there is more to look through.
     */
    async retire(before: number, rows: number, now: number): Promise<boolean> {
      const after = lookedThrough;
      const { last, isFull } = await db.writeUnsynced(() => retire(after, before, rows, now));
      lookedThrough = isFull ? last : 0;
      return isFull;
    },

    /**
     * Erases at most `rows` devices not seen since `before`, as `retire` does. @returns whether there is more
     * to look through.
     */
    async retireDevices(before: number, rows: number): Promise<boolean> {
      const after = visitedThrough;
      const { last, isFull } = await db.writeUnsynced(() => retireDevices(after, before, rows));
      visitedThrough = isFull ? last : 0;
      return isFull;
    },

    /**
     * Erases at most `rows` answers that were stored before `at` for repeated requests. @returns whether
     * there are more.
     */
    forgetAnswers: writeUnsynced(forgetOld),

    /**
     * Erases at most `rows` scanners counted in campaigns on days before `day`. @returns whether there are
     * more.
     */
    async forgetCampaignScanners(day: number, rows: number): Promise<boolean> {
      const key = "day, tenant_id, group_tag, scanner";
      const old = sql`from campaign_scanners s where day < ${day} and not exists (
          select 1 from campaign_recounts r
          where r.tenant_id = s.tenant_id and r.group_tag = s.group_tag and r.day = s.day)
        order by ${raw(key)}`;
      return (await db.writeUnsynced(() => eraseSome("campaign_scanners", key, old, rows))) === rows;
    },
  };
}

/** Tables whose rows end in steps. */
interface Owned {
  readonly ofCodes: readonly OwnedTable[];
  readonly ofTenants: readonly OwnedTable[];
}

function* step({ ofCodes, ofTenants }: Owned, rows: number): Work<boolean> {
  if (yield* eraseOfLeft(ofTenants, rows)) return true;
  let left = rows;
  while (left > 0) {
    const codeSeq = yield* value(whole)`select code_seq from erasures
      order by requested_at, code_seq limit 1 ${forUpdateSkipLocked}`;
    // In a transaction of its own: it locks codes, which come before rows of codes in the order of locks.
    if (codeSeq === null) return left < rows || (yield* cutLinksOfOne(rows));
    // First its counts leave the series.
    if ((yield* moveSome(codeSeq, left)) > 0) return true;
    // A code without rows costs some look-ups, too.
    left -= Math.max(LEAST_COST, yield* eraseCode(ofCodes, codeSeq, left));
  }
  return true;
}

/** @returns whether there was a device whose links are to be cut. */
function* cutLinksOfOne(rows: number): Work<boolean> {
  const device = yield* value(bytes)`select device from device_erasures limit 1 ${forUpdateSkipLocked}`;
  if (device) yield* cutLinks(device, rows);
  return device !== null;
}

/** Erases some rows of a deleted code. @returns how many. */
function* eraseCode(tables: readonly OwnedTable[], codeSeq: number, rows: number): Work<number> {
  // By their key: an operator may have partitioned the table.
  let left =
    rows -
    (yield* run`delete from scans where code_seq = ${codeSeq} and id ${isAmong(
      sql`select id from scans where code_seq = ${codeSeq} limit ${rows} ${forUpdateSkipLocked}`,
    )}`);
  if (left > 0) {
    const days = isOneOf(yield* daysIn("scanners"));
    const scanners = sql`from scanners where day ${days} and code_seq = ${codeSeq}`;
    left -= yield* eraseSome("scanners", "day, code_seq, scanner", scanners, left);
  }
  // Deliveries of a code that its owner deleted are sent all the same, and erased once they are old.
  const keepsDeliveries = yield* exists`select 1 from deleted_codes where code_seq = ${codeSeq}`;
  for (const { table, key } of tables)
    if (left > 0 && !(keepsDeliveries && table === "webhook_deliveries"))
      left -= yield* eraseSome(table, key, sql`from ${raw(table)} where code_seq = ${codeSeq}`, left);
  if (left > 0) left -= yield* eraseValues(codeSeq, left);
  if (left > 0) {
    // A series, whose number is negative, was never added to a campaign.
    if (codeSeq > 0) yield* markGone([codeSeq]);
    yield* run`delete from deleted_codes where code_seq = ${codeSeq}
      and not exists (select 1 from webhook_deliveries where code_seq = ${codeSeq})`;
    yield* run`delete from erasures where code_seq = ${codeSeq}`;
  }
  return rows - left;
}

/** @returns the last code that was looked through, and whether there may be more to erase. */
function* retire(after: number, before: number, rows: number, now: number) {
  const [old, ahead] = [lowestScanId(before), lowestScanId(now + HOUR)];
  const codes = yield* all(SCANNED)`${skipScan("code_seq", "scans", after)}
    select item as "codeSeq", (select min(id) from scans where code_seq = item) as oldest,
      (select max(id) from scans where code_seq = item) as newest
    from found where item is not null limit ${rows}`;
  let left = rows;
  const aged = codes.filter(({ oldest }) => oldest < old).map(({ codeSeq }) => codeSeq);
  if (aged.length > 0) left -= yield* eraseScans(aged, sql`id < ${old}`, left);
  // Where a clock was ahead once, ids do not tell the age of later scans.
  const odd = codes.filter(({ newest }) => newest > ahead).map(({ codeSeq }) => codeSeq);
  if (odd.length > 0 && left > 0) left -= yield* eraseScans(odd, sql`at < ${before}`, left);
  // The same codes come first in the next step, until they have no old scans.
  if (left <= 0) return { last: after, isFull: true };
  return { last: codes.at(-1)?.codeSeq ?? after, isFull: codes.length === rows };
}

function eraseScans(seqs: readonly number[], isOld: Fragment, rows: number): Work<number> {
  return run`delete from scans where (code_seq, id) in (
    select code_seq, id from scans where code_seq ${isOneOf(seqs)} and ${isOld}
    order by code_seq, id limit ${rows})`;
}

function* retireDevices(after: number, before: number, rows: number) {
  const codes = yield* all(VISITED)`${skipScan("code_seq", "code_devices", after)}
    select item as "codeSeq", (select min(last_seen) from code_devices where code_seq = item) as "lastSeen"
    from found where item is not null limit ${rows}`;
  const old = codes.filter(({ lastSeen }) => lastSeen < before).map(({ codeSeq }) => codeSeq);
  if (old.length > 0) {
    const locked = yield* lockCodes(old);
    const erased = yield* all(UNCOUNTED)`delete from code_devices where ${isChosen(
      "code_seq, device",
      sql`from code_devices where code_seq ${isOneOf([...locked])} and last_seen < ${before} limit ${rows}`,
    )} returning ${UNCOUNTED}`;
    yield* uncount(erased);
    if (erased.length >= rows) return { last: after, isFull: true };
  }
  return { last: codes.at(-1)?.codeSeq ?? after, isFull: codes.length === rows };
}
