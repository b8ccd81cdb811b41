import { numberFormat } from "./formats.ts";
import { type LanguageTag, localeOf } from "./tags.ts";

/**
 * The categories of whole numbers that each language tells apart (Unicode CLDR). A test compares them with
 * `Intl`.
 */
export const CATEGORIES = {
  bg: ["one", "other"],
  cs: ["one", "few", "many", "other"],
  da: ["one", "other"],
  de: ["one", "other"],
  el: ["one", "other"],
  en: ["one", "other"],
  es: ["one", "many", "other"],
  et: ["one", "other"],
  fi: ["one", "other"],
  fr: ["one", "many", "other"],
  ga: ["one", "two", "few", "many", "other"],
  hr: ["one", "few", "other"],
  hu: ["one", "other"],
  it: ["one", "many", "other"],
  lt: ["one", "few", "many", "other"],
  lv: ["zero", "one", "other"],
  mt: ["one", "two", "few", "many", "other"],
  nl: ["one", "other"],
  pl: ["one", "few", "many", "other"],
  pt: ["one", "many", "other"],
  ro: ["one", "few", "other"],
  sk: ["one", "few", "many", "other"],
  sl: ["one", "two", "few", "other"],
  sv: ["one", "other"],
  uk: ["one", "few", "many", "other"],
  tr: ["one", "other"],
  nb: ["one", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
  ja: ["other"],
  ko: ["other"],
  "zh-Hans": ["other"],
  "zh-Hant": ["other"],
  "pt-BR": ["one", "many", "other"],
} as const satisfies Readonly<Record<LanguageTag, readonly Intl.LDMLPluralRule[]>>;

/** A sentence about a number. @param count - the number as the language writes it. */
type Form = (count: string) => string;

/** A sentence for each category of a language, no more and no fewer. */
type Forms<T extends LanguageTag> = Readonly<Record<(typeof CATEGORIES)[T][number], Form>>;

const RULES = new Map<LanguageTag, Intl.PluralRules>();

function rulesOf(tag: LanguageTag): Intl.PluralRules {
  const rules = RULES.get(tag) ?? new Intl.PluralRules(localeOf(tag));
  RULES.set(tag, rules);
  return rules;
}

/**
 * A text about a number, in the form that the language has for it:
 * `plural("pl", { one: (n) => `${n} znak`, few: (n) => `${n} znaki`, many: …, other: … })`.
 */
export function plural<T extends LanguageTag>(
  tag: T,
  forms: Forms<T> & { readonly other: Form },
): (count: number) => string {
  const byCategory = new Map<string, Form>(Object.entries<Form>(forms));
  return (count) => {
    const form = byCategory.get(rulesOf(tag).select(count)) ?? forms.other;
    return form(numberFormat(tag).format(count));
  };
}
