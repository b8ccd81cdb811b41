/** Entity tags and conditional requests (RFC 9110, 13). */

/** The strong entity tag of a record's revision. */
export function revisionTag(revision: number): string {
  return `"r${revision}"`;
}

/**
 * The revisions that `If-Match` allows; `null` when it is absent or `*`. The tag of a revision in a content coding names it
 * as well. Weak tags and tags of another form match nothing (RFC 9110, 13.1.1).
 */
export function requiredRevisions(ifMatch: string | null): ReadonlySet<number> | null {
  if (ifMatch === null || ifMatch.trim() === "*") return null;
  const tags = ifMatch.matchAll(/(?:^|,)\s*"r([1-9]\d{0,14})(?:-(?:br|zstd|gzip))?"\s*(?=,|$)/g);
  return new Set(Array.from(tags, ([, digits]) => Number(digits)));
}

/** A strong entity tag of some bytes. */
export function contentTag(bytes: string | Uint8Array): string {
  return `"${Bun.hash(bytes).toString(36)}${Bun.hash.crc32(bytes).toString(36)}"`;
}

/** Whether `If-None-Match` names the tag (weak comparison), so that the answer is 304. */
export function isUnmodified(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((listed) => listed.trim().replace(/^W\//, "") === tag);
}
