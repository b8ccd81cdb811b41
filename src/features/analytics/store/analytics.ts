import { DIMENSIONS } from "../records.ts";
import type { Counted, DaySums, Stretch, Sums, ValueSums } from "../records.ts";
import { COUNTED, type CountedType } from "../../pages/records.ts";
import { GRAIN, SLOT } from "../../../../db/common/grain.ts";
import type { CountsByValue } from "../../../../db/common/kept-values.ts";
import { itemsIn, scansIn, uniqueIn } from "./campaign-periods.ts";
import { campaignNames, campaignsOf } from "./campaign-reading.ts";
import { keptByValue, keptQuarters } from "./kept-values.ts";
import { importedDaysOf } from "./imported-days.ts";
import { codesOf, largestCampaigns, newest } from "./overview.ts";
import { isComplete, knownNumberOf, WHOLE_WORKSPACE } from "./series.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { counted, joined, raw, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, value, type Work } from "../../../../db/work.ts";

const SUM_COLUMNS = {
  scans: from("coalesce(sum(scans), 0)", whole),
  uniqueVisitors: from("coalesce(sum(unique_visitors), 0)", whole),
  repeatScanners: from("coalesce(sum(repeat_scanners), 0)", whole),
  bots: from("coalesce(sum(bots), 0)", whole),
  botVisitors: from("coalesce(sum(bot_visitors), 0)", whole),
  botRepeaters: from("coalesce(sum(bot_repeaters), 0)", whole),
  leads: from("coalesce(sum(leads), 0)", whole),
};
const SUM = shape(SUM_COLUMNS);
const SUM_NAMES = [
  "scans",
  "uniqueVisitors",
  "repeatScanners",
  "bots",
  "botVisitors",
  "botRepeaters",
  "leads",
] as const;
const SUM_OF_STRETCH = shape({ stretch: whole, ...SUM_COLUMNS });

const SUM_OF_DAY = shape({ day: from("slot", whole), ...SUM_COLUMNS });

const PAGE_LANGUAGE = shape({ language: text, views: from("sum(count)", whole) });
const INTERACTION = shape({ type: text, count: from("sum(count)", whole) });

/** Reads the totals that were counted when scans were written. */
export function createAnalyticsStore(db: Database) {
  const { read, snapshot } = bind(db);
  return {
    /**
     * The quarter hours with scans, in order, from `from` inclusive to `to` exclusive, both on quarter hours.
     */
    quarters: read(quarters),
    sums: read(sums),
    /** The counts of a code on the first `limit` days from `from` on that have some, in order. */
    days: read(days),
    /** Scans of a code before it came here, by UTC day. */
    importedDays: read(importedDaysOf),
    values: read(values),
    /** Interactions on UTC days, from inclusive to exclusive. */
    interactions: read(interactions),
    pageLanguages: read(pageLanguages),
    /**
     * Names of groups after `after`, in order; the untagged codes, `null`, come last. Codes of some may all
     * be staged still.
     */
    campaignNames: read(campaignNames),
    /**
     * How many codes a workspace or a group of it has. Of a group with more than 100 codes the numbers may be
     * a minute old.
     */
    codes: read(codesOf),
    /** The newest codes of a workspace or of a group of it. */
    newest: read(newest),
    /**
     * The groups of the most scanned campaigns, most first; `null` for the untagged codes. They may be a
     * minute old.
     */
    largestCampaigns: read(largestCampaigns),
    /** Whether the counts of all codes of a workspace are added up by workspace and group. */
    isComplete: read(isComplete),
    /** Some campaigns, in the order of their groups. */
    // A snapshot, so that the sums of a campaign and its codes are of one moment.
    campaigns: snapshot(campaignsOf),
    /** The counts of codes in a period. */
    itemsIn: read(itemsIn),
    /** The same but for clicks. */
    scansIn: read(scansIn),
    /** Visitors of a campaign on UTC days, from inclusive to exclusive, each counted once a day. */
    uniqueIn: read(uniqueIn),
  };
}

export type AnalyticsStore = ReturnType<typeof createAnalyticsStore>;

/** The number of a code or series; 0, which none has, for an unknown one. */
function* seqOf(of: Counted): Work<number> {
  if ("tenantId" in of)
    return yield* knownNumberOf(of.tenantId, of.group === undefined ? WHOLE_WORKSPACE : (of.group ?? ""));
  return (yield* value(whole)`select seq from codes where id = ${of.codeId}`) ?? 0;
}

function* quarters(of: Counted, from: number, to: number) {
  return yield* keptQuarters(yield* seqOf(of), from, to);
}

function* sums(of: Counted, stretches: readonly Stretch[]): Work<Sums> {
  const total = {
    scans: 0,
    uniqueVisitors: 0,
    repeatScanners: 0,
    bots: 0,
    botVisitors: 0,
    botRepeaters: 0,
    leads: 0,
  };
  if (stretches.length === 0) return total;
  const codeSeq = yield* seqOf(of);
  // A query for each stretch: with `or` between them an engine would read all of the code's totals.
  const queries = stretches.map(
    (
      { grain, from, to },
      index,
    ) => sql`select ${raw(String(index))} as stretch, ${SUM} from ${counted("totals")}
      where code_seq = ${codeSeq} and grain = ${GRAIN[grain]}
        and slot >= ${from / SLOT[grain]} and slot < ${to / SLOT[grain]}`,
  );
  for (const { stretch, ...sums } of yield* all(SUM_OF_STRETCH)`${joined(queries, " union all ")}`)
    for (const name of SUM_NAMES) total[name] += (stretches[stretch]?.sign ?? 0) * sums[name];
  return total;
}

function* days(codeId: string, from: number, limit: number): Work<DaySums[]> {
  return yield* all(SUM_OF_DAY)`select ${SUM_OF_DAY} from ${counted("totals")}
    where code_seq = ${yield* seqOf({ codeId })} and grain = ${GRAIN.day} and slot >= ${from}
    group by slot order by slot limit ${limit}`;
}

function* values(of: Counted, stretches: readonly Stretch[]): Work<ValueSums[]> {
  return toValues(yield* keptByValue(yield* seqOf(of), stretches));
}

/** The values of every dimension. An unknown value is stored as an empty text. */
function toValues(values: CountsByValue): ValueSums[] {
  return DIMENSIONS.flatMap((dimension, index) =>
    [...(values[index] ?? [])].map(([value, sums]) => ({
      dimension,
      value: value === "" ? null : value,
      ...sums,
    })),
  );
}

/** The most languages of a page: it has 41 at most, and we have 33. */
const MOST_LANGUAGES = 100;

function* pageLanguages(codeId: string, fromDay: number, toDay: number) {
  return yield* all(PAGE_LANGUAGE)`select ${PAGE_LANGUAGE} from page_language_days
    where code_seq = (select seq from codes where id = ${codeId}) and day >= ${fromDay} and day < ${toDay}
    group by language order by sum(count) desc, language limit ${MOST_LANGUAGES}`;
}

function* interactions(codeId: string, fromDay: number, toDay: number): Work<Map<CountedType, number>> {
  const rows = yield* all(INTERACTION)`select ${INTERACTION} from funnel_days
    where code_seq = (select seq from codes where id = ${codeId}) and day >= ${fromDay} and day < ${toDay}
    group by type`;
  const counts = new Map<CountedType, number>();
  for (const { type, count } of rows) {
    // A type that only a later version knows is left out.
    const known = COUNTED.find((name) => name === type);
    if (known) counts.set(known, count);
  }
  return counts;
}
