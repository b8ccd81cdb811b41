import { checkDigit } from "../constants.ts";
import { ISO3166ALPHA2 } from "../table.ts";
import { cset82, csetnumeric } from "./characters.ts";
import { among, type Linter, matching } from "./linter.ts";

/** Linters of GS1's dictionary for check digits, check characters and company prefixes. */

const CSET82 = "!\"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
const CSET32 = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** As many primes as an Application Identifier can have characters before its check characters. */
const PRIMES = primes(97);

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The last digit checks the others. */
export const csum: Linter = (text) =>
  csetnumeric(text) ?? (Number(text.at(-1)) === checkDigit(text.slice(0, -1)) ? null : "gs1_check_digit");

/**
 * The last two characters check the others (GS1 General Specifications, 7.9.5: primes from the right,
 * modulo 1021).
 */
export const csumalpha: Linter = (text) => {
  const body = text.slice(0, -2);
  if (body.length > PRIMES.length) return "gs1_check_characters";
  if (cset82(body)) return "gs1_characters";
  return text.slice(-2) === checkCharacters(body) ? null : "gs1_check_characters";
};

/** The check characters that belong behind a text of CSET 82 with at most 97 characters. */
export function checkCharacters(text: string): string {
  const weighted = [...text].map((sign, i) => CSET82.indexOf(sign) * (PRIMES[text.length - 1 - i] ?? 0));
  const sum = weighted.reduce((a, b) => a + b, 0) % 1021;
  return `${CSET32[sum >> 5]}${CSET32[sum & 31]}`;
}

/** A company prefix begins at the first character. Which prefixes are given out is not looked up. */
export const gcppos1 = matching(/^\d{4}/, "gs1_company_prefix");

/** A company prefix begins at the second character. */
export const gcppos2 = matching(/^.\d{4}/s, "gs1_company_prefix");

const country = among(ISO3166ALPHA2, "gs1_iban");

/**
 * Check digits of ISO 13616: letters are 10 to 35, the first four characters stand behind, modulo 97 is 1.
 */
export const iban: Linter = (text) => {
  if (!/^[0-9A-Z]{5,34}$/.test(text)) return "gs1_iban";
  let rest = 0;
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value < 10 ? 10 : 100) + value) % 97;
  }
  return rest === 1 ? country(text.slice(0, 2)) : "gs1_iban";
};
