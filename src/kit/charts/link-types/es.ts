import type { LinkTypeNames } from "./en.ts";

/** Types of GS1 links in Spanish. */
export const linkTypes: LinkTypeNames = {
  pip: "Página del producto",
  defaultLinkMulti: "Destino según el idioma",
  instructions: "Instrucciones",
  recallStatus: "Retirada",
  ingredientsInfo: "Ingredientes",
  allergenInfo: "Alérgenos",
  nutritionalInfo: "Información nutricional",
  recipeInfo: "Recetas",
  safetyInfo: "Seguridad",
  certificationInfo: "Certificados",
  sustainabilityInfo: "Sostenibilidad",
  productPassport: "Pasaporte del producto (UE)",
  recyclingInfo: "Reciclaje",
  repairInfo: "Reparación",
  handlingEndOfLife: "Final de su vida útil",
  registerProduct: "Registrar el producto",
  promotion: "Oferta",
  support: "Ayuda",
  homepage: "Sitio web de la marca",
  hasRetailers: "Dónde comprarlo",
  epil: "Prospecto",
  smpc: "Ficha técnica para profesionales",
  traceability: "Origen",
};
