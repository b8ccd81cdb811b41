/** The texts of the operator's page, in German. */
export * from "../lib/de.ts";
export * from "../operator/de.ts";
export * from "../ui/de.ts";
