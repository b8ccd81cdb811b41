import { expect, test } from "bun:test";
import { CODE_TYPES } from "../../src/qr/payload/index.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { isSame, merged } from "../../src/web/lib/json.ts";
import { GERMAN, GERMAN_PATTERNS } from "../../src/web/lib/service-words.de.ts";

/** What the web app says in German of the service's own words, and how it applies the service's patches. */

test("every type, field, hint and template has German words", () => {
  const fields = CODE_TYPES.flatMap(({ fields }) => Object.values(fields.properties));
  const english = [
    ...CODE_TYPES.flatMap(({ name, description }) => [name, description]),
    ...fields.flatMap(({ title, description }) => [title, description]),
    ...STYLE_TEMPLATES.map(({ name }) => name),
  ].filter((text) => text !== undefined);
  expect(english.filter((text) => GERMAN[text] === undefined)).toEqual([]);
});

test.each([
  ["must have at most 32 bytes in UTF-8", "darf höchstens 32 Byte in UTF-8 haben"],
  [
    "is too small: the symbol's version 4 needs 97 pixels in this style.",
    "ist zu klein: dieses Symbol braucht in diesem Stil 97 Pixel.",
  ],
])("%s", (english, german) => {
  const [pattern, words] = GERMAN_PATTERNS.find(([each]) => each.test(english)) ?? [/$^/, ""];
  expect(english.replace(pattern, words)).toBe(german);
});

// RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("a merge patch: %j with %j is %j", (target, patch, result) => {
  expect(merged(target, patch)).toEqual(result);
  expect(isSame(merged(target, patch), result)).toBe(true);
});
