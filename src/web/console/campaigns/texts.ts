import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
    title: "Campaigns",
    intro:
      "Everything your codes counted, by group. A campaign counts a visitor once a day, however many of its codes they scan.",
    sortBy: "Sort by",
    scans: "Scans",
    unique: "Unique visitors",
    leads: "Leads",
    name: "Name",
    codes: (count: string, isOne: boolean) => `${count} ${isOne ? "code" : "codes"}`,
    ungrouped: "Without a group",
    shareOf: (share: string) => `${share} of all scans`,
    code: "Code",
    ctaRate: "Click rate",
    codesOf: (group: string) => `Codes of ${group}`,
    empty: "No codes yet",
    emptyText: "Give codes the same group, and they are added up here.",
    toNew: "Make a code",
    locked: "Scans are still counted. A voucher for a larger plan shows them by campaign.",
    expandAll: "Open all",
    collapseAll: "Close all",
  },
  de: {
    title: "Kampagnen",
    intro:
      "Alles, was Ihre Codes gezählt haben, nach Gruppen. Eine Kampagne zählt einen Besucher einmal am Tag, wie viele ihrer Codes er auch scannt.",
    sortBy: "Sortieren nach",
    scans: "Scans",
    unique: "Besucher",
    leads: "Kontakte",
    name: "Name",
    codes: (count: string, isOne: boolean) => `${count} ${isOne ? "Code" : "Codes"}`,
    ungrouped: "Ohne Gruppe",
    shareOf: (share: string) => `${share} aller Scans`,
    code: "Code",
    ctaRate: "Klickrate",
    codesOf: (group: string) => `Codes von ${group}`,
    empty: "Noch keine Codes",
    emptyText: "Geben Sie Codes dieselbe Gruppe, dann werden sie hier zusammengezählt.",
    toNew: "Code erstellen",
    locked: "Scans werden weiter gezählt. Ein Gutschein für einen größeren Tarif zeigt sie nach Kampagnen.",
    expandAll: "Alle öffnen",
    collapseAll: "Alle schließen",
  },
});

export type Wording = (typeof texts)["en"];
