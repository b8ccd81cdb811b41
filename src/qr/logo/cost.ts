import type { Style } from "../style.ts";

/** The cost that a logo adds to a drawing, estimated without reading it. */
export interface LogoCost {
  /** Milliseconds of processor time to read it. */
  readonly read: number;
  /** Pixels of a PNG as its header gives them; `null` for an SVG, whose size does not matter. */
  readonly pixels: number | null;
  /** Bytes of an SVG, with what it repeats; 0 for a PNG. */
  readonly drawn: number;
}

/** Reading never takes longer, because the readers' limits stop it (measured on the documents of the tests). */
const MOST_TO_READ = 300;

/** Milliseconds for a character of an SVG, for an element, and for a rule of a style sheet that is tried on an element. */
const CHARACTER = 0.0004;
const ELEMENT = 0.02;
const RULE = 0.0005;

/** Milliseconds for a character of a clip or mask that an element has by a rule, and in all: judging stops at its limits. */
const CLIPPED = 0.0001;
const MOST_CLIPPED = 20;

/** Limits of the readers: elements with what is repeated, and rules tried. */
const MOST_ELEMENTS = 10_000;
const MOST_RULES = 200_000;

/** Counts stop here: of elements, and of references, of which so many already repeat more than the readers allow. */
const MOST_READ = 20_000;
const MOST_NAMES = 36;

/** Milliseconds for a character of base64, and for a byte that a PNG unpacks to. */
const DIGIT = 0.00001;
const UNPACKED = 0.0000006;

/** The cost of an inline logo, by its length, its header and the number of references in it, each of which may repeat a part. */
export function logoCost({ svg, png }: NonNullable<Style["logo"]>): LogoCost {
  if (svg !== undefined) return svgCost(svg);
  return png === undefined ? { read: 0, pixels: null, drawn: 0 } : pngCost(png);
}

/** The cost of an SVG logo. */
export function svgCost(svg: string): LogoCost {
  const own = count(svg, "<", MOST_READ);
  // An element is repeated only by references to it. Of `n` references the worst is three for each level of nesting.
  const lower = svg.toLowerCase();
  const names = ["href", "clip-path", "mask"].reduce((sum, name) => sum + count(lower, name, MOST_NAMES), 0);
  const repeated = 3 ** (Math.min(MOST_NAMES, names) / 3);
  const elements = Math.min(MOST_ELEMENTS, own * repeated);
  const hasRules = svg.includes("<style");
  const rules = hasRules
    ? Math.min(MOST_RULES, own * (count(svg, "{", MOST_READ) + count(svg, ";", MOST_READ)))
    : 0;
  // A single rule may have every element clipped or masked, by as much as the document holds.
  const clipped = hasRules && names > 0 ? Math.min(MOST_CLIPPED, own * svg.length * CLIPPED) : 0;
  const drawn = (svg.length * elements) / Math.max(1, own);
  const read = svg.length * CHARACTER + elements * ELEMENT + rules * RULE + clipped;
  return { read: Math.min(MOST_TO_READ, read), pixels: null, drawn };
}

/** How often a text has a word, at most `most`: counting stops there. */
function count(text: string, word: string, most: number): number {
  let found = 0;
  for (let at = text.indexOf(word); at >= 0 && found < most; at = text.indexOf(word, at + word.length))
    found++;
  return found;
}

/** Base64 digits that hold a PNG's signature and IHDR: 29 bytes. */
const HEADER_DIGITS = 40;

/** Pixels a side of the largest, and bytes a pixel of the largest format: four samples of 16 bits. */
const MOST_SIDE = 4_096;
const MOST_BYTES = 8;

function pngCost(png: string): LogoCost {
  const header = png
    .slice(png.indexOf(",") + 1)
    .trimStart()
    .slice(0, HEADER_DIGITS);
  return pngBytesCost(Buffer.from(header, "base64"), png.length);
}

/**
 * The cost of a PNG logo.
 * @param start - of the file, or all of it.
 * @param digits - of all of it in base64.
 */
export function pngBytesCost(start: Uint8Array, digits: number): LogoCost {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  // A file without a header, or of a size that no logo may have, is refused before it is unpacked.
  const [width, height] = start.length < 24 ? [0, 0] : [view.getUint32(16), view.getUint32(20)];
  const pixels = Math.min(MOST_SIDE, width) * Math.min(MOST_SIDE, height);
  return { read: digits * DIGIT + pixels * MOST_BYTES * UNPACKED, pixels, drawn: 0 };
}
