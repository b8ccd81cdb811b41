/**
 * Tags as a code has them: without space around them, each once, in their order. Halves of characters, which
 * no database stores, become U+FFFD.
 */
export function tagsOf(given: readonly string[]): string[] {
  return [...new Set(given.map((tag) => tag.trim().toWellFormed()))];
}
