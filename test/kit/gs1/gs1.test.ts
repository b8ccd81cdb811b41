import { describe, expect, test } from "bun:test";
import {
  ancestorsOf,
  type Arranged,
  arrange,
  type Element,
  elementsIn,
  hasSerial,
  type Identifier,
  identifierAt,
  inCapitals,
  isGs1Path,
  linkIn,
  linkUri,
  pathOf,
  PRIMARY_KEYS,
  readable,
  withoutSerial,
} from "../../../src/kit/gs1/gs1.ts";
import { entryOf } from "../../../src/kit/gs1/dictionary.ts";
import { AT_LENGTH } from "../../extent.ts";
import { seededRandom } from "../../random.ts";
import { SEED } from "../../seed.ts";
import { elementOf, pick } from "./samples.ts";

const GTIN = "09521234543213";

function arranged(text: string): Arranged {
  const elements = elementsIn(text);
  const result = Array.isArray(elements) ? arrange(elements) : elements;
  if (!("identifier" in result)) throw new Error(JSON.stringify(result));
  return result;
}

/** Reasons of flaws, with the indexes of their elements. */
function flawsOf(elements: readonly Element[]): (readonly [number | null, string])[] {
  const result = arrange(elements);
  return "flaws" in result ? result.flaws.map(({ at, reason }) => [at, reason.reason] as const) : [];
}

function reasonsOf(read: ReturnType<typeof linkIn>): string[] {
  return read && "flaws" in read ? read.flaws.map(({ reason }) => reason.reason) : [];
}

function at(path: string): Identifier {
  return identifierAt(path);
}

describe("element strings", () => {
  test.each([
    ["(01)09521234543213(10)AB-1", ["01", GTIN, "10", "AB-1"]],
    [" (01) 09521234543213 (10) AB-1 ", ["01", GTIN, "10", "AB-1"]],
    ["(10)A\\(1)B(21)\\\\", ["10", "A(1)B", "21", "\\\\"]],
    ["(10)A)B", ["10", "A)B"]],
    ["09521234543213", ["01", GTIN]],
    ["9521234543213", ["01", "9521234543213"]],
    ["416000336108", ["01", "416000336108"]],
    [" 02345673", ["01", "02345673"]],
    ["(01)", ["01", ""]],
  ])("%s", (text, parts) => {
    const elements = elementsIn(text);
    expect(Array.isArray(elements) && elements.flatMap(({ ai, value }) => [ai, value])).toEqual(parts);
  });

  test.each([
    "",
    " ",
    "x",
    "(01",
    "01)1",
    "(1)1",
    "(12345)1",
    "123456789",
    "095212345432131",
    "(01)1 (",
    "A(01)1",
  ])("%j is none", (text) => {
    expect(elementsIn(text)).toMatchObject({ at: null, reason: { reason: "gs1_elements" } });
  });

  test("the line for people has the elements in the order of the link", () => {
    expect(readable(arranged("(17)261231(21)7(01)09521234543213(10)AB-1"))).toBe(
      "(01) 09521234543213 (10) AB-1 (21) 7 (17) 261231",
    );
    expect(readable([{ ai: "10", value: "A" }])).toBe("(10) A");
  });
});

describe("elements are arranged", () => {
  test.each(["9 521234 543213", "9-521234-543213", "(01) 9 521234 543213", "(01)0-9521234-54321-3"])(
    "the digits of %j are read as people write them",
    (text) => {
      expect(arranged(text).identifier).toEqual({ ai: "01", value: "09521234543213", qualifiers: [] });
    },
  );

  test("a GTIN with 14 digits and spaces is not said to be padded, and a path takes no spaces", () => {
    expect(arranged("(01)0 9521234 54321 3").padded).toBe(false);
    expect(linkIn("/01/9%20521234%20543213", "")).toMatchObject({ flaws: [{ at: 0 }] });
  });

  test("a GTIN of a wrong length is told the lengths there are", () => {
    expect(flawsOf([{ ai: "01", value: "36000291452" }])).toEqual([[0, "gs1_gtin_length"]]);
  });

  test("short GTINs get zeros in front, and it is said", () => {
    for (const [given, whole] of [
      ["02345673", "00000002345673"],
      ["416000336108", "00416000336108"],
      ["9521234543213", GTIN],
    ] as const)
      expect(arranged(given)).toEqual({
        identifier: { ai: "01", value: whole, qualifiers: [] },
        attributes: [],
        padded: true,
      });
    expect(arranged(GTIN).padded).toBe(false);
    expect(flawsOf([{ ai: "01", value: "02345674" }])).toEqual([[0, "gs1_check_digit"]]);
    expect(flawsOf([{ ai: "02", value: "02345673" }])).toEqual([[0, "gs1_length"]]);
  });

  test.each([
    ["no element", [], [[null, "gs1_no_key"]]],
    ["no key", [{ ai: "99", value: "A" }], [[null, "gs1_no_key"]]],
    [
      "an unknown AI",
      [
        { ai: "89", value: "A" },
        { ai: "01", value: GTIN },
      ],
      [[0, "gs1_unknown_ai"]],
    ],
    ["a name of an object", [{ ai: "constructor", value: "A" }], [[0, "gs1_unknown_ai"]]],
    [
      "an AI twice",
      [
        { ai: "01", value: GTIN },
        { ai: "10", value: "A" },
        { ai: "10", value: "A" },
      ],
      [[2, "gs1_repeated"]],
    ],
    ["no value", [{ ai: "01", value: "" }], [[0, "gs1_empty"]]],
    [
      "two flaws",
      [
        { ai: "01", value: "1" },
        { ai: "10", value: "é" },
      ],
      [
        [0, "gs1_gtin_length"],
        [1, "gs1_characters"],
      ],
    ],
    [
      "what is neither qualifier nor attribute",
      [
        { ai: "01", value: GTIN },
        { ai: "8200", value: "A" },
      ],
      [[1, "gs1_not_attribute"]],
    ],
    [
      "two alternatives",
      [
        { ai: "01", value: GTIN },
        { ai: "22", value: "A" },
        { ai: "235", value: "A" },
      ],
      [[2, "gs1_not_attribute"]],
    ],
    [
      "dots in the path",
      [
        { ai: "01", value: GTIN },
        { ai: "10", value: ".." },
      ],
      [[1, "gs1_dots"]],
    ],
    [
      "what excludes the other",
      [
        { ai: "01", value: GTIN },
        { ai: "255", value: "1231231231232" },
      ],
      [
        [0, "gs1_excluded"],
        [1, "gs1_excluded"],
      ],
    ],
    ["what lacks another", [{ ai: "415", value: "9520123456788" }], [[0, "gs1_required"]]],
    [
      "more than an engine takes",
      Array.from({ length: 65 }, (_, i) => ({ ai: `${3100 + i}`, value: "000001" })),
      [[null, "gs1_too_many"]],
    ],
  ] as const)("%s is refused", (_, elements, flaws) => {
    expect(flawsOf(elements)).toEqual(flaws.map(([at, reason]) => [at, reason]));
  });

  test("dots may stand in the query", () => {
    expect(linkUri("https://a.example", arranged("(01)09521234543213(99)..")).endsWith("?99=..")).toBe(true);
  });

  test("a reason names the AI, and what is needed", () => {
    const result = arrange([
      { ai: "01", value: GTIN },
      { ai: "3925", value: "12" },
    ]);
    expect("flaws" in result && result.flaws[0]?.reason.detail).toBe(
      "needs (30) / (31nn) / (32nn) / (35nn) / (36nn) beside (3925)",
    );
  });
});

describe("paths", () => {
  test("is one of GS1's: a key, a slash", () => {
    for (const key of PRIMARY_KEYS) expect(isGs1Path(`/${key}/`)).toBe(true);
    for (const path of [
      "/",
      "/01",
      "/r/01/1",
      "/10/A",
      "/011/1",
      "/1/1",
      "//01/1",
      "/gtin/1",
      "/8005/1",
      "01/1",
    ])
      expect([path, isGs1Path(path)]).toEqual([path, false]);
  });

  test("all but letters, digits and -._~ is escaped, and read again", () => {
    const { identifier } = arranged("(01)09521234543213(22)a!\"%&')*(10)+,-./:;<=>?_(21)\\(x");
    const path = pathOf(identifier);
    expect(path).toBe(
      "01/09521234543213/22/a%21%22%25%26%27%29%2A/10/%2B%2C-.%2F%3A%3B%3C%3D%3E%3F_/21/%28x",
    );
    expect(identifierAt(path)).toEqual(identifier);
    expect(linkIn(`/${path}`, "")).toEqual({ identifier, attributes: [], padded: false });
  });

  test("scheme and host in capitals, and nothing else", () => {
    expect(inCapitals("https://id.gs1.org/01/09521234543213/10/ab?99=x")).toBe(
      "HTTPS://ID.GS1.ORG/01/09521234543213/10/ab?99=x",
    );
    expect(inCapitals("http://a.example:8080?x")).toBe("HTTP://A.EXAMPLE:8080?x");
    expect(inCapitals("no address")).toBe("no address");
  });

  test.each([
    ["/x/y", null],
    ["/", null],
    ["", null],
    ["/r/aB3dE5f", null],
    ["/gtin/09521234543213", null],
    ["/01/09521234543213/10", "gs1_path"],
    ["/01/", "gs1_path"],
    ["/01//", "gs1_empty"],
    ["/01/09521234543214", "gs1_check_digit"],
    ["/01/0952123454321X", "gs1_characters"],
    ["/01/09521234543213/ser/A", "gs1_unknown_ai"],
    ["/01/09521234543213/21/A/10/B", "gs1_path_order"],
    ["/01/09521234543213/17/261231", "gs1_path_order"],
    ["/01/09521234543213/10/%", "gs1_escape"],
    ["/01/09521234543213/10/%zz", "gs1_escape"],
    ["/01/09521234543213/10/A%00", "gs1_escape"],
    ["/01/09521234543213/10/%C3%A9", "gs1_characters"],
    ["/01/09521234543213/10/%2e%2E", "gs1_dots"],
    ["/%30%31/09521234543213", null],
  ])("%s: %s", (path, reason) => {
    const read = linkIn(path, "");
    if (reason === null) expect(read).toBeNull();
    else expect(reasonsOf(read)[0]).toBe(reason);
  });

  test.each([
    ["10=A", "gs1_not_in_query"],
    ["?10=A", "gs1_not_in_query"],
    ["22=A", "gs1_not_in_query"],
    ["8200=A", "gs1_not_attribute"],
    ["89=A", "gs1_unknown_ai"],
    ["=A", "gs1_unknown_ai"],
    ["99=A+B", "gs1_characters"],
    ["99=", "gs1_empty"],
    ["17=261331", "gs1_date"],
    ["01=09521234543213", "gs1_repeated"],
    ["37=1", "gs1_excluded"],
    ["99=%4", "gs1_escape"],
  ])("?%s: %s", (query, reason) => {
    expect(reasonsOf(linkIn(`/01/${GTIN}`, query))[0]).toBe(reason);
  });

  test("what is not of GS1 in a query says nothing, nor does a fragment", () => {
    const plain = linkIn(`/01/${GTIN}`, "");
    for (const query of [
      "linkType=gs1:pip",
      "?context=DE&utm_source=%zz",
      "&&",
      "x",
      "#10=A",
      "#&10=A",
      "a=1#b",
    ])
      expect([query, linkIn(`/01/${GTIN}`, query)]).toEqual([query, plain]);
    expect(linkIn(`/01/${GTIN}#/10/A`, "")).toEqual(plain);
    expect(linkIn(`/more/stem/01/${GTIN}/`, "")).toEqual(plain);
    expect(linkIn(`/00/faux/01/${GTIN}`, "")).toEqual(plain);
  });

  test("a plus sign is one in a path, and an attribute may hold an equals sign", () => {
    expect(linkIn(`/01/${GTIN}/10/A+B`, "?99=a=b")).toMatchObject({
      identifier: { qualifiers: [{ ai: "10", value: "A+B" }] },
      attributes: [{ ai: "99", value: "a=b" }],
    });
  });
});

describe("identifiers of one thing, and what stands above them", () => {
  test.each([
    [`01/${GTIN}/22/V/10/L/21/S`, ["10/L/21/S", "22/V/21/S", "21/S", "22/V/10/L", "10/L", "22/V", ""]],
    [`01/${GTIN}/10/L`, [""]],
    [`01/${GTIN}`, []],
  ])("%s", (path, below) => {
    expect(ancestorsOf(at(path)).map(pathOf)).toEqual(
      below.map((rest) => (rest === "" ? `01/${GTIN}` : `01/${GTIN}/${rest}`)),
    );
  });

  test.each([
    [`01/${GTIN}/21/S`, `01/${GTIN}`],
    [`01/${GTIN}/22/V/10/L/21/S`, `01/${GTIN}/22/V/10/L`],
    [`01/${GTIN}/235/T`, `01/${GTIN}`],
    ["253/1231231231232A1", "253/1231231231232"],
    ["255/12312312312321", "255/1231231231232"],
    ["8003/01234567890128A", "8003/01234567890128"],
    ["8006/095212345432130102/21/S", "8006/095212345432130102"],
    ["8010/0200/8011/1", "8010/0200"],
    ["8017/795260646688514634/8019/1", "8017/795260646688514634"],
    ["8018/123456789012345675/8019/1", "8018/123456789012345675"],
  ])("%s is one of %s", (path, above) => {
    expect(hasSerial(at(path))).toBe(true);
    expect(pathOf(withoutSerial(at(path)))).toBe(above);
    expect(ancestorsOf(at(path)).map(pathOf)).toContain(above);
    expect(hasSerial(at(above))).toBe(false);
    expect(withoutSerial(at(above))).toEqual(at(above));
  });

  test.each([
    "00/006141411234567890",
    `01/${GTIN}/22/V/10/L`,
    "253/1231231231232",
    "255/1231231231232",
    "401/12345678",
    "402/12345678901234560",
    "414/9520123456788/254/32a",
    "414/9520123456788/7040/1ABC",
    "415/9520123456788/8020/ABC",
    "8003/01234567890128",
    "8004/9520614141234567/7040/1ABC",
    "8013/1987654Ad4X4bL5ttr2310c2K",
    "8017/795260646688514634",
    "8018/123456789012345675",
  ])("%s has nothing to leave out that makes it one", (path) => {
    expect(hasSerial(at(path))).toBe(false);
    expect(withoutSerial(at(path))).toEqual(at(path));
  });

  test(`any identifier: fewer and fewer parts, the bare key last, QZ_SEED=${SEED}`, () => {
    for (let number = 0; number < (AT_LENGTH ? 2_000 : 200); number++) {
      const random = seededRandom(SEED + number);
      const key = pick(PRIMARY_KEYS, random);
      const sequence = pick(entryOf(key)?.sequences ?? [], random);
      const qualifiers = sequence.filter(() => random() < 0.6).map((ai) => elementOf(ai, random));
      const identifier = { ...elementOf(key, random), qualifiers };
      const above = ancestorsOf(identifier);
      expect(identifierAt(pathOf(identifier))).toEqual(identifier);
      expect(new Set(above.map(pathOf)).size).toBe(above.length);
      const last = above.at(-1);
      if (last) expect([last.qualifiers, hasSerial(last)]).toEqual([[], false]);
      if (hasSerial(identifier)) expect(above.map(pathOf)).toContain(pathOf(withoutSerial(identifier)));
      else expect(above.some(hasSerial)).toBe(false);
    }
  });
});
