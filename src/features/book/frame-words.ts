import { GERMAN_PAGES } from "./german.ts";
import type { Page, Section } from "./model.ts";

/** The languages of pages. Every page is there in English. */
export type Language = "en" | "de";

/** The words around a page. */
export const FRAME_WORDS = {
  en: {
    skip: "Skip to content",
    docs: "Docs",
    console: "Console",
    contents: "Contents",
    sections: "Sections",
    onPage: "On this page",
    neighbours: "Neighbouring pages",
    before: "Before",
    next: "Next",
    other: "Deutsch",
  },
  de: {
    skip: "Zum Inhalt springen",
    docs: "Doku",
    console: "Konsole",
    contents: "Inhalt",
    sections: "Abschnitte",
    onPage: "Auf dieser Seite",
    neighbours: "Benachbarte Seiten",
    before: "Zurück",
    next: "Weiter",
    other: "English",
  },
} as const;

const GERMAN_SECTIONS: Readonly<Record<string, string>> = {
  "First steps": "Erste Schritte",
  "Codes that lead": "Codes, die führen",
  Numbers: "Zahlen",
  "Many codes": "Viele Codes",
  "Arriving and leaving": "Kommen und Gehen",
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
  /** Of the page itself: not every page is there in German. */
  readonly language: Language;
}

export function namedIn({ path, title }: Page, language: Language): Named {
  const german = language === "de" ? GERMAN_PAGES.get(path) : undefined;
  return german ? { path: `de/${path}`, title: german.title, language } : { path, title, language: "en" };
}
