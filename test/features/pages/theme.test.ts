import { expect, test } from "bun:test";
import fc from "fast-check";
import { type Theme, themeStyle } from "../../../src/features/pages/theme.ts";
import { contrastRatio, readColor } from "../../../src/qr/color.ts";
import { IN_FULL } from "../../extent.ts";

/** The palettes of a style: one, or one for each scheme. */
function palettes(theme: Theme): ReadonlyMap<string, number>[] {
  return [...themeStyle(theme).style.matchAll(/:root\{([^}]*)\}/g)].map(
    ([, body = ""]) =>
      new Map(
        [...body.matchAll(/--([a-z]+):(#[0-9a-f]{6})(?:;|$)/g)].map(([, name = "", color = ""]) => [
          name,
          readColor(color),
        ]),
      ),
  );
}

/** Pairs of foreground and background, and the least contrast each needs. */
const NEEDS: readonly [ink: string, grounds: readonly string[], ratio: number][] = [
  ["ink", ["paper", "card", "tint"], 4.5],
  ["soft", ["paper", "card", "tint"], 4.5],
  ["link", ["paper", "card", "tint"], 4.5],
  ["bad", ["paper", "card", "tint"], 4.5],
  ["on", ["accent"], 4.5],
  ["edge", ["paper", "card", "tint"], 3],
  ["rim", ["paper", "card", "tint"], 3],
];

function shortfalls(theme: Theme): string[] {
  return palettes(theme).flatMap((palette) =>
    NEEDS.flatMap(([ink, grounds, ratio]) =>
      grounds
        .filter((ground) => contrastRatio(palette.get(ink) ?? 0, palette.get(ground) ?? 0) < ratio)
        .map((ground) => `${ink} on ${ground}`),
    ),
  );
}

const color = fc
  .oneof(
    fc.integer({ min: 0, max: 0xffffff }),
    fc.integer({ min: 0, max: 255 }).map((grey) => grey * 0x010101),
  )
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("text and edges are readable in any colours that a tenant chooses", () => {
  fc.assert(
    fc.property(fc.option(color), fc.option(color), (accent, background) => {
      const theme = { accent: accent ?? undefined, background: background ?? undefined };
      expect({ ...theme, short: shortfalls(theme) }).toEqual({ ...theme, short: [] });
    }),
    { numRuns: IN_FULL ? 20_000 : 2_000 },
  );
});

test("every grey as a background is readable with the same grey as the accent", () => {
  for (let grey = 0; grey < 256; grey++) {
    const hex = `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
    expect({ hex, short: shortfalls({ accent: hex, background: hex }) }).toEqual({ hex, short: [] });
  }
});

test("a given background holds in light and dark; without one both schemes have a palette", () => {
  expect(themeStyle({ background: "#fff" }).style).not.toContain("@media");
  expect(themeStyle({ background: "#fff" }).style).toContain("color-scheme:light;");
  expect(themeStyle({ background: "#102" }).style).toContain("color-scheme:dark;");
  expect(themeStyle({ background: "#123456" }).style).toContain("--paper:#123456");
  const both = themeStyle({ accent: "#0f766e" }).style;
  expect(both).toContain("color-scheme:light dark");
  expect(both).toContain("@media(prefers-color-scheme:dark)");
  expect(palettes({ accent: "#0f766e" }).map((each) => each.get("accent"))).toEqual([0x0f766e, 0x0f766e]);
});

test("an invalid colour leaves no trace in the style", () => {
  for (const hostile of ["red;}body{display:none", "#12345", "url(x)", "#fff</style>", ""])
    expect(themeStyle({ accent: hostile, background: hostile })).toEqual(themeStyle({}));
});

/** Palettes as they are: a change of one is a change of every page. */
const PALETTES: readonly (readonly [theme: Theme, style: string])[] = [
  [
    {},
    ":root{color-scheme:light dark;--paper:#f4f2ed;--card:#ffffff;--ink:#17191e;--tint:#eef1fc;" +
      "--soft:#616366;--line:#e1e1e2;--edge:#88888b;--accent:#2f4bd8;--on:#ffffff;--link:#2f4bd8;" +
      "--rim:#2f4bd8;--bad:#c0261c}@media(prefers-color-scheme:dark){:root{--paper:#0e1013;" +
      "--card:#191c21;--ink:#f2f1ed;--tint:#1b2030;--soft:#adadac;--line:#35383c;--edge:#747577;" +
      "--accent:#2f4bd8;--on:#ffffff;--link:#6e82e4;--rim:#4861dd;--bad:#d36962}}",
  ],
  [
    { accent: "#0f766e", background: "#fde68a" },
    ":root{color-scheme:light;--paper:#fde68a;--card:#fff9e2;--ink:#17191e;--tint:#ecefd9;" +
      "--soft:#61615d;--line:#e1dcc9;--edge:#838178;--accent:#0f766e;--on:#ffffff;--link:#0f726b;" +
      "--rim:#0f766e;--bad:#c0261c}",
  ],
  [
    { accent: "#ff0055", background: "#102030" },
    ":root{color-scheme:dark;--paper:#102030;--card:#1e2d3c;--ink:#f2f1ed;--tint:#30293e;" +
      "--soft:#aeb2b4;--line:#3a4653;--edge:#777f86;--accent:#ff0055;--on:#000000;--link:#ff568e;" +
      "--rim:#ff0055;--bad:#d97b75}",
  ],
  [
    { accent: "#777777", background: "#777777" },
    ":root{color-scheme:light;--paper:#777777;--card:#dddddd;--ink:#000000;--tint:#d5d5d5;" +
      "--soft:#030303;--line:#c0c0c0;--edge:#2c2c2c;--accent:#777777;--on:#000000;--link:#030303;" +
      "--rim:#2c2c2c;--bad:#080201}",
  ],
];

test.each(PALETTES)("the palette of %p", (theme, style) => {
  expect(themeStyle(theme).style).toBe(style);
});
