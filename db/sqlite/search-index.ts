import type { SearchIndex } from "../stores/search-index.ts";
import { whole } from "../stores/shape.ts";
import { type Database, run, value, values, type Work } from "../stores/work.ts";

/** Tokens of a search that are looked up: those of a long text leave few codes long before the last. */
const MOST_TOKENS = 8;

/** A token that fewer codes have is enough to find them. */
const RARE = 256;

/** Codes whose lists are compared in a step at first, and how many milliseconds one should take at most. */
const FIRST_WIDTH = 50_000;
const QUICK = 1;
const SLOW = 3;

/** The tokens of codes in a table of FTS5, which has a sorted list of codes for each token. */
export function createSearchIndex(db: Database): SearchIndex {
  return {
    *put(entries) {
      for (const { seq, tokens } of entries)
        yield* run`insert or replace into code_search (rowid, tokens) values (${seq}, ${wordsOf(tokens).join(" ")})`;
    },

    async find(tokens, most) {
      const words = wordsOf(spreadOut(tokens));
      const rare = await db.read(() => rarest(words));
      if (rare) return rare;
      return compared(db, words.join(" "), most);
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

/** The codes of the rarest word, or `null` if many have each of them. */
function* rarest(words: readonly string[]): Work<readonly number[] | null> {
  let least: readonly number[] | null = null;
  for (const word of words) {
    const found = yield* values(
      whole,
    )`select rowid from code_search where code_search match ${word} limit ${RARE}`;
    if (found.length < (least?.length ?? RARE)) least = found;
    if (least?.length === 0) break;
  }
  return least;
}

/** Compares the lists of words, some codes at a time: lists that hardly meet are gone through to their ends. */
async function compared(db: Database, words: string, most: number): Promise<readonly number[] | null> {
  const found: number[] = [];
  const last =
    (await db.read(() => value(whole)`select max(seq) from codes having max(seq) is not null`)) ?? 0;
  let width = FIRST_WIDTH;
  for (let to = last; to > 0;) {
    const from = Math.max(0, to - width);
    const began = performance.now();
    found.push(
      ...(await db.read(
        () => values(whole)`select rowid from code_search
          where code_search match ${words} and rowid > ${from} and rowid <= ${to} limit ${most + 1 - found.length}`,
      )),
    );
    if (found.length > most) return null;
    const took = performance.now() - began;
    if (took < QUICK) width *= 4;
    else if (took > SLOW) width = Math.ceil(width / 2);
    to = from;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return found;
}
