import { expect, test } from "bun:test";
import { choose, fittest, type Wish } from "../../../src/features/gs1/choice.ts";
import type { Level, TypedLink } from "../../../src/features/gs1/links.ts";
import { askedOf, wishOf } from "../../../src/features/gs1/asked.ts";
import { linkTypeOf } from "../../../src/features/gs1/traits.ts";
import { routeOf } from "../../../src/features/rules/route.ts";

/** The choice of a link (GS1-Conformant Resolver 1.2, 2.6), without a service. */

type Traits = Pick<TypedLink, "language" | "mediaType" | "context">;

/** A link whose address is its name. */
function link(name: string, more: Partial<Omit<TypedLink, "route">> = {}): TypedLink {
  const href = `https://museum.example/${name}`;
  const signpost = { target: href, page: null, rules: null, fallback: null, dead: [] };
  const route = routeOf({ ...signpost, query: "pass", utm: null });
  return { type: "gs1:certificationInfo", href, title: name, ...more, route };
}

function level(value: string, links: TypedLink[], more: Partial<Level> = {}): Level {
  const identifier = { ai: "01", value, qualifiers: [] };
  const route = link(`default-${value}`).route;
  return { identifier, links, described: "gs1:pip", isLocked: false, route, ...more };
}

const wish = (languages = "", accept = "", context: string | null = null): Wish =>
  wishOf(new Headers({ "accept-language": languages, accept }), { all: false, type: null, context });

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

/**
 * The links of GS1's model linkset (GS1DL-resolver-testsuite, modelLinkset.json), which differ by each trait.
 */
const CERTIFICATES = {
  plain: {},
  html: { mediaType: "text/html" },
  french: { mediaType: "text/html", language: "fr" },
  pdf: { mediaType: "application/pdf" },
  english: { mediaType: "application/pdf", language: "en" },
  ceylon: { mediaType: "application/pdf", language: "en", context: "LK" },
} as const satisfies Record<string, Traits>;

/** Two languages, and a country with both. */
const SHOPS = {
  de: { language: "de" },
  en: { language: "en" },
  swiss: { language: "de-CH", context: "CH" },
} as const satisfies Record<string, Traits>;

const CASES: [links: Readonly<Record<string, Traits>>, asked: Wish, best: string][] = [
  [CERTIFICATES, wish(), "plain"],
  [CERTIFICATES, wish("", "*/*"), "plain"],
  [CERTIFICATES, wish("", "undefined"), "plain"],
  [CERTIFICATES, wish("", "text/html"), "html"],
  [CERTIFICATES, wish("fr", "text/html"), "french"],
  [CERTIFICATES, wish("fr-CA", BROWSER), "french"],
  [CERTIFICATES, wish("", "application/pdf"), "pdf"],
  [CERTIFICATES, wish("en", "application/pdf"), "english"],
  [CERTIFICATES, wish("en", "application/pdf", "LK"), "ceylon"],
  [CERTIFICATES, wish("", "", "LK"), "ceylon"],
  [CERTIFICATES, wish("", "application/*"), "pdf"],
  [CERTIFICATES, wish("", "text/html;q=0.2, application/pdf"), "pdf"],
  [CERTIFICATES, wish("ja", "image/png", "DE"), "plain"],
  [SHOPS, wish("de"), "de"],
  [SHOPS, wish("de-AT, en;q=0.5"), "de"],
  [SHOPS, wish("en;q=0.5, de;q=0.4"), "en"],
  [SHOPS, wish("de-CH"), "swiss"],
  [SHOPS, wish("en", "", "CH"), "en"],
  [SHOPS, wish("fr", "", "CH"), "swiss"],
  [SHOPS, wish("*"), "de en"],
  [SHOPS, wish("ja"), "de en"],
  [SHOPS, wish(), "de en"],
  [{ one: { language: "de" }, two: { language: "de" } }, wish("de"), "one two"],
  [{ near: { context: "DE" }, far: { context: "US", language: "de" } }, wish("de", "", "DE"), "near"],
  [{ far: { context: "US", language: "de" }, bare: {} }, wish("de", "", "DE"), "bare"],
];
for (const [links, asked, best] of CASES)
  test(`of ${Object.keys(links).join(", ")} ${JSON.stringify(asked)} chooses ${best}`, () => {
    const all = Object.entries(links).map(([name, traits]) => link(name, traits));
    for (const order of [all, all.toReversed()]) {
      const names = fittest(order, asked).map(({ title }) => title);
      expect(names.toSorted().join(" ")).toBe(best);
    }
  });

test("one link of a type is taken, whatever is asked for", () => {
  const only = link("only", { language: "fr", context: "FR" });
  const levels = [level("09521234543213", [only])] as const;
  expect(choose(levels, only.type, wish("de", "image/png", "DE"))).toEqual({ kind: "link", link: only });
});

test("links of the most specific level with that type count, and its default has a type as well", () => {
  const [lot, gtin] = [link("lot", { type: "gs1:recallStatus" }), link("gtin", { type: "gs1:recallStatus" })];
  const manual = link("manual", { type: "gs1:instructions" });
  const above = level("09521234543213", [gtin, manual], { described: "gs1:homepage" });
  const levels = [level("09521234543213", [lot]), above] as const;
  const chosen = (type: string | null) => choose(levels, type, wish());
  expect(chosen(null)).toEqual({ kind: "default", level: levels[0] });
  expect(chosen("gs1:defaultLink")).toEqual({ kind: "default", level: levels[0] });
  expect(chosen("gs1:recallStatus")).toEqual({ kind: "link", link: lot });
  expect(chosen("gs1:instructions")).toEqual({ kind: "link", link: manual });
  expect(chosen("gs1:pip")).toEqual({ kind: "default", level: levels[0] });
  expect(chosen("gs1:homepage")).toEqual({ kind: "default", level: above });
  expect(chosen("gs1:safetyInfo")).toEqual({ kind: "none" });
});

test("links that nothing decides between are all told", () => {
  const [one, two] = [link("one", { language: "de" }), link("two", { language: "de" })];
  const levels = [level("09521234543213", [one, two, link("three", { language: "en" })])] as const;
  const several = { kind: "several", level: levels[0], links: [one, two] };
  expect(choose(levels, one.type, wish("de"))).toEqual(several as never);
});

test("without a type a link of gs1:defaultLinkMulti takes the place of the default if the request decides for one", () => {
  const type = "gs1:defaultLinkMulti";
  const [de, en] = [link("de", { type, language: "de" }), link("en", { type, language: "en" })];
  const levels = [level("09521234543213", [de, en])] as const;
  const byDefault = { kind: "default", level: levels[0] };
  expect(choose(levels, null, wish("en-GB"))).toEqual({ kind: "link", link: en });
  for (const languages of ["", "fr", "*"])
    expect(choose(levels, null, wish(languages))).toEqual(byDefault as never);
  // One that the code above has would take the place of a default that was made for this lot.
  const below = [level("09521234543213", []), levels[0]] as const;
  expect(choose(below, null, wish("en"))).toEqual({ kind: "default", level: below[0] });
});

test("a locked code leads to its page by any type, and one above it shows none of its links", () => {
  const manual = link("manual", { type: "gs1:instructions" });
  const locked = level("09521234543213", [manual], { isLocked: true });
  for (const type of [null, "gs1:instructions", "gs1:nosuch"])
    expect(choose([locked], type, wish())).toEqual({ kind: "default", level: locked });
  const open = level("09521234543213", [], { described: "gs1:homepage" });
  for (const type of ["gs1:instructions", "gs1:pip"])
    expect(choose([open, locked], type, wish())).toEqual({ kind: "none" });
});

test("a request asks by the first linkType and context, in each spelling of the vocabulary", () => {
  const asked = (query: string, accept: string | null = null) => askedOf(query, accept);
  const nothing = { all: false, type: null, context: null };
  expect([asked(""), asked("utm_source=x"), asked("linkType=&context="), asked("linktype=gs1:pip")]).toEqual(
    Array.from({ length: 4 }, () => nothing),
  );
  for (const text of [
    "gs1:pip",
    "gs1%3Apip",
    "https://ref.gs1.org/voc/pip",
    "https%3A%2F%2Fgs1.org%2Fvoc%2Fpip",
  ])
    expect(asked(`a=b&linkType=${text}&linkType=all&context=DE&context=AT`)).toEqual({
      ...{ all: false, type: "gs1:pip", context: "DE" },
    });
  for (const text of [
    "pip",
    "schema:url",
    "https://museum.example/voc/pip",
    "gs1:",
    "gs1:a/b",
    `gs1:${"a".repeat(200)}`,
  ])
    expect([text, linkTypeOf(text), asked(`linkType=${encodeURIComponent(text)}`).type]).toEqual([
      text,
      null,
      "unknown",
    ]);
  for (const all of ["linkset", "all"]) expect(asked(`linkType=${all}`)).toEqual({ ...nothing, all: true });
});

const ACCEPTS: [accept: string, all: boolean][] = [
  ["application/linkset+json", true],
  ["Application/Linkset+JSON, application/json;q=0.9", true],
  ["application/linkset+json, */*;q=0.1", true],
  ["text/html, application/linkset+json;q=0.5", false],
  ["application/linkset+json;q=0", false],
  ["application/json", false],
  ["*/*", false],
  [BROWSER, false],
];
for (const [accept, all] of ACCEPTS)
  test(`Accept: ${accept} ${all ? "asks for the linkset" : "is led on"}`, () => {
    expect([askedOf("", accept).all, askedOf("linkType=gs1:pip", accept).all]).toEqual([all, all]);
  });
