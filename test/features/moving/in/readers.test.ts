import { expect, test } from "bun:test";
import { draft } from "../../../../src/features/moving/in/draft.ts";
import { AROUND, type From, readFixture } from "./read-file.ts";

const read = (file: string, from: From, around = AROUND) => readFixture(`files/${file}`, from, around);

const ANY_CASE =
  "short ids in other capital and small letters, which that service takes for the same (all rows)";

test("Bitly: the custom short ids on the domain, or its own", async () => {
  const first = {
    target: "https://museum.example/audio/hall-3",
    title: "Hall 3",
    group: "audio guide",
    tags: ["audio guide", "2020"],
    createdAt: Date.UTC(2020, 2, 1, 9, 30),
  };
  const second = { target: "https://museum.example/app", createdAt: Date.UTC(2019, 0, 1) };
  expect(await read("bitly.json", "bitly")).toEqual([
    {
      row: 1,
      drafts: [draft({ shortId: "hall-3", ...first }), draft({ shortId: "halle-3", ...first })],
      dropped: ["short ids on other hosts"],
    },
    {
      row: 2,
      drafts: [draft({ shortId: "aaa", ...second })],
      dropped: ["the host it was on", "archived", "deeplinks"],
    },
  ]);
});

test("Bitly: without a domain every short id of a link", async () => {
  const [first] = await read("bitly.json", "bitly", { ...AROUND, domain: null });
  expect(first?.drafts.map(({ shortId }) => shortId)).toEqual(["hall-3", "halle-3", "2zUPKgE"]);
  expect(first?.dropped).toEqual([]);
});

test("Dub: end, systems, countries and a test become rules in the order in which Dub looks at them", async () => {
  const split = [
    { name: "variant 1", target: "https://museum.example/app?a", weight: 50 },
    { name: "variant 2", target: "https://museum.example/app?b", weight: 50 },
  ];
  expect(await read("dub.json", "dub")).toEqual([
    {
      row: 1,
      drafts: [
        draft({
          shortId: "app",
          target: "https://museum.example/app?utm_source=poster&utm_medium=qr",
          title: "App",
          group: "posters",
          tags: ["posters"],
          createdAt: Date.UTC(2024, 4, 1, 10),
          query: "pass",
          scans: 328,
          rules: [
            {
              name: "expired",
              when: { from: "2027-01-01T00:00:00.000Z" },
              target: "https://museum.example/",
            },
            { name: "iOS", when: { system: ["iOS"] }, target: "https://apps.apple.com/app/id1" },
            {
              name: "Android",
              when: { system: ["Android"] },
              target: "https://play.google.com/store/apps/details?id=example.museum",
            },
            { name: "country DE", when: { country: ["DE", "AT"] }, target: "https://museum.example/de" },
            { name: "country FR", when: { country: ["FR"] }, target: "https://museum.example/fr" },
            { name: "test", when: { until: "2026-12-01T00:00:00.000Z" }, split },
          ],
        }),
      ],
      dropped: [ANY_CASE],
    },
    {
      row: 2,
      drafts: [
        draft({
          shortId: "secret",
          target: "https://museum.example/staff",
          createdAt: Date.UTC(2024, 5, 1, 10),
          query: "pass",
          scans: 0,
          active: false,
        }),
      ],
      dropped: [
        "the host it was on",
        "expiresAt (it has passed, so the code is inactive)",
        "password",
        "rewrite",
      ],
    },
  ]);
  expect(await read("dub.csv", "dub")).toEqual([
    {
      row: 1,
      drafts: [
        draft({
          shortId: "app",
          target: "https://museum.example/app",
          group: "posters",
          tags: ["posters", "2024"],
          createdAt: Date.UTC(2024, 4, 1, 10),
          query: "pass",
          scans: 328,
        }),
      ],
      dropped: [ANY_CASE],
    },
  ]);
});

test("Shlink: pages of the API, with redirect rules where they are there; CSV of the web client", async () => {
  const steam = {
    shortId: "12C18",
    target: "https://store.steampowered.com",
    title: "Welcome to Steam",
    group: "games",
    tags: ["games", "tech"],
    createdAt: Date.UTC(2016, 7, 21, 18, 34, 16),
    scans: 328,
  };
  expect(await read("shlink.json", "shlink", { ...AROUND, domain: null })).toEqual([
    {
      row: 1,
      drafts: [draft({ ...steam, query: "pass" })],
      dropped: ["meta.maxVisits", "redirect rules"],
    },
    {
      row: 2,
      drafts: [
        draft({
          shortId: "123bA",
          target: "https://www.google.com",
          createdAt: Date.UTC(2015, 9, 1, 18, 34, 16),
          scans: 25,
          active: false,
          rules: [
            {
              name: "rule 1",
              when: { system: ["Android"], country: ["DE"], until: "2027-01-01T00:00:00.000Z" },
              target: "https://example.com/android-de",
            },
            { name: "rule 2", when: { language: ["fr"] }, target: "https://example.com/fr" },
          ],
        }),
      ],
      dropped: [
        "meta.validUntil (it has passed, so the code is inactive)",
        "redirect rule 2: languages of a visitor after the first",
        "redirect rule 3",
      ],
    },
  ]);
  expect(await read("shlink.csv", "shlink", { ...AROUND, domain: "s.test" })).toEqual([
    { row: 1, drafts: [draft({ ...steam, query: "pass" })], dropped: [] },
  ]);
});

test("YOURLS: the links of its API, which are an object, and its table", async () => {
  const hall = draft({
    shortId: "hall-3",
    target: "https://museum.example/audio/hall-3",
    title: "Hall 3",
    createdAt: Date.UTC(2011, 3, 2, 12, 46, 35),
    scans: 75,
  });
  const entries = await read("yourls.json", "yourls", { ...AROUND, domain: null });
  expect(entries.map(({ drafts }) => drafts[0]?.shortId)).toEqual(["hall-3", "1f"]);
  expect(entries[0]).toEqual({ row: 1, drafts: [hall], dropped: [] });
  expect(await read("yourls.csv", "yourls")).toEqual([{ row: 1, drafts: [hall], dropped: [] }]);
});

test("Kutt: a link that has ended is inactive, a password is told", async () => {
  expect(await read("kutt.json", "kutt")).toEqual([
    {
      row: 1,
      drafts: [
        draft({
          shortId: "hall-3",
          target: "https://museum.example/audio/hall-3",
          title: "Hall 3",
          createdAt: Date.UTC(2021, 2, 5, 12, 34, 56),
          scans: 12,
        }),
      ],
      dropped: ["password"],
    },
    {
      row: 2,
      drafts: [
        draft({
          shortId: "old",
          target: "https://museum.example/2020",
          createdAt: Date.UTC(2020, 0, 1),
          scans: 0,
          active: false,
        }),
      ],
      dropped: ["the host it was on", "expire_in (it has passed, so the code is inactive)"],
    },
  ]);
});

test("Short.io: times in milliseconds, a split by percent, countries that a script has added", async () => {
  const target = "https://museum.example/app";
  expect(await read("shortio.json", "shortio")).toEqual([
    {
      row: 1,
      drafts: [
        draft({
          shortId: "app",
          target,
          title: "App",
          group: "posters",
          tags: ["posters", "2022"],
          createdAt: Date.UTC(2022, 8, 7, 9, 38, 5),
          query: "pass",
          utm: { source: "poster" },
          rules: [
            {
              name: "expired",
              when: { from: "2027-01-01T00:00:00.000Z" },
              target: "https://museum.example/",
            },
            { name: "iOS", when: { system: ["iOS"] }, target: "https://apps.apple.com/app/id1" },
            { name: "country DE", when: { country: ["DE"] }, target: "https://museum.example/de" },
            {
              name: "split",
              when: {},
              split: [
                { name: "original", target, weight: 70 },
                { name: "split", target: "https://museum.example/app?b", weight: 30 },
              ],
            },
          ],
        }),
      ],
      dropped: ["clicksLimit", "cloaking", ANY_CASE],
    },
  ]);
});

test("plain CSV: the columns of a bulk file, and common names; a title may be No, and tags may have semicolons between them", async () => {
  expect(await read("plain.csv", "csv")).toEqual([
    {
      row: 1,
      drafts: [
        draft({
          shortId: "hall-3",
          target: "https://museum.example/audio/hall-3",
          title: "Hall 3",
          group: "audio guide",
          tags: ["audio guide", "hall", "2020"],
          query: "pass",
          utm: { source: "poster" },
          createdAt: Date.UTC(2020, 1, 29),
          scans: 17,
          rules: [{ name: "de", when: { language: ["de"] }, target: "https://museum.example/de" }],
        }),
      ],
      dropped: [],
    },
    {
      row: 2,
      drafts: [
        draft({ shortId: "off", target: "https://museum.example/off", title: "No", scans: 0, active: false }),
      ],
      dropped: [],
    },
  ]);
});
