import { expect, test } from "bun:test";
import { createSearch } from "../../../src/features/logos/search.ts";
import { editDistance } from "../../../src/features/logos/vocabulary.ts";
import { squashed, words } from "../../../src/features/logos/words.ts";
import { ODD_QUERIES, QUERIES } from "./queries.ts";
import { atOnce } from "../../../src/kit/shared/pieces.ts";
import { openShipped } from "./shipped.ts";

const brands = atOnce((await openShipped()).brands()).map(({ brand }) => brand);
const search = atOnce(createSearch(brands));
const found = (text: string) => search.find(text).map((at) => brands[at]?.slug ?? "");

test("what people type finds the brand they mean: 95 % first, all among the first five", () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(120);
  const missed = QUERIES.filter(([text, brand]) => !found(text).slice(0, 5).includes(brand));
  expect(missed).toEqual([]);
  const first = QUERIES.filter(([text, brand]) => found(text)[0] === brand);
  expect(first.length / QUERIES.length).toBeGreaterThanOrEqual(0.95);
});

test("things are found as icons, in English and German, behind the brands that match as well", () => {
  for (const [text, expected] of [
    ["coffee", ["icon-coffee", "coffeescript"]],
    ["Kaffee", ["icon-coffee"]],
    ["mug", ["icon-coffee"]],
    ["coffee icon", ["icon-coffee"]],
    ["apple", ["apple", "icon-apple"]],
    ["wifi", ["wifi", "icon-wifi"]],
    ["Speisekarte", ["icon-utensils"]],
    ["target", ["target", "icon-target"]],
  ] as const) {
    const [first] = expected;
    const ranked = found(text);
    expect([text, ranked[0]]).toEqual([text, first]);
    expect([text, ranked.filter((slug) => expected.some((each) => each === slug))]).toEqual([
      text,
      [...expected],
    ]);
  }
});

test.each(ODD_QUERIES.map((text) => [text.slice(0, 30), text]))("%p never fails", (_, text) => {
  const hits = search.find(text);
  expect(new Set(hits).size).toBe(hits.length);
});

test("of brands that match alike the popular one comes first, then the shorter one, then the first of the catalog", () => {
  const brand = (name: string, popularity: number) => ({
    slug: squashed(name),
    name,
    category: "software",
    popularity,
    keys: [squashed(name)],
    nameWords: words(name),
    aliasWords: [],
    kindWords: [],
  });
  const some = [
    brand("Acme Tractors", 0),
    brand("Acme Tools", 0),
    brand("Acme Towers Inc", 900),
    brand("Acme Toads", 0),
  ];
  const names = atOnce(createSearch(some))
    .find("acme")
    .map((at) => some[at]?.name);
  expect(names).toEqual(["Acme Towers Inc", "Acme Tools", "Acme Toads", "Acme Tractors"]);
});

test("nothing is found by nothing, and by what nobody is called", () => {
  for (const text of ["", "   ", "!?", "qzxjvkwp", "zzzzzzzzzz"]) expect(search.find(text)).toEqual([]);
});

test("signs that tell names apart are letters, all others only separate", () => {
  expect(words("C++ & C#, F#")).toEqual(["cplusplus", "and", "csharp", "fsharp"]);
  expect(words(".NET Node.js")).toEqual(["dotnet", "node", "js"]);
  expect(words("Crème Brûlée")).toEqual(["creme", "brulee"]);
  expect(words("McDonald’s")).toEqual(["mcdonalds"]);
  expect(words("グーグル ガ")).toEqual(["グーグル", "ガ"]);
  expect(squashed("Visual-Studio  Code")).toBe("visualstudiocode");
});

test.each([
  ["github", "github", 0],
  ["githb", "github", 1],
  ["gihtub", "github", 1],
  ["githubb", "github", 1],
  ["gxthub", "github", 1],
  ["kuberntes", "kubernetes", 1],
  ["abc", "xyz", 3],
])("from %p to %p it is %p slips", (one, other, distance) => {
  expect(editDistance(one, other, 9)).toBe(distance);
  expect(editDistance(other, one, 9)).toBe(distance);
  if (distance > 0) expect(editDistance(one, other, distance - 1)).toBe(distance);
});
