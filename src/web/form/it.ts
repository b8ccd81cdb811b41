import type * as en from "./en.ts";

export const form: typeof en.form = {
  openNetwork: "Aperta, senza password",
  addressHint: "Un indirizzo web; https:// può mancare",
  more: "Altri campi",
  choose: "Scegli…",
  standard: (name: string) => (name === "" ? "Non indicato" : `${name} (predefinito)`),
  wholeDay: "Tutto il giorno",
  lastDay: "L'ultimo giorno dell'evento",
  anyZone: "Il fuso orario di chi legge",
  zoneHint: "Di inizio e fine, se hanno un orario",
  add: "Aggiungi",
  remove: "Rimuovi",
  entry: (at: number) => `Voce ${at}`,
};
