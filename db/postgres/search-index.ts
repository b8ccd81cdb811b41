import type { SearchIndex } from "../../src/features/codes/store/search-index.ts";
import { nullable, text } from "../shape.ts";
import { type Database, run, value } from "../work.ts";
import { plainArray, textArray } from "./arrays.ts";

/** The tokens of codes in lists, with an index by their values (PostgreSQL, 70): no extension is needed. */
export function createSearchIndex(db: Database): SearchIndex {
  return {
    mostForgotten: 100,

    *put(entries) {
      if (entries.length === 0) return;
      const seqs = plainArray(entries.map(({ seq }) => seq));
      const lists = textArray(entries.map(({ tokens }) => plainArray(tokens)));
      yield* run`insert into code_search (code_seq, tokens)
        select code_seq, tokens::integer[] from unnest(${seqs}::text::bigint[], ${lists}::text::text[]) as t(code_seq, tokens)
        on conflict (code_seq) do update set tokens = excluded.tokens`;
    },

    async find(tokens, most) {
      // As one text: thousands of rows would take the event loop longer.
      const list = await db.read(
        () => value(nullable(text))`select string_agg(code_seq::text, ',') from (
          select code_seq from code_search where tokens @> ${plainArray(tokens)}::text::integer[] limit ${most + 1}) as found`,
      );
      const seqs = list ? list.split(",").map(Number) : [];
      return seqs.length > most ? null : seqs;
    },
  };
}
