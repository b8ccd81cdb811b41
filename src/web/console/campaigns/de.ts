import { number } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const campaigns: typeof en.campaigns = {
  title: "Kampagnen",
  intro:
    "Die Scans Ihrer Codes nach Kampagnen, einschließlich automatischer. Eine Kampagne zählt jeden Besucher einmal am Tag, egal wie viele ihrer Codes er scannt.",
  automated: (bots: number, scans: number) =>
    `${number(bots)} dieser ${number(scans)} Scans ${bots === 1 ? "ist automatisch: Er stammt" : "sind automatisch: Sie stammen"} von Programmen, etwa einer Linkvorschau, und nicht von Menschen.`,
  sortBy: "Sortieren nach",
  scans: "Scans",
  unique: "Besucher",
  leads: "Kontakte",
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
  locked: "Scans werden weiter gezählt. Ein Gutschein für einen größeren Tarif zeigt sie nach Kampagnen.",
  expandAll: "Alle öffnen",
  collapseAll: "Alle schließen",
};
