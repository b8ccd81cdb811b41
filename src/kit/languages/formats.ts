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

const SIZES = new Map<string, Intl.NumberFormat>();

/** A few forms of dates in all languages. Time zones are chosen by tenants, so there may be many. */
const DATES = new Lru<string, Intl.DateTimeFormat>(300);

/** Formats dates and times as a language writes them. */
export function dateFormat(tag: LanguageTag, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = DATES.get(key) ?? new Intl.DateTimeFormat(localeOf(tag), options);
  DATES.set(key, format);
  return format;
}

/** A size of a file, as a language writes it: 640 kB, 2.4 MB. */
export function bytesFormat(tag: LanguageTag, bytes: number): string {
  const isLarge = bytes >= 999_500;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const key = `${tag} ${unit}`;
  const format =
    SIZES.get(key) ??
    new Intl.NumberFormat(localeOf(tag), {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits: isLarge ? 1 : 0,
    });
  SIZES.set(key, format);
  // A file is never empty: the smallest size is one.
  return format.format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3));
}

/** Menus name their currencies. There are some 300, and one menu may have them all. */
const PRICES = new Lru<string, Intl.NumberFormat>(400);

/** Formats prices as a language writes them, with the decimals that the currency has. */
export function priceFormat(tag: LanguageTag, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`;
  const format = PRICES.get(key) ?? new Intl.NumberFormat(localeOf(tag), { style: "currency", currency });
  PRICES.set(key, format);
  return format;
}

const LISTS = new Map<LanguageTag, Intl.ListFormat>();

/** Formats lists without a last "and": `1 gluten, 7 milk`. */
export function listFormat(tag: LanguageTag): Intl.ListFormat {
  const format = LISTS.get(tag) ?? new Intl.ListFormat(localeOf(tag), { type: "unit", style: "short" });
  LISTS.set(tag, format);
  return format;
}

const TODAYS = new Map<LanguageTag, string>();

/** The word for today. */
export function wordForToday(tag: LanguageTag): string {
  const word =
    TODAYS.get(tag) ?? new Intl.RelativeTimeFormat(localeOf(tag), { numeric: "auto" }).format(0, "day");
  TODAYS.set(tag, word);
  return word;
}
