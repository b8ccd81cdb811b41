/** The texts that the console starts with besides, in French. */
export * from "../console/fr.ts";
export * from "../console/person/fr.ts";
export * from "../console/blocked/fr.ts";
export * from "../console/signin/fr.ts";
