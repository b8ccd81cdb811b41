import { linkTypes as de } from "./link-types/de.ts";
import { linkTypes as en } from "./link-types/en.ts";
import { linkTypes as es } from "./link-types/es.ts";
import { linkTypes as fr } from "./link-types/fr.ts";
import { linkTypes as it } from "./link-types/it.ts";

/** The languages of the console, which has the same words. */
const NAMES = new Map(
  Object.entries({ de, en, es, fr, it }).map(([language, names]) => [
    language,
    new Map(Object.entries(names)),
  ]),
);

/**
 * A type of GS1 links in words; `null` for any other text, and where the language has no words for it.
 * @param type - such as `gs1:pip`. @param locale - such as `en-GB`.
 */
export function linkTypeName(type: string, locale: string): string | null {
  if (!type.startsWith("gs1:")) return null;
  const [language = ""] = locale.split("-", 1);
  return NAMES.get(language)?.get(type.slice("gs1:".length)) ?? null;
}
