/**
 * The words of a text, in lower case and without accents. `QZ_BASE_URL` is three; `createCode` is two, and
 * one whole.
 */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => {
    const parts = word.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").split(" ");
    return (parts.length > 1 ? [...parts, word] : parts).map(folded);
  });
}

export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A word without its ending, so that “scans” finds “scan” and “erasing” finds “erase”. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|e|y)$/, "") : word;
}
