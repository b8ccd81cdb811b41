import { describe, expect, test } from "bun:test";
import { readDeclarations, readStyleSheet } from "../../../../src/qr/logo/svg/css.ts";

const pairs = (block: string) => readDeclarations(block).map(({ property, value }) => [property, value]);

describe("declarations", () => {
  const blocks: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    "": [],
    "fill:red": [["fill", "red"]],
    " FILL : Red ; ": [["fill", "Red"]],
    "fill:red;;stroke:none;": [
      ["fill", "red"],
      ["stroke", "none"],
    ],
    "fill:/* a; b */red": [["fill", "red"]],
    "fill:red/* never closed": [["fill", "red"]],
    "nonsense;fill:red": [["fill", "red"]],
    "fill:a:b": [["fill", "a:b"]],
    "fill:url(#a)": [["fill", "url(#a)"]],
  };
  for (const [block, expected] of Object.entries(blocks))
    test(`of ${JSON.stringify(block)}`, () => {
      expect(pairs(block)).toEqual(expected.map(([property, value]) => [property, value]));
    });

  test("may be important", () => {
    expect(readDeclarations("fill:red ! IMPORTANT;stroke:none")).toEqual([
      { property: "fill", value: "red", important: true },
      { property: "stroke", value: "none", important: false },
    ]);
  });
});

describe("a style sheet", () => {
  test("gives a rule for each selector", () => {
    const rules = readStyleSheet(".a,#b{fill:red}\n path.c.d#e { } *{}");
    expect(rules.map(({ selector }) => selector)).toEqual([
      { name: null, ids: [], classes: ["a"] },
      { name: null, ids: ["b"], classes: [] },
      { name: "path", ids: ["e"], classes: ["c", "d"] },
      { name: null, ids: [], classes: [] },
    ]);
    expect(rules[0]?.declarations).toEqual(rules[1]?.declarations ?? []);
  });

  for (const sheet of [
    "a b{}",
    "a>b{}",
    "a+b{}",
    ":root{}",
    "a:hover{}",
    "[x]{}",
    "a::before{}",
    ".a,{}",
    "{}",
    ".\\31{}",
    "@media x{a{}}",
    "@import 'x';",
    "a{b{}}",
    "a{",
    "}",
    "a",
    "<!--a{}-->",
  ])
    test(`is refused for ${sheet}`, () => {
      expect(() => readStyleSheet(sheet)).toThrow("The logo can't be used.");
    });
});
