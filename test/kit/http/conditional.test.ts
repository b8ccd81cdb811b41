import { expect, test } from "bun:test";
import { contentTag, isUnmodified, recordTag, requiredRevisions } from "../../../src/kit/http/conditional.ts";

const REVISIONS: readonly [ifMatch: string | null, revisions: readonly number[] | null][] = [
  [null, null],
  ["*", null],
  [" * ", null],
  ['"r3"', [3]],
  ['"r3", "r12"', [3, 12]],
  ['"r3" , "r4",', [3, 4]],
  ['"r3-br", "r4-zstd","r5-gzip"', [3, 4, 5]],
  ['"r3.0a9z", "r4.b-br"', [3, 4]],
  ['"r3-x"', []],
  ['"r3.-br"', []],
  ['W/"r3"', []],
  ['"r0"', []],
  ['"r03"', []],
  ['"r3x", "r4"', [4]],
  ["r3", []],
  ["", []],
  ['"*"', []],
];

test.each(REVISIONS)("If-Match: %p allows the revisions %p", (ifMatch, revisions) => {
  expect(requiredRevisions(ifMatch)).toEqual(revisions === null ? null : new Set(revisions));
});

test("a record's tag allows its revision, and is another when any of the record is", () => {
  const tag = recordTag(7, '{"scans":1}');
  expect(requiredRevisions(tag)).toEqual(new Set([7]));
  expect(recordTag(7, '{"scans":1}')).toBe(tag);
  expect(recordTag(7, '{"scans":2}')).not.toBe(tag);
  expect(recordTag(8, '{"scans":1}')).not.toBe(tag);
});

const TAGS: readonly [ifNoneMatch: string | null, unmodified: boolean][] = [
  [null, false],
  ["*", true],
  [" * ", true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['"*"', false],
  ["a", false],
  ["", false],
];

test.each(TAGS)('If-None-Match: %p names "a": %p', (ifNoneMatch, unmodified) => {
  expect(isUnmodified(ifNoneMatch, '"a"')).toBe(unmodified);
});

test("the tag of content is strong, the same for the same bytes and another for others", () => {
  expect(contentTag("hall")).toMatch(/^"[0-9a-z]+"$/);
  expect(contentTag("hall")).toBe(contentTag(new TextEncoder().encode("hall")));
  expect(contentTag("hall")).not.toBe(contentTag("halls"));
});
