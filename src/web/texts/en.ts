/** The texts that pages start with, in English. */
export * from "../console/en.ts";
export * from "../console/person/en.ts";
export * from "../console/signin/en.ts";
export * from "../design/en.ts";
export * from "../form/en.ts";
export * from "../lib/en.ts";
export * from "../studio/en.ts";
export * from "../ui/en.ts";
