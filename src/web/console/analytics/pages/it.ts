import type * as en from "./en.ts";

export const pageFigures: typeof en.pageFigures = {
  languages: "Lingue della pagina",
  views: "Visite",
  offers: "Codici dell'offerta presi",
};
