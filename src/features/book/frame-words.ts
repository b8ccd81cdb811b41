import { type Markup, markup, trusted } from "../../kit/shared/markup.ts";
import { GERMAN_PAGES } from "./german.ts";
import type { Page, Section } from "./model.ts";

/** The languages of pages. Every page is there in English. */
export type Language = "en" | "de";

/** The words around a page. */
export const FRAME_WORDS = {
  en: {
    skip: "Skip to content",
    docs: "Docs",
    about: "How to draw, track, print and count QR codes, by hand and by program",
    console: "Console",
    contents: "Contents",
    sections: "Sections",
    onPage: "On this page",
    neighbours: "Neighbouring pages",
    before: "Before",
    next: "Next",
    other: "Deutsch",
    table: "Table",
    toSection: "Link to this section",
    inRepository: "In the repository",
    nowhere: "There is no such page",
    nowhereAdvice:
      "The address may be mistyped, or the page was moved. The contents list all pages, and the search looks through their text.",
  },
  de: {
    skip: "Zum Inhalt springen",
    docs: "Doku",
    about: "QR-Codes gestalten, ändern, drucken und auswerten, von Hand und mit Programmen",
    console: "Konsole",
    contents: "Inhalt",
    sections: "Abschnitte",
    onPage: "Auf dieser Seite",
    neighbours: "Benachbarte Seiten",
    before: "Zurück",
    next: "Weiter",
    other: "English",
    table: "Tabelle",
    toSection: "Link zu diesem Abschnitt",
    inRepository: "Im Repository",
    nowhere: "Diese Seite gibt es nicht",
    nowhereAdvice:
      "Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen. Im Inhalt stehen alle Seiten, und die Suche liest ihren Text.",
  },
} as const;

const GERMAN_SECTIONS: Readonly<Record<string, string>> = {
  "First steps": "Erste Schritte",
  "Codes that lead": "Wohin Codes führen",
  Numbers: "Zahlen",
  "Many codes": "Viele Codes",
  "Arriving and leaving": "Umziehen",
  Programs: "Programme",
  "Running it": "Betrieb",
  Project: "Projekt",
};

export function sectionTitle({ title }: Section, language: Language): string {
  return language === "en" ? title : (GERMAN_SECTIONS[title] ?? title);
}

/** A page as the contents of a language name it. */
export interface Named {
  /** Below `docs/`. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Of the page itself: not every page is there in German. */
  readonly language: Language;
}

export function namedIn({ path, title, summary }: Page, language: Language): Named {
  const german = language === "de" ? GERMAN_PAGES.get(path) : undefined;
  if (german === undefined) return { path, title, summary, language: "en" };
  return { path: `de/${path}`, title: german.title, summary: german.summary, language };
}

/** The address of the cover below the root of the service. */
export const COVERS: Readonly<Record<Language, string>> = { en: "docs", de: "docs/de" };

/** The language of a name, where it is not that of the page around it. */
export function spokenIn(language: Language, around: Language): Markup {
  return language === around ? trusted("") : markup` lang="${language}"`;
}
