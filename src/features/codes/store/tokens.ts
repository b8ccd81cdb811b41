/*
 * Tokens of the index of searches. A text's tokens are its sequences of three letters. A text that contains another one has all
 * of its tokens, so only the texts of codes that have them need to be compared. A token is a hash of the tenant and the
 * letters: each tenant has lists of its own, whose length depends on its own codes only. If two tokens share a hash, some
 * texts are compared in vain.
 */

/** Letters of a token, as UTF-16 units. */
const LENGTH = 3;

/** FNV-1a (draft-eastlake-fnv), a step for each unit of UTF-16. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** An entry of the index of searches: a code's number and its tokens. */
export interface SearchEntry {
  readonly seq: number;
  readonly tokens: readonly number[];
}

/** The texts of a code that are searched. */
export interface Searched {
  readonly tenantId: string;
  readonly group: string | null;
  readonly tags: readonly string[];
  /** As stored in `codes.search_text`. */
  readonly searchText: string;
}

/** A code's tokens: those of its texts, one for its group, and one for each of its tags. */
export function entryOf(seq: number, { tenantId, group, tags, searchText }: Searched): SearchEntry {
  const tokens = tokensOf(tenantId, searchText);
  if (group !== null) tokens.push(groupToken(tenantId, group));
  tokens.push(...tags.map((tag) => tagToken(tenantId, tag)));
  return { seq, tokens };
}

/** The tokens of a text, each once; none of a text that is shorter than three letters. Numbers of 31 bits. */
export function tokensOf(tenantId: string, text: string): number[] {
  // As PostgreSQL stores it.
  const letters = text.replaceAll("\0", "\ufffd");
  const seed = hashed(BASIS, tenantId);
  const tokens = new Set<number>();
  for (let at = 0; at + LENGTH <= letters.length; at++) {
    let hash = seed;
    for (let place = at; place < at + LENGTH; place++) hash = step(hash, letters.charCodeAt(place));
    tokens.add(spread(hash));
  }
  return [...tokens];
}

/** The token of all codes of a group. */
export function groupToken(tenantId: string, group: string): number {
  return spread(hashed(hashed(BASIS, tenantId), `\n${group}`));
}

/** The token of all codes that have a tag. */
export function tagToken(tenantId: string, tag: string): number {
  return spread(hashed(hashed(BASIS, tenantId), `\n\n${tag}`));
}

function hashed(basis: number, text: string): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at));
  return hash;
}

function step(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

/** Mixes the bits, so that hashes of similar texts differ in all of them. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 1;
}
