const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Longer than any address: what keeps a long text from costing a long division. */
const LONGEST = 64;

/**
 * The bytes of a Base58Check text without its checksum, the version byte first; undefined where a character
 * or the checksum is wrong (Bitcoin's Base58Check: the checksum is the first four bytes of a double SHA-256).
 */
export function base58Check(text: string): Uint8Array | undefined {
  if (text.length > LONGEST) return undefined;
  let number = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const hex = number === 0n ? "" : number.toString(16);
  const bytes = Buffer.from("00".repeat(zeros) + (hex.length % 2 ? `0${hex}` : hex), "hex");
  const body = bytes.subarray(0, -4);
  return bytes.length > 4 && sha256(sha256(body)).subarray(0, 4).equals(bytes.subarray(-4))
    ? body
    : undefined;
}

function sha256(bytes: Uint8Array): Buffer {
  return new Bun.CryptoHasher("sha256").update(bytes).digest();
}
