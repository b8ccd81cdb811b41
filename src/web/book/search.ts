import type { SearchEntry } from "../../book/model.ts";
import { differByOneSlip, stemOf, wordsOf } from "./words.ts";

/** The weight of a word by its place. The beginning of a page stands for the page. */
const IN = { page: 14, title: 6, pageOfSection: 2, address: 2, text: 1 } as const;

/** Pages that name everything are rarely what somebody looks for. */
const SHARES: readonly (readonly [prefix: string, share: number])[] = [
  ["changelog", 0.4],
  ["notices", 0.4],
  ["problems", 0.85],
  ["reference", 0.85],
  ["settings#", 0.85],
];

/** Constants of BM25, as most engines have them: how soon more of a word counts no more, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH = 0.75;

/** Longer queries are read up to here. */
const MOST_WORDS = 8;

/** A word of the query as another one of the same stem, and as one that is a slip away. */
const AS_STEM = 0.6;
const AS_SLIP = 0.4;

/** Shorter words with a slip are too often another word. */
const SHORTEST_WITH_SLIP = 4;

interface Row {
  readonly entry: SearchEntry;
  /** How much each of its words counts. */
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  readonly share: number;
}

/** Finds entries by words, their beginnings and slips. The best is first. */
export type Search = (query: string) => SearchEntry[];

/** Makes a search over entries, ranked by BM25 (Robertson and Zaragoza, 2009). */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const rows = entries.map(rowOf);
  const meanLength = rows.reduce((sum, { length }) => sum + length, 0) / rows.length;
  const byWord = new Map<string, Row[]>();
  for (const row of rows)
    for (const word of row.counts.keys()) {
      const others = byWord.get(word);
      if (others) others.push(row);
      else byWord.set(word, [row]);
    }
  const vocabulary = [...byWord.keys()];

  /** The words of entries that a word of the query may mean, and how likely. */
  function meanings(term: string): (readonly [string, number])[] {
    const stem = stemOf(term);
    const begun = vocabulary
      .filter((word) => word.startsWith(stem))
      .map((word) => [word, word === term ? 1 : (AS_STEM * stem.length) / word.length] as const);
    if (begun.length > 0 || term.length < SHORTEST_WITH_SLIP) return begun;
    return vocabulary
      .filter((word) => differByOneSlip(term, word) || differByOneSlip(term, word.slice(0, term.length)))
      .map((word) => [word, AS_SLIP] as const);
  }

  function scoresOf(term: string): Map<Row, number> {
    const scores = new Map<Row, number>();
    for (const [word, likeness] of meanings(term)) {
      const found = byWord.get(word) ?? [];
      const rarity = Math.log(1 + (rows.length - found.length + 0.5) / (found.length + 0.5));
      for (const row of found) {
        const count = row.counts.get(word) ?? 0;
        const penalty = SATURATION * (1 - LENGTH + (LENGTH * row.length) / meanLength);
        const score = (likeness * rarity * count * (SATURATION + 1)) / (count + penalty);
        if (score > (scores.get(row) ?? 0)) scores.set(row, score);
      }
    }
    return scores;
  }

  return (query) => {
    const terms = wordsOf(query).slice(0, MOST_WORDS);
    const all = terms.map(scoresOf);
    const ranked = [...new Set(all.flatMap((scores) => [...scores.keys()]))].map((row) => {
      const found = all.flatMap((scores) => scores.get(row) ?? []);
      const sum = found.reduce((total, score) => total + score, 0);
      return { row, score: sum * row.share * (found.length / terms.length) ** 2 };
    });
    return ranked.toSorted((a, b) => b.score - a.score).map(({ row }) => row.entry);
  };
}

function rowOf(entry: SearchEntry): Row {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length++;
    }
  };
  if (entry.title === "") add(entry.page, IN.page);
  else {
    add(entry.title, IN.title);
    add(entry.page, IN.pageOfSection);
  }
  add(entry.at, IN.address);
  add(entry.text, IN.text);
  const share = SHARES.find(([prefix]) => entry.at.startsWith(prefix))?.[1] ?? 1;
  return { entry, counts, length, share };
}
