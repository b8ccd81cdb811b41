import { expect, test } from "bun:test";
import fc from "fast-check";
import { unparse } from "papaparse";
import { readCsv } from "../../../src/features/bulk/csv.ts";

const read = (text: string) => {
  const csv = readCsv(text);
  return { columns: csv.columns, rows: [...csv.rows()].flat() };
};
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells);

test("Excel's export in a country of decimal commas: semicolons, CRLF, a quoted line break, blank tail", () => {
  const text =
    'url;title;group\r\nhttps://a.example/?a=1,5;"Halle 3;\r\nNord";Führung\r\nhttps://b.example;"Sagt ""ja""";\r\n;;\r\n;;\r\n';
  expect(read(text)).toEqual({
    columns: ["url", "title", "group"],
    rows: [
      { row: 1, cells: ["https://a.example/?a=1,5", "Halle 3;\nNord", "Führung"], problem: null },
      { row: 2, cells: ["https://b.example", 'Sagt "ja"', ""], problem: null },
    ],
  });
});

test("LibreOffice's export: everything quoted, line feeds, no line end at the end", () => {
  expect(cellsOf('"url","title"\n"https://a.example","A, B"\n"https://b.example",""')).toEqual([
    ["https://a.example", "A, B"],
    ["https://b.example", ""],
  ]);
});

test("tabs, old Mac line ends, mixed line ends, and Excel's line that names the separator", () => {
  expect(cellsOf("url\ttitle\nhttps://a.example\tA, B; C")).toEqual([["https://a.example", "A, B; C"]]);
  expect(cellsOf("url,title\ra,b\rc,d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(cellsOf("url,title\r\na,b\nc,d\re,f")).toEqual([
    ["a", "b"],
    ["c", "d"],
    ["e", "f"],
  ]);
  expect(cellsOf("sep=;\r\nurl;title\r\na;b")).toEqual([["a", "b"]]);
});

test("the header outside of quotes determines the separator", () => {
  expect(read('"a;b;c",d\n1,2').columns).toEqual(["a;b;c", "d"]);
  expect(cellsOf("url\nhttps://a.example/a;b;c\n")).toEqual([["https://a.example/a;b;c"]]);
});

test("rows that are too short are filled up, and rows that are too long are refused", () => {
  const { rows } = read("a,b,,\n1\n1,2,,\n1,2,3\n1,2,,,5\n");
  expect(rows.map(({ cells }) => cells[1])).toEqual(["", "2", "2", "2"]);
  expect(rows.map(({ problem }) => problem !== null)).toEqual([false, false, true, true]);
});

test("any cells that a CSV writer wrote are read back", () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", "ü", "😀", '"', ",", ";", "\t", "\n", " ", "'"),
    maxLength: 12,
  });
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(",", ";", "\t"),
      fc.constantFrom("\n", "\r\n"),
      (rows, delimiter, newline) => {
        const text = unparse([["one", "two", "three"], ...rows], { delimiter, newline, quotes: true });
        const filled = rows.filter((cells) => cells.some((value) => value.trim() !== ""));
        expect(cellsOf(text)).toEqual(filled);
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});

test("rows longer than the parser's window are read whole", () => {
  const long = "x".repeat(100_000);
  const rows = Array.from({ length: 5 }, (_, index) => `${index},"${long}\n${index}"`);
  expect(cellsOf(`a,b\n${rows.join("\n")}`)).toEqual(
    rows.map((_, index) => [String(index), `${long}\n${index}`]),
  );
});

test("200,000 rows and ten million blank lines are read without being stored", () => {
  let rows = 0;
  for (const some of readCsv(`a,b\n${"1,2\n".repeat(200_000)}${"\n".repeat(10_000_000)}3,4`).rows())
    rows += some.length;
  expect(rows).toBe(200_001);
});
