import type { Campaigns } from "quietzone-client";

export type Campaign = Campaigns["campaigns"][number];

export const ORDERS = ["scans", "uniqueVisitors", "leads", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** Sorts campaigns and their codes: largest first, or by name. Codes without a group come last. */
export function sorted(campaigns: readonly Campaign[], order: Order): Campaign[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const ofItem = order === "scans" || order === "leads" ? order : "unique";
  const byName = (a: string, b: string) => collator.compare(a, b);
  return campaigns
    .map((campaign) => ({
      ...campaign,
      items: campaign.items.toSorted((a, b) =>
        order === "name" ? byName(a.name, b.name) : b[ofItem] - a[ofItem],
      ),
    }))
    .sort((a, b) => {
      if (a.group === null || b.group === null) return Number(a.group === null) - Number(b.group === null);
      return order === "name" ? byName(a.group, b.group) : b[order] - a[order] || byName(a.group, b.group);
    });
}
