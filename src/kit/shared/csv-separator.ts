/*
 * Finds the separator of cells in a CSV text, whose lines end with line feeds. The site reads tables by the
 * same rules.
 */

/** Characters searched for the first line. */
const SEARCHED = 32 * 1024;

/** Excel writes the separator of cells on a first line of its own. */
export const SEPARATOR_LINE = /^sep=([,;\t])\n/i;

/** Counts separators outside of quotes only: a quoted name may contain any of them. */
export function delimiterOf(text: string): string {
  const line = outsideQuotes(text.slice(0, SEARCHED));
  const [most] = [",", ";", "\t"]
    .map((character) => ({ character, count: line.split(character).length }))
    .sort((a, b) => b.count - a.count);
  return most?.character ?? ",";
}

/**
 * The first line without what is quoted. Every other piece between quotes is; a doubled quote ends and begins
 * one.
 */
function outsideQuotes(text: string): string {
  const pieces = text.split('"').filter((_, at) => at % 2 === 0);
  const last = pieces.findIndex((piece) => piece.includes("\n"));
  const line = last < 0 ? pieces : pieces.slice(0, last + 1);
  return line.join("").split("\n", 1)[0] ?? "";
}
