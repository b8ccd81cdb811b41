import { explain } from "../../kit/shared/reasons.ts";
import type { Reading } from "./problems.ts";

/** Length of an IBAN in every country of the SEPA schemes (EPC409-09; SWIFT IBAN registry). */
const EEA = countries(`
  AT20 BE16 BG22 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20
  LV21 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24`);
const OUTSIDE_EEA = countries("AD24 AL28 CH21 GB22 GI23 MC27 MD24 ME22 MK19 RS22 SM27 VA22");

function countries(lengths: string): ReadonlyMap<string, number> {
  const entries = lengths.trim().split(/\s+/);
  return new Map(entries.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));
}

/** Reads the IBAN of an account in reach of SEPA credit transfers, without spaces: ISO 13616 with its check digits. */
export function iban(text: string): Reading {
  const value = text.replace(/[ \u00a0]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(value)) return { problem: explain("iban_form") };
  const country = value.slice(0, 2);
  const length = EEA.get(country) ?? OUTSIDE_EEA.get(country);
  if (!length) return { problem: explain("iban_country") };
  if (value.length !== length) return { problem: explain("iban_length", { length }) };
  if (remainder97(value) !== 1) return { problem: explain("iban_check_digits") };
  return { value };
}

/** Whether the account of a valid IBAN lies in the European Economic Area. */
export function inEea(iban: string): boolean {
  return EEA.has(iban.slice(0, 2));
}

/** Reads an RF creditor reference without spaces: ISO 11649 with its check digits. */
export function creditorReference(text: string): Reading {
  const value = text.replace(/[ \u00a0]/g, "").toUpperCase();
  if (!/^RF\d{2}[A-Z\d]{1,21}$/.test(value) || remainder97(value) !== 1)
    return { problem: explain("creditor_reference") };
  return { value };
}

/**
 * Remainder by 97 with the first four characters moved to the end and letters as 10 to 35 (ISO 7064, MOD
 * 97-10): 1 is right.
 */
function remainder97(value: string): number {
  let remainder = 0;
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const digits = Number.parseInt(character, 36);
    remainder = (remainder * (digits > 9 ? 100 : 10) + digits) % 97;
  }
  return remainder;
}
