import { expect, test } from "bun:test";
import { LINTERS } from "../../../src/kit/gs1/linters.ts";
import type { Objection } from "../../../src/kit/gs1/linters/linter.ts";
import { reasonFor } from "./errors.ts";
import { vectors } from "./vectors.ts";

/** GS1's own tests of its linters: what they accept, and why they refuse the rest. */

const ROWS = vectors("linters.tsv").map(([linter = "", outcome = "", texts = "[]"]) => ({
  linter,
  outcome,
  texts: JSON.parse(texts) as string[],
}));

/** Where the linter's one reason says it as well as GS1's several. */
const BY_LINTER: Readonly<Record<string, Objection>> = {
  couponcode: "gs1_coupon",
  couponposoffer: "gs1_coupon",
  hh: "gs1_time",
  hhmi: "gs1_time",
  mi: "gs1_time",
  ss: "gs1_time",
  iban: "gs1_iban",
  posinseqslash: "gs1_position",
  latitude: "gs1_latitude",
  longitude: "gs1_longitude",
  yymmd0: "gs1_date",
  yymmdd: "gs1_date",
  yyyymmd0: "gs1_date",
  yyyymmdd: "gs1_date",
};

test("all 39 linters of the release are here, and GS1's tests of each", () => {
  expect(Object.keys(LINTERS).toSorted()).toEqual([...new Set(ROWS.map(({ linter }) => linter))].toSorted());
  expect(Object.keys(LINTERS)).toHaveLength(39);
  expect(ROWS.flatMap(({ texts }) => texts)).toHaveLength(5680);
});

test.each(ROWS)("$linter: $outcome", ({ linter, outcome, texts }) => {
  const reason = BY_LINTER[linter] ?? reasonFor(outcome);
  const expected = outcome === "pass" ? null : reason;
  expect(expected).toBeDefined();
  const answers = texts.map((text) => ({ text, answer: LINTERS[linter]?.(text) }));
  expect(answers.filter(({ answer }) => answer !== expected)).toEqual([]);
});

test("a month that is none has no day 00 either", () => {
  for (const [linter, text] of [
    ["yyyymmd0", "20261300"],
    ["yyyymmd0", "20260000"],
    ["yymmd0", "261300"],
  ] as const)
    expect(LINTERS[linter]?.(text)).toBe("gs1_date");
});
