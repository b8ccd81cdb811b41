/** The texts that pages start with, in German. */
export * from "../console/de.ts";
export * from "../console/person/de.ts";
export * from "../console/signin/de.ts";
export * from "../design/de.ts";
export * from "../form/de.ts";
export * from "../lib/de.ts";
export * from "../studio/de.ts";
export * from "../ui/de.ts";
