import { DIMENSIONS } from "../../src/analytics/store.ts";
import type {
  AnalyticsStore,
  Counted,
  DaySums,
  Stretch,
  Sums,
  ValueSums,
} from "../../src/analytics/store.ts";
import { INTERACTIONS, type InteractionType } from "../../src/pages/store.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import type { CountsByValue } from "../common/kept-values.ts";
import { itemsIn, uniqueIn } from "./campaign-periods.ts";
import { campaignNames, campaignsOf } from "./campaign-reading.ts";
import { keptByValue, keptQuarters } from "./kept-values.ts";
import { codesOf, largestCampaigns, newest } from "./overview.ts";
import { isComplete, knownNumberOf, WHOLE_WORKSPACE } from "./series.ts";
import { from, shape, text, whole } from "./shape.ts";
import { counted, joined, raw, sql } from "./sql.ts";
import { all, type Database, value, type Work } from "./work.ts";

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

const INTERACTION = shape({ type: text, count: from("sum(count)", whole) });

/** Analytics from totals. */
export function createAnalyticsStore(db: Database): AnalyticsStore {
  return {
    quarters: (of, from, to) => db.read(() => quarters(of, from, to)),
    sums: (of, stretches) => db.read(() => sums(of, stretches)),
    days: (codeId, from, limit) => db.read(() => days(codeId, from, limit)),
    values: (of, stretches) => db.read(() => values(of, stretches)),
    interactions: (codeId, fromDay, toDay) => db.read(() => interactions(codeId, fromDay, toDay)),
    campaignNames: (tenantId, after, limit) => db.read(() => campaignNames(tenantId, after, limit)),
    codes: (tenantId, group) => db.read(() => codesOf(tenantId, group)),
    newest: (tenantId, group, limit) => db.read(() => newest(tenantId, group, limit)),
    largestCampaigns: (tenantId, limit) => db.read(() => largestCampaigns(tenantId, limit)),
    isComplete: (tenantId) => db.read(() => isComplete(tenantId)),
    // A snapshot, so that the sums of a campaign and its codes are of one moment.
    campaigns: (tenantId, groups) => db.snapshot(() => campaignsOf(tenantId, groups)),
    itemsIn: (codeIds, period) => db.read(() => itemsIn(codeIds, period)),
    uniqueIn: (tenantId, group, fromDay, toDay) => db.read(() => uniqueIn(tenantId, group, fromDay, toDay)),
  };
}

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

function* interactions(codeId: string, fromDay: number, toDay: number): Work<Map<InteractionType, number>> {
  const rows = yield* all(INTERACTION)`select ${INTERACTION} from funnel_days
    where code_seq = (select seq from codes where id = ${codeId}) and day >= ${fromDay} and day < ${toDay}
    group by type`;
  const counts = new Map<InteractionType, number>();
  for (const { type, count } of rows) {
    // A type that only a later version knows is left out.
    const known = INTERACTIONS.find((name) => name === type);
    if (known) counts.set(known, count);
  }
  return counts;
}
