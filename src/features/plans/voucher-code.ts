import type { Ids } from "../../kit/shared/ids.ts";

/** Characters of what was typed that are read: to normalise many marks on one letter takes quadratic time. */
const LONGEST = 1_000;

/** Crockford's base 32: no I, L, O, U, which look like others. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Five bits each, 80 in all. */
const DIGITS = 16;
const GROUP = 4;

/** How many digits of a code the operator can see again. The rest, 60 bits, cannot be guessed. */
export const HINT_DIGITS = GROUP;

/** A new voucher code of 80 random bits, for a person to type: `K7QM-2XVA-9RTD-HN4E`. */
export function newVoucherCode(ids: Ids): string {
  // 256 is a multiple of 32: every digit is equally likely.
  const digits = Array.from(ids.bytes(DIGITS), (byte) => ALPHABET.charAt(byte & 31)).join("");
  return digits.replace(new RegExp(`(.{${GROUP}})(?=.)`, "g"), "$1-");
}

/**
 * The digits of a typed code: upper case, without blanks and dashes, each look-alike replaced by the
 * digit it looks like. They need not be a whole code.
 */
export function voucherDigits(typed: string): string {
  return typed
    .slice(0, LONGEST)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replaceAll("U", "V");
}

const WHOLE = new RegExp(`^[${ALPHABET}]{${DIGITS}}$`);

/**
 * SHA-256 of a code, lower-case hex: all that is stored of it besides the hint. 80 random bits need no slow hash.
 * `null` when the typed text can't be a code.
 */
export function hashVoucher(typed: string): string | null {
  const digits = voucherDigits(typed);
  return WHOLE.test(digits) ? new Bun.CryptoHasher("sha256").update(digits).digest("hex") : null;
}
