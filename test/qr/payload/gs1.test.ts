import { describe, expect, test } from "bun:test";
import { encode } from "../../../src/qr/encode.ts";
import { gs1In, hriOf } from "../../../src/qr/gs1.ts";
import { gs1Symbol } from "../../../src/qr/payload/gs1.ts";
import { buildPayload, codeType } from "../../../src/qr/payload/index.ts";
import { refusal, refused } from "./refusal.ts";

const built = (elements: unknown, more: object = {}) => buildPayload("gs1", { elements, ...more });
const GTIN = "09521234543213";

describe("gs1", () => {
  test("elements are a GS1 Digital Link: key and qualifiers in the path, in their order, the rest in the query", () => {
    expect(built("(17)271231(21)xyz(10)AB-1(01)09521234543213", { capitals: false })).toBe(
      `https://id.gs1.org/01/${GTIN}/10/AB-1/21/xyz?17=271231`,
    );
  });

  test("a list is the same as a text, and a pasted line with spaces, too", () => {
    const list = [
      { ai: "01", value: GTIN },
      { ai: "10", value: "AB-1" },
    ];
    const text = built(`(01)${GTIN}(10)AB-1`);
    expect(built(list)).toBe(text);
    expect(built(` (01) ${GTIN} (10) AB-1 `)).toBe(text);
  });

  test("a GTIN alone is enough, and one of 8, 12 or 13 digits is filled with zeros, and that is said", () => {
    // Check digits by the rule of GS1, 7.9: 3 and 1 in turn from the right.
    for (const [gtin, whole] of [
      ["95050003", "00000095050003"],
      ["614141000036", "00614141000036"],
      ["9521234543213", GTIN],
    ] as const) {
      expect(built(gtin)).toBe(`HTTPS://ID.GS1.ORG/01/${whole}`);
      expect(codeType("gs1").notes({ elements: gtin })).toMatchObject([
        { pointer: "/fields/elements", reason: "gtin_padded" },
      ]);
    }
    expect(codeType("gs1").notes({ elements: GTIN })).toEqual([]);
    expect(codeType("gs1").notes({ elements: "614141000037" })).toEqual([]);
    expect(codeType("url").notes({ url: "https://museum.example" })).toEqual([]);
  });

  test("the host of a resolver is spelled as browsers spell it", () => {
    expect(built(GTIN, { host: "Bücher.example", capitals: false })).toBe(
      `https://xn--bcher-kva.example/01/${GTIN}`,
    );
    for (const scheme of ["http://", "https://"])
      expect(built(GTIN, { host: ` ${scheme.toUpperCase()}Museum.example`, capitals: false })).toBe(
        `${scheme}museum.example/01/${GTIN}`,
      );
    for (const host of [
      "museum",
      "ftp://museum.example",
      "http://",
      "http://http://museum.example",
      "http://museum.example:80",
      "museum.example/01",
      "museum.example:443",
      "192.0.2.1",
    ])
      expect(refused("gs1", { elements: GTIN, host })).toEqual(["/fields/host"]);
  });

  test("values are percent-encoded, and read back as they were", () => {
    const payload = built(`(01)${GTIN}(10)A/B%1`);
    expect(payload).toEndWith("/10/A%2FB%251");
    expect(hriOf(payload)).toBe(`(01) ${GTIN} (10) A/B%1`);
  });

  test("flaws of a list are at their elements, those of a text at the text", () => {
    const list = [
      { ai: "10", value: "AB-1" },
      { ai: "01", value: "09521234543214" },
    ];
    expect(refused("gs1", { elements: list })).toEqual(["/fields/elements/1"]);
    expect(refusal("gs1", { elements: "(10)AB-1(01)09521234543214" })).toEqual({
      "/fields/elements": "has a wrong check digit in (01); compare it with the original",
    });
    for (const elements of ["AB-1", "1234567", "(10)AB-1", `(01)${GTIN}(99999)x`, `(01)${GTIN}(01)${GTIN}`])
      expect(refused("gs1", { elements })).toEqual(["/fields/elements"]);
  });

  test("what it writes is read as the same, in capitals and without", () => {
    for (const capitals of [true, false]) {
      const link = gs1In(built(`(01)${GTIN}(10)ab-1(21)Z`, { capitals }));
      expect(link?.identifier).toEqual({
        ai: "01",
        value: GTIN,
        qualifiers: [
          { ai: "10", value: "ab-1" },
          { ai: "21", value: "Z" },
        ],
      });
    }
  });
});

/** Modules a side with capitals and without, at level M, as the symbols are drawn. */
test.each([
  [`https://id.gs1.org/01/${GTIN}`, 25, 29],
  [`https://id.gs1.org/01/${GTIN}/10/AB-1`, 29, 29],
  [`https://id.gs1.org/01/${GTIN}/10/AB-1/21/12345`, 29, 33],
  [`https://id.gs1.org/01/${GTIN}/21/aBcDeFgH`, 29, 33],
  [`https://qr.museum.example/01/${GTIN}`, 29, 29],
  [`https://id.gs1.org/01/${GTIN}?17=271231`, 29, 29],
])("%s has %d modules in capitals, and %d without", (uri, capitals, without) => {
  expect(encode(gs1Symbol(uri, true), "M").size).toBe(capitals);
  expect(encode(gs1Symbol(uri, false), "M").size).toBe(without);
});

test("capitals stand only where they save bits, and never behind the host", () => {
  expect(gs1Symbol(`https://id.gs1.org/01/${GTIN}/10/ab`, true)).toBe(`HTTPS://ID.GS1.ORG/01/${GTIN}/10/ab`);
  expect(gs1Symbol(`https://id.gs1.org/01/${GTIN}`, false)).toBe(`https://id.gs1.org/01/${GTIN}`);
});

test("only a Digital Link has a line for people", () => {
  expect(hriOf(`https://shop.example/01/${GTIN}/10/AB-1?17=271231#top`)).toBe(
    `(01) ${GTIN} (10) AB-1 (17) 271231`,
  );
  for (const text of [
    "https://museum.example/2026/10/halls",
    "https://news.example/2026/8004/1234-the-story",
    `https://shop.example/a/stem/01/${GTIN}/10/AB-1`,
    `https://museum.example/?01=${GTIN}`,
    `http://museum.example/01/${GTIN} is ours`,
    `ftp://museum.example/01/${GTIN}`,
    `https://museum.example/01/09521234543214`,
    `(01)${GTIN}`,
  ])
    expect(hriOf(text), text).toBe("");
});
