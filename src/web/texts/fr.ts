/** The texts that studio and console start with, in French. */
export * from "../design/fr.ts";
export * from "../form/fr.ts";
export * from "../lib/fr.ts";
export * from "../studio/fr.ts";
export * from "../ui/fr.ts";
