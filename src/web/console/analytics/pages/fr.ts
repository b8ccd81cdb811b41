import type * as en from "./en.ts";

export const pageFigures: typeof en.pageFigures = {
  languages: "Langues de la page",
  views: "Vues",
  offers: "Codes de l’offre pris",
};
