import { expect, test } from "bun:test";
import fc from "fast-check";
import { unparse } from "papaparse";
import { createCsvRecords } from "../../../../src/features/moving/in/csv-records.ts";
import { createJsonRecords } from "../../../../src/features/moving/in/json-records.ts";
import type { FileRecord, RecordParser } from "../../../../src/features/moving/in/records.ts";

/** Feeds bytes in pieces of a size. */
function read(parser: RecordParser, file: string | Uint8Array, size = 64 * 1024): FileRecord[] {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const records: FileRecord[] = [];
  for (let at = 0; at < bytes.length; at += size) records.push(...parser.take(bytes.subarray(at, at + size)));
  return [...records, ...parser.end()];
}

const csv = (file: string | Uint8Array, size?: number) => read(createCsvRecords(), file, size);
const json = (file: string, places: readonly (string | null)[] = [""], size?: number) =>
  read(createJsonRecords(places), file, size);
const values = (records: readonly FileRecord[]) =>
  records.map((record) => ("values" in record ? record.values : null));

test("a table is read the same however it is cut into pieces", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "ä", "😀", ",", '"', "\n", ";", " ") });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { maxLength: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (rows, size) => {
        const filled = rows.filter((row) => row.some((text) => text.trim() !== ""));
        const text = unparse([["url", "title"], ...filled], { newline: "\r\n", quotes: true });
        expect(values(csv(text, size))).toEqual(filled.map(([url, title]) => ({ url, title })));
      },
    ),
  );
});

test("records are read the same however a document is cut into pieces", () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
      fc.integer({ min: 1, max: 9 }),
      (list, size) => {
        const pages = JSON.stringify({ links: list, next: [{}] }) + JSON.stringify({ links: list });
        const parsed: unknown = JSON.parse(JSON.stringify([...list, ...list]));
        expect<unknown>(values(json(pages, ["links"], size))).toEqual(parsed);
      },
    ),
  );
});

test("spreadsheets' UTF-16, a byte order mark, the separator's own line", () => {
  const expected = [{ url: "https://a.example", title: "Führung 😀" }];
  const text = "url\ttitle\r\nhttps://a.example\tFührung 😀\r\n";
  const wide = Buffer.from(`\ufeff${text}`, "utf16le");
  expect(values(csv(wide, 3))).toEqual(expected);
  expect(values(csv(Buffer.from(wide).swap16(), 3))).toEqual(expected);
  expect(values(csv(`\ufeffsep=;\n${text.replaceAll("\t", ";")}`, 5))).toEqual(expected);
  expect(() => csv(Buffer.from(text, "latin1"))).toThrow("not text in UTF-8");
});

test("documents that are records, objects of records, names that mean nothing elsewhere", () => {
  expect(values(json('{"a":1}\n{"a":2}\n', [null], 3))).toEqual([{ a: 1 }, { a: 2 }]);
  expect(values(json('{"links":{"link_1":{"a":1},"link_2":{"a":2}},"stats":{"a":3}}', ["links"]))).toEqual([
    { a: 1 },
    { a: 2 },
  ]);
  expect(json('{"other":{"links":[{"a":1}]},"x":"{\\"links\\":[{}]"}', ["links"])).toEqual([]);
});

test("a file of another kind, or the first part of a file, is refused", () => {
  expect(() => json("<html>")).toThrow("not JSON");
  expect(() => json('[{"a":1}}')).toThrow("not JSON");
  expect(() => json('[{"a":1]]')).toThrow("not JSON");
  for (const end of ['[{"a":1}', '[{"a":', '[{"a":"x', '{"links":"'])
    expect(() => json(end)).toThrow("cut off");
  expect(() => csv("")).toThrow("column names");
  expect(() => csv('"url\n')).toThrow("broken header");
  expect(json('["a",{"b":"\\ud800"}]')).toMatchObject([{ fault: { reason: "lone_surrogate" } }]);
  expect(csv("url\nhttps://a.example,b\n")).toMatchObject([{ fault: { reason: "row_stray_cell" } }]);
});

test("a record, a nesting or a row without end is refused while it arrives", () => {
  const parser = createJsonRecords([""]);
  const piece = new Uint8Array(64 * 1024).fill(0x61);
  const feed = (some: RecordParser, bytes: Uint8Array, times: number) => {
    let fed = 0;
    try {
      for (; fed < times; fed++) for (const _ of some.take(bytes));
    } catch (error) {
      return { fed, error: String(error) };
    }
    return { fed, error: null };
  };
  expect([...parser.take(Buffer.from('[{"a":"'))]).toEqual([]);
  expect(feed(parser, piece, 100)).toMatchObject({ fed: 15, error: expect.stringContaining("does not end") });
  expect(feed(createJsonRecords([""]), new Uint8Array(1000).fill(0x5b), 9)).toMatchObject({ fed: 0 });
  const deep = `[{"a":${"[".repeat(100)}${"]".repeat(100)}}]`;
  expect(json(deep)).toMatchObject([{ fault: { reason: "nested_too_deeply" } }]);
  const table = createCsvRecords();
  expect([...table.take(Buffer.from('url\n"'))]).toEqual([]);
  expect(feed(table, piece, 100)).toMatchObject({ fed: 1, error: expect.stringContaining("does not end") });
  expect(() => csv(`${"a,".repeat(1_000)}\n`)).toThrow("more than 250 columns");
  expect(() => csv(`${"a,".repeat(100_000)}\n`)).toThrow("does not end");
});
