/**
 * Writes `src/qr/font/inter.json`, the outlines captions are drawn from, out of a TrueType file of Inter SemiBold:
 *
 *     bun scripts/font.ts Inter_600SemiBold.ttf
 *
 * The shipped file was made from `600SemiBold/Inter_600SemiBold.ttf` of the npm package @expo-google-fonts/inter 0.4.2
 * (Inter 4.001, SIL Open Font License 1.1, see assets/font/OFL.txt).
 */
import { readKerning } from "./kerning.ts";
import { readTrueType } from "./truetype.ts";

/** First and last code point of what is kept: Latin, Greek and Cyrillic with their punctuation, and everyday signs. */
const KEPT: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1fa, 0x1ff],
  [0x218, 0x21b],
  [0x22a, 0x233],
  [0x259, 0x259],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x37e, 0x3ce],
  [0x400, 0x45f],
  [0x462, 0x463],
  [0x472, 0x475],
  [0x48a, 0x4ff],
  [0x1e02, 0x1e03],
  [0x1e0a, 0x1e0b],
  [0x1e1e, 0x1e1f],
  [0x1e20, 0x1e21],
  [0x1e40, 0x1e41],
  [0x1e56, 0x1e57],
  [0x1e60, 0x1e63],
  [0x1e6a, 0x1e6d],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2015],
  [0x2018, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x2089],
  [0x20a0, 0x20bf],
  [0x2113, 0x2113],
  [0x2116, 0x2117],
  [0x2120, 0x2122],
  [0x2126, 0x2126],
  [0x212e, 0x212e],
  [0x2153, 0x215e],
  [0x2190, 0x2199],
  [0x21a9, 0x21aa],
  [0x21d0, 0x21d4],
  [0x2202, 0x2265],
  [0x25a0, 0x25cf],
  [0x2600, 0x2606],
  [0x2661, 0x2665],
  [0x2713, 0x2717],
  [0x2764, 0x2764],
];

const [source] = process.argv.slice(2);
if (source === undefined)
  throw new Error("Name the TrueType file: bun scripts/font.ts Inter_600SemiBold.ttf");

const font = readTrueType(await Bun.file(source).bytes());
const kerning = readKerning(font.table("GPOS"));
const codes = KEPT.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
const glyphs = codes.flatMap((code) => {
  const glyph = font.characters.get(code);
  return glyph === undefined ? [] : [{ code, glyph }];
});

/** Numbers equal things alike, in order of appearance. */
function numbering<T>(): { of: (thing: T) => number; all: () => T[] } {
  const seen = new Map<T, number>();
  return {
    of: (thing) => {
      const number = seen.get(thing) ?? seen.size;
      seen.set(thing, number);
      return number;
    },
    all: () => [...seen.keys()],
  };
}

const outlines = numbering<string>();
const lefts = numbering<string>();
const rights = numbering<string>();
const lines = glyphs.map(({ code, glyph }) => {
  const left = lefts.of(glyphs.map((other) => kerning(glyph, other.glyph)).join());
  const right = rights.of(glyphs.map((other) => kerning(other.glyph, glyph)).join());
  const pieces = font.pieces(glyph).map(({ glyph: piece, dx, dy }) => {
    return [outlines.of(font.outline(piece)), dx, -dy].join(",");
  });
  return {
    glyph,
    left,
    right,
    line: [String.fromCodePoint(code) + font.advance(glyph), left, right, ...pieces].join(" "),
  };
});

/** A row for each left class, a column for each right class; members of a class kern alike, so any of them will do. */
const kerns = lefts.all().map((_, left) => {
  const first = lines.find((line) => line.left === left)?.glyph ?? 0;
  const row = rights
    .all()
    .map((_, right) => kerning(first, lines.find((line) => line.right === right)?.glyph ?? 0));
  return row.join(" ");
});

await Bun.write(
  new URL("../src/qr/font/inter.json", import.meta.url),
  `${JSON.stringify(
    {
      font: "Inter SemiBold 4.001, Copyright 2020 The Inter Project Authors, SIL Open Font License 1.1",
      unitsPerEm: font.unitsPerEm,
      capHeight: font.capHeight,
      outlines: outlines.all(),
      glyphs: lines.map(({ line }) => line),
      kerning: kerns,
    },
    null,
    2,
  )}\n`,
);
