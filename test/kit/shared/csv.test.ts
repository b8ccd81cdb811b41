import { expect, test } from "bun:test";
import fc from "fast-check";
import { parse } from "papaparse";
import { addressWithoutFormulas, csvLines } from "../../../src/kit/shared/csv.ts";
import { FORMULA, splitBy } from "../../spreadsheet.ts";

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
  const formulas = ["=1+1", "+1+1", "+49 30|'x'!A1", "+1,2", "+ 1", "+49 30x", "-1", "@SUM(A1)"];
  for (const text of [...formulas, ...formulas.map((formula) => `${formula}\nsecond line`), "=\u2028x"])
    expect(read(csvLines([[text, "x"]]))).toEqual([[`'${text}`, "x"]]);
  expect(read(csvLines([["\t=1", "\r=1", "\tx"]]))).toEqual([["'\t'=1", "'\r'=1", "'\tx"]]);
  for (const text of ["1=1", "a+b", "mail@example.org", "2026-11-21", "'quoted"])
    expect(read(csvLines([[text, "x"]]))).toEqual([[text, "x"]]);
});

test("a phone number stays as it is", () => {
  for (const phone of ["+49 30 123456", "+1", "+4930123456"])
    expect(csvLines([[phone]])).toBe(`${phone}\r\n`);
});

test("text that a spreadsheet may split is no formula after the separator either", () => {
  const split = [
    "x;=1+1",
    "x\t+1",
    "x|-1",
    "x,@A1",
    "x\n=1",
    "x\r\n=1",
    "http://x;=1+1/",
    'x;"=1',
    "x; =1",
    "x;;=1",
  ];
  for (const text of split) {
    const written = csvLines([["a", text]]);
    for (const separator of [",", ";", "\t", "|"])
      expect(splitBy(separator, written).filter((cell) => FORMULA.test(cell))).toEqual([]);
  }
  expect(csvLines([["x;=WEBDIENST(A1)"]])).toBe("x;'=WEBDIENST(A1)\r\n");
  expect(csvLines([["x; ＝1"], ["＝1"], ["－1"]])).toBe("x; '＝1\r\n'＝1\r\n'－1\r\n");
  for (const text of ["a;b=1", "a-b", "a;b-c", "https://a.example/?b=1&c=+2", "a + b = c"])
    expect(csvLines([[text]])).toBe(`${text}\r\n`);
});

test("of an address only the separator before a formula changes, so that it stays one", () => {
  for (const [address, written] of [
    ["https://x.example/;=1+1", "https://x.example/%3B=1+1"],
    ["https://x.example/?q=Paris,+France;;-1|@A1", "https://x.example/?q=Paris%2C+France;%3B-1%7C@A1"],
    ["https://x.example/a;b=1,2?c=-3&d=+4#@5", "https://x.example/a;b=1,2?c=-3&d=+4#@5"],
  ] as const) {
    expect(addressWithoutFormulas(address)).toBe(written);
    expect(decodeURIComponent(written)).toBe(decodeURIComponent(address));
    expect(read(csvLines([[written]]))).toEqual([[written]]);
  }
});

test("whatever a cell holds, no program finds a formula in it, and apostrophes are all that is added", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc
      .array(
        fc.constantFrom(
          "=",
          "+",
          "-",
          "@",
          "＝",
          "\t",
          "\r",
          "\n",
          '"',
          ",",
          ";",
          "|",
          "'",
          " ",
          "\u2028",
          "a",
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join("")),
  );
  const row = fc.array(cell, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const written = csvLines(rows);
      const found = read(written);
      for (const text of found.flat()) expect(text).not.toMatch(/^(?!\+\d[\d ]*$)[\t\r=+\-@]/);
      const bare = (cells: string[][]) => cells.map((line) => line.map((text) => text.replaceAll("'", "")));
      expect(bare(found)).toEqual(bare(rows));
      const isFormula = (text: string) => FORMULA.test(text) && !/^\+\d[\d ]*$/.test(text);
      for (const separator of [",", ";", "\t", "|"])
        expect(splitBy(separator, written).filter(isFormula)).toEqual([]);
    }),
    { seed: 3, numRuns: 1_000 },
  );
});
