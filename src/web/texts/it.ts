/** The texts that studio and console start with, in Italian. */
export * from "../design/it.ts";
export * from "../form/it.ts";
export * from "../lib/it.ts";
export * from "../studio/it.ts";
export * from "../ui/it.ts";
