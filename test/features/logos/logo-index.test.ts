import { expect, test } from "bun:test";
import { inspect } from "../../../src/features/logos/inspect.ts";
import { readArt, recolored } from "../../../src/features/logos/art.ts";
import { SCHEMES } from "../../../src/features/logos/traits.ts";
import { createLogoIndex, type IndexQuery } from "../../../src/features/logos/logo-index.ts";
import type { ImportedLogo } from "../../../src/features/logos/records.ts";
import { atOnce } from "../../../src/kit/shared/pieces.ts";
import { facts, openShipped } from "./shipped.ts";
import { IN_FULL } from "../../extent.ts";
import { SEED } from "../../seed.ts";
import { PRESENT } from "../../present.ts";

const shipped = await openShipped();
const indexOf = (...needs: Parameters<typeof createLogoIndex>) => atOnce(createLogoIndex(...needs));
const index = indexOf(shipped, []);
const ALL: IndexQuery = {
  text: null,
  category: null,
  format: null,
  scheme: null,
  source: null,
  since: null,
  newestFirst: false,
};
const all = index.find(ALL).logos;

/** SPDX labels that let a logo be passed on and changed. */
const FREE =
  /^(?:CC0-1\.0|CC-BY-(?:SA-)?[234]\.[05]|MIT|ISC|Apache-2\.0|BSD-[23]-Clause|MPL-2\.0|Unlicense)$/;

test("the shipped catalog is as large as it is meant to be, and has of everything", () => {
  expect(all).toHaveLength(facts.logos);
  const own = all.filter(({ id }) => !shipped.details(id).derived);
  expect(own.length).toBeGreaterThanOrEqual(10_000);
  expect(new Set(all.map(({ brand }) => brand.slug)).size).toBeGreaterThanOrEqual(5_000);
  expect(new Set(all.map(({ scheme }) => scheme))).toEqual(new Set(SCHEMES));
  expect(new Set(all.map(({ format }) => format))).toEqual(new Set(["svg", "png"]));
  expect(new Set(all.map(({ source }) => source)).size).toBeGreaterThanOrEqual(6);
});

test("few logos have no telling category", () => {
  const categories = new Set(all.map(({ brand }) => brand.category));
  expect(categories.size).toBeGreaterThanOrEqual(25);
  expect(categories.size).toBeLessThanOrEqual(45);
  const generic = all.filter(({ brand }) => brand.category === "software");
  expect(generic.length / all.length).toBeLessThan(0.15);
});

test("every logo says whose it is, and under a licence that lets it be passed on", () => {
  const odd = all.filter(({ id }) => {
    const { license, licenseUrl, attribution } = shipped.details(id);
    return !FREE.test(license) || !/^https?:\/\//.test(licenseUrl ?? "") || !attribution.includes(license);
  });
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test("ids are of their own, and a path's segment as they are", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ id }) => !/^[a-z0-9][a-z0-9._-]*$/.test(id)).map(({ id }) => id)).toEqual([]);
});

test("the variants of a logo are the number of its brand's logos", () => {
  const byBrand = Map.groupBy(all, ({ brand }) => brand.slug);
  for (const logos of byBrand.values()) for (const { variants } of logos) expect(variants).toBe(logos.length);
});

test("every query finds exactly the logos that fit, and facets count them", () => {
  const { category, format, color_scheme, source } = index.find(ALL).facets();
  const asked: readonly [Partial<IndexQuery>, number][] = [
    ...Object.entries(category).map(([value, count]) => [{ category: value }, count] as const),
    ...Object.entries(format).map(([value, count]) => [{ format: value }, count] as const),
    ...Object.entries(color_scheme).map(([value, count]) => [{ scheme: value }, count] as const),
    ...Object.entries(source).map(([value, count]) => [{ source: value }, count] as const),
  ].map(([query, count]) => [query, count]);
  for (const [query, count] of asked) expect(index.find({ ...ALL, ...query }).logos).toHaveLength(count);
});

test("facets of a search are the numbers of the same search, filtered", () => {
  for (const text of ["google", "cloud", "a", "githb"]) {
    const query = { ...ALL, text, scheme: "monochrome" };
    const { logos, facets } = index.find(query);
    expect(logos.length).toBeGreaterThan(0);
    for (const [category, count] of Object.entries(facets().category))
      expect(index.find({ ...query, category }).logos).toHaveLength(count);
    for (const [source, count] of Object.entries(facets().source))
      expect(index.find({ ...query, source }).logos).toHaveLength(count);
    expect(facets().color_scheme).toEqual({ monochrome: logos.length });
  }
});

/** All of them in a soak, and otherwise every fortieth: the same ones in each run, other ones with QZ_SEED. */
const looked = IN_FULL ? all : all.filter((_, at) => at % 40 === SEED % 40);

test(`every logo shows something, and on the background it is made for, QZ_SEED=${SEED}`, async () => {
  const wrong: string[] = [];
  for (const { id, scheme, source } of looked) {
    const { derived, color } = shipped.details(id);
    const art = readArt(shipped.art(id));
    const look = await inspect(derived && color ? recolored(art, color) : art);
    const seen = scheme === "dark" ? look.seenOnBlack : look.seenOnWhite;
    if (look.blank || (seen < 0.5 && source !== "circle-flags")) wrong.push(`${id} ${scheme} ${seen}`);
    if (scheme === "monochrome" && look.color === null) wrong.push(`${id} has several colours`);
    if (derived && look.color !== color) wrong.push(`${id} is ${look.color}, not ${color}`);
  }
  expect(wrong).toEqual([]);
}, 600_000);

function added(name: string, brand: string, addedAt: number): ImportedLogo {
  return {
    id: `import.${name.toLowerCase()}`,
    name,
    brand,
    category: "own",
    aliases: ["Flagship"],
    format: "svg",
    scheme: "color",
    source: "import",
    license: "LicenseRef-Own",
    licenseUrl: null,
    attribution: name,
    sourceUrl: null,
    guidelines: null,
    color: null,
    derived: false,
    addedAt,
  };
}

test("an operator's logo is listed by name, and found by its other names", () => {
  const mine = indexOf(shipped, [added("Mmuseum", "mmuseum", 1)]);
  expect(mine.find(ALL).logos).toHaveLength(all.length + 1);
  const names = mine.find(ALL).logos.map(({ brand }) => brand.name);
  const at = names.indexOf("Mmuseum");
  expect(squashedOrder(names.slice(at - 1, at + 2))).toBe(true);
  for (const text of ["mmuseum", "mmusem", "flagship"])
    expect(mine.find({ ...ALL, text }).logos.map(({ id }) => id)).toContain("import.mmuseum");
});

function squashedOrder(names: readonly string[]): boolean {
  const keys = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""));
  return keys.join() === keys.toSorted().join();
}

test("an operator's logo of a known brand comes first of the brand, and counts as its variant", () => {
  const mine = indexOf(shipped, [added("Spotify", "spotify", PRESENT)]);
  const before = index.find({ ...ALL, text: "spotify" }).logos[0]?.variants ?? 0;
  const [first] = mine.find({ ...ALL, text: "spotify" }).logos;
  expect(first).toMatchObject({ id: "import.spotify", variants: before + 1 });
  // It is found by its own other names.
  expect(mine.find({ ...ALL, text: "flagship" }).logos.map(({ id }) => id)).toContain("import.spotify");
});

test("newest first: by the time they were added, with shipped logos in between", () => {
  const mine = indexOf(shipped, [
    added("Old", "old-brand", shipped.release - 5),
    added("New", "new-brand", shipped.release + 5),
    added("Newer", "newer-brand", shipped.release + 9),
  ]);
  const ids = mine.find({ ...ALL, newestFirst: true }).logos.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["import.newer", "import.new"]);
  expect(ids.at(-1)).toBe("import.old");
  expect(mine.find({ ...ALL, since: shipped.release + 6 }).logos.map(({ id }) => id)).toEqual([
    "import.newer",
  ]);
  // The moment itself is included.
  expect(mine.find({ ...ALL, since: shipped.release + 9 }).logos.map(({ id }) => id)).toEqual([
    "import.newer",
  ]);
});
