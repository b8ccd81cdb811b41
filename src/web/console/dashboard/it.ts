import type * as en from "./en.ts";

export const dashboard: typeof en.dashboard = {
  title: "Riepilogo",
  codes: "Codici",
  active: (count: string) => `attivi: ${count}`,
  code: "Codice",
  scans: "Scansioni",
  top: "Più scansionati",
  newest: "Più recenti",
  campaigns: "Campagne",
  campaign: "Campagna",
  ungrouped: "Senza campagna",
  allCampaigns: "Tutte le campagne",
  live: "Adesso",
  liveScans: (count: number) =>
    count === 1 ? "scansione negli ultimi 30 minuti" : "scansioni negli ultimi 30 minuti",
  incomplete: "Alcuni codici sono stati appena spostati o eliminati. Le loro scansioni si stanno ricontando.",
  emptyText: "Stampi un codice o ne condivida il link. Lo scansioni Lei per vedere come si conta.",
  scanLog: "Registro scansioni",
  firstTitle: "Il Suo primo codice",
  firstText:
    "Crei un codice e lo stampi: qui si vede quando, dove e con quale dispositivo viene scansionato.",
  firstCode: "Crea un codice",
  fromFile: "Codici da file",
};
