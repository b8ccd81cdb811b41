import { expect, test } from "bun:test";
import fc from "fast-check";
import { parse } from "papaparse";
import { csvLines } from "../../src/shared/csv.ts";

/** What a spreadsheet would run (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function read(text: string): string[][] {
  const { data, errors } = parse<string[]>(text.replace(/\r\n$/, ""), { newline: "\r\n", delimiter: "," });
  expect(errors).toEqual([]);
  return data;
}

test("rows end with CRLF; no rows give an empty text", () => {
  expect(csvLines([])).toBe("");
  expect(csvLines([["a", 1, true, null]])).toBe("a,1,true,\r\n");
  expect(csvLines([["a"], ["b"]])).toBe("a\r\nb\r\n");
});

test("quotes, separators and line ends survive a round trip", () => {
  const row = [
    'say "hi"',
    "a,b",
    "a;b",
    "line\nline",
    "line\r\nline",
    " padded ",
    "",
    "\ufeffmark",
    "naïve 👍",
  ];
  expect(read(csvLines([row]))).toEqual([row]);
});

test("a cell that a spreadsheet would run begins with an apostrophe, on one line or many", () => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"];
  for (const text of [...formulas, ...formulas.map((formula) => `${formula}\nsecond line`), "=\u2028x"])
    expect(read(csvLines([[text, "x"]]))).toEqual([[`'${text}`, "x"]]);
  for (const text of ["1=1", "a+b", "mail@example.org", "2026-11-21", "'quoted"])
    expect(read(csvLines([[text, "x"]]))).toEqual([[text, "x"]]);
});

test("any cells survive a round trip, and none is a formula", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc
      .array(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "'", "a"), { maxLength: 8 })
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const found = read(csvLines(rows));
        expect(found).toEqual(rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text))));
      },
    ),
    { seed: 3, numRuns: 300 },
  );
});
