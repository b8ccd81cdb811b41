import { number } from "../../lib/format.ts";
import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
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
  },
  de: {
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
  },
});

export type Wording = (typeof texts)["en"];
