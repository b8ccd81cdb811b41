/** The texts that studio and console start with, in Spanish. */
export * from "../design/es.ts";
export * from "../form/es.ts";
export * from "../lib/es.ts";
export * from "../studio/es.ts";
export * from "../ui/es.ts";
