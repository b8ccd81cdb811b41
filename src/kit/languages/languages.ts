import { languagesOf } from "../shared/accept.ts";
import { ar } from "./ar.ts";
import { bg } from "./bg.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { et } from "./et.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { ga } from "./ga.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import type { ReaderTexts } from "./model.ts";
import { mt } from "./mt.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { ptBr } from "./pt-BR.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sv } from "./sv.ts";
import { isLanguageTag, LANGUAGES, type LanguageTag } from "./tags.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { zhHans } from "./zh-Hans.ts";
import { zhHant } from "./zh-Hant.ts";

/** The texts by their languages. Another one is its file, its tag (`tags.ts`), and its line here. */
const TEXTS: Readonly<Record<LanguageTag, ReaderTexts>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  ga,
  hr,
  hu,
  it,
  lt,
  lv,
  mt,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
  uk,
  tr,
  nb,
  ar,
  ja,
  ko,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
  "pt-BR": ptBr,
};

/** The tags of the languages that there are texts of. */
export const SPOKEN: readonly LanguageTag[] = Object.keys(TEXTS).filter(isLanguageTag);

/** The texts in a language. */
export function textsOf(tag: LanguageTag): ReaderTexts {
  return TEXTS[tag];
}

/** Our tags by themselves in lower case, and by others that browsers send for the same language. */
const TAGS: ReadonlyMap<string, LanguageTag> = new Map<string, LanguageTag>([
  ...Object.keys(LANGUAGES)
    .filter(isLanguageTag)
    .map((tag) => [tag.toLowerCase(), tag] as const),
  ["no", "nb"],
  ["nn", "nb"],
  ["zh", "zh-Hans"],
  ["zh-tw", "zh-Hant"],
  ["zh-hk", "zh-Hant"],
  ["zh-mo", "zh-Hant"],
]);

/** No language tag is longer (RFC 5646, 4.4.1 counts 35 characters). */
const LONGEST_TAG = 35;

/**
 * The language with texts that is closest to a tag: `pt-BR` before `pt`, `zh-TW` is `zh-Hant`, `de-AT` is
 * `de` (RFC 4647, 3.4). `null` where there is none.
 * @param tag - a language tag in any case.
 */
export function closestLanguage(tag: string): LanguageTag | null {
  if (tag.length > LONGEST_TAG) return null;
  const subtags = tag.toLowerCase().split("-");
  for (let length = subtags.length; length > 0; length--) {
    const known = TAGS.get(subtags.slice(0, length).join("-"));
    if (known !== undefined) return known;
  }
  return null;
}

/** The language that a reader prefers among those with texts; English where it is none of them. */
export function readerLanguage(acceptLanguage: string | null): LanguageTag {
  for (const tag of languagesOf(acceptLanguage ?? "")) {
    if (tag === "*") return "en";
    const closest = closestLanguage(tag);
    if (closest !== null) return closest;
  }
  return "en";
}

/** The texts in the language that a reader prefers. */
export function textsFor(acceptLanguage: string | null): ReaderTexts {
  return textsOf(readerLanguage(acceptLanguage));
}
