import { listSeparator } from "../../../lib/format.ts";
import type { Option } from "../../../ui/Select.tsx";

/** Those in which most menus are written come first. */
const USUAL = ["EUR", "CHF", "GBP", "USD", "PLN", "CZK", "DKK", "SEK", "NOK", "HUF", "RON", "BGN", "TRY"];

/**
 * Currencies by their code and name. @param chosen - one that has to be among them. @param locale - BCP 47.
 */
export function currencyOptions(chosen: string, locale: string): readonly Option<string>[] {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const known = Intl.supportedValuesOf("currency");
  const first = USUAL.filter((code) => known.includes(code));
  const named = (code: string) => (/^[A-Z]{3}$/.test(code) ? (names.of(code) ?? code) : code);
  return [...new Set([...first, ...known, chosen])]
    .filter((code) => code !== "")
    .map((code) => ({ value: code, label: named(code) === code ? code : `${code} · ${named(code)}` }));
}

/** An amount of a form with the comma of languages that write one. It is read with either. */
export function shownAmount(amount: string): string {
  return listSeparator() === ";" && /^\d+\.\d\d$/.test(amount) ? amount.replace(".", ",") : amount;
}

/** The sign of a currency beside an amount: `€`. */
export function currencySign(currency: string, locale: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
