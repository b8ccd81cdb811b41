import { codesAfter, countable, countCodes } from "./campaign-counting.ts";
import { AT_START, type Recount, recounted, ROWS_AT_ONCE } from "./campaign-progress.ts";
import { stopScans } from "../../../../db/locks.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { counted, forUpdate, type Fragment, isChosen, isOneOf, NOTHING, sql } from "../../../../db/sql.ts";
import { all, type Database, first, run, value, type Work } from "../../../../db/work.ts";

/** The most codes of one step. */
export interface StepLimits {
  /** Codes of the campaign that are looked at. */
  readonly looked: number;
  /** Codes that were scanned on the days and are counted. On PostgreSQL they are locked, and their scans wait. */
  readonly counted: number;
}

/** A campaign of a tenant; the group of untagged codes is empty. */
interface Campaign {
  readonly tenantId: string;
  readonly group: string;
}

/** Days that are counted together, and days that are begun or ended in one step: each of these takes several statements. */
const TOGETHER = 250;
const ONE_BY_ONE = 25;

const CAMPAIGN = shape({ tenantId: text, group: from("group_tag", text) });

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

const isOf = ({ tenantId, group }: Campaign) => sql`tenant_id = ${tenantId} and group_tag = ${group}`;
const placeOf = (recount: Recount) => sql`${isOf(recount)} and day = ${recount.day}`;

/**
 * Counts campaigns again after codes were added or deleted, in small steps: those of one campaign together.
 *
 * First the day's scanners are erased, then they are added again: by the recount, which goes through the
 * single scans of one code after the other, and by scans that come in meanwhile. Each adds only scanners that
 * the other has not, so the result is what the recount added plus what the campaign has grown by since it
 * began. Until then the campaign shows the old number.
 *
 * Each day has a progress of its own. A step takes those that have come least far, up to the next one, so
 * that days meet and go on together: each code is looked at once for all of them.
 *
 * A step locks the codes it counts, so that it sees the scans of transactions in flight, and then the
 * recounts themselves. A transaction that moves a code locks in the same order.
 */
export function createCampaignRecounter(db: Database, limits: StepLimits) {
  // Nothing is lost when a crash undoes a step: it is done again. So none waits for the disk.
  return {
    /**
     * Recounts a part of a campaign day, for a few milliseconds.
     * @param overBefore - days before this UTC day are over: nobody is counted on them any more.
     * @returns whether there is more to do.
     */
    step: (overBefore: number) => db.writeUnsynced(() => step(overBefore, limits)),
  };
}

function* step(overBefore: number, limits: StepLimits): Work<boolean> {
  const campaign = yield* first(CAMPAIGN)`select ${CAMPAIGN} from campaign_recounts
    order by tenant_id, group_tag, day limit 1`;
  if (!campaign) return false;
  const marked = yield* all(RECOUNT)`select ${RECOUNT} from campaign_recounts
    where ${isOf(campaign)} and code_id is null order by day limit ${ONE_BY_ONE} ${forUpdate}`;
  if (marked.length > 0) yield* eraseScanners(marked);
  else yield* countTogether(campaign, overBefore, limits);
  return true;
}

/** Goes on with the days that have come least far. */
function* countTogether(campaign: Campaign, overBefore: number, limits: StepLimits): Work<void> {
  const recounts = yield* leastFar(campaign, NOTHING);
  const [{ codeId: after = null } = {}] = recounts;
  if (after === null) return;
  const until = yield* value(nullable(text))`select min(code_id) from campaign_recounts
    where ${isOf(campaign)} and code_id > ${after}`;
  const stretch = { ...campaign, after, until, days: recounts.map(({ day }) => day) };
  const seen = yield* codesAfter(stretch, limits.looked);
  const locked = yield* stopScans(countable(seen.codes, limits.counted));
  // A code that moved before it was locked has marked its days anew.
  if (!Bun.deepEquals(recounts, yield* leastFar(campaign, forUpdate))) return;
  const { codes, isAll } = locked.size > 0 ? yield* codesAfter(stretch, limits.looked) : seen;
  if (codes.length === 0 && until === null) {
    for (const recount of recounts.slice(0, ONE_BY_ONE)) yield* finish(recount, overBefore);
    return;
  }
  const { changed, through } = yield* countCodes(recounts, codes, locked, after);
  const end = isAll && through === (codes.at(-1)?.id ?? after) ? (until ?? through) : through;
  for (const recount of changed)
    yield* save(recount.codeId !== null && recount.codeId < end ? { ...recount, codeId: end } : recount);
  const others = new Set(stretch.days).difference(new Set(changed.map(({ day }) => day)));
  if (end !== after)
    yield* run`update campaign_recounts set code_id = ${end}, scan_id = 0, firsts = 0
      where ${isOf(campaign)} and day ${isOneOf([...others])}`;
}

/** The days that have come least far, in their order. */
function leastFar(campaign: Campaign, lock: Fragment): Work<Recount[]> {
  return all(RECOUNT)`select ${RECOUNT} from campaign_recounts where ${isOf(campaign)} and code_id = (
      select min(code_id) from campaign_recounts where ${isOf(campaign)})
    order by day limit ${TOGETHER} ${lock}`;
}

function* shown(recount: Recount): Work<number> {
  return (
    (yield* value(whole)`select cast(coalesce(sum(unique_visitors), 0) as bigint)
    from ${counted("campaign_days")} where ${placeOf(recount)}`) ?? 0
  );
}

/**
 * The number that a campaign shows, without scanners that scans have stored since the others were erased: the recount does not meet
 * those. One statement reads both, as of one moment.
 */
function* baseOf(recount: Recount): Work<number> {
  return (
    (yield* value(whole)`select cast(coalesce(sum(unique_visitors), 0) as bigint)
      - (select count(*) from campaign_scanners where ${placeOf(recount)})
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

/** Erases the scanners of days. Then a day's count begins, or its recount is over if it was counted. */
function* eraseScanners(marked: readonly Recount[]): Work<void> {
  let left = ROWS_AT_ONCE;
  for (const recount of marked) {
    left -= yield* run`delete from campaign_scanners where ${isChosen(
      "day, tenant_id, group_tag, scanner",
      sql`from campaign_scanners where ${placeOf(recount)} order by scanner limit ${left} ${forUpdate}`,
    )}`;
    if (left === 0) return;
    if (recount.counted) yield* remove(recount);
    else yield* save({ ...recount, ...AT_START, base: yield* baseOf(recount) });
  }
}

function* finish(recount: Recount, overBefore: number): Work<void> {
  const { tenantId, group, day } = recount;
  const before = yield* shown(recount);
  // By how much it differs: the transaction of a scan may be adding to the number.
  yield* run`insert into campaign_days (tenant_id, group_tag, day, unique_visitors)
    values (${tenantId}, ${group}, ${day}, ${recounted(recount, before) - before})
    on conflict (tenant_id, group_tag, day) do update
      set unique_visitors = campaign_days.unique_visitors + excluded.unique_visitors`;
  // A row below zero stays: counts of scans are still to be added to it.
  yield* run`delete from campaign_days where ${placeOf(recount)} and unique_visitors = 0`;
  yield* run`update campaign_totals set unique_visitors = unique_visitors + ${recounted(recount, before) - before}
    where tenant_id = ${tenantId} and group_tag = ${group} and unique_to > ${day}`;
  // The scanners of a day that is over are not needed any more, and erased in steps. Today's are.
  if (day < overBefore) yield* save({ ...recount, codeId: null, base: 0, counted: true });
  else yield* remove(recount);
}
