import { type LanguageTag, LANGUAGES } from "./tags.ts";

/** Isolates a name of any script inside of a sentence: first strong isolate (UAX 9, 2.4). */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/**
 * A host, an address or a time zone inside of a sentence: in languages from right to left it keeps its own
 * order.
 */
export function leftToRight(name: string, tag: LanguageTag): string {
  return LANGUAGES[tag].dir === "rtl" && name !== "" ? `\u2066${name}\u2069` : name;
}
