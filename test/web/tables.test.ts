import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { unparse } from "papaparse";
import { MOST_COLUMNS } from "../../src/features/bulk/constants.ts";
import { readCsv } from "../../src/features/bulk/csv.ts";
import { alike } from "../../src/web/console/bulk/alike.ts";
import { type Cells, csvOf, parseCsv } from "../../src/web/lib/csv.ts";
import { fileOf, isList, tableOfFile, tableOfText } from "../../src/web/console/bulk/table.ts";

/** Tables that people bring to the console. */

describe("a CSV text", () => {
  test("has its rows with the lines of a spreadsheet: blank ones and the separator's line are none", () => {
    const csv =
      'sep=;\r\ntarget;title\r\n\r\nhttps://a.example;"One\r\nand ""more"""\r\n;\r\nhttps://b.example;Two';
    expect(parseCsv(csv)).toEqual<Cells>({
      rows: [
        ["target", "title"],
        ["https://a.example", 'One\nand "more"'],
        ["https://b.example", "Two"],
      ],
      // A spreadsheet counts the header and blank rows, too.
      lines: [1, 3, 5],
    });
  });

  test("is read as another library writes it, and written so that it is read again", () => {
    const cell = fc.oneof(
      fc.stringMatching(/^[a-z,;"\t\n ]*$/),
      fc.string().map((text) => text.replace(/\r\n?/g, "\n")),
    );
    // A first cell that is neither blank nor a separator's line.
    const row = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => ["x", ...cells]);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const named = [["a", "b"], ...rows];
        expect(parseCsv(unparse(named))?.rows).toEqual(named);
        expect(parseCsv(csvOf(named))?.rows).toEqual(named);
      }),
    );
  });

  test.each([",", ";", "\t"])("may be separated by %p, whatever is quoted", (separator) => {
    const csv = `"a,;,;\t\t"${separator}b\n1${separator}2\n`;
    expect(parseCsv(csv)?.rows).toEqual([
      ["a,;,;\t\t", "b"],
      ["1", "2"],
    ]);
  });

  test("that is empty is a table of nothing", () => {
    for (const text of ["", "\n\n", ",", "sep=;\n", '""', '"" \n']) expect(parseCsv(text)?.rows).toEqual([]);
    expect(tableOfText("")).toEqual({ head: [], rows: [], lines: [], columns: [] });
  });

  test("with a quote that would swallow rows is not read", () => {
    const swallowing = [
      '"',
      'a,"b',
      'a,b\n"Krone in row 3,c\nd,e\n',
      'a\n"One\n2,"Two"\n',
      'a\n"Krone" hall',
    ];
    for (const text of swallowing) expect(parseCsv(text)).toBeNull();
    expect(() => tableOfText('a\n"b')).toThrow();
    expect(tableOfFile(new File(['a\n"b'], "a.csv"))).rejects.toThrow();
    // A quote within a text is one.
    expect(parseCsv('a\n5" pipe,"6"" pipe" ')?.rows).toEqual([["a"], ['5" pipe', '6" pipe']]);
  });
});

describe("a table", () => {
  const columns = (head: string) => tableOfText(`${head}\n`).columns;

  test("has its columns matched by their names, in English and German", () => {
    expect(columns("Ziel;Titel;Kampagne;Kurzadresse;Design;Dateiname")).toEqual([
      ...["target", "title", "group", "shortId", "style", "filename"],
    ]);
    expect(columns("Web address,Name,Campaign,short_id,Look,Hall")).toEqual([
      ...["target", "title", "group", "shortId", "style", "Hall"],
    ]);
    expect(columns("TARGET,utm_source,fields.title,Active")).toEqual([
      ...["target", "utm_source", "fields.title", "active"],
    ]);
  });

  test("takes an address for the destination, unless there is one", () => {
    expect(columns("url,title")).toEqual(["target", "title"]);
    expect(columns("url,target")).toEqual(["url", "target"]);
    expect(columns("Link,Ziel")).toEqual(["target", "Ziel"]);
    // Fields of types keep their names.
    expect(columns("type,target,name,address")).toEqual(["type", "target", "name", "address"]);
  });

  test("is sent without the columns that are left out, and with whole addresses", () => {
    const table = tableOfText("Ziel;Hall;Titel\nmuseum.example/1;A;x.de\nhttp://a.example;B;\nnowhere;C;\n");
    expect(fileOf({ ...table, columns: ["target", "", "title"] })).toBe(
      "target,title\r\nhttps://museum.example/1,x.de\r\nhttp://a.example,\r\nnowhere,\r\n",
    );
  });

  test("keeps cells beyond its header and below an empty name, in columns that the service does not know", () => {
    const cut = tableOfText("target,title\nhttps://m.example/?a=1,2,Hall\nhttps://m.example/2,Two,,\n");
    expect([cut.head, cut.columns]).toEqual([
      ["target", "title", "#3"],
      ["target", "title", "#3"],
    ]);
    expect(fileOf(cut)).toBe(
      "target,title,#3\r\nhttps://m.example/?a=1,2,Hall\r\nhttps://m.example/2,Two,\r\n",
    );
    const nameless = tableOfText("target,,title,\nhttps://m.example/1,A,Hall,\n");
    expect(nameless.columns).toEqual(["target", "#2", "title"]);
    // Nor is a row of very many cells cut off.
    expect(() => tableOfText(`target\n${",".repeat(MOST_COLUMNS)}x\n`)).toThrow("at most 250 columns");
  });

  test("of codes is known by what only it has", () => {
    expect(isList(tableOfText("shortId,domain,title,target,active\n"))).toBe(true);
    expect(isList(tableOfText("shortId,title,target\n"))).toBe(false);
  });

  test("may be a spreadsheet, or a text of another encoding", async () => {
    const rows = [
      ["Titel", "Ziel", "Nr", "Tag", "Aktiv"],
      ["Hall 1", "museum.example/1", 7, new Date("2026-11-28T00:00:00Z"), true],
      ["=1", null, 0.1, "007", false],
    ];
    const bytes = await writeXlsx({ sheets: [{ name: "Halls", rows }] });
    const { head, rows: read, columns } = await tableOfFile(new File([bytes], "Halls.XLSX"));
    expect([head, columns]).toEqual([
      ["Titel", "Ziel", "Nr", "Tag", "Aktiv"],
      ["title", "target", "Nr", "Tag", "active"],
    ]);
    expect(read).toEqual([
      ["Hall 1", "museum.example/1", "7", "2026-11-28", "true"],
      ["=1", "", "0.1", "007", "false"],
    ]);
    // Separators within its cells are none.
    const [names, cells] = [
      ["Ziel", "Titel; Untertitel; Notiz"],
      ["m.example", "a;b\tc"],
    ];
    const spread = await writeXlsx({ sheets: [{ name: "Halls", rows: [names, [], cells] }] });
    const table = await tableOfFile(new File([spread], "a.xlsx"));
    expect([table.head, table.rows, table.lines]).toEqual([names, [cells], [3]]);
    const sent = readCsv(fileOf({ ...table, columns: ["target", "a;b;c"] }));
    expect([sent.columns, [...sent.rows()].flat().map(({ cells }) => cells)]).toEqual([
      ["target", "a;b;c"],
      [["https://m.example", "a;b\tc"]],
    ]);
    const windows = Uint8Array.from("Kürzel;Titel\nx;Café\n", (char) => char.charCodeAt(0));
    expect((await tableOfFile(new File([windows], "a.csv"))).rows).toEqual([["x", "Café"]]);
    const wide = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from("Titel\nCafé\n", "utf16le"))]);
    expect((await tableOfFile(new File([wide], "a.txt"))).rows).toEqual([["Café"]]);
    for (const damaged of [new Uint8Array(), bytes.slice(0, 300), Uint8Array.of(80, 75, 3, 4)])
      expect(tableOfFile(new File([damaged], "a.xlsx"))).rejects.toThrow();
  });
});

test("errors of a column are told once", () => {
  const why = { reason: "target_not_web_address", detail: "must be one" };
  const errors = [2, 3, 4].map((row) => ({ row, column: "target", ...why }));
  const other = { row: 1, column: null, reason: "row_quote", detail: "broken" };
  expect(alike([other, ...errors]).map((group) => group.map(({ row }) => row))).toEqual([[1], [2, 3, 4]]);
});
