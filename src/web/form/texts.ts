import { defineTexts } from "../lib/texts.ts";

export const texts = defineTexts({
  en: {
    more: "More fields",
    choose: "Choose …",
    standard: (name: string) => (name === "" ? "Not given" : `${name} (standard)`),
    wholeDay: "Whole day",
    lastDay: "The last day of the event",
    anyZone: "The reader's own time zone",
    zoneHint: "Of start and end, where they have a time",
    add: "Add",
    remove: "Remove",
    entry: (at: number) => `Entry ${at}`,
  },
  de: {
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
  },
});
