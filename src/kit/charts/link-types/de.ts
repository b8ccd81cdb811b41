import type { LinkTypeNames } from "./en.ts";

/** Types of GS1 links in German. */
export const linkTypes: LinkTypeNames = {
  pip: "Produktseite",
  defaultLinkMulti: "Ziel für eine Sprache",
  instructions: "Anleitung",
  recallStatus: "Rückruf",
  ingredientsInfo: "Zutaten",
  allergenInfo: "Allergene",
  nutritionalInfo: "Nährwerte",
  recipeInfo: "Rezepte",
  safetyInfo: "Sicherheit",
  certificationInfo: "Zertifikate",
  sustainabilityInfo: "Nachhaltigkeit",
  productPassport: "Produktpass (EU)",
  recyclingInfo: "Recycling",
  repairInfo: "Reparatur",
  handlingEndOfLife: "Nach dem Gebrauch",
  registerProduct: "Produkt registrieren",
  promotion: "Angebot",
  support: "Hilfe",
  homepage: "Website der Marke",
  hasRetailers: "Wo man es kaufen kann",
  epil: "Packungsbeilage",
  smpc: "Fachinformation",
  traceability: "Herkunft",
};
