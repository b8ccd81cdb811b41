/**
 * Writes `assets/font/inter.json`, the outlines captions are drawn from, out of a TrueType file of Inter
 * SemiBold:
 *
 *     bun scripts/font.ts Inter_600SemiBold.ttf
 *
 * The shipped file was made from `600SemiBold/Inter_600SemiBold.ttf` of the npm package @expo-google-fonts/inter 0.4.2
 * (Inter 4.001, SIL Open Font License 1.1, see assets/font/OFL.txt).
 */
import { create, type Font, type Glyph } from "fontkit";

/** First and last code points of the characters that captions can have: Latin, Greek, Cyrillic, punctuation, signs. */
const RANGES: readonly (readonly [number, number])[] = [
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

/** Layout features that would replace or move glyphs. Captions are set with kerning alone. */
const KERNING_ONLY = Object.fromEntries(
  "calt clig liga ccmp locl rlig rclt curs mark mkmk frac numr dnom".split(" ").map((tag) => [tag, false]),
);

/** @throws Error for the cubic curves of PostScript outlines, which the reader does not know. */
function letterOf(command: string): string {
  if (command === "lineTo") return "l";
  if (command === "quadraticCurveTo") return "q";
  throw new Error(`The font has a ${command}: use a file with TrueType outlines`);
}

/** Numbers equal values alike, in order of appearance. */
class Numbering {
  private readonly seen = new Map<string, number>();

  of(value: string): number {
    const number = this.seen.get(value) ?? this.seen.size;
    this.seen.set(value, number);
    return number;
  }

  all(): string[] {
    return [...this.seen.keys()];
  }
}

/** @throws Error when the file is a collection of fonts. */
async function readFont(file: string): Promise<Font> {
  const font = create(Buffer.from(await Bun.file(file).bytes()));
  if (!("glyphForCodePoint" in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

/**
 * The contours of a glyph as `outline,x,y`: the number of its outline and where it starts, y downwards. An outline is
 * relative path data in whole font units, so the parts of accented letters are stored once.
 */
function pieces(glyph: Glyph, outlines: Numbering): string[] {
  const found: string[] = [];
  let [x, y, start, outline] = [0, 0, "", ""];
  for (const { command, args } of glyph.path.commands) {
    if (command === "closePath") {
      found.push(`${outlines.of(outline)},${start}`);
      continue;
    }
    const points = args.map(Math.round);
    const steps = points.map((value, i) => (i % 2 === 0 ? value - x : y - value));
    [x = 0, y = 0] = points.slice(-2);
    if (command === "moveTo") [start, outline] = [`${x},${-y}`, ""];
    else outline += letterOf(command) + steps.join(" ").replaceAll(" -", "-");
  }
  return found;
}

/** The kerning of every pair of characters, added to the left one's advance: a row for each left character. */
function kerningRows(font: Font, characters: readonly string[]): number[][] {
  return characters.map((left) => {
    const text = characters.map((right) => left + right).join("");
    const { glyphs, positions } = font.layout(text, KERNING_ONLY);
    if (glyphs.length !== 2 * characters.length) throw new Error(`${left} forms a ligature`);
    return characters.map((_, i) => (positions[2 * i]?.xAdvance ?? 0) - (glyphs[2 * i]?.advanceWidth ?? 0));
  });
}

const [source] = process.argv.slice(2);
if (source === undefined)
  throw new Error("Name the TrueType file: bun scripts/font.ts Inter_600SemiBold.ttf");

const font = await readFont(source);
const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i),
)
  .filter((code) => font.hasGlyphForCodePoint(code))
  .map((code) => String.fromCodePoint(code));

const rows = kerningRows(font, characters);
const outlines = new Numbering();
const lefts = new Numbering();
const rights = new Numbering();
const glyphs = characters.map((character, at) => {
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const left = lefts.of(String(rows[at]));
  const right = rights.of(String(rows.map((row) => row[at])));
  const line = [character + glyph.advanceWidth, left, right, ...pieces(glyph, outlines)].join(" ");
  return { left, right, line };
});

/** A row for each left class, a column for each right class. Members of a class kern alike, so any of them will do. */
const kerning = lefts.all().map((_, left) => {
  const row = rows[glyphs.findIndex((glyph) => glyph.left === left)];
  const columns = rights.all().map((_, right) => glyphs.findIndex((glyph) => glyph.right === right));
  return columns.map((column) => row?.[column] ?? 0).join(" ");
});

await Bun.write(
  new URL("../assets/font/inter.json", import.meta.url),
  `${JSON.stringify(
    {
      font: "Inter SemiBold 4.001, Copyright 2020 The Inter Project Authors, SIL Open Font License 1.1",
      unitsPerEm: font.unitsPerEm,
      capHeight: font.capHeight,
      outlines: outlines.all(),
      glyphs: glyphs.map(({ line }) => line),
      kerning,
    },
    null,
    2,
  )}\n`,
);
