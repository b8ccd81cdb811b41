import type * as en from "./en.ts";

export const pageFigures: typeof en.pageFigures = {
  languages: "Idiomas de la página",
  views: "Visitas",
  offers: "Códigos de la oferta obtenidos",
};
