import { expect, test } from "bun:test";
import { REASONS } from "../../src/kit/shared/reasons.ts";
import { CODE_TYPES } from "../../src/qr/payload/index.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { isSame, merged } from "../../src/web/lib/json.ts";
import { CODE_TYPES_DE } from "../../src/web/lib/german/code-types.ts";
import { REASONS_DE } from "../../src/web/lib/german/reasons.ts";
import { REQUESTS_DE } from "../../src/web/lib/german/requests.ts";
import { TEMPLATES_DE } from "../../src/web/lib/german/templates.ts";

/** German texts for the service's own, and merge patches. */

test("every code type and template has German texts, and a German hint where there is an English one", () => {
  const german: Readonly<
    Record<string, { fields: Readonly<Record<string, { label: string; hint?: string }>> }>
  > = CODE_TYPES_DE;
  for (const { type, fields } of CODE_TYPES)
    for (const [name, { description }] of Object.entries(fields.properties))
      expect([type, name, german[type]?.fields[name]?.hint === undefined]).toEqual([
        type,
        name,
        description === undefined,
      ]);
  expect(Object.keys(german).sort()).toEqual(CODE_TYPES.map(({ type }) => type).sort());
  expect(Object.keys(TEMPLATES_DE)).toEqual(STYLE_TEMPLATES.map(({ id }) => id));
});

/** The parameters of a sentence. */
const parameters = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

test("German reasons use no parameters that the English ones lack", () => {
  const german: Readonly<Record<string, string>> = { ...REASONS_DE, ...REQUESTS_DE };
  const strays = Object.entries(REASONS).flatMap(([reason, english]) =>
    parameters(german[reason] ?? "").filter((name) => !parameters(english).includes(name)),
  );
  expect(strays).toEqual([]);
});

test("codes of reasons are in snake case", () => {
  expect(Object.keys(REASONS).filter((reason) => !/^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(reason))).toEqual([]);
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
