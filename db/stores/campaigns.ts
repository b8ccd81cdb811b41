import type { CampaignRecounter } from "../../src/housekeeping/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import { GRAIN } from "../common/grain.ts";
import {
  advance,
  AT_START,
  nextPart,
  passCode,
  type Progress,
  recounted,
  ROWS_AT_ONCE,
} from "./campaign-progress.ts";
import { stopScans } from "./locks.ts";
import { flag, from, nullable, shape, text, whole } from "./shape.ts";
import { counted, forUpdate, isChosen, prefixed, raw, sql } from "./sql.ts";
import { all, type Database, first, run, value, type Work } from "./work.ts";

/** The most codes of one step. */
export interface StepLimits {
  /** Codes of the campaign that are looked at. */
  readonly looked: number;
  /** Codes that were scanned on the day and are counted. On PostgreSQL they are locked, and their scans wait. */
  readonly counted: number;
}

/** A campaign's day that is to be recounted, and the progress of that. */
interface Recount extends Progress {
  readonly tenantId: string;
  readonly group: string;
  readonly day: number;
}

/** A code of the campaign, and how many scanners it counted once on the day. */
interface CountedCode {
  readonly id: string;
  readonly seq: number;
  readonly unique: number;
}

const RECOUNT = shape({
  tenantId: text,
  group: from("group_tag", text),
  day: whole,
  codeId: nullable(text),
  scanId: whole,
  firsts: whole,
  met: whole,
  base: whole,
  kept: whole,
  incomplete: flag,
  counted: flag,
});

const CODE = shape({ id: text, seq: whole, unique: whole });
const FOUND = shape({ last: nullable(whole), looked: whole, firsts: whole });

const placeOf = ({ tenantId, group, day }: Recount) =>
  sql`tenant_id = ${tenantId} and group_tag = ${group} and day = ${day}`;

/**
 * Recounts campaign days, one after the other, each in small steps.
 *
 * First the day's scanners are erased, then they are added again: by the recount, which goes through the single scans of
 * one code after the other, and by scans that come in meanwhile. Each adds only scanners that the other has not, so the
 * result is what the recount added plus what the campaign has grown by since it began. Until then the campaign shows the
 * old number.
 *
 * A step locks the codes it counts, so that it sees the scans of transactions in flight, and then the recount itself.
 * A transaction that moves a code locks in the same order.
 */
export function createCampaignRecounter(db: Database, limits: StepLimits): CampaignRecounter {
  return { step: (overBefore) => db.write(() => step(overBefore, limits)) };
}

function* step(overBefore: number, limits: StepLimits): Work<boolean> {
  const next = yield* first(RECOUNT)`select ${RECOUNT} from campaign_recounts
    order by tenant_id, group_tag, day limit 1`;
  if (!next) return false;
  if (next.codeId === null) {
    if (yield* isUnchanged(next)) yield* eraseScanners(next);
    return true;
  }
  const seen = countable(yield* codesAfter(next, next.codeId, limits), limits);
  const locked = yield* stopScans(seen.filter(({ unique }) => unique > 0).map(({ seq }) => seq));
  // A code that moved before it was locked has marked the day anew.
  if (yield* isUnchanged(next)) {
    const codes = yield* codesAfter(next, next.codeId, limits);
    yield* count(next, codes, locked, overBefore, limits);
  }
  return true;
}

/** The next codes of a campaign, found by an index. */
function codesAfter(
  { tenantId, group, day }: Recount,
  after: string,
  { looked }: StepLimits,
): Work<CountedCode[]> {
  const isOfGroup = group === "" ? raw("group_tag is null") : sql`group_tag = ${group}`;
  return all(CODE)`select c.id, c.seq, (select cast(coalesce(sum(unique_visitors), 0) as bigint)
      from ${counted("totals")} where code_seq = c.seq and grain = ${GRAIN.day} and slot = ${day}) as "unique"
    from (select id, seq from codes where tenant_id = ${tenantId} and ${isOfGroup} and id > ${after}
      order by id limit ${looked}) as c order by c.id`;
}

/** The first codes, up to the most that one step counts. */
function countable(codes: readonly CountedCode[], { counted }: StepLimits): readonly CountedCode[] {
  let left = counted;
  const end = codes.findIndex(({ unique }) => unique > 0 && left-- === 0);
  return end < 0 ? codes : codes.slice(0, end);
}

/** Locks a recount. @returns whether its progress is what it was. */
function* isUnchanged(recount: Recount): Work<boolean> {
  const now = yield* first(RECOUNT)`select ${RECOUNT} from campaign_recounts
    where ${placeOf(recount)} ${forUpdate}`;
  return now !== null && Bun.deepEquals(now, recount);
}

function* shown(recount: Recount): Work<number> {
  return (
    (yield* value(whole)`select cast(coalesce(sum(unique_visitors), 0) as bigint)
    from ${counted("campaign_days")} where ${placeOf(recount)}`) ?? 0
  );
}

function* save({ tenantId, group, day, ...progress }: Recount): Work<void> {
  yield* run`update campaign_recounts set ${RECOUNT.set(progress)}
    where ${placeOf({ tenantId, group, day, ...progress })}`;
}

function* remove(recount: Recount): Work<void> {
  yield* run`delete from campaign_recounts where ${placeOf(recount)}`;
}

function* eraseScanners(recount: Recount): Work<void> {
  const erased = yield* run`delete from campaign_scanners where ${isChosen(
    "day, tenant_id, group_tag, scanner",
    sql`from campaign_scanners where ${placeOf(recount)} order by scanner limit ${ROWS_AT_ONCE} ${forUpdate}`,
  )}`;
  if (erased === ROWS_AT_ONCE) return;
  if (recount.counted) yield* remove(recount);
  else yield* save({ ...recount, ...AT_START, base: yield* shown(recount) });
}

/** @param codes - the next codes, of which those in `locked` may be counted. */
function* count(
  recount: Recount,
  codes: readonly CountedCode[],
  locked: ReadonlySet<number>,
  overBefore: number,
  { looked }: StepLimits,
): Work<void> {
  const progress = { ...recount };
  let left = ROWS_AT_ONCE;
  for (const code of codes) {
    for (let isComplete = code.unique === 0; !isComplete;) {
      if (left <= 0 || !locked.has(code.seq)) return yield* save(progress);
      const part = yield* countSome(code, progress);
      left -= part.looked;
      isComplete = part.isComplete;
    }
    passCode(progress, code.id, code.unique);
  }
  if (codes.length === looked) yield* save(progress);
  else yield* finish(progress, overBefore);
}

/** Counts some scans of a code. */
function* countSome({ seq, unique }: CountedCode, progress: Recount) {
  const { tenantId, group, day } = progress;
  const part = nextPart(progress, day);
  const onDay = sql`(first and at >= ${day * DAY} and at < ${(day + 1) * DAY})`;
  const found = (yield* first(FOUND)`
    select max(id) as last, count(*) as looked, count(*) filter (where ${onDay}) as firsts from (
      select id, first, at from scans where code_seq = ${seq} and id > ${part.after} and id < ${part.until}
      order by id limit ${ROWS_AT_ONCE}) as part`) ?? { last: null, looked: 0, firsts: 0 };
  if (found.last !== null && found.firsts > 0)
    // Sorted as scans sort them, so that nodes never deadlock.
    progress.met += yield* run`insert into campaign_scanners (day, tenant_id, group_tag, scanner)
      select ${day}, ${tenantId}, ${group}, ${SCANNER_KEY} from scans
      where code_seq = ${seq} and id > ${part.after} and id <= ${found.last} and ${onDay} order by 4
      on conflict do nothing`;
  return { looked: found.looked, isComplete: advance(progress, part, found, unique) };
}

/** The key of a scan's scanner, as `scannerKey` makes it. */
const SCANNER_KEY = sql`case
  when device_key is null and bot is null then ${prefixed("00", "visitor")}
  when device_key is null then ${prefixed("01", "visitor")}
  when bot is null then ${prefixed("02", "device_key")}
  else ${prefixed("03", "device_key")} end`;

function* finish(recount: Recount, overBefore: number): Work<void> {
  const { tenantId, group, day } = recount;
  const before = yield* shown(recount);
  // By how much it differs: the transaction of a scan may be adding to the number.
  yield* run`insert into campaign_days (tenant_id, group_tag, day, unique_visitors)
    values (${tenantId}, ${group}, ${day}, ${recounted(recount, before) - before})
    on conflict (tenant_id, group_tag, day) do update
      set unique_visitors = campaign_days.unique_visitors + excluded.unique_visitors`;
  // Below zero it waits for what scans have added and nobody has added up.
  yield* run`delete from campaign_days where ${placeOf(recount)} and unique_visitors = 0`;
  yield* run`update campaign_totals set unique_visitors = unique_visitors + ${recounted(recount, before) - before}
    where tenant_id = ${tenantId} and group_tag = ${group} and unique_to > ${day}`;
  // The scanners of a day that is over are not needed any more, and erased in steps. Today's are.
  if (day < overBefore) yield* save({ ...recount, codeId: null, base: 0, counted: true });
  else yield* remove(recount);
}
