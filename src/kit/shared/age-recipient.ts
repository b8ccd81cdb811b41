/** The alphabet of Bech32 (BIP 173). */
const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Public keys of X25519, of hybrids with ML-KEM, and of keys in hardware, by what they begin with. */
const KINDS: ReadonlySet<string> = new Set(["age", "age1pq", "age1tag", "age1tagpq"]);

/** Characters of a public key of X25519 behind its kind: 32 bytes and a checksum. */
const X25519_LENGTH = 58;

/** One of the hybrid kind has some 2,000. */
const LONGEST = 4_000;

/**
 * Whether a text is a public key of age, by its checksum: a mistyped one would make backups that nobody
 * opens. age has no bound on the length of Bech32 (C2SP, age, 5.1).
 */
export function isAgeRecipient(text: string): boolean {
  const end = text.lastIndexOf("1");
  const [kind, data] = [text.slice(0, end), text.slice(end + 1)];
  if (!KINDS.has(kind) || text.length > LONGEST) return false;
  if (kind === "age" && data.length !== X25519_LENGTH) return false;
  const values = Array.from(data, (character) => ALPHABET.indexOf(character));
  return !values.includes(-1) && checksum([...expanded(kind), ...values]) === 1;
}

function expanded(kind: string): number[] {
  const codes = Array.from(kind, (character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function checksum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) if ((top >>> bit) & 1) sum ^= generator;
  }
  return sum >>> 0;
}
