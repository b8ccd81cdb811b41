/** The texts that the console starts with besides, in Spanish. */
export * from "../console/es.ts";
export * from "../console/person/es.ts";
export * from "../console/blocked/es.ts";
export * from "../console/signin/es.ts";
