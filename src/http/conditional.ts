import { Fault } from "../shared/fault.ts";

/** Entity tags and what clients make conditional on them (RFC 9110, 13). */

/** A record's revision as a strong entity tag. */
export function revisionTag(revision: number): string {
  return `"r${revision}"`;
}

/**
 * The revision a client insists on with `If-Match`; `null` when it does not, or says `*`.
 * @throws Fault `code_changed` for a tag that was never ours: no present state can match it.
 */
export function requiredRevision(ifMatch: string | null): number | null {
  if (ifMatch === null || ifMatch.trim() === "*") return null;
  const revisions = [...ifMatch.matchAll(/(?:^|,)\s*"r(\d{1,15})"\s*(?=,|$)/g)];
  // Of several tags only the newest can be the present one.
  if (revisions.length > 0) return Math.max(...revisions.map(([, digits]) => Number(digits)));
  throw new Fault("code_changed", "If-Match names no version of this code. Use the ETag of an answer.");
}

/** A strong entity tag of some bytes. */
export function contentTag(bytes: string | Uint8Array): string {
  return `"${Bun.hash(bytes).toString(36)}${Bun.hash.crc32(bytes).toString(36)}"`;
}

/** Whether `If-None-Match` names the tag (weak comparison), so that 304 will do. */
export function isUnmodified(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((listed) => listed.trim().replace(/^W\//, "") === tag);
}
