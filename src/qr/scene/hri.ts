import type { Design } from "../design.ts";
import { BLACK } from "../color.ts";
import { CAP_HEIGHT_EM, drawTextLine, setTextLine, type TextLine } from "../font/text-line.ts";
import { Path } from "./path.ts";
import type { Fill } from "./scene.ts";

/**
 * The human readable interpretation of a GS1 symbol, in lines: one element string is one piece, so that lines
 * end between them (GS1 General Specifications, 4.14). Lengths are in modules, from the lower left corner of
 * the quiet zone.
 */
export interface Hri {
  /** The height by which a drawing grows, gaps included. */
  readonly height: number;
  /** An em of the text. */
  readonly size: number;
  readonly lines: readonly { readonly line: TextLine; readonly x: number; readonly baseline: number }[];
}

// Shares of the symbol's width, quiet zone included, as of a frame's caption.
/** Height of the digits, unless an element needs less. */
const TEXT = 0.078;
/** How much smaller they may get before an element is cut. */
const SMALLEST = 0.5;
/** Kept free at the ends of a line. */
const INDENT = 0.04;
/** Kept free below the last line. */
export const FOOT = 0.06;

/** How far the characters of GS1 rise above the baseline, in ems: brackets rise above capitals. */
const ASCENT = 0.8;
/** From one baseline to the next, in ems. */
const LEADING = 1.25;

/** The least em that can be read in print, in millimetres: 4.5 points. */
export const LEAST_EM = (4.5 * 25.4) / 72;

/** Modules between a symbol and all text (ISO/IEC 18004, 9.1), whatever the style's own quiet zone is. */
const AWAY = 4;

/**
 * Sets element strings such as `(01) 09521234543213` below a symbol of `side` modules, `margin` of them quiet
 * zone on every side. All are of one size: the largest at which the longest fits. One that would be too small
 * is cut.
 * @throws Fault `frame_text_unsupported` for a character beyond the font; GS1 has none.
 */
export function setHri(elements: readonly string[], side: number, margin: number): Hri {
  const usual = (side * TEXT) / CAP_HEIGHT_EM;
  const room = side * (1 - 2 * INDENT);
  const pieces = elements.flatMap((element) => cut(element, room / (usual * SMALLEST)));
  const widest = Math.max(...pieces.map((piece) => setTextLine(piece).width));
  const size = Math.min(usual, room / widest);
  const above = Math.max(0, AWAY - margin);
  const first = above + size * ASCENT;
  const lines = packed(pieces, room / size).map((text, index) => {
    const line = setTextLine(text);
    return { line, x: (side - line.width * size) / 2, baseline: first + index * LEADING * size };
  });
  return { height: first + (lines.length - 1) * LEADING * size + side * FOOT, size, lines };
}

/**
 * The least millimetres, in tenths, to print a drawing of `width` modules at, so that its text can be read.
 */
export function leastWidth({ size }: Hri, width: number): number {
  return Math.ceil((LEAST_EM / size) * width * 10 - 1e-9) / 10;
}

/** Pieces of a text of about equal length, so many that each is about as wide as `room`, in ems. */
function cut(text: string, room: number): string[] {
  const count = Math.ceil(setTextLine(text).width / room);
  const length = Math.ceil(text.length / count);
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

/** Pieces in lines, as many in each as fit. */
function packed(pieces: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = [...lines.slice(-1), piece].join(" ");
    if (lines.length > 0 && setTextLine(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** The outlines of a line below the symbol at `x` and `y`, black where the ink of the symbol changes. */
export function hriFill({ lines, size }: Hri, x: number, y: number, { foreground }: Design): Fill {
  const path = new Path();
  for (const { line, x: left, baseline } of lines) drawTextLine(path, line, x + left, y + baseline, size);
  const color = foreground.kind === "solid" ? foreground.color : BLACK;
  return { kind: "fill", path, rule: "nonzero", paint: { kind: "solid", color } };
}
