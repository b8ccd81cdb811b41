import { bech32 } from "@scure/base";

const PREFIX = "bitcoincash";

/** The alphabet of Bech32, which CashAddr has taken over. */
const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const FORM = new RegExp(`^[${ALPHABET}]{8,112}$`);

const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** Bytes of a hash by the size bits of the version byte. */
const SIZES = [20, 24, 28, 32, 40, 48, 56, 64];

/**
 * True for a Bitcoin Cash address in CashAddr form, without its prefix: version byte, hash and checksum are right
 * (Bitcoin Cash specification, "CashAddr"). The letters are all small or all capitals.
 */
export function isCashAddress(text: string): boolean {
  const address = text === text.toUpperCase() ? text.toLowerCase() : text;
  if (!FORM.test(address)) return false;
  const groups = Array.from(address, (character) => ALPHABET.indexOf(character));
  const prefix = Array.from(PREFIX, (character) => character.charCodeAt(0) & 31);
  if (remainder([...prefix, 0, ...groups]) !== 1n) return false;
  const [version = 0, ...hash] = bech32.fromWordsUnsafe(groups.slice(0, -8)) ?? [];
  // Types 0 to 3: to a key, to a script, and either with tokens.
  return version >> 3 <= 3 && hash.length === SIZES[version & 7];
}

/** Remainder of CashAddr's BCH code, 40 bits, over groups of five bits. @scure/base has only Bech32's of 30 bits. */
function remainder(groups: readonly number[]): bigint {
  let rest = 1n;
  for (const group of groups) {
    const top = rest >> 35n;
    rest = ((rest & 0x7ffffffffn) << 5n) ^ BigInt(group);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) rest ^= generator;
    });
  }
  return rest;
}
