import { describe, expect, test } from "bun:test";
import type { AppLanguage } from "../../src/kit/shared/constants.ts";
import { REASONS } from "../../src/kit/shared/reasons.ts";
import { CODE_TYPES } from "../../src/qr/payload/index.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { isSame, merged } from "../../src/web/lib/json.ts";
import { service as de } from "../../src/web/lib/de.ts";
import { service as es } from "../../src/web/lib/es.ts";
import { service as fr } from "../../src/web/lib/fr.ts";
import { service as it } from "../../src/web/lib/it.ts";
import type { ReasonsOfViews, Translation } from "../../src/web/lib/translation.ts";
import { viewReasons as deOfViews } from "../../src/web/lib/views-de.ts";
import { viewReasons as esOfViews } from "../../src/web/lib/views-es.ts";
import { viewReasons as frOfViews } from "../../src/web/lib/views-fr.ts";
import { viewReasons as itOfViews } from "../../src/web/lib/views-it.ts";

/** Texts for the service's own in the languages of the console, and merge patches. */

const TRANSLATIONS: Readonly<
  Record<Exclude<AppLanguage, "en">, readonly [Translation | null, ReasonsOfViews | null]>
> = {
  de: [de, deOfViews],
  fr: [fr, frOfViews],
  es: [es, esOfViews],
  it: [it, itOfViews],
};

/** The parameters of a sentence. */
const parameters = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

describe.each(Object.entries(TRANSLATIONS))("the language %s", (_, [translation, ofViews]) => {
  test("has texts of every code type and template, and a hint where there is an English one", () => {
    for (const { type, fields } of CODE_TYPES)
      for (const [name, { description }] of Object.entries(fields.properties))
        expect([type, name, translation?.types[type]?.fields[name]?.hint === undefined]).toEqual([
          type,
          name,
          description === undefined,
        ]);
    expect(Object.keys(translation?.types ?? {}).sort()).toEqual(CODE_TYPES.map(({ type }) => type).sort());
    expect(Object.keys(translation?.templates ?? {})).toEqual(STYLE_TEMPLATES.map(({ id }) => id));
  });

  test("has every reason, with no parameters that the English ones lack", () => {
    const reasons: Readonly<Record<string, string>> = { ...translation?.reasons, ...ofViews };
    expect(Object.keys(reasons).sort()).toEqual(Object.keys(REASONS).sort());
    const strays = Object.entries(REASONS).flatMap(([reason, english]) =>
      parameters(reasons[reason] ?? "").filter((name) => !parameters(english).includes(name)),
    );
    expect(strays).toEqual([]);
  });
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
