import { expect, test } from "bun:test";
import { contentTag, isUnmodified, requiredRevisions, revisionTag } from "../../src/http/conditional.ts";

const REVISIONS: readonly [ifMatch: string | null, revisions: readonly number[] | null][] = [
  [null, null],
  ["*", null],
  [" * ", null],
  ['"r3"', [3]],
  ['"r3", "r12"', [3, 12]],
  ['"r3" , "r4",', [3, 4]],
  ['"r3-br", "r4-zstd","r5-gzip"', [3, 4, 5]],
  ['"r3-x"', []],
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

test("a revision's tag allows that revision", () => {
  expect(requiredRevisions(revisionTag(7))).toEqual(new Set([7]));
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
