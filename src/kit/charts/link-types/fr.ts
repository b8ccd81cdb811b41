import type { LinkTypeNames } from "./en.ts";

/** Types of GS1 links in French. */
export const linkTypes: LinkTypeNames = {
  pip: "Page du produit",
  defaultLinkMulti: "Destination selon la langue",
  instructions: "Mode d’emploi",
  recallStatus: "Rappel",
  ingredientsInfo: "Ingrédients",
  allergenInfo: "Allergènes",
  nutritionalInfo: "Valeurs nutritionnelles",
  recipeInfo: "Recettes",
  safetyInfo: "Sécurité",
  certificationInfo: "Certificats",
  sustainabilityInfo: "Durabilité",
  productPassport: "Passeport produit (UE)",
  recyclingInfo: "Recyclage",
  repairInfo: "Réparation",
  handlingEndOfLife: "Fin de vie",
  registerProduct: "Enregistrer le produit",
  promotion: "Offre",
  support: "Aide",
  homepage: "Site de la marque",
  hasRetailers: "Où l’acheter",
  epil: "Notice pour les patients",
  smpc: "Résumé pour les soignants",
  traceability: "Origine",
};
