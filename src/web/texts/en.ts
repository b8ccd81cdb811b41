/** The texts that studio and console start with, in English. */
export * from "../design/en.ts";
export * from "../form/en.ts";
export * from "../lib/en.ts";
export * from "../studio/en.ts";
export * from "../ui/en.ts";
