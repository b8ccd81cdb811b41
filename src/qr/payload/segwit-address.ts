import { type Bech32, bech32, bech32m } from "@scure/base";

/** Characters of the longest address (BIP 173). */
const LONGEST = 90;

/**
 * True for a segregated witness address of the network with this prefix: witness version, program and checksum are
 * right (BIP 173). Version 0 programs have a Bech32 checksum, later ones Bech32m (BIP 350). The letters are all small
 * or all capitals.
 */
export function isSegwitAddress(text: string, prefix: string): boolean {
  return isWitness(text, prefix, bech32, 0, 0) || isWitness(text, prefix, bech32m, 1, 16);
}

function isWitness(text: string, prefix: string, codec: Bech32, first: number, last: number): boolean {
  const decoded = codec.decodeUnsafe(text, LONGEST);
  if (!decoded || decoded.prefix !== prefix) return false;
  const [version = -1, ...words] = decoded.words;
  const length = codec.fromWordsUnsafe(words)?.length ?? 0;
  if (version < first || version > last) return false;
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
}
