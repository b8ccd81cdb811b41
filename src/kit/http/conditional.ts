import { COMPONENT } from "../shared/schema.ts";
import type { HeaderParameter } from "./operation.ts";

/** Entity tags and conditional requests (RFC 9110, 13). */

/** The header of a client that may have the answer already. */
export const IF_NONE_MATCH: HeaderParameter = {
  [COMPONENT]: "parameters/IfNoneMatch",
  name: "If-None-Match",
  in: "header",
  description: "The ETag of the answer you have; 304 when it is still the same",
  schema: { type: "string" },
  example: '"1q2w3e4r5t"',
};

/** The header of a change to a record that is to be as the client read it. */
export const IF_MATCH: HeaderParameter = {
  [COMPONENT]: "parameters/IfMatch",
  name: "If-Match",
  in: "header",
  description: "The ETag of the version you read; 412 when it changed meanwhile",
  schema: { type: "string" },
  example: '"r1.2k9x0c4n7wq3z1a5b8d"',
};

/** The entity tag of a record, for the OpenAPI document. */
export const RECORD_TAG = {
  etag: {
    description:
      "Of the record: its revision, which If-Match compares, and a hash of all of it for If-None-Match",
    component: "RecordTag",
  },
};

/** Tags of a header that are looked at. No client names more; a megabyte of them would hold the event loop. */
const MOST_TAGS = 100;

/**
 * The strong entity tag of a record: its revision, which `If-Match` compares, and a hash of all that is sent, which
 * `If-None-Match` compares. Counts change a record without an edit, and must not make an edit fail.
 * @param json - the record as it is sent.
 */
export function recordTag(revision: number, json: string): string {
  return `"r${revision}.${hashOf(json)}"`;
}

/** The headers of a record that is sent as JSON. @param json - the record as it is sent. */
export function recordHeaders(revision: number, json: string): Record<string, string> {
  return { etag: recordTag(revision, json), "content-type": "application/json" };
}

/** Sets the headers of a record. @returns it as it is sent. */
export function sendRecord(set: { readonly headers: object }, revision: number, record: object): string {
  const json = JSON.stringify(record);
  Object.assign(set.headers, recordHeaders(revision, json));
  return json;
}

/**
 * The revisions that `If-Match` allows; `null` when it is absent or `*`. In a tag of ours the hash and the
 * content coding behind the revision do not count. Weak tags and tags of another form match nothing (RFC
 * 9110, 13.1.1).
 */
export function requiredRevisions(ifMatch: string | null): ReadonlySet<number> | null {
  if (ifMatch === null || ifMatch.trim() === "*") return null;
  const tags = ifMatch.matchAll(
    /(?:^|,)\s*"r([1-9]\d{0,14})(?:\.[0-9a-z]{1,30})?(?:-(?:br|zstd|gzip))?"\s*(?=,|$)/g,
  );
  return new Set(Array.from(tags.take(MOST_TAGS), ([, digits]) => Number(digits)));
}

/** A strong entity tag of some bytes. */
export function contentTag(bytes: string | Uint8Array): string {
  return `"${hashOf(bytes)}"`;
}

function hashOf(bytes: string | Uint8Array): string {
  return Bun.hash(bytes).toString(36) + Bun.hash.crc32(bytes).toString(36);
}

/** Whether `If-None-Match` names the tag (weak comparison), so that the answer is 304. */
export function isUnmodified(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",", MOST_TAGS).some((listed) => listed.trim().replace(/^W\//, "") === tag);
}
