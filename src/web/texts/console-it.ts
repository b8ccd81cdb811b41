/** The texts that the console starts with besides, in Italian. */
export * from "../console/it.ts";
export * from "../console/person/it.ts";
export * from "../console/blocked/it.ts";
export * from "../console/signin/it.ts";
