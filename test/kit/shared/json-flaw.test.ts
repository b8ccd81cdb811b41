import { expect, test } from "bun:test";
import fc from "fast-check";
import { jsonFlaw } from "../../../src/kit/shared/json-flaw.ts";
import { IS_QUICK } from "../../extent.ts";

/** The place at which a text stops being JSON. */

const flaw = (text: string) => {
  const { reason, params = {} } = jsonFlaw(text);
  return [reason, params["line"], params["column"]];
};

test.each([
  ['{"a": 1,}', "json_expected", 1, 9],
  ['{\n  "a" 1\n}', "json_expected", 2, 7],
  ["{target: 1}", "json_foreign", 1, 2],
  ["[1 2]", "json_expected", 1, 4],
  ["[1,\r\n2,\r3,\n]", "json_expected", 4, 1],
  ['{"a":1', "json_cut_off", 1, 7],
  ["", "json_expected", 1, 1],
  ['{"a":1} x', "json_foreign", 1, 9],
  ['{"a":1}}', "json_foreign", 1, 8],
  ['{"ü☕😀":tru}', "json_foreign", 1, 8],
  ['["a\tb"]', "json_text", 1, 2],
  ['["a\nb"]', "json_text", 1, 2],
  ['["\\x"]', "json_text", 1, 2],
  ['["\\u12"]', "json_text", 1, 2],
  ["[1.]", "json_foreign", 1, 2],
  ["[01]", "json_expected", 1, 3],
  ["// none\n[]", "json_foreign", 1, 1],
  ["[NaN]", "json_foreign", 1, 2],
  ["\ufeff[]", "json_foreign", 1, 1],
] as const)("%j", (text, reason, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(flaw(text)).toEqual([reason, line, column]);
});

test("behind a long beginning, and in a text that is longer, no place is told", () => {
  const long = "x".repeat(200_000);
  expect(flaw(`["${long}" 1]`)).toEqual(["not_json", undefined, undefined]);
  expect(flaw(`["${long}`)).toEqual(["not_json", undefined, undefined]);
  expect(flaw(`[${" ".repeat(131_071)}]]`)).toEqual(["not_json", undefined, undefined]);
  expect(flaw(`[1 2, "${long}"]`)).toEqual(["json_expected", 1, 4]);
});

test("whatever the runtime refuses has a place, which lies in the text or at its end", () => {
  const signs = fc.constantFrom(...'{}[],:"\\/ \n01-.eEtrufalsn/*ü\u0001\u2028'.split(""));
  const texts = fc.oneof(
    fc.array(signs, { maxLength: 14 }).map((some) => some.join("")),
    fc
      .tuple(fc.json(), fc.nat(40), signs)
      .map(([json, at, sign]) => json.slice(0, at) + sign + json.slice(at + 1)),
  );
  const placed = fc.property(texts, (text) => {
    try {
      JSON.parse(text);
    } catch {
      const { params } = jsonFlaw(text);
      const lines = text.split(/\r\n|\r|\n/);
      const line = lines[Number(params?.["line"]) - 1];
      expect(line, text).toBeDefined();
      expect(Number(params?.["column"])).toBeLessThanOrEqual([...(line ?? "")].length + 1);
    }
  });
  fc.assert(placed, { numRuns: IS_QUICK ? 500 : 20_000, seed: 1 });
});
