import { number } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const campaigns: typeof en.campaigns = {
  title: "Kampagnen",
  sortBy: "Sortieren nach",
  scans: "Scans",
  uniqueVisitors: "Besucher",
  leads: "Anfragen",
  name: "Name",
  codes: (count: string, isOne: boolean) => `${count} ${isOne ? "Code" : "Codes"}`,
  ungrouped: "Ohne Kampagne",
  shareOf: (share: string) => `${share} aller Scans`,
  shareOfShown: (share: string) => `${share} der gezeigten Scans`,
  more: "Weitere Kampagnen zeigen",
  shown: (count: number) => `${number(count)} ${count === 1 ? "Kampagne" : "Kampagnen"}`,
  mostScanned: (listed: string, all: string) => `Die ${listed} meistgescannten von ${all} Codes.`,
  allCodes: "Alle Codes der Kampagne",
  code: "Code",
  ctaRate: "Klickrate",
  codesOf: (group: string) => `Codes von ${group}`,
  empty: "Noch keine Codes",
  emptyText: "Geben Sie Codes dieselbe Kampagne, dann werden sie hier zusammengezählt.",
  toNew: "Code erstellen",
  expandAll: "Alle öffnen",
  collapseAll: "Alle schließen",
};
