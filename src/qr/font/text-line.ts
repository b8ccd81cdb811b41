import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Path } from "../scene/path.ts";
import { CAP_HEIGHT, type Glyph, glyphOf, kerning, UNITS_PER_EM } from "./glyphs.ts";
import { addOutline, outlineOf } from "./outline.ts";

/** Characters of a text that are read, far more than a line holds: to normalise many marks on one letter takes quadratic time. */
const LONGEST = 1_000;

/** A line of text set in the shipped font, for any size. Lengths are in ems. */
export interface TextLine {
  /** From the leftmost ink to the rightmost, so that a centred line looks centred. */
  readonly width: number;
  readonly glyphs: readonly { readonly glyph: Glyph; readonly x: number }[];
}

/** Height of capital letters in ems. */
export const CAP_HEIGHT_EM = CAP_HEIGHT / UNITS_PER_EM;

/** Capitals standing alone read better a little apart. */
const CAPITALS_TRACKING = 0.035 * UNITS_PER_EM;

/** The text as it is set: composed (Unicode NFC), without invisible characters, each run of white space one space. */
export function tidyText(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/**
 * Sets one line, kerned.
 * @throws Fault `frame_text_unsupported` when the font has no glyph for a character.
 */
export function setTextLine(text: string): TextLine {
  const tracking = isCapitals(text) ? CAPITALS_TRACKING : 0;
  const glyphs: { glyph: Glyph; x: number }[] = [];
  let pen = 0;
  let before: Glyph | undefined;
  for (const character of text) {
    const glyph = glyphOf(character);
    if (glyph === undefined) throw unsupported();
    if (before !== undefined) pen += before.advance + tracking + kerning(before, glyph);
    glyphs.push({ glyph, x: pen });
    before = glyph;
  }
  return fromInk(glyphs.map(({ glyph, x }) => ({ glyph, x: x / UNITS_PER_EM })));
}

/** Some glyphs of a line, from one to before another, as a line of their own. */
export function cutTextLine({ glyphs }: TextLine, from: number, to: number): TextLine {
  return fromInk(glyphs.slice(from, to));
}

/** Where the ink of a placed glyph begins and ends, in ems. A space counts with its whole width. */
export function inkOf({ glyph, x }: TextLine["glyphs"][number]): { left: number; right: number } {
  const { left, right } = bearing(glyph);
  return { left: x + left / UNITS_PER_EM, right: x + right / UNITS_PER_EM };
}

/** The line whose leftmost ink is at 0. */
function fromInk(glyphs: TextLine["glyphs"]): TextLine {
  if (glyphs.length === 0) return { width: 0, glyphs };
  const inks = glyphs.map(inkOf);
  const left = Math.min(...inks.map((ink) => ink.left));
  const right = Math.max(...inks.map((ink) => ink.right));
  return { width: right - left, glyphs: glyphs.map(({ glyph, x }) => ({ glyph, x: x - left })) };
}

/** Adds a line's outlines to `path`, its ink starting at `x`, for the nonzero fill rule. `size` is an em. */
export function drawTextLine(path: Path, line: TextLine, x: number, baseline: number, size: number): void {
  for (const placed of line.glyphs) drawGlyph(path, placed.glyph, x + placed.x * size, baseline, size);
}

/** Adds a glyph's outlines to `path`, its origin at `x`. `size` is an em. */
export function drawGlyph(path: Path, glyph: Glyph, x: number, baseline: number, size: number): void {
  const scale = size / UNITS_PER_EM;
  for (const { outline, dx, dy } of glyph.pieces)
    addOutline(path, outlineOf(outline), scale, x + dx * scale, baseline + dy * scale);
}

/** Where a glyph's ink begins and ends. A space counts with its whole width. */
function bearing(glyph: Glyph): { left: number; right: number } {
  if (glyph.pieces.length === 0) return { left: 0, right: glyph.advance };
  return {
    left: Math.min(...glyph.pieces.map(({ outline, dx }) => outlineOf(outline).left + dx)),
    right: Math.max(...glyph.pieces.map(({ outline, dx }) => outlineOf(outline).right + dx)),
  };
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function unsupported(): Fault {
  const why = explain("caption_character");
  return new Fault("frame_text_unsupported", why.detail, {
    errors: [{ pointer: "/style/frame/text", ...why }],
  });
}
