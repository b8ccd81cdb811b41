import { GERMAN, GERMAN_PATTERNS } from "./service-words.de.ts";
import { useLanguage } from "./texts.ts";

/** What the service says in English, in the person's language; what has no translation stays English. */
export function inGerman(english: string): string {
  const known = GERMAN[english];
  if (known !== undefined) return known;
  for (const [pattern, german] of GERMAN_PATTERNS)
    if (pattern.test(english)) return english.replace(pattern, german);
  return english;
}

/** The same as a function of the language spoken now: names of types and fields, hints, and what is wrong. */
export function useServiceWords(): (english: string) => string {
  return useLanguage() === "de" ? inGerman : same;
}

function same(text: string): string {
  return text;
}
