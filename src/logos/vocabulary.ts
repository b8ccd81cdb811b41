/** The words of a catalog in order, each with the brands that have it. */
export interface Vocabulary {
  /** Places of the words that begin with `start`, from inclusive to exclusive. */
  range(start: string): { readonly from: number; readonly to: number };
  word(at: number): string;
  /** Calls back for every brand that has the word, and the field it has it in. */
  each(at: number, visit: (brand: number, field: number) => void): void;
  /** Places of words that were perhaps meant by `word`, with how many slips lie between. */
  similar(word: string): { readonly at: number; readonly distance: number }[];
}

/**
 * Gathers words from the fields of each brand. A brand that has a word in several fields has it in the first.
 * @param fieldsOf - at most 4.
 */
export function createVocabulary<T>(
  brands: readonly T[],
  fieldsOf: (brand: T) => readonly (readonly string[])[],
): Vocabulary {
  const postings = new Map<string, number[]>();
  for (const [brand, entry] of brands.entries())
    for (const [field, words] of fieldsOf(entry).entries())
      for (const word of words) {
        const list = postings.get(word) ?? [];
        if (list.length === 0) postings.set(word, list);
        const last = list.at(-1);
        if (last === undefined || last >> 2 !== brand) list.push((brand << 2) | field);
      }
  // By code units, as `<` compares.
  const words = [...postings.keys()].sort();
  const lists = words.map((word) => Uint32Array.from(postings.get(word) ?? []));
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
      const allowed = slips(word.length);
      if (allowed === 0) return [];
      const own = lettersOf(word);
      const found: { at: number; distance: number }[] = [];
      for (let at = 0; at < words.length; at++) {
        const other = words[at] ?? "";
        // A slip changes at most two letters of the set: most words are out without a look at their order.
        if (Math.abs(other.length - word.length) > allowed || bits(own ^ (letters[at] ?? 0)) > 2 * allowed)
          continue;
        const distance = editDistance(word, other, allowed);
        if (distance > 0 && distance <= allowed) found.push({ at, distance });
      }
      return found;
    },
  };
}

/** How many slips are forgiven in a word. */
function slips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Which letters a word has, one bit each for a to z, the rest sharing six. */
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
 * Letters added, left out, changed, or swapped with their neighbour (optimal string alignment); more than `limit` comes
 * out as more than `limit`, no matter how many.
 */
export function editDistance(one: string, other: string, limit: number): number {
  let before = new Array<number>(other.length + 1).fill(0);
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = new Array<number>(other.length + 1).fill(row);
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, above] = [above, line];
  }
  return above[other.length] ?? 0;
}
