import { number } from "../../lib/format.ts";

export const campaigns = {
  title: "Campaigns",
  intro:
    "Scans of your codes by campaign, automated ones included. A campaign counts a visitor once a day, however many of its codes they scan.",
  automated: (bots: number, scans: number) =>
    `${number(bots)} of these ${number(scans)} scans ${bots === 1 ? "is" : "are"} automated: made by programs, such as previews of links, and not by people.`,
  sortBy: "Sort by",
  scans: "Scans",
  unique: "Unique visitors",
  leads: "Leads",
  name: "Name",
  codes: (count: string, isOne: boolean) => `${count} ${isOne ? "code" : "codes"}`,
  ungrouped: "Without a campaign",
  shareOf: (share: string) => `${share} of all scans`,
  shareOfShown: (share: string) => `${share} of the scans shown`,
  more: "Show more campaigns",
  shown: (count: number) => `${number(count)} ${count === 1 ? "campaign" : "campaigns"}`,
  mostScanned: (listed: string, all: string) => `The ${listed} most scanned of ${all} codes.`,
  allCodes: "All codes of the campaign",
  code: "Code",
  ctaRate: "Click rate",
  codesOf: (group: string) => `Codes of ${group}`,
  empty: "No codes yet",
  emptyText: "Give codes the same campaign, and they are added up here.",
  toNew: "Make a code",
  locked: "Scans are still counted. A voucher for a larger plan shows them by campaign.",
  expandAll: "Open all",
  collapseAll: "Close all",
};
