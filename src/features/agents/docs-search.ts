import { type Static, Type } from "@sinclair/typebox";
import MiniSearch from "minisearch";
import { isObject } from "../../kit/shared/json.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { SearchEntry } from "../book/model.ts";
import type { Arguments } from "./calls.ts";

/** Sections of an answer, and characters of each: a model reads all of them. */
const MOST = 5;
const LONGEST = 1_500;

/**
 * Characters of a section that are indexed: licences have 70,000, which would hold the event loop for long.
 */
const LONGEST_INDEXED = 8_000;

/**
 * Letters of the shortest word that stands for all words that begin with it, and of the shortest that may be
 * misspelled.
 */
const SHORTEST_BEGINNING = 3;
const SHORTEST_MISSPELLED = 5;

/** A longer query takes long, and no question needs it. */
export const LONGEST_QUESTION = 100;

const FIELDS = ["page", "title", "text"] as const;

const Section = Type.Object({
  page: Type.String(),
  title: Type.String(),
  address: Type.String(),
  text: Type.String(),
});

/** The answer of a search in the docs. */
export const DocsAnswer = Type.Object({ results: Type.Array(Section) });

/** Finds sections of the docs, whose index the answer of their own search has. */
export type DocsSearch = (answer: Response, given: Arguments) => Promise<Static<typeof DocsAnswer>>;

/** A section of the docs, as their own search has it. */
type Entry = Pick<SearchEntry, "at" | "page" | "title" | "text">;

/** @returns a search that reads the index at its first call. */
export function createDocsSearch(): DocsSearch {
  let made: Promise<(q: string) => Promise<Entry[]>> | null = null;
  return async (answer, { q }) => {
    if (made) await answer.body?.cancel();
    made ??= searchIn(answer).catch((error: unknown) => {
      made = null;
      throw error;
    });
    const find = await made;
    const found = await find(String(q));
    const results = found.map(({ at, page, title, text }) => ({
      page,
      title,
      address: `/docs/${at}`,
      text: text.slice(0, LONGEST),
    }));
    return { results };
  };
}

const wordsIn: (text: string) => string[] = MiniSearch.getDefault("tokenize");

/** An index in which each section, and each word of a query, has a turn of the event loop of its own. */
async function searchIn(answer: Response): Promise<(q: string) => Promise<Entry[]>> {
  const told: unknown = await answer.json();
  const entries = Array.isArray(told) ? told.filter(isEntry) : [];
  const index = new MiniSearch({
    fields: [...FIELDS],
    searchOptions: {
      boost: { title: 6, page: 2 },
      prefix: (word) => word.length >= SHORTEST_BEGINNING,
      fuzzy: (word) => (word.length >= SHORTEST_MISSPELLED ? 0.2 : false),
    },
  });
  for (const [id, { page, title, text }] of entries.entries()) {
    await nextTurn();
    index.add({ id, page, title, text: text.slice(0, LONGEST_INDEXED) });
  }
  return async (q) => {
    const found = new Map<Entry, { score: number; words: number }>();
    for (const word of new Set(wordsIn(q.toLowerCase()))) {
      await nextTurn();
      for (const { id, score } of index.search(word)) {
        const entry = entries[id];
        if (!entry) continue;
        const known = found.get(entry) ?? { score: 0, words: 0 };
        found.set(entry, { score: known.score + score, words: known.words + 1 });
      }
    }
    // A section with more of the words comes first, as where all are searched for at once.
    return [...found]
      .toSorted(([, one], [, other]) => other.score * other.words - one.score * one.words)
      .slice(0, MOST)
      .map(([entry]) => entry);
  };
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { at, page, title, text } = value;
  return [at, page, title, text].every((member) => typeof member === "string");
}
