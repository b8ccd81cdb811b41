import { dateTime, number } from "../../lib/format.ts";
import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
    title: "Domains",
    intro:
      "A code on a domain of your own has a shorter address, without /r/. So its symbol often has fewer modules, and scans from further away at the same size.",
    none: "This workspace has no domain yet.",
    how: "How to add one",
    verified: "Verified",
    pending: "Waiting for its record",
    codes: (count: number) => (count === 1 ? "1 code" : `${number(count)} codes`),
    record: "Set this record where the names of your domain are kept, then have it checked:",
    recordName: "Name",
    recordValue: "Value",
    checked: (iso: string) => `Last looked up ${dateTime(iso)}`,
    home: "The address without a path leads to",
    notFound: "Unknown addresses lead to",
    more: "Show more domains",
    shown: (count: number) => `${number(count)} shown`,
  },
  de: {
    title: "Domains",
    intro:
      "Ein Code auf einer eigenen Domain hat eine kürzere Adresse, ohne /r/. Deshalb hat sein Symbol oft weniger Module und lässt sich in gleicher Größe aus größerer Entfernung scannen.",
    none: "Dieser Arbeitsbereich hat noch keine Domain.",
    how: "So fügen Sie eine hinzu",
    verified: "Bestätigt",
    pending: "Wartet auf den Eintrag",
    codes: (count: number) => (count === 1 ? "1 Code" : `${number(count)} Codes`),
    record:
      "Legen Sie diesen Eintrag dort an, wo Ihre Domain verwaltet wird, und lassen Sie ihn dann prüfen:",
    recordName: "Name",
    recordValue: "Wert",
    checked: (iso: string) => `Zuletzt geprüft am ${dateTime(iso)}`,
    home: "Die Adresse ohne Pfad führt zu",
    notFound: "Unbekannte Adressen führen zu",
    more: "Weitere Domains zeigen",
    shown: (count: number) => `${number(count)} gezeigt`,
  },
});
