/** The words of the book's script, in the language of the page. */

const ENGLISH = {
  search: "Search",
  searchDocs: "Search the docs",
  results: "Results",
  found: (count: number) => `${count} results`,
  nothing: (query: string) => `Nothing found for “${query}”.`,
  failed: "The search could not be loaded. Please try again.",
  copy: "Copy",
  copied: "Copied",
  language: "Language",
  showKey: "Show with my key",
  hideKey: "Hide my key",
};

const GERMAN: typeof ENGLISH = {
  search: "Suchen",
  searchDocs: "Die Doku durchsuchen",
  results: "Treffer",
  found: (count: number) => `${count} Treffer`,
  nothing: (query: string) => `Nichts gefunden für „${query}“.`,
  failed: "Die Suche ließ sich nicht laden. Bitte versuchen Sie es noch einmal.",
  copy: "Kopieren",
  copied: "Kopiert",
  language: "Sprache",
  showKey: "Mit meinem Schlüssel zeigen",
  hideKey: "Schlüssel verbergen",
};

export const isGerman = document.documentElement.lang === "de";

export const TEXTS = isGerman ? GERMAN : ENGLISH;
