import type * as en from "./en.ts";

export const pageFigures: typeof en.pageFigures = {
  languages: "Sprachen der Seite",
  views: "Aufrufe",
  offers: "Codes des Angebots geholt",
};
