/**
 * The cells that a spreadsheet finds which takes another separator than ours, without what it drops. Quotes
 * in the middle of a cell mean nothing to it.
 */
export function splitBy(separator: string, text: string): string[] {
  const ends = new RegExp(`[${separator}\\r\\n\\v\\f\\u0085\\u2028\\u2029]`);
  return text.split(ends).map((cell) => cell.replace(/^[\s"]+/, ""));
}

/** Formulas that a spreadsheet would run (OWASP, CSV injection). */
export const FORMULA = /^[=+\-@＝＋－＠]/;
