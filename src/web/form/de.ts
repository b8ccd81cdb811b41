import type * as en from "./en.ts";

export const form: typeof en.form = {
  openNetwork: "Offen, ohne Passwort",
  addressHint: "Eine Webadresse; https:// kann fehlen",
  more: "Weitere Felder",
  choose: "Wählen …",
  standard: (name: string) => (name === "" ? "Keine Angabe" : `${name} (Standard)`),
  wholeDay: "Ganztägig",
  lastDay: "Der letzte Tag des Termins",
  anyZone: "Die Zeitzone des Lesers",
  zoneHint: "Von Beginn und Ende, wenn sie eine Uhrzeit haben",
  add: "Hinzufügen",
  remove: "Entfernen",
  entry: (at: number) => `Eintrag ${at}`,
};
