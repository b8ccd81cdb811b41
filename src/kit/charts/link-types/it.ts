import type { LinkTypeNames } from "./en.ts";

/** Types of GS1 links in Italian. */
export const linkTypes: LinkTypeNames = {
  pip: "Pagina del prodotto",
  defaultLinkMulti: "Destinazione per una lingua",
  instructions: "Istruzioni",
  recallStatus: "Richiamo",
  ingredientsInfo: "Ingredienti",
  allergenInfo: "Allergeni",
  nutritionalInfo: "Valori nutrizionali",
  recipeInfo: "Ricette",
  safetyInfo: "Sicurezza",
  certificationInfo: "Certificati",
  sustainabilityInfo: "Sostenibilità",
  productPassport: "Passaporto del prodotto (UE)",
  recyclingInfo: "Riciclo",
  repairInfo: "Riparazione",
  handlingEndOfLife: "Fine vita",
  registerProduct: "Registra il prodotto",
  promotion: "Offerta",
  support: "Assistenza",
  homepage: "Sito del marchio",
  hasRetailers: "Dove acquistarlo",
  epil: "Foglietto illustrativo",
  smpc: "Scheda per medici e farmacisti",
  traceability: "Provenienza",
};
