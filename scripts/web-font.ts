/**
 * Writes `assets/font/inter.woff2`, the typeface of the web app and the book, out of the variable font of
 * Inter:
 *
 *     bun scripts/web-font.ts InterVariable.woff2
 *
 * The shipped file was made from `variable/InterVariable.woff2` of the npm package inter-ui 4.1.1 (SIL Open
 * Font License 1.1, see assets/font/OFL.txt). Its optical size stays that of texts, and its weights go from
 * 400 to 700.
 */
import subsetFont from "subset-font";

/** Latin with its letters of Central Europe, punctuation and signs. The browser's own font has the others. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2192, 0x2192],
  [0x2212, 0x2212],
];

/** Kerning, marks and letters of languages, and figures of one width for tables. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the font: bun scripts/web-font.ts InterVariable.woff2");
const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
).join("");
const subset = await subsetFont(Buffer.from(await Bun.file(source).bytes()), characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  keepFeatures: FEATURES,
});
await Bun.write(new URL("../assets/font/inter.woff2", import.meta.url), subset);
