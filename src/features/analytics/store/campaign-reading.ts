import type { CampaignItem, CampaignSums } from "../records.ts";
import { placesBehind } from "../../codes/store/code-orders.ts";
import { CALLED, isVisible } from "../../codes/store/code-row.ts";
import { nameOfCode } from "../../codes/traits.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { skipScan } from "../../../../db/skip-scan.ts";
import { counted, countedCode, type Fragment, isOneOf, joined, raw, sql } from "../../../../db/sql.ts";
import { all, exists, values, type Work } from "../../../../db/work.ts";

/** The most codes that a campaign lists. */
const LISTED = 100;

/** The most codes of a small campaign that are read: more than it lists, because a bulk file may be staging some of them. */
const LOOKED_AT = 500;

const KEPT = shape({
  group: from("group_tag", text),
  codes: whole,
  scans: whole,
  leads: whole,
  uniqueVisitors: whole,
  uniqueTo: whole,
});
type Kept = ReturnType<typeof KEPT.read>;
const UNIQUE = shape({ campaign: whole, unique: whole });

const COUNTS = {
  scans: whole,
  uniqueVisitors: whole,
  bots: whole,
  botVisitors: whole,
  leads: whole,
  ctaClicks: whole,
};
const ITEM = shape({ id: text, ...CALLED, ...COUNTS });
const ITEM_OF_CAMPAIGN = shape({
  campaign: whole,
  id: text,
  shortId: text,
  title: nullable(text),
  target: text,
  ...COUNTS,
});

/** The groups of a tenant after `after`, in order of their names; `null`, the untagged codes, comes last. */
export function* campaignNames(tenantId: string, after: string, limit: number): Work<(string | null)[]> {
  const named = yield* values(text)`${skipScan("group_tag", "codes", after, sql`and tenant_id = ${tenantId}`)}
    select item from found where item is not null limit ${limit}`;
  if (named.length === limit) return named;
  const hasUntagged = yield* exists`select 1 from codes
    where tenant_id = ${tenantId} and group_tag is null limit 1`;
  return hasUntagged ? [...named, null] : named;
}

/**
 * Reads some campaigns. One of at most a hundred codes is added up from its codes. For a larger one the totals that a chore
 * keeps are read, and its most scanned codes by their counts in these totals.
 */
export function* campaignsOf(tenantId: string, groups: readonly (string | null)[]): Work<CampaignSums[]> {
  if (groups.length === 0) return [];
  const names = groups.map((group) => group ?? "");
  const sums = yield* all(KEPT)`select ${KEPT} from campaign_totals
    where tenant_id = ${tenantId} and group_tag ${isOneOf(names)}`;
  const kept = new Map(sums.map((campaign) => [campaign.group, campaign]));
  const rows = yield* all(ITEM_OF_CAMPAIGN)`${joined(
    groups.map((group, index) =>
      (kept.get(group ?? "")?.codes ?? 0) > LISTED
        ? rankedItems(tenantId, group, index)
        : allItems(tenantId, group, index),
    ),
    " union all ",
  )}`;
  const named = rows.map((row) => ({ ...row, name: nameOfCode(row) }));
  const items = Map.groupBy(named, ({ campaign }) => campaign);
  const recent = yield* all(UNIQUE)`${joined(
    names.map((group, index) => recentUniques(tenantId, group, kept.get(group)?.uniqueTo ?? 0, index)),
    " union all ",
  )}`;
  const uniques = new Map(recent.map(({ campaign, unique }) => [campaign, unique]));
  return groups.map((group, index) => {
    const campaign = kept.get(group ?? "");
    const unique = (campaign?.uniqueVisitors ?? 0) + (uniques.get(index) ?? 0);
    return { group, unique, ...countedOf(campaign, items.get(index) ?? []) };
  });
}

function countedOf(kept: Kept | undefined, found: readonly CampaignItem[]) {
  const items = found.slice(0, LISTED).sort((a, b) => (a.id < b.id ? 1 : -1));
  if ((kept?.codes ?? 0) > LISTED || found.length > LISTED) {
    const { codes = 0, scans = 0, leads = 0 } = kept ?? {};
    return { codes: Math.max(codes, found.length), scans, leads, items };
  }
  const sum = (name: "scans" | "leads") => items.reduce((all, item) => all + item[name], 0);
  return { codes: items.length, scans: sum("scans"), leads: sum("leads"), items };
}

const isIn = (tenantId: string, group: string | null) =>
  sql`tenant_id = ${tenantId} and ${group === null ? raw("group_tag is null") : sql`group_tag = ${group}`}`;

/** The visitors of days from `fromDay` on, which the chore has not added up. */
function recentUniques(tenantId: string, group: string, fromDay: number, index: number): Fragment {
  return sql`select ${raw(String(index))} as campaign, cast(coalesce(sum(unique_visitors), 0) as bigint) as "unique"
    from ${counted("campaign_days")} where tenant_id = ${tenantId} and group_tag = ${group} and day >= ${fromDay}`;
}

function allItems(tenantId: string, group: string | null, index: number): Fragment {
  return items(
    index,
    sql`seq in (select seq from codes where ${isIn(tenantId, group)} order by id limit ${raw(String(LOOKED_AT))})`,
  );
}

function rankedItems(tenantId: string, group: string | null, index: number): Fragment {
  const ranked = sql`select seq from (${placesBehind(tenantId, { sort: "scans", group: group ?? "" }, null, LISTED)}) as ranked`;
  // The ranking has found the codes already: `is true` keeps the index of groups from being chosen, which would go through all.
  return items(index, sql`seq in (${ranked}) and (${isIn(tenantId, group)}) is true`);
}

/** One more than a campaign lists, so that a larger one is known. */
function items(index: number, areListed: Fragment): Fragment {
  return sql`select * from (select ${raw(String(index))} as campaign, ${ITEM} from codes
    join ${countedCode} on code_seq = seq where ${areListed} and ${isVisible}
    order by id limit ${raw(String(LISTED + 1))}) as campaign_${raw(String(index))}`;
}
