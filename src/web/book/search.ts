import MiniSearch from "minisearch";
import type { SearchEntry } from "../../features/book/model.ts";
import { stemOf, wordsOf } from "./words.ts";

/** The weight of a word by its place. The beginning of a page stands for the page. */
const BOOST = { name: 14, also: 10, title: 6, page: 2, address: 4, text: 1 } as const;

/** The weight of a word whose beginning matches, and of one that is a slip away. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.4 } as const;

/** Longer queries are read up to here: slips take memory by the length of a word. */
const MOST_WORDS = 8;
const MOST_CHARACTERS = 100;

/** Words that say nothing of what is looked for, where a query has others. */
const FILLERS: ReadonlySet<string> = new Set([
  "a",
  "an",
  "the",
  "of",
  "for",
  "to",
  "in",
  "on",
  "my",
  "is",
  "do",
  "i",
  "how",
  "with",
  "by",
  "and",
  "can",
]);

/** Shorter words with a slip are too often another word. */
const SHORTEST_WITH_SLIP = 3;

/** The share of a word's letters that may differ, and how many at most: two that are swapped count as two. */
const SLIPS = 0.3;
const MOST_SLIPS = 2;

/** Pages that name everything are rarely what somebody looks for. */
const SHARES: readonly (readonly [prefix: string, share: number])[] = [
  ["changelog", 0.05],
  ["notices", 0.05],
  ["problems", 0.85],
  ["reference/", 0.7],
  ["settings#", 0.85],
];

/** Finds entries by words, their beginnings and slips. The best is first. */
export type Search = (query: string) => SearchEntry[];

/** Makes a search over entries. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: BOOST,
      weights: WEIGHTS,
      maxFuzzy: MOST_SLIPS,
      // A letter begins too many words.
      prefix: (term: string) => term.length > 1,
      boostDocument: (id: number) => shareOf(entries[id]),
      tokenize: askedWords,
    },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...fieldsOf(entry) })));

  /** A word that no entry has may be a slip. */
  const slips = (stem: string) =>
    stem.length >= SHORTEST_WITH_SLIP && index.search(stem).length === 0 && SLIPS;
  return (query) =>
    index.search(query.slice(0, MOST_CHARACTERS), { fuzzy: slips }).flatMap(({ id }) => entries[id] ?? []);
}

function askedWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

function fieldsOf({ at, page, title, text, also = "" }: SearchEntry): Record<keyof typeof BOOST, string> {
  const isBeginning = title === "";
  return { name: isBeginning ? page : "", also, title, page: isBeginning ? "" : page, address: at, text };
}

function shareOf(entry: SearchEntry | undefined): number {
  return SHARES.find(([prefix]) => entry?.at.startsWith(prefix))?.[1] ?? 1;
}
