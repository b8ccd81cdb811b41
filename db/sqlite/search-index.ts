import { nextTurn } from "../../src/kit/shared/next-turn.ts";
import { MOST_ERASED } from "../../src/features/codes/store/code-weight.ts";
import type { SearchIndex } from "../../src/features/codes/store/search-index.ts";
import { whole } from "../shape.ts";
import { type Database, run, value, values, type Work } from "../work.ts";

/** The most tokens of a search that are looked up. A few of a long text's tokens already leave few codes. */
const MOST_TOKENS = 8;

/** A token that fewer codes have is enough to find them. */
const RARE = 256;

/**
 * Codes of one step, by their numbers. FTS5 reads lists that have no code in common to their ends, and a range of rowids does not
 * stop it. So each step's codes share a word of their own, which does.
 */
const STEP = 4_096;

/** Words whose lists are intersected. More make little difference. */
const COMPARED = 3;

/**
 * Lists of up to so many codes are intersected at once: they are read to their ends in less than a
 * millisecond.
 */
const SHORT = 4_096;

/** Milliseconds for all steps. Lists that take longer exclude few codes. */
const PATIENCE = 50;

/**
 * The codes of a rare word, or of several that not many codes have; if there are none, words that many codes
 * have.
 */
type Rarest = { readonly codes: readonly number[] } | { readonly words: readonly string[] };

/** The tokens of codes in a table of FTS5, which has a sorted list of codes for each token. */
export function createSearchIndex(db: Database): SearchIndex {
  return {
    mostForgotten: MOST_ERASED,

    *put(entries) {
      for (const { seq, tokens } of entries) {
        const words = [stepWord(seq), ...wordsOf(tokens)].join(" ");
        yield* run`insert or replace into code_search (rowid, tokens) values (${seq}, ${words})`;
      }
    },

    async find(tokens, most) {
      const found = await db.read(() => rarest(wordsOf(spreadOut(tokens))));
      return "codes" in found ? found.codes : compared(db, found.words.join(" "), most);
    },
  };
}

function wordsOf(tokens: readonly number[]): string[] {
  return tokens.map((token) => token.toString(36));
}

/** Some tokens, from everywhere in a text; the last one among them. */
function spreadOut(tokens: readonly number[]): number[] {
  if (tokens.length <= MOST_TOKENS) return [...tokens];
  const distance = (tokens.length - 1) / (MOST_TOKENS - 1);
  return Array.from({ length: MOST_TOKENS }, (_, at) => tokens[Math.round(at * distance)] ?? 0);
}

/** The codes of the rarest words; if none is rare enough, the words that the fewest codes have. */
function* rarest(words: readonly string[]): Work<Rarest> {
  const common: { readonly word: string; readonly last: number }[] = [];
  for (const word of words) {
    const codes = yield* values(
      whole,
    )`select rowid from code_search where code_search match ${word} limit ${RARE}`;
    if (codes.length < RARE) return { codes };
    // The higher the number of the last code read, the sparser the list.
    common.push({ word, last: codes.at(-1) ?? 0 });
  }
  const fewest = common.toSorted((a, b) => b.last - a.last).slice(0, COMPARED);
  const short: string[] = [];
  for (const { word } of fewest) if (yield* isShort(word)) short.push(word);
  if (short.length === 0) return { words: fewest.map(({ word }) => word) };
  const match = short.join(" ");
  return { codes: yield* values(whole)`select rowid from code_search where code_search match ${match}` };
}

/** Whether a word's list is a short one. */
function* isShort(word: string): Work<boolean> {
  const codes = yield* value(whole)`select count(*) from (
    select 1 from code_search where code_search match ${word} limit ${SHORT + 1})`;
  return (codes ?? 0) <= SHORT;
}

/** The word that all codes of one step share. No token is that long. */
function stepWord(seq: number): string {
  return `number${Math.floor(seq / STEP)}`;
}

/** Intersects the lists of words, step by step, newest codes first. `null` if it finds more than `most`, or takes too long. */
async function compared(db: Database, words: string, most: number): Promise<readonly number[] | null> {
  const found: number[] = [];
  const last =
    (await db.read(() => value(whole)`select max(seq) from codes having max(seq) is not null`)) ?? 0;
  let spent = 0;
  for (let seq = last; seq >= 0; seq = Math.floor(seq / STEP) * STEP - 1) {
    const match = `${stepWord(seq)} ${words}`;
    const limit = most + 1 - found.length;
    const began = performance.now();
    const ofStep = await db.read(
      () => values(whole)`select rowid from code_search where code_search match ${match} limit ${limit}`,
    );
    found.push(...ofStep);
    spent += performance.now() - began;
    if (found.length > most || spent > PATIENCE) return null;
    await nextTurn();
  }
  return found;
}
