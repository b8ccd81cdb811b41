import { plural } from "../../lib/french/plural.ts";
import type * as en from "./en.ts";

export const dashboard: typeof en.dashboard = {
  title: "Synthèse",
  codes: "Codes",
  active: (count: string) => `${count} ${count === "0" || count === "1" ? "actif" : "actifs"}`,
  code: "Code",
  scans: "Scans",
  top: "Les plus scannés",
  newest: "Les plus récents",
  campaigns: "Campagnes",
  campaign: "Campagne",
  ungrouped: "Sans campagne",
  allCampaigns: "Toutes les campagnes",
  live: "Maintenant",
  liveScans: (count: number): string =>
    plural(count, "scan ces 30 dernières minutes", "scans ces 30 dernières minutes"),
  incomplete: "Des codes viennent d’être déplacés ou supprimés. Leurs scans sont en train d’être recomptés.",
  emptyText: "Imprimez un code ou partagez son lien. Scannez-le vous-même pour voir comment il est compté.",
  scanLog: "Journal des scans",
  firstTitle: "Votre premier code",
  firstText: "Créez un code, imprimez-le, et voyez ici quand, où et avec quel appareil il est scanné.",
  firstCode: "Créer un code",
  fromFile: "Création en série",
};
