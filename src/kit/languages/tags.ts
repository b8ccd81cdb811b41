/** A language that pages for people who scan can speak. */
interface Language {
  /** The language's own name for itself, for menus. */
  readonly name: string;
  /** The direction of its script. */
  readonly dir: Direction;
}

export type Direction = "ltr" | "rtl";

/** The languages by their tags (BCP 47): those of the European Union first, in the order of their tags. */
export const LANGUAGES = {
  bg: { name: "Български", dir: "ltr" },
  cs: { name: "Čeština", dir: "ltr" },
  da: { name: "Dansk", dir: "ltr" },
  de: { name: "Deutsch", dir: "ltr" },
  el: { name: "Ελληνικά", dir: "ltr" },
  en: { name: "English", dir: "ltr" },
  es: { name: "Español", dir: "ltr" },
  et: { name: "Eesti", dir: "ltr" },
  fi: { name: "Suomi", dir: "ltr" },
  fr: { name: "Français", dir: "ltr" },
  ga: { name: "Gaeilge", dir: "ltr" },
  hr: { name: "Hrvatski", dir: "ltr" },
  hu: { name: "Magyar", dir: "ltr" },
  it: { name: "Italiano", dir: "ltr" },
  lt: { name: "Lietuvių", dir: "ltr" },
  lv: { name: "Latviešu", dir: "ltr" },
  mt: { name: "Malti", dir: "ltr" },
  nl: { name: "Nederlands", dir: "ltr" },
  pl: { name: "Polski", dir: "ltr" },
  pt: { name: "Português", dir: "ltr" },
  ro: { name: "Română", dir: "ltr" },
  sk: { name: "Slovenčina", dir: "ltr" },
  sl: { name: "Slovenščina", dir: "ltr" },
  sv: { name: "Svenska", dir: "ltr" },
  uk: { name: "Українська", dir: "ltr" },
  tr: { name: "Türkçe", dir: "ltr" },
  nb: { name: "Norsk bokmål", dir: "ltr" },
  ar: { name: "العربية", dir: "rtl" },
  ja: { name: "日本語", dir: "ltr" },
  ko: { name: "한국어", dir: "ltr" },
  "zh-Hans": { name: "简体中文", dir: "ltr" },
  "zh-Hant": { name: "繁體中文", dir: "ltr" },
  "pt-BR": { name: "Português (Brasil)", dir: "ltr" },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageTag = keyof typeof LANGUAGES;

/** Whether a text is the tag of one of the languages, as it is spelled here. */
export function isLanguageTag(tag: string): tag is LanguageTag {
  return Object.hasOwn(LANGUAGES, tag);
}

/** The locale of numbers and dates: English ones are British. */
export function localeOf(tag: LanguageTag): string {
  return tag === "en" ? "en-GB" : tag;
}

/**
 * The direction of the script of any language, by its tag. One that is not known is read from left to
 * right.
 */
export function directionOf(tag: string): Direction {
  if (isLanguageTag(tag)) return LANGUAGES[tag].dir;
  return new Intl.Locale(tag).getTextInfo().direction === "rtl" ? "rtl" : "ltr";
}
