import { number } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const campaigns: typeof en.campaigns = {
  title: "Campagne",
  sortBy: "Ordina per",
  scans: "Scansioni",
  uniqueVisitors: "Visitatori unici",
  leads: "Richieste",
  name: "Nome",
  codes: (count: string, isOne: boolean) => `${count} ${isOne ? "codice" : "codici"}`,
  ungrouped: "Senza campagna",
  shareOf: (share: string) => `${share} di tutte le scansioni`,
  shareOfShown: (share: string) => `${share} delle scansioni mostrate`,
  more: "Mostra altre campagne",
  shown: (count: number) => `${number(count)} ${count === 1 ? "campagna" : "campagne"}`,
  mostScanned: (listed: string, all: string) => `I ${listed} più scansionati di ${all} codici.`,
  allCodes: "Tutti i codici della campagna",
  code: "Codice",
  ctaRate: "Tasso di clic",
  codesOf: (group: string) => `Codici di ${group}`,
  empty: "Ancora nessun codice",
  emptyText: "Dia la stessa campagna a più codici: qui vengono sommati.",
  toNew: "Crea un codice",
  expandAll: "Apri tutto",
  collapseAll: "Chiudi tutto",
};
