import { locale } from "../../lib/format.ts";

/** A value that can be chosen, and its name. */
export interface Named {
  readonly value: string;
  readonly label: string;
}

/** The value that a text names: by its name, or as the value itself. */
export function valueNamed(options: readonly Named[], text: string): string | undefined {
  const wanted = text.trim().toLocaleLowerCase();
  const found = options.find(
    ({ label, value }) => label.toLocaleLowerCase() === wanted || value.toLowerCase() === wanted,
  );
  return found?.value;
}

const A = 65;
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at));
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Regions that browsers name and that are no countries: neither of ISO 3166-1, nor Kosovo. */
const NO_COUNTRIES = /^(?:AC|CP|CQ|DG|EA|EU|EZ|IC|QO|TA|UN|XA|XB|ZZ)$/;

/** The countries, by name. */
export function countries(): Named[] {
  // Names of former countries lead to today's.
  const today = PAIRS.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return named(
    today.filter((code) => !NO_COUNTRIES.test(code)),
    "region",
  );
}

/** Old codes of Akan, Hebrew, Indonesian, Javanese, Romanian and Yiddish, which would be listed twice. */
const OLD_LANGUAGES = /^(?:in|iw|ji|jw|mo|tw)$/;

/** The languages of two letters, by name. */
export function languages(): Named[] {
  const codes = PAIRS.map((code) => code.toLowerCase());
  return named(
    codes.filter((code) => !OLD_LANGUAGES.test(code)),
    "language",
  );
}

function named(codes: readonly string[], type: "region" | "language"): Named[] {
  const names = new Intl.DisplayNames(locale(), { type, fallback: "none" });
  const known = codes.flatMap((value) => {
    const label = names.of(value);
    return label === undefined ? [] : { value, label };
  });
  const order = new Intl.Collator(locale());
  return known.sort((one, other) => order.compare(one.label, other.label));
}
