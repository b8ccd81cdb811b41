import { type Static, Type } from "@sinclair/typebox";
import MiniSearch from "minisearch";
import { isObject } from "../../kit/shared/json.ts";
import type { SearchEntry } from "../book/model.ts";
import type { Arguments } from "./calls.ts";

/** Sections of an answer, and characters of each: a model reads all of them. */
const MOST = 5;
const LONGEST = 1_500;

/** Sections that are indexed in one turn of the event loop. */
const CHUNK = 10;

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
  let made: Promise<(q: string) => Entry[]> | null = null;
  return async (answer, { q }) => {
    if (made) await answer.body?.cancel();
    made ??= searchIn(answer).catch((error: unknown) => {
      made = null;
      throw error;
    });
    const find = await made;
    const results = find(String(q)).map(({ at, page, title, text }) => ({
      page,
      title,
      address: `/docs/${at}`,
      text: text.slice(0, LONGEST),
    }));
    return { results };
  };
}

async function searchIn(answer: Response): Promise<(q: string) => Entry[]> {
  const told: unknown = await answer.json();
  const entries = Array.isArray(told) ? told.filter(isEntry) : [];
  const index = new MiniSearch({
    fields: [...FIELDS],
    searchOptions: { boost: { title: 6, page: 2 }, prefix: true, fuzzy: 0.2 },
  });
  await index.addAllAsync(
    entries.map(({ page, title, text }, id) => ({ id, page, title, text })),
    { chunkSize: CHUNK },
  );
  return (q) =>
    index
      .search(q)
      .slice(0, MOST)
      .flatMap(({ id }) => entries[id] ?? []);
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { at, page, title, text } = value;
  return [at, page, title, text].every((member) => typeof member === "string");
}
