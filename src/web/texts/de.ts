/** The texts that studio and console start with, in German. */
export * from "../design/de.ts";
export * from "../form/de.ts";
export * from "../lib/de.ts";
export * from "../studio/de.ts";
export * from "../ui/de.ts";
