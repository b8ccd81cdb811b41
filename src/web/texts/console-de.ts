/** The texts that the console starts with besides, in German. */
export * from "../console/de.ts";
export * from "../console/person/de.ts";
export * from "../console/blocked/de.ts";
export * from "../console/signin/de.ts";
