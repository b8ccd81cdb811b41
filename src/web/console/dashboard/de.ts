import type * as en from "./en.ts";

export const dashboard: typeof en.dashboard = {
  title: "Übersicht",
  codes: "Codes",
  active: (count: string) => `${count} aktiv`,
  code: "Code",
  scans: "Scans",
  top: "Am meisten gescannt",
  newest: "Neueste",
  campaigns: "Kampagnen",
  campaign: "Kampagne",
  ungrouped: "Ohne Kampagne",
  allCampaigns: "Alle Kampagnen",
  live: "Gerade jetzt",
  liveScans: (count: number) =>
    count === 1 ? "Scan in den letzten 30 Minuten" : "Scans in den letzten 30 Minuten",
  incomplete: "Einige Codes wurden gerade verschoben oder gelöscht. Ihre Scans werden neu gezählt.",
  emptyText: "Drucken Sie einen Code oder teilen Sie seinen Link. Ein eigener Scan zeigt, wie gezählt wird.",
  scanLog: "Scan-Protokoll",
  firstTitle: "Ihr erster Code",
  firstText:
    "Erstellen Sie einen Code und drucken Sie ihn. Hier sehen Sie dann, wann, wo und womit er gescannt wird.",
  firstCode: "Code anlegen",
  fromFile: "Viele aus einer Datei",
};
