const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/**
 * What the checksum of a right text leaves: version 0 programs have Bech32 (BIP 173), later ones Bech32m (BIP
 * 350).
 */
const BECH32 = 1;
const BECH32M = 0x2bc830a3;

/**
 * Whether it is the segregated witness address of a network: its prefix, witness version and program, and
 * checksum (BIP 173 and BIP 350). All small letters or all capitals, never mixed.
 */
export function isSegwitAddress(text: string, prefix: string): boolean {
  const address = text === text.toUpperCase() ? text.toLowerCase() : text;
  const groups = fiveBitGroups(address.slice(prefix.length + 1));
  if (!address.startsWith(`${prefix}1`) || address.length > 90 || !groups || groups.length < 7) return false;
  const [version = 0] = groups;
  if (remainder([...expanded(prefix), ...groups]) !== (version === 0 ? BECH32 : BECH32M)) return false;
  const program = bytesOf(groups.slice(1, -6));
  if (!program || version > 16 || program.length < 2 || program.length > 40) return false;
  return version > 0 || program.length === 20 || program.length === 32;
}

/** The values of Bech32 characters, 0 to 31; undefined where one is not of the alphabet. */
export function fiveBitGroups(text: string): number[] | undefined {
  const groups = Array.from(text, (character) => ALPHABET.indexOf(character));
  return groups.includes(-1) ? undefined : groups;
}

/** Groups of five bits as bytes; undefined where the rest is more than four bits or not zero. */
export function bytesOf(groups: readonly number[]): number[] | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const group of groups) {
    held = (held << 5) | group;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return bits < 5 && held === 0 ? bytes : undefined;
}

function expanded(prefix: string): number[] {
  const codes = Array.from(prefix, (character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

/** Remainder of the BCH code over groups of five bits (BIP 173, "Checksum"). */
function remainder(groups: readonly number[]): number {
  let rest = 1;
  for (const group of groups) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ group;
    GENERATORS.forEach((generator, bit) => {
      if ((top >> bit) & 1) rest ^= generator;
    });
  }
  return rest;
}
