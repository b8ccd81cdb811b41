import type { AnalyticsStore } from "./store/analytics.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import type { CampaignItem, CampaignSums, CountedPeriod } from "./records.ts";

/** Totals that one step reads: some two milliseconds. */
const TOTALS_AT_ONCE = 2_000;

/** Codes of the first step. How many totals a code has in the period shows then. */
const FIRST_CODES = 2;

type PeriodStore = Pick<AnalyticsStore, "itemsIn" | "sums" | "uniqueIn">;

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
): Promise<{ readonly campaign: CampaignSums; readonly rows: number }> {
  const { items, rows } = await itemsInPeriod(store, campaign.items, period, yielder);
  const { group, codes } = campaign;
  const unique = await store.uniqueIn(tenantId, group, period.days.from, period.days.to);
  // The counts of a campaign whose codes are all listed are theirs, as they are without a period.
  const { scans, leads } =
    codes === items.length
      ? { scans: sum(items, "scans"), leads: sum(items, "leads") }
      : await store.sums({ tenantId, group }, period.stretches);
  return { campaign: { ...campaign, scans, leads, unique, items }, rows };
}

/** Reads the counts of codes in steps. */
async function itemsInPeriod(
  store: PeriodStore,
  items: readonly CampaignItem[],
  period: CountedPeriod,
  yielder: Yielder,
) {
  const counted: CampaignItem[] = [];
  let rows = 0;
  for (let [at, width] = [0, FIRST_CODES]; at < items.length;) {
    const part = items.slice(at, at + width);
    const step = await store.itemsIn(
      part.map(({ id }) => id),
      period,
    );
    counted.push(...part.map((item) => ({ ...item, ...NOTHING, ...step.counts.get(item.id) })));
    rows += step.rows;
    at += part.length;
    width = Math.max(
      1,
      Math.min(2 * width, Math.floor((TOTALS_AT_ONCE * part.length) / Math.max(1, step.rows))),
    );
    await yielder();
  }
  return { items: counted, rows };
}

const NOTHING = { scans: 0, uniqueVisitors: 0, leads: 0, ctaClicks: 0 };

function sum(items: readonly CampaignItem[], count: "scans" | "leads"): number {
  return items.reduce((before, item) => before + item[count], 0);
}
