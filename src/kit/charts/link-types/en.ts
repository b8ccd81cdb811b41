/** Types of GS1 links in English, by their names without the prefix. */
export const linkTypes = {
  pip: "Product page",
  defaultLinkMulti: "Destination for a language",
  instructions: "Instructions",
  recallStatus: "Recall",
  ingredientsInfo: "Ingredients",
  allergenInfo: "Allergens",
  nutritionalInfo: "Nutrition",
  recipeInfo: "Recipes",
  safetyInfo: "Safety",
  certificationInfo: "Certificates",
  sustainabilityInfo: "Sustainability",
  productPassport: "Product passport (EU)",
  recyclingInfo: "Recycling",
  repairInfo: "Repair",
  handlingEndOfLife: "After the end of its life",
  registerProduct: "Register the product",
  promotion: "Offer",
  support: "Help",
  homepage: "Website of the brand",
  hasRetailers: "Where to buy it",
  epil: "Leaflet for patients",
  smpc: "Leaflet for doctors and pharmacists",
  traceability: "Where it comes from",
};

/** The same in another language. */
export type LinkTypeNames = Readonly<Record<keyof typeof linkTypes, string>>;
