import { folded, stemOf, wordsOf } from "./words.ts";

/** Characters before the first word that is found, and of the whole excerpt. */
const BEFORE = 40;
const LENGTH = 150;

/** A piece of an excerpt. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The part of a text where words of a query are, with those words told apart. */
export function excerptOf(text: string, query: string): Piece[] {
  const stems = wordsOf(query).map(stemOf);
  const pieces = [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)].map(([piece]) => ({
    text: piece,
    isFound: stems.some((stem) => folded(piece).startsWith(stem)),
  }));
  const first = pieces.findIndex(({ isFound }) => isFound);
  const start = beginning(pieces, Math.max(first, 0));
  const shown: Piece[] = start > 0 ? [{ text: "… ", isFound: false }] : [];
  let length = 0;
  for (const piece of pieces.slice(start)) {
    if (length > LENGTH) return [...shown, { text: " …", isFound: false }];
    shown.push(piece);
    length += piece.text.length;
  }
  return shown;
}

/** Where an excerpt begins, so that a piece is in it with something before. */
function beginning(pieces: readonly Piece[], at: number): number {
  let start = at;
  let length = 0;
  while (start > 0 && length < BEFORE) length += pieces[--start]?.text.length ?? 0;
  return start;
}
