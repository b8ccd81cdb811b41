/** The texts of the operator's page, in English. */
export * from "../lib/en.ts";
export * from "../operator/en.ts";
export * from "../ui/en.ts";
