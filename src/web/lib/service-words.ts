import { inGerman } from "./german.ts";
import { GERMAN } from "./service-words.de.ts";
import { useLanguage } from "./texts.ts";

/**
 * What the service says as a function of the language spoken now: names of types and fields, hints, and what is wrong.
 * What has no translation stays English.
 */
export function useServiceWords(): (english: string) => string {
  return useLanguage() === "de" ? (english) => inGerman(english, GERMAN) ?? english : same;
}

function same(text: string): string {
  return text;
}
