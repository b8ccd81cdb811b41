/** The texts that the console starts with besides, in English. */
export * from "../console/en.ts";
export * from "../console/person/en.ts";
export * from "../console/blocked/en.ts";
export * from "../console/signin/en.ts";
