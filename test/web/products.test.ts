import { describe, expect, test } from "bun:test";
import { APP_LANGUAGES } from "../../src/kit/shared/constants.ts";
import { type CodeDraft, creationOf, EMPTY_DRAFT, withType } from "../../src/web/console/edit/draft.ts";
import { hasSerial, withoutSerial } from "../../src/kit/gs1/gs1.ts";
import { drawnProduct } from "../../src/web/console/gs1/drawn.ts";
import { KINDS, kindOf, NEW_LINK, placeOf, sentLinks, typeOf } from "../../src/web/console/gs1/links.ts";
import { tableOfLines } from "../../src/web/console/gs1/many.ts";
import { bracketed, readingOf } from "../../src/web/console/gs1/number.ts";
import { isSingle, valueOfProduct } from "../../src/web/console/gs1/single.ts";
import { isElsewhere, tableOfText } from "../../src/web/console/bulk/table.ts";

/** Products in the console: their numbers as people type them, and their links. */

const PRODUCT = { ai: "01", value: "09521234543213", qualifiers: [] };
const LOT = { ...PRODUCT, qualifiers: [{ ai: "10", value: "AB-1" }] };

describe("a number", () => {
  test.each([
    ["9521234543213", PRODUCT],
    [" 9 521234 543213 ", PRODUCT],
    ["9-521234-543213", PRODUCT],
    ["09521234543213", PRODUCT],
    ["012345678905", { ...PRODUCT, value: "00012345678905" }],
    ["96385074", { ...PRODUCT, value: "00000096385074" }],
    ["(01)09521234543213(10)AB-1", LOT],
    ["(01) 09521234543213 (10) AB-1", LOT],
    ["(01)9521234543213(10)AB-1", LOT],
    ["https://id.gs1.org/01/09521234543213/10/AB-1?17=261231", LOT],
    ["HTTPS://ID.GS1.ORG/01/09521234543213/10/AB-1/", LOT],
    ["brand.example/products/01/09521234543213/10/AB-1", LOT],
    ["https://brand.example/01/9521234543213#top", PRODUCT],
    // The rightmost key counts, and a value may look like one.
    [
      "https://brand.example/00/faux/00/006141411234567890",
      { ai: "00", value: "006141411234567890", qualifiers: [] },
    ],
    ["https://a.example/01/09521234543213/10/01", { ...PRODUCT, qualifiers: [{ ai: "10", value: "01" }] }],
    [
      "https://a.example/01/09521234543213/10/A%2FB",
      { ...PRODUCT, qualifiers: [{ ai: "10", value: "A/B" }] },
    ],
    ["(01)09521234543213(10)A\\(1)", { ...PRODUCT, qualifiers: [{ ai: "10", value: "A(1)" }] }],
    ["(8006)095212345432130102", { ai: "8006", value: "095212345432130102", qualifiers: [] }],
  ])("%s is read", (text, product) => {
    expect(readingOf(text)).toEqual({ kind: "product", product });
    expect(readingOf(bracketed(product))).toEqual({ kind: "product", product });
  });

  test.each([
    ["9521234543214", { kind: "digit", digits: 13, expected: "3" }],
    ["(01)09521234543210(10)AB-1", { kind: "digit", digits: 14, expected: "3" }],
    ["96385070", { kind: "digit", digits: 8, expected: "4" }],
    ["952123454321", { kind: "digit", digits: 12, expected: "4" }],
    ["952123", { kind: "length", digits: 6 }],
    ["952123454321399", { kind: "length", digits: 15 }],
    ["", { kind: "empty" }],
    [" \n ", { kind: "empty" }],
    ["Blue soap", { kind: "unknown" }],
    ["(x)1", { kind: "unknown" }],
    ["https://brand.example/soap", { kind: "unknown" }],
    ["9521234543213\n96385074\n", { kind: "lines", texts: ["9521234543213", "96385074"] }],
  ])("%j is told", (text, reading) => {
    expect<object>(readingOf(text)).toEqual(reading);
  });

  // GS1 General Specifications, 7.9, and numbers of products.
  test.each([
    ["629104150021", "3"],
    ["952123454321", "3"],
    ["03600029145", "2"],
    ["9638507", "4"],
    ["000000000000", "0"],
  ])("the check digit of %s is %s", (digits, expected) => {
    const wrong = `${digits}${(Number(expected) + 1) % 10}`;
    expect(readingOf(wrong)).toEqual({ kind: "digit", digits: wrong.length, expected });
  });
});

test("many lines become a table whose columns are known, with what the form has already", () => {
  const lines = ["9521234543213", "(01)09521234543213(10)AB-1(21)7", "Blue, soap"];
  const table = tableOfText(
    tableOfLines(lines, { target: "brand.example/soap", domain: "id.brand.example" }),
  );
  expect(table.columns).toEqual(["gtin", "lot", "serial", "target", "title", "domain"]);
  const rest = ["https://brand.example/soap", "", "id.brand.example"];
  expect(table.rows).toEqual([
    ["09521234543213", "", "", ...rest],
    ["09521234543213", "AB-1", "7", ...rest],
    ["Blue, soap", "", "", ...rest],
  ]);
  const own = ["gtin;lot", "9521234543213;A"];
  expect(tableOfLines(own, EMPTY_DRAFT)).toBe("gtin;lot\n9521234543213;A");
});

test("a line of many that the columns gtin, lot and serial can't hold goes along whole, so that its row is refused", () => {
  const lines = [
    "(414)9506000134376",
    "https://id.brand.example/414/9506000134376",
    "(01)09521234543213(22)V1(10)L1",
    "(01)09521234543213(235)TP1",
    "(01)09521234543213(17)271231",
    "(01)09521234543213(10)A(10)B",
    "(01)09521234543213(10)",
  ];
  const { rows } = tableOfText(tableOfLines(lines, { target: "https://brand.example", domain: "" }));
  expect(rows.map((row) => row.slice(0, 3))).toEqual(lines.map((line) => [line, "", ""]));
});

const draft = (elements: string, more: Partial<CodeDraft> = {}): CodeDraft => ({
  ...withType({ ...EMPTY_DRAFT, target: "brand.example" }, "gs1", { elements }),
  ...more,
});

describe("a draft", () => {
  test("of a new code sends its product and its links, and no content", () => {
    const link = { ...NEW_LINK, key: 0, href: "brand.example/pip", title: " Soap " };
    expect(creationOf(draft("9 521234 543213", { domain: "id.brand.example", links: [link] }))).toEqual({
      target: "https://brand.example",
      links: [{ type: "gs1:pip", href: "https://brand.example/pip", title: "Soap" }],
      gs1: PRODUCT,
      domain: "id.brand.example",
    });
  });

  test("with a number that can't be read lets the service say so", () => {
    expect(creationOf(draft(" 123 "))).toEqual({
      target: "https://brand.example",
      gs1: { ai: "01", value: "123" },
    });
  });

  test("is drawn as its address, by an example while there is no number, and with a name that a host may have", () => {
    const elements = "(01)09521234543213";
    expect(drawnProduct(draft("9521234543213"), "qr.museum.example")).toEqual({
      elements,
      host: "qr.museum.example",
    });
    expect(drawnProduct(draft("9521234543213", { domain: "id.brand.example" }), "localhost:3000")).toEqual({
      elements,
      host: "id.brand.example",
    });
    expect(drawnProduct(draft("9521234543213\n1"), "localhost:3000")).toEqual({ elements });
    for (const wrong of ["1234", "9521234543214", "9521234543214\n9521234543213", "soap", " "])
      expect(drawnProduct(draft(wrong), "qr.museum.example")).toBe("example");
    expect(drawnProduct(EMPTY_DRAFT, "qr.museum.example")).toBeNull();
  });

  test("of another type keeps links to itself", () => {
    const link = { ...NEW_LINK, key: 0, href: "https://brand.example", title: "Soap" };
    expect(creationOf({ ...EMPTY_DRAFT, target: "https://brand.example", links: [link] })).toEqual({
      target: "https://brand.example",
      type: "url",
    });
  });
});

describe("links", () => {
  const filled = { ...NEW_LINK, key: 1, href: "https://brand.example/r", title: "Recall" };

  test("have a kind in words, or a type that is typed", () => {
    for (const kind of KINDS) expect(kindOf(typeOf(kind))).toBe(kind);
    expect(kindOf("gs1:jobInfo")).toBe("other");
    expect(sentLinks([{ ...filled, type: "jobInfo" }])).toEqual([
      { type: "gs1:jobInfo", href: "https://brand.example/r", title: "Recall" },
    ]);
  });

  test("that are empty are not sent, and errors find the others", () => {
    const empty = { ...NEW_LINK, key: 0 };
    expect(sentLinks([empty])).toBeNull();
    expect(
      sentLinks([empty, { ...filled, language: "de", mediaType: " text/html ", context: "DE" }]),
    ).toEqual([
      {
        type: "gs1:pip",
        href: "https://brand.example/r",
        title: "Recall",
        language: "de",
        mediaType: "text/html",
        context: "DE",
      },
    ]);
    expect(placeOf([empty, filled], 1)).toBe("/links/0");
  });
});

test.each(APP_LANGUAGES)("every kind of link has words of its own in the language %s", async (language) => {
  const { product } = await import(`../../src/web/console/gs1/${language}.ts`);
  expect(Object.keys(product.kinds).toSorted()).toEqual([...KINDS].toSorted());
  expect(new Set(Object.values(product.kinds)).size).toBe(KINDS.length);
});

test.each([
  [PRODUCT],
  [LOT],
  [{ ...PRODUCT, qualifiers: [{ ai: "21", value: "7" }] }],
  [
    {
      ...PRODUCT,
      qualifiers: [
        { ai: "22", value: "A" },
        { ai: "235", value: "7" },
      ],
    },
  ],
  [{ ai: "414", value: "9521234543213", qualifiers: [{ ai: "254", value: "1" }] }],
  [{ ai: "8006", value: "095212345432130101", qualifiers: [{ ai: "21", value: "7" }] }],
  [{ ai: "8010", value: "9521234AB", qualifiers: [{ ai: "8011", value: "7" }] }],
  [{ ai: "8017", value: "952123454321300013", qualifiers: [{ ai: "8019", value: "7" }] }],
  [{ ai: "253", value: "9521234543213", qualifiers: [] }],
  [{ ai: "253", value: "9521234543213A7", qualifiers: [] }],
  [{ ai: "255", value: "9521234543213", qualifiers: [] }],
  [{ ai: "255", value: "95212345432137", qualifiers: [] }],
  [{ ai: "8003", value: "09521234543213", qualifiers: [] }],
  [{ ai: "8003", value: "09521234543213A7", qualifiers: [] }],
  [{ ai: "8004", value: "9521234A7", qualifiers: [] }],
])("%j is a single item where the service counts its scans for another", (product) => {
  expect(isSingle(product)).toBe(hasSerial(product));
  expect(valueOfProduct(product)).toBe(withoutSerial(product).value);
});

test("only rows without a domain get an address of the service itself", () => {
  expect(isElsewhere(tableOfText("gtin,domain\n9521234543213,id.brand.example\n"))).toBe(true);
  expect(isElsewhere(tableOfText("gtin,domain\n9521234543213,id.brand.example\n96385074,\n"))).toBe(false);
  expect(isElsewhere(tableOfText("gtin,lot\n9521234543213,A\n"))).toBe(false);
});
