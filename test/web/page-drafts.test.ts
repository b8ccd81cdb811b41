import { describe, expect, test } from "bun:test";
import type { Landing } from "quietzone-client";
import { draftOf, landingOf, lookOf } from "../../src/web/console/landing/draft.ts";
import { LANGUAGES } from "../../src/kit/languages/tags.ts";
import { directionOf, nearest, TAGS, tagsOf } from "../../src/web/console/landing/extras/tags.ts";
import { textsOf, withoutPart } from "../../src/web/console/landing/extras/texts.ts";
import { draftOfPart, freeKey } from "../../src/web/console/landing/parts/draft.ts";

/** Drafts of pages with all that a page can have. */

test("the languages that a page may have are those that the service speaks, each in its direction", () => {
  expect(TAGS).toEqual(Object.keys(LANGUAGES));
  for (const [tag, { dir }] of Object.entries(LANGUAGES)) expect([tag, directionOf(tag)]).toEqual([tag, dir]);
});

const TRANSLATED = {
  template: "guide",
  headline: "Hall 3",
  links: [
    { label: "Map", url: "https://museum.example/map" },
    { label: "Shop", url: "https://museum.example/shop" },
  ],
  stop: { number: "12b", tour: "The harbour", next: { title: "The crane", shortId: "crane" } },
  notice: { where: "Hall 3", from: "2026-12-24T18:00", until: "2026-12-26", zone: "Europe/Berlin" },
  offer: { codes: ["A-1", "A-2"] },
  recognition: false,
  legal: { accessibilityUrl: "https://museum.example/access" },
  parts: [
    {
      type: "menu",
      currency: "EUR",
      sections: [
        {
          title: "Soups",
          dishes: [
            { name: "Soup", text: "Of the day" },
            { name: "Broth", prices: [{ amount: 4 }, { amount: 6, label: "large" }] },
          ],
        },
      ],
    },
    {
      type: "audio",
      id: "guide",
      title: "Listen",
      file: "file_1",
      chapters: [{ at: 0, title: "Quay" }],
      transcript: "Here it is.",
    },
    { type: "gallery", pictures: [{ id: "img_1", alt: "The hall", caption: "In 1910" }] },
    { type: "hours", zone: "UTC", weekly: {}, exceptions: [{ from: "2026-12-24", note: "Eve", hours: [] }] },
    { type: "apps", others: [{ label: "F-Droid", url: "https://f-droid.org/" }] },
    { type: "location", title: "Where", address: "Quay 1" },
    { type: "downloads", files: [{ id: "file_2", label: "Plan" }] },
    { type: "text", markdown: "Long ago." },
  ],
  language: "en",
  languages: {
    "de-AT": {
      headline: "Halle 3",
      text: "Nur auf Deutsch.",
      cta: { label: "Weiter" },
      lead: { consentText: "Ja.", thanks: "Danke." },
      links: [null, { label: "Laden" }],
      stop: { tour: "Der Hafen", next: { title: "Der Kran" } },
      notice: { where: "Halle 3" },
      parts: {
        menu: {
          sections: [
            { dishes: [{ text: "Des Tages" }, { name: "Brühe", prices: [null, { label: "groß" }] }] },
          ],
        },
        guide: {
          title: "Anhören",
          file: "file_3",
          chapters: [{ title: "Kai" }],
          transcript: "Hier ist es.",
        },
        gallery: { pictures: [{ alt: "Die Halle", caption: "1910" }] },
        hours: { exceptions: [{ note: "Heiligabend" }], note: "An Feiertagen geschlossen." },
        apps: { others: [{ label: "Dort" }] },
        location: { title: "Wo", address: "Kai 1" },
        downloads: { files: [{ id: "file_4", label: "Lageplan" }] },
        text: { markdown: "Vor langer Zeit." },
      },
    },
    ar: {},
  },
} as const satisfies Landing;

const PLACEHOLDERS = { headline: "…", consentText: "…", nothing: () => "…" };

test("a draft keeps all that a page can have", () => {
  expect(landingOf(draftOf(TRANSLATED))).toEqual(TRANSLATED);
  expect(lookOf(draftOf(TRANSLATED), PLACEHOLDERS)).toEqual(TRANSLATED);
  const one = { template: "offer", headline: "A gift", offer: { code: "SPRING" } } as const;
  expect(landingOf(draftOf(one))).toEqual(one);
  const next = { title: "On", url: "https://museum.example/on" };
  const stop = { template: "guide", headline: "Hall", stop: { next } } as const;
  expect(landingOf(draftOf(stop))).toEqual(stop);
});

describe("the texts of other languages", () => {
  const draft = draftOf(TRANSLATED);
  const german = (sent: ReturnType<typeof landingOf>) =>
    (sent.languages as NonNullable<Landing["languages"]> | undefined)?.["de-AT"];

  test("go with the rows that they are of, and away with them", () => {
    const [map, shop] = draft.links;
    if (!map || !shop) throw new Error("Two links");
    const swapped = german(landingOf({ ...draft, links: [shop, map] }));
    expect(swapped?.links).toEqual([{ label: "Laden" }]);
    expect(german(landingOf({ ...draft, links: [map] }))?.links).toBeUndefined();
    const begun = { id: 7, label: "", url: "" };
    expect(german(landingOf({ ...draft, links: [begun, shop] }))?.links).toEqual([{ label: "Laden" }]);
  });

  test("go with a part that is moved, and away with one that is removed", () => {
    const parts = [...draft.parts].reverse();
    expect(german(landingOf({ ...draft, parts }))?.parts).toEqual(TRANSLATED.languages["de-AT"].parts);
    const last = parts.filter(({ id }) => id === "text");
    expect(german(landingOf({ ...draft, parts: last }))?.parts).toEqual({
      text: { markdown: "Vor langer Zeit." },
    });
  });

  test("of a part that has nothing yet are not in the preview, which has a text in its place", () => {
    const empty = draftOfPart({ type: "location", address: "" });
    const look = lookOf({ ...draft, parts: [empty] }, PLACEHOLDERS);
    expect(german(look)?.parts).toBeUndefined();
    expect(german(look)?.headline).toBe("Halle 3");
  });

  test("of a part that was removed are not those of another with its id", () => {
    const left = withoutPart(draft.languages, "menu");
    expect(left[0]?.texts["parts/guide/title"]).toBe("Anhören");
    expect(Object.keys(left[0]?.texts ?? {}).filter((key) => key.startsWith("parts/menu"))).toEqual([]);
    const keys = [freeKey([]), freeKey([]), freeKey([{ key: 1_000 }])];
    expect([new Set(keys).size, keys[2]]).toEqual([3, 1_001]);
  });

  test("have places of their own, all different", () => {
    const keys = textsOf(draft).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const places = textsOf(draft).map(({ place }) => place.join("/"));
    expect(keys).toEqual(places);
  });
});

test("what is half filled in has placeholders in the preview, and codes of an offer are sent once each", () => {
  const draft = draftOf({ template: "guide", headline: "Hall" });
  const titled = { ...draft, stop: { ...draft.stop, nextTitle: "The crane" } };
  expect(landingOf(titled).stop).toEqual({ next: { title: "The crane" } });
  expect(lookOf(titled, PLACEHOLDERS).stop?.next).toEqual({
    title: "The crane",
    url: "https://example.com/",
  });
  const placed = { ...draft, stop: { ...draft.stop, nextAt: "museum.example/crane" } };
  expect(lookOf(placed, PLACEHOLDERS).stop?.next).toEqual({
    title: "…",
    url: "https://museum.example/crane",
  });
  const offer = { kind: "codes", code: "left over", codes: " A-1\n\nA-2\r\nA-1 \n" } as const;
  expect(landingOf({ ...draft, offer }).offer).toEqual({ codes: ["A-1", "A-2"] });
  expect(landingOf({ ...draft, offer: { ...offer, codes: "" } }).offer).toBeUndefined();
  expect(landingOf({ ...draft, notice: { ...draft.notice, untilTime: "18:00" } }).notice).toBeUndefined();
});

test("the preview is in the nearest language of the page", () => {
  const tags = tagsOf(draftOf(TRANSLATED));
  expect(tags).toEqual(["en", "de-AT", "ar"]);
  expect(["de-AT", "de", "en-GB", "fr"].map((wanted) => nearest(tags, wanted))).toEqual([
    "de-AT",
    "de-AT",
    "en",
    "en",
  ]);
  expect(tagsOf(draftOf({ template: "action", headline: "Hall", language: "de" }))).toEqual([]);
});
