/** The words of a text, in lower case and without accents. `QZ_BASE_URL` is three, `createCode` two. */
export function wordsOf(text: string): string[] {
  return folded(text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A word without its ending, so that “scans” finds “scan” and “erasing” finds “erase”. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|e|y)$/, "") : word;
}

/** Whether two words differ by no more than one slip: a letter more, less, changed, or two swapped. */
export function differByOneSlip(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  const swapped = `${otherRest[1] ?? ""}${otherRest[0] ?? ""}${otherRest.slice(2)}`;
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest === swapped
  );
}
