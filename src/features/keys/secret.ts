import type { Ids } from "../../kit/shared/ids.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_DIGITS = 32;
const CHECK_DIGITS = 6;

/** The largest multiple of 62 that fits in a byte. Bytes above it are dropped, so that every digit is equally likely. */
const UNBIASED = 248;

/** A new API key: `qz_`, 32 random base 62 digits (190 bits) and a 6-digit CRC-32 of them, as GitHub forms its tokens. */
export function newKey(ids: Ids): string {
  let digits = "";
  while (digits.length < RANDOM_DIGITS)
    for (const byte of ids.bytes(RANDOM_DIGITS))
      if (byte < UNBIASED && digits.length < RANDOM_DIGITS) digits += BASE62.charAt(byte % 62);
  return `qz_${digits}${checkDigits(digits)}`;
}

/** Characters of a hint at either end of a key, after `qz_`. A reader of the database still has 140 bits to guess. */
const HINT = 4;

/** The hint of a key: its first and last characters, by which its owner tells it from others (`qz_3vQ8…E4wx`). */
export function hintOf(key: string): string {
  return `${key.slice(0, 3 + HINT)}…${key.slice(-HINT)}`;
}

/** Whether a text has the form of a key and its check digits agree. It spares the database a look-up of mistyped keys. */
export function isWellFormedKey(text: string): boolean {
  const match = /^qz_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/.exec(text);
  return match?.[1] !== undefined && checkDigits(match[1]) === match[2];
}

/** SHA-256 of a key, lower-case hex: all that is stored of it. 190 random bits need no salt and no slow hash. */
export function hashKey(key: string): string {
  return new Bun.CryptoHasher("sha256").update(key).digest("hex");
}

function checkDigits(digits: string): string {
  let text = "";
  for (let rest = Bun.hash.crc32(digits), left = CHECK_DIGITS; left > 0; left--, rest = Math.floor(rest / 62))
    text = BASE62.charAt(rest % 62) + text;
  return text;
}
