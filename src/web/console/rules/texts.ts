import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
    title: "Rules",
    intro: "The first rule that fits a scan decides. If none fits, the scan goes to the destination above.",
    always: "Every scan",
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    days: (days: string) => `on ${days}`,
    hours: (hours: string) => `at ${hours}`,
    zone: (zone: string) => `${zone} time`,
    dividedBetween: "by chance",
    share: (percent: string, name: string) => `${percent} to ${name}`,
    language: (languages: string) => `in ${languages}`,
    country: (countries: string) => `from ${countries}`,
    mobile: "phones",
    tablet: "tablets",
    desktop: "computers",
    bot: "automated scans",
    otherDevice: "other devices",
    passes: "The part of a scanned address behind the “?” is passed on.",
    utm: (names: string) => `Scans get ${names}.`,
  },
  de: {
    title: "Regeln",
    intro:
      "Die erste Regel, die auf einen Scan passt, entscheidet. Passt keine, führt der Scan zum Ziel oben.",
    always: "Jeder Scan",
    from: (time: string) => `ab ${time}`,
    until: (time: string) => `bis ${time}`,
    days: (days: string) => `am ${days}`,
    hours: (hours: string) => `${hours} Uhr`,
    zone: (zone: string) => `Ortszeit ${zone}`,
    dividedBetween: "zufällig verteilt",
    share: (percent: string, name: string) => `${percent} auf ${name}`,
    language: (languages: string) => `Sprache ${languages}`,
    country: (countries: string) => `aus ${countries}`,
    mobile: "Smartphones",
    tablet: "Tablets",
    desktop: "Computer",
    bot: "automatische Scans",
    otherDevice: "andere Geräte",
    passes: "Der Teil der gescannten Adresse hinter dem „?“ wird weitergegeben.",
    utm: (names: string) => `Scans bekommen ${names}.`,
  },
});

export type Wording = (typeof texts)["en"];
