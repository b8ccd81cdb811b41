/*
 * Trimming of characters that are not white space. A pattern such as `/0+$/` takes quadratic time: in a long run of zeros that is
 * not at the end it starts anew at every zero.
 */

/** A text without the characters of `edges` at its end. */
export function trimmedEnd(text: string, edges: string): string {
  let end = text.length;
  while (end > 0 && edges.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A text without the characters of `edges` at either end. */
export function trimmed(text: string, edges: string): string {
  let start = 0;
  while (start < text.length && edges.includes(text.charAt(start))) start++;
  return trimmedEnd(text.slice(start), edges);
}
