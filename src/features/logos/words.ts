/**
 * Normalises text for the search. The names of the catalog are normalised when it is built, and queries in the same way.
 * Accents and case are dropped; signs that distinguish names (C, C++, C#, .NET) become letters.
 */

const SIGNS: readonly [RegExp, string][] = [
  [/\+/g, "plus"],
  [/(?<=[\p{L}\p{N}])#/gu, "sharp"],
  [/&/g, " and "],
  [/@/g, " at "],
  // The dot of `.NET` is a word; that of `Node.js` only separates words.
  [/(?<![\p{L}\p{N}.])\.(?=[\p{L}\p{N}])/gu, "dot"],
  // An apostrophe is inside a word.
  [/['’ʼ`]/g, ""],
];

/** Letters that Unicode does not decompose. */
const LETTERS: readonly [RegExp, string][] = [
  [/ß/g, "ss"],
  [/[æǽ]/g, "ae"],
  [/œ/g, "oe"],
  [/ø/g, "o"],
  [/[đð]/g, "d"],
  [/ł/g, "l"],
  [/ı/g, "i"],
  [/þ/g, "th"],
];

/** Marks of Latin, Greek and Cyrillic letters; those of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Longer texts are cut: no name is. To normalise many marks on one letter takes quadratic time. */
const LONGEST = 1_000;

/** Words of a text, in order: lower case, without accents and punctuation. */
export function words(text: string): string[] {
  let plain = text
    .slice(0, LONGEST)
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC");
  for (const [pattern, spoken] of [...LETTERS, ...SIGNS]) plain = plain.replace(pattern, spoken);
  return plain.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
}

/** A text as one word: the same for `Node.js`, `node js` and `NodeJS`. */
export function squashed(text: string): string {
  return words(text).join("");
}
