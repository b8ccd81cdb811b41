import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { schemaDetails } from "../../kit/shared/schema.ts";
import type { Landing } from "./landing.ts";
import { PART_TEXT_CHECKS, type Translation } from "./language-models.ts";
import { markdownIn } from "./links-model.ts";
import { partId } from "./traits.ts";

/** Characters of all languages of a page as JSON, and of their texts in Markdown. */
const LONGEST_LANGUAGES = 200_000;
const LONGEST_TEXTS = 60_000;

/** The flaws of a page's languages that its schema can't tell. */
export function languageFlaws(landing: Landing): FaultDetail[] {
  const { language, languages } = landing;
  const own = language === undefined || isKnown(language) ? [] : [unknown("/landing/language")];
  if (languages === undefined) return own;
  const tags = Object.entries(languages);
  if (language === undefined && tags.length > 0)
    return [{ pointer: "/landing/language", ...explain("language_missing") }];
  const texts = tags.reduce((sum, [, one]) => sum + markdownIn(one).join("").length, 0);
  return [
    ...own,
    ...tags.flatMap(([tag, translation]) => {
      const at = `/landing/languages/${tag}`;
      return isKnown(tag) ? translationFlaws(landing, translation, at) : [unknown(at)];
    }),
    ...repeatedTags([language ?? "", ...Object.keys(languages)]),
    ...tooLong(JSON.stringify(languages).length, LONGEST_LANGUAGES, "parts_too_long"),
    ...tooLong(texts, LONGEST_TEXTS, "texts_too_long"),
  ];
}

function tooLong(length: number, limit: number, reason: "parts_too_long" | "texts_too_long"): FaultDetail[] {
  return length > limit ? [{ pointer: "/landing/languages", ...explain(reason, { limit }) }] : [];
}

function unknown(pointer: string): FaultDetail {
  return { pointer, ...explain("language_unknown") };
}

/** Whether a tag is well-formed, and `Intl` knows its language. */
function isKnown(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical !== undefined && NAMES.of(canonical) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function repeatedTags(tags: readonly string[]): FaultDetail[] {
  const seen = new Set<string>();
  return tags.flatMap((tag) => {
    const isRepeated = seen.has(tag.toLowerCase());
    seen.add(tag.toLowerCase());
    return isRepeated ? [{ pointer: `/landing/languages/${tag}`, ...explain("language_repeated") }] : [];
  });
}

function translationFlaws({ parts = [] }: Landing, translation: Translation, at: string): FaultDetail[] {
  return Object.entries(translation.parts ?? {}).flatMap(([id, texts]) => {
    const part = parts.find((each) => partId(each) === id);
    if (part === undefined) return [{ pointer: `${at}/parts/${id}`, ...explain("part_unknown") }];
    const check = PART_TEXT_CHECKS[part.type];
    return check.Check(texts) ? [] : schemaDetails(check, texts, `${at}/parts/${id}`);
  });
}
