import { mailAddress } from "./mail-address.ts";
import { dialled } from "./phone-number.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Reading } from "./problems.ts";
import { isCnpj, isCpf } from "./tax-number.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Characters of a key in Banco Central's directory, DICT. */
const LONGEST_KEY = 77;

/**
 * Reads a Pix key as DICT stores it: a random key (EVP, a UUID), an email address in small letters, a phone number
 * +55…, a CPF or a CNPJ without dots and dashes.
 */
export function pixKey(text: string): Reading {
  const typed = text.trim();
  const small = typed.toLowerCase();
  if (UUID.test(small)) return { value: small };
  if (typed.includes("@")) return emailKey(small);
  if (typed.startsWith("+")) return phoneKey(dialled(typed));
  const number = typed.replace(/[./-]/g, "").toUpperCase();
  if (isCpf(number) || isCnpj(number)) return { value: number };
  return {
    problem: explain("pix_key"),
  };
}

function emailKey(address: string): Reading {
  if (address.length <= LONGEST_KEY && /^[!-~]+$/.test(address)) return mailAddress(address);
  return { problem: explain("pix_email", { limit: LONGEST_KEY }) };
}

function phoneKey(value: string): Reading {
  return /^\+55[1-9]\d{9,10}$/.test(value) ? { value } : { problem: explain("pix_phone") };
}
