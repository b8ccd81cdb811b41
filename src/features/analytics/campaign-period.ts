import type { AnalyticsStore } from "./store/analytics.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import { slotsIn } from "./in-steps.ts";
import type {
  CampaignItem,
  CampaignSums,
  CountedCampaign,
  CountedPeriod,
  CountsOfCodes,
  ItemCounts,
  Stretch,
} from "./records.ts";

/** Totals that one step reads: some two milliseconds. */
const TOTALS_AT_ONCE = 2_000;

/** Totals that are read for an answer. */
export const MOST_TOTALS = 100_000;

/** Codes of the first step. How many totals a code has in the period shows then. */
const FIRST_CODES = 2;

type PeriodStore = Pick<AnalyticsStore, "itemsIn" | "sums" | "uniqueIn">;

/** All days of a campaign. */
const ALL_TIME: readonly Stretch[] = [{ grain: "day", from: 0, to: Date.UTC(2200, 0), sign: 1 }];

/**
 * A campaign with the counts of all time. Those of a large one, whose codes are not all listed, are read from
 * its series, all of one moment, as an overview reads them.
 */
export async function ofAllTime(
  store: Pick<AnalyticsStore, "sums">,
  tenantId: string,
  campaign: CampaignSums,
): Promise<CountedCampaign> {
  const { group, codes, items } = campaign;
  if (codes === items.length) return { ...campaign, ...sumsOf(items) };
  const sums = await store.sums({ tenantId, group }, ALL_TIME);
  const { scans, leads, uniqueVisitors, bots, botVisitors } = sums;
  return { ...campaign, scans, leads, uniqueVisitors, bots, botVisitors };
}

/**
 * A campaign and its listed codes with the counts of a period in place of those of all time.
 * @returns also how many totals were read.
 */
export async function inPeriod(
  store: PeriodStore,
  tenantId: string,
  campaign: CampaignSums,
  period: CountedPeriod,
  yielder: Yielder,
): Promise<{ readonly campaign: CountedCampaign; readonly rows: number }> {
  const ids = campaign.items.map(({ id }) => id);
  const { counts, rows } = await codesInPeriod((part) => store.itemsIn(part, period), ids, period, yielder);
  const items = campaign.items.map((item) => ({ ...item, ...NOTHING, ...counts.get(item.id) }));
  const { group, codes } = campaign;
  const unique = await store.uniqueIn(tenantId, group, period.days.from, period.days.to);
  // The counts of a campaign whose codes are all listed are theirs, as they are without a period.
  const sums =
    codes === items.length ? sumsOf(items) : await store.sums({ tenantId, group }, period.stretches);
  const { scans, leads, uniqueVisitors, bots, botVisitors } = sums;
  return {
    campaign: { ...campaign, scans, leads, unique, items, uniqueVisitors, bots, botVisitors },
    rows,
  };
}

/**
 * Reads the counts of codes in steps. A step takes so many codes that even with a total in every slot of the
 * period they stay below `TOTALS_AT_ONCE`, or a single code.
 * @param most - totals after which the codes that are left are not read.
 * @returns those that counted something, by their ids.
 */
export async function codesInPeriod<Counts>(
  read: (ids: readonly string[]) => Promise<CountsOfCodes<Counts>>,
  ids: readonly string[],
  { stretches }: Pick<CountedPeriod, "stretches">,
  yielder: Yielder,
  most = Number.POSITIVE_INFINITY,
): Promise<CountsOfCodes<Counts>> {
  const counts = new Map<string, Counts>();
  const widest = Math.max(1, Math.floor(TOTALS_AT_ONCE / Math.max(1, slotsIn(stretches))));
  let rows = 0;
  for (let [at, width] = [0, Math.min(FIRST_CODES, widest)]; at < ids.length && rows < most;) {
    const part = ids.slice(at, at + width);
    const step = await read(part);
    for (const [id, count] of step.counts) counts.set(id, count);
    rows += step.rows;
    at += part.length;
    width = Math.max(
      1,
      Math.min(2 * width, widest, Math.floor((TOTALS_AT_ONCE * part.length) / Math.max(1, step.rows))),
    );
    await yielder();
  }
  return { counts, rows };
}

const NOTHING: ItemCounts = {
  scans: 0,
  uniqueVisitors: 0,
  bots: 0,
  botVisitors: 0,
  leads: 0,
  ctaClicks: 0,
};

function sumsOf(items: readonly CampaignItem[]) {
  const sum = (count: Exclude<keyof ItemCounts, "ctaClicks">) =>
    items.reduce((before, item) => before + item[count], 0);
  return {
    scans: sum("scans"),
    leads: sum("leads"),
    uniqueVisitors: sum("uniqueVisitors"),
    bots: sum("bots"),
    botVisitors: sum("botVisitors"),
  };
}
