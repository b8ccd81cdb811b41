import type { Eraser } from "../../src/housekeeping/store.ts";
import { HOUR } from "../../src/shared/clock.ts";
import { lowestScanId } from "../common/scanner.ts";
import { cutLinks, rememberedDays, UNCOUNTED, uncount } from "./devices.ts";
import { lockCodes } from "./locks.ts";
import { bytes, whole } from "./shape.ts";
import { type Fragment, forUpdateSkipLocked, isAmong, isChosen, isOneOf, raw, sql } from "./sql.ts";
import { all, type Database, run, value, values, type Work } from "./work.ts";

/** Codes looked through for old scans in one step. */
const CODES_AT_ONCE = 200;

/** Tables whose rows of one code may be too many for one step, with their keys. */
const LARGE = [
  { table: "dimension_totals", key: "code_seq, slot, dimension, value" },
  { table: "packed_totals", key: "code_seq, grain, slot" },
  { table: "dimension_values", key: "code_seq, id" },
  { table: "webhook_deliveries", key: "tenant_id, state, id" },
] as const;

const SMALL = ["totals", "funnel_days", "code_devices", "leads"] as const;

/** Erases a few rows at a time, so that no transaction lasts long. */
export function createEraser(db: Database): Eraser {
  /** Codes up to this one were looked through in the present round of retention. */
  let lookedThrough = 0;

  return {
    step: (rows) => db.write(() => step(rows)),

    async retire(before, rows, now) {
      const after = lookedThrough;
      const { last, isFull } = await db.write(() => retire(after, before, rows, now));
      lookedThrough = isFull ? last : 0;
      return isFull;
    },

    async forgetAnswers(at) {
      await db.write(
        () =>
          run`delete from kept_answers where ${isChosen(
            "tenant_id, route, key",
            sql`from kept_answers where created_at < ${at} ${forUpdateSkipLocked}`,
          )}`,
      );
    },

    async forgetCampaignScanners(day, rows) {
      const key = "day, tenant_id, group_tag, scanner";
      const old = sql`from campaign_scanners s where day < ${day} and not exists (
          select 1 from campaign_recounts r
          where r.tenant_id = s.tenant_id and r.group_tag = s.group_tag and r.day = s.day)
        order by ${raw(key)}`;
      return (await db.write(() => eraseSome("campaign_scanners", key, old, rows))) === rows;
    },
  };
}

function* step(rows: number): Work<boolean> {
  const codeSeq = yield* value(whole)`select code_seq from erasures
    order by requested_at, code_seq limit 1 ${forUpdateSkipLocked}`;
  if (codeSeq !== null) {
    yield* eraseCode(codeSeq, rows);
    return true;
  }
  const device = yield* value(bytes)`select device from device_erasures limit 1 ${forUpdateSkipLocked}`;
  if (device) yield* cutLinks(device);
  return device !== null;
}

/** Erases at most `rows` rows of a table that no other transaction has locked. @returns how many. */
function eraseSome(table: string, key: string, query: Fragment, rows: number): Work<number> {
  return run`delete from ${raw(table)} where ${isChosen(key, sql`${query} limit ${rows} ${forUpdateSkipLocked}`)}`;
}

/** Erases some of what a deleted code has left. */
function* eraseCode(codeSeq: number, rows: number): Work<void> {
  // By their key: an operator may have partitioned the table.
  let left =
    rows -
    (yield* run`delete from scans where code_seq = ${codeSeq} and id ${isAmong(
      sql`select id from scans where code_seq = ${codeSeq} limit ${rows} ${forUpdateSkipLocked}`,
    )}`);
  if (left > 0) {
    const days = isOneOf(yield* rememberedDays());
    const scanners = sql`from scanners where day ${days} and code_seq = ${codeSeq}`;
    left -= yield* eraseSome("scanners", "day, code_seq, scanner", scanners, left);
  }
  for (const { table, key } of LARGE)
    if (left > 0)
      left -= yield* eraseSome(table, key, sql`from ${raw(table)} where code_seq = ${codeSeq}`, left);
  if (left <= 0) return;
  for (const table of SMALL) yield* run`delete from ${raw(table)} where code_seq = ${codeSeq}`;
  yield* run`delete from erasures where code_seq = ${codeSeq}`;
}

/** @returns the last code that was looked through, and whether there may be more to erase. */
function* retire(after: number, before: number, rows: number, now: number) {
  const seqs = yield* values(
    whole,
  )`select seq from codes where seq > ${after} order by seq limit ${CODES_AT_ONCE}`;
  // The same codes come first in the next step, until they have no old scans.
  if ((yield* eraseOld(seqs, before, rows, now)) >= rows) return { last: after, isFull: true };
  yield* retireDevices(seqs, before);
  return { last: seqs.at(-1) ?? after, isFull: seqs.length === CODES_AT_ONCE };
}

/** Erases single scans from before a moment. @returns how many. */
function* eraseOld(seqs: readonly number[], before: number, rows: number, now: number): Work<number> {
  const erased = yield* eraseScans(seqs, sql`id < ${lowestScanId(before)}`, rows);
  if (erased >= rows) return erased;
  // Where a clock was ahead once, ids do not tell the age of later scans.
  const ahead = yield* values(whole)`select seq from codes where seq ${isOneOf(seqs)}
    and (select max(id) from scans where code_seq = seq) > ${lowestScanId(now + HOUR)}`;
  if (ahead.length === 0) return erased;
  return erased + (yield* eraseScans(ahead, sql`at < ${before}`, rows - erased));
}

function eraseScans(seqs: readonly number[], isOld: Fragment, rows: number): Work<number> {
  return run`delete from scans where (code_seq, id) in (
    select code_seq, id from scans where code_seq ${isOneOf(seqs)} and ${isOld}
    order by code_seq, id limit ${rows})`;
}

function* retireDevices(seqs: readonly number[], before: number): Work<void> {
  const old = yield* values(whole)`select distinct code_seq from code_devices
    where code_seq ${isOneOf(seqs)} and last_seen < ${before}`;
  if (old.length === 0) return;
  const locked = yield* lockCodes(old);
  yield* uncount(
    yield* all(UNCOUNTED)`delete from code_devices
      where code_seq ${isOneOf([...locked])} and last_seen < ${before} returning ${UNCOUNTED}`,
  );
}
