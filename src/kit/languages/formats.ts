import { Lru } from "../shared/lru.ts";
import { type LanguageTag, localeOf } from "./tags.ts";

/** Formats of `Intl`, kept, because to make one costs more than the rest of a page. */

const NUMBERS = new Map<LanguageTag, Intl.NumberFormat>();

/** Formats numbers as a language writes them. */
export function numberFormat(tag: LanguageTag): Intl.NumberFormat {
  const format = NUMBERS.get(tag) ?? new Intl.NumberFormat(localeOf(tag));
  NUMBERS.set(tag, format);
  return format;
}

/** A few forms of dates in all languages. Time zones are chosen by tenants, so there may be many. */
const DATES = new Lru<string, Intl.DateTimeFormat>(300);

/** Formats dates and times as a language writes them. */
export function dateFormat(tag: LanguageTag, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = DATES.get(key) ?? new Intl.DateTimeFormat(localeOf(tag), options);
  DATES.set(key, format);
  return format;
}
