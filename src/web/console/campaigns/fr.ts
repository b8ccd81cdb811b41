import { number } from "../../lib/format.ts";
import { plural } from "../../lib/french/plural.ts";
import type * as en from "./en.ts";

export const campaigns: typeof en.campaigns = {
  title: "Campagnes",
  sortBy: "Trier par",
  scans: "Scans",
  uniqueVisitors: "Visiteurs uniques",
  leads: "Demandes",
  name: "Nom",
  codes: (count: string, isOne: boolean) => `${count} ${isOne || count === "0" ? "code" : "codes"}`,
  ungrouped: "Sans campagne",
  shareOf: (share: string) => `${share} de tous les scans`,
  shareOfShown: (share: string) => `${share} des scans affichés`,
  more: "Afficher plus de campagnes",
  shown: (count: number) => `${number(count)} ${plural(count, "campagne", "campagnes")}`,
  mostScanned: (listed: string, all: string) => `Les ${listed} plus scannés sur ${all} codes.`,
  allCodes: "Tous les codes de la campagne",
  code: "Code",
  ctaRate: "Taux de clics",
  codesOf: (group: string) => `Codes de ${group}`,
  empty: "Pas encore de codes",
  emptyText: "Donnez la même campagne à des codes, et ils sont additionnés ici.",
  toNew: "Créer un code",
  expandAll: "Tout ouvrir",
  collapseAll: "Tout fermer",
};
