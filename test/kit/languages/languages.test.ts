import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isolated, leftToRight } from "../../../src/kit/languages/isolate.ts";
import { closestLanguage, readerLanguage, SPOKEN, textsOf } from "../../../src/kit/languages/languages.ts";
import { CATEGORIES, plural } from "../../../src/kit/languages/plural.ts";
import { isLanguageTag, LANGUAGES, localeOf } from "../../../src/kit/languages/tags.ts";

/** The languages of pages for people who scan. */

const TAGS = Object.keys(LANGUAGES).filter(isLanguageTag);

test("there are 33 languages, each with its own name and direction", () => {
  expect(TAGS.length).toBe(33);
  expect(new Set(TAGS.map((tag) => LANGUAGES[tag].name)).size).toBe(33);
  for (const tag of TAGS) {
    const { name, dir } = LANGUAGES[tag];
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(localeOf(tag)).length).toBe(1);
    expect([tag, dir === "rtl"]).toEqual([tag, /^\p{Script=Arabic}/u.test(name)]);
  }
});

test("each language counts in the categories that CLDR has for it", () => {
  for (const tag of TAGS) {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const named: readonly string[] = CATEGORIES[tag];
    expect([tag, ...named.toSorted()]).toEqual([tag, ...pluralCategories.toSorted()]);
  }
});

test("a number is written as its language writes it, in the sentence of its category", () => {
  const letters = plural("pl", {
    one: (n) => `${n} litera`,
    few: (n) => `${n} litery`,
    many: (n) => `${n} liter`,
    other: (n) => `${n} litery`,
  });
  expect([1, 3, 5, 22, 112].map(letters)).toEqual([
    "1 litera",
    "3 litery",
    "5 liter",
    "22 litery",
    "112 liter",
  ]);
  expect(textsOf("en").page.lead.tooLong(1)).toBe("Use at most 1 character.");
  expect(textsOf("en").page.lead.tooLong(2_000)).toBe("Use at most 2,000 characters.");
  expect(textsOf("de").page.lead.tooLong(2_000)).toBe("Bitte höchstens 2.000 Zeichen verwenden.");
});

test("the compiler asks for the forms that a language has, and for no other", () => {
  const form = (count: string) => count;
  // @ts-expect-error Polish has four.
  expect(plural("pl", { one: form, other: form })(3)).toBe("3");
  // @ts-expect-error Japanese has one.
  expect(plural("ja", { one: form, other: form })(1)).toBe("1");
});

describe("the language of a reader", () => {
  test.each([
    [null, "en"],
    ["", "en"],
    ["*", "en"],
    ["DE-at", "de"],
    ["de_AT", "en"],
    ["eo, de;q=0.5, en;q=0.4", "de"],
    ["eo;q=0.1, *;q=0.5", "en"],
    ["de;q=0, en;q=0.1", "en"],
    ["de;q=2", "en"],
    ["deu", "en"],
    ["__proto__, constructor, de;q=0.1", "de"],
    [`${"x,".repeat(20)}de`, "en"],
    [`de-${"a-".repeat(20)}`, "en"],
    ["-".repeat(150), "en"],
  ] as const)("of %p is %p", (header, language) => {
    expect(readerLanguage(header)).toBe(language);
  });

  test("is the one with texts that is closest to a tag", () => {
    const spoken = (tag: (typeof TAGS)[number]) => (SPOKEN.includes(tag) ? tag : null);
    for (const tag of TAGS) if (SPOKEN.includes(tag)) expect(closestLanguage(tag.toUpperCase())).toBe(tag);
    for (const tag of ["no", "nn", "nn-NO", "nb-NO"]) expect(closestLanguage(tag)).toBe(spoken("nb"));
    for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans-HK"])
      expect(closestLanguage(tag)).toBe(spoken("zh-Hans"));
    for (const tag of ["zh-TW", "zh-HK", "zh-MO", "zh-Hant-CN"])
      expect(closestLanguage(tag)).toBe(spoken("zh-Hant"));
    for (const tag of ["pt-PT", "pt-AO"]) expect(closestLanguage(tag)).toBe(spoken("pt"));
    expect(closestLanguage("pt-br")).toBe(spoken("pt-BR") ?? spoken("pt"));
    expect(closestLanguage("eo")).toBeNull();
  });
});

test("a name keeps its own order in a sentence", () => {
  expect(isolated("Café")).toBe("\u2068Café\u2069");
  expect(leftToRight("qr.example", "de")).toBe("qr.example");
  expect(leftToRight("qr.example", "ar")).toBe("\u2066qr.example\u2069");
});

test("the docs list the languages that there are", () => {
  for (const page of ["docs/languages.md", "docs/de/languages.md"]) {
    const text = readFileSync(join(import.meta.dir, "../../..", page), "utf8");
    const listed = [...text.matchAll(/^\| [^|]+ \| `([A-Za-z-]+)` +\|/gm)].map(([, tag = ""]) => tag);
    expect(listed.toSorted()).toEqual([...SPOKEN].toSorted());
  }
});
