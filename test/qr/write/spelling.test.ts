import { expect, test } from "bun:test";
import fc from "fast-check";
import { milli, Spelling, spellDecimal, widthOf } from "../../../src/qr/write/spelling.ts";

function spell(thousandths: number): string {
  const out = new Spelling();
  out.reserve(1);
  out.milli(thousandths);
  return out.take();
}

test.each([
  [0, "0"],
  [1000, "1"],
  [-1000, "-1"],
  [500, ".5"],
  [-250, "-.25"],
  [1005, "1.005"],
  [10_010, "10.01"],
  [123_400, "123.4"],
  [-1_000_000_000, "-1000000"],
])("%d thousandths are %s", (thousandths, spelled) => {
  expect(spell(thousandths)).toBe(spelled);
});

test("any coordinate reads back unchanged, in the predicted width", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
      const spelled = spell(thousandths);
      expect(Number(spelled)).toBe(thousandths / 1000);
      expect(widthOf(thousandths)).toBe(spelled.length);
    }),
    { seed: 5, numRuns: 500 },
  );
});

test("coordinates absurdly far out are clamped to a spellable range", () => {
  expect([1e300, -1e300, Number.POSITIVE_INFINITY].map(milli)).toEqual([1e9, -1e9, 1e9]);
});

test("a text may be of any length, and the next starts afresh", () => {
  const out = new Spelling();
  const long = "quietzone ".repeat(200_000);
  out.text(long);
  expect(out.take()).toBe(long);
  out.text("short");
  expect(out.take()).toBe("short");
  expect(out.take()).toBe("");
});

test("decimals are spelled without an exponent or trailing zeros", () => {
  expect([0.1 + 0.2, 80, 1e-6, 1e-9, -0.5].map((value) => spellDecimal(value, 6))).toEqual([
    "0.3",
    "80",
    "0.000001",
    "0",
    "-0.5",
  ]);
});
