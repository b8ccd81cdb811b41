import type { ChartLanguage } from "../charts/words.ts";
import { textsOf } from "./languages.ts";
import { LANGUAGES, type LanguageTag, localeOf } from "./tags.ts";

/** A language as charts take it. */
export function chartLanguage(tag: LanguageTag): ChartLanguage {
  return { locale: localeOf(tag), direction: LANGUAGES[tag].dir, words: textsOf(tag).charts };
}
