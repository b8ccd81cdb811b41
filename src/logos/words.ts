/**
 * How text becomes what is searched: the same for the names in the catalog, when it is built, and for what a person
 * types. Accents and case go; signs that tell names apart (C, C++, C#, .NET) become letters.
 */

const SIGNS: readonly [RegExp, string][] = [
  [/\+/g, "plus"],
  [/(?<=[\p{L}\p{N}])#/gu, "sharp"],
  [/&/g, " and "],
  [/@/g, " at "],
  // `.NET` is spoken; the point of `Node.js` only separates.
  [/(?<![\p{L}\p{N}.])\.(?=[\p{L}\p{N}])/gu, "dot"],
  // An apostrophe is inside a word.
  [/['’ʼ`]/g, ""],
];

/** Letters that no decomposition takes apart. */
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

/** Words of a text, in order: lower case, without accents and punctuation. */
export function words(text: string): string[] {
  let plain = text.normalize("NFKC").toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  for (const [pattern, spoken] of [...LETTERS, ...SIGNS]) plain = plain.replace(pattern, spoken);
  return plain.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
}

/** A text as one word: what `Node.js`, `node js` and `NodeJS` have in common. */
export function squashed(text: string): string {
  return words(text).join("");
}
