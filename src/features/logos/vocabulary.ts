import type { Pieces } from "../../kit/shared/pieces.ts";

/**
 * An inverted index: the words of a catalog in order, each with the brands that have it. It is written by hand for its
 * speed; see `search.ts`.
 */
export interface Vocabulary {
  /** Places of the words that begin with `start`, from inclusive to exclusive. */
  range(start: string): { readonly from: number; readonly to: number };
  word(at: number): string;
  /** Calls back for every brand that has the word, and the field it has it in. */
  each(at: number, visit: (brand: number, field: number) => void): void;
  /** Places of words that `word` may be a misspelling of, with their edit distances. */
  similar(word: string): { readonly at: number; readonly distance: number }[];
}

/**
 * Gathers words from the fields of each brand. A brand that has a word in several fields has it in the first.
 * @param fieldsOf - at most 4.
 */
export function* createVocabulary<T>(
  brands: readonly T[],
  fieldsOf: (brand: T) => readonly (readonly string[])[],
): Pieces<Vocabulary> {
  const postings = new Map<string, number[]>();
  for (const [brand, entry] of brands.entries()) {
    yield;
    for (const [field, words] of fieldsOf(entry).entries())
      for (const word of words) {
        const list = postings.get(word) ?? [];
        if (list.length === 0) postings.set(word, list);
        const last = list.at(-1);
        if (last === undefined || last >> 2 !== brand) list.push((brand << 2) | field);
      }
  }
  // By code units, as `<` compares.
  const words = [...postings.keys()].sort();
  const lists: Uint32Array[] = [];
  for (const word of words) {
    lists.push(Uint32Array.from(postings.get(word) ?? []));
    yield;
  }
  const letters = Uint32Array.from(words, lettersOf);

  function firstFrom(text: string): number {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    range(start) {
      const from = firstFrom(start);
      return { from, to: Math.max(from, firstFrom(`${start}\uffff`)) };
    },
    word: (at) => words[at] ?? "",
    each(at, visit) {
      for (const posting of lists[at] ?? []) visit(posting >> 2, posting & 3);
    },
    similar(word) {
      const allowed = allowedEdits(word.length);
      if (allowed === 0) return [];
      const own = lettersOf(word);
      const found: { at: number; distance: number }[] = [];
      for (let at = 0; at < words.length; at++) {
        const other = words[at] ?? "";
        // An edit changes at most two letters of the set, which rules most words out cheaply.
        if (Math.abs(other.length - word.length) > allowed || bits(own ^ (letters[at] ?? 0)) > 2 * allowed)
          continue;
        const distance = editDistance(word, other, allowed);
        if (distance > 0 && distance <= allowed) found.push({ at, distance });
      }
      return found;
    },
  };
}

/** How many edits are forgiven in a word. */
function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The set of a word's letters: one bit each for a to z; all others share six. */
function lettersOf(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return set >>> 0;
}

function bits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * The optimal string alignment distance: letters added, left out, changed, or swapped with their neighbour. A distance
 * above `limit` is returned as `limit + 1`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  let before = new Array<number>(other.length + 1).fill(0);
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = new Array<number>(other.length + 1).fill(row);
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}
