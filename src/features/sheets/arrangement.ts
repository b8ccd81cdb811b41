import type { TextLine } from "../../qr/font/text-line.ts";
import { LEAST_EM } from "../../qr/scene/hri.ts";
import type { Box } from "../../qr/scene/scene.ts";
import type { Fault } from "../../kit/shared/fault.ts";
import type { Layout } from "./layout.ts";
import { breakLines, lineOf, type Paragraph, type Span } from "./text.ts";
import { labelTextTooLong, labelTooSmall, ROUNDING } from "./too-small.ts";

/** The room that a symbol needs on a label, whatever its payload. */
export interface SymbolNeeds {
  /** Height of the drawing as a share of its width. */
  readonly aspect: number;
  /** The least width of the drawing, in millimetres. */
  readonly width: number;
  /** The most; infinite for a drawing that may be as large as fits. */
  readonly most: number;
  /** Height of the style's logo as a share of its width; `null` without a logo. */
  readonly logo: number | null;
  /** Whether its edge shows, so that it needs a margin. A quiet zone on the label's own ground ends nowhere. */
  readonly showsEdge: boolean;
}

/** Where everything of a label is. Lengths are in millimetres, from its upper left corner. */
export interface Arrangement {
  readonly symbol: Box;
  readonly text: TextBlock | null;
  readonly head: Head;
}

/** The head of a designed label: band, logo and headline. */
export interface Head {
  /** Height of the band along the upper edge. */
  readonly band: number | null;
  readonly logo: Box | null;
  readonly headline: TextBlock | null;
}

/** A label without a design has none. */
const NO_HEAD: Head = { band: null, logo: null, headline: null };

export interface TextBlock {
  /** An em. */
  readonly size: number;
  readonly lines: readonly { readonly line: TextLine; readonly x: number; readonly baseline: number }[];
}

/** A label and all that is to be on it. Lengths are in millimetres. */
interface Room {
  readonly needs: SymbolNeeds;
  readonly paragraphs: readonly Paragraph[];
  readonly label: Layout["label"];
  /** Kept free at the label's edges. */
  readonly margin: number;
}

/** The same with text. */
interface Setting extends Room {
  /** An em. */
  readonly size: number;
  /** Whether words may be cut. */
  readonly mayCut: boolean;
}

/** Lines of text on the two sides of a symbol. */
interface Sides {
  /** Above it, or to its left. */
  readonly before: readonly Span[];
  /** Below it, or to its right. */
  readonly after: readonly Span[];
}

/** A symbol's width with its text. */
interface Fit extends Sides {
  readonly width: number;
}

export const POINT_MM = 25.4 / 72;
/** An em of text on labels of up to 60 mm; on larger ones it grows with them. */
export const USUAL_SIZE = 7 * POINT_MM;
export const USUAL_LABEL = 60;
/** The least em that can be read. */
export const LEAST_SIZE = LEAST_EM;
/** Steps from the one to the other. */
export const STEPS = 6;

// Of a line, in ems.
const ASCENT = 0.76;
const DESCENT = 0.22;
export const LEADING = 1.25;
/** Kept free around text: accents of capitals reach so far above a line. */
export const PADDING = 0.4;

/** The margin of a label, as a share of its shorter side: office printers leave 4 mm of a page free. */
const MARGIN = 0.03;
/** The least margin: printers misplace sheets by so much. */
export const LEAST_MARGIN = 1;

/** How large a symbol must be for text above and below it, as a share of one with text beside it, which looks worse. */
const PREFERRED = 0.7;

/** Halvings by which the largest symbol beside a text is found, to a hundredth of a millimetre on common labels. */
export const HALVINGS = 12;

/**
 * Finds the places on a label. The symbol is in the middle, as large as fits. A text is below it, several are shared between
 * above and below; or they are to its left and right, where that leaves the symbol clearly larger. The symbol becomes as
 * small as it may before the text does, and the text before its words are cut.
 * @throws Fault `label_too_small` and `label_text_too_long`, each with the size that is needed.
 */
export function arrange(
  needs: SymbolNeeds,
  paragraphs: readonly Paragraph[],
  label: Layout["label"],
): Arrangement {
  const usual = MARGIN * Math.min(label.width, label.height);
  const room = { needs, paragraphs, label, margin: LEAST_MARGIN };
  const arrangement = (usual > LEAST_MARGIN ? settle({ ...room, margin: usual }) : null) ?? settle(room);
  if (arrangement !== null) return arrangement;
  throw widestIn(room) < needs.width - ROUNDING
    ? tooSmall(room)
    : tooLong({ ...room, size: LEAST_SIZE, mayCut: true });
}

/** The places with the margin of a room, or `null` where not even the smallest text fits. */
function settle(room: Room): Arrangement | null {
  const { needs, paragraphs, label } = room;
  const widest = widestIn(room);
  if (widest < needs.width - ROUNDING) return null;
  if (paragraphs.length === 0)
    return { symbol: centred(widest, needs.aspect, label), text: null, head: NO_HEAD };
  const usual = USUAL_SIZE * Math.max(1, Math.min(label.width, label.height) / USUAL_LABEL);
  for (const mayCut of [false, true])
    for (let step = 0; step <= STEPS; step++) {
      const setting = { ...room, mayCut, size: usual * (LEAST_SIZE / usual) ** (step / STEPS) };
      const [stacked, beside] = [fitStacked(setting), fitBeside(setting)];
      if (beside && (stacked?.width ?? 0) < PREFERRED * beside.width) return placeBeside(setting, beside);
      if (stacked) return placeStacked(setting, stacked);
    }
  return null;
}

/** The widest drawing that a label has room for, without text. */
function widestIn(room: Room): number {
  const { needs, label } = room;
  const edges = 2 * edgeOf(room);
  return Math.min(needs.most, label.width - edges, (label.height - edges) / needs.aspect);
}

function fitStacked(setting: Setting): Fit | null {
  const { needs, paragraphs, label, size, mayCut } = setting;
  const padding = paddingOf(setting);
  const height = label.height - 2 * (edgeOf(setting) + 2 * padding);
  const lines = linesIn((height - needs.width * needs.aspect) / 2, size);
  const column = { width: (label.width - 2 * padding) / size, lines: 2 * lines, mayCut };
  const sides = share(breakLines(paragraphs, column), lines);
  if (sides === null) return null;
  const free = height - 2 * heightOf(linesOf(sides), size);
  return { width: Math.min(widestIn(setting), free / needs.aspect), ...sides };
}

/** The widest symbol beside which the text fits: the narrower the text's column, the more lines it has. */
function fitBeside(setting: Setting): Fit | null {
  const { needs, paragraphs, label, size, mayCut } = setting;
  const padding = paddingOf(setting);
  const beside = edgeOf(setting) + 2 * padding;
  const lines = linesIn(label.height - 2 * padding, size);
  const attempt = (width: number): Fit | null => {
    const column = { width: ((label.width - width) / 2 - beside) / size, lines: 2 * lines, mayCut };
    const sides = share(breakLines(paragraphs, column), lines);
    return sides && { width, ...sides };
  };
  let above = widestIn(setting);
  const widest = attempt(above);
  if (widest) return widest;
  let best = attempt(needs.width);
  for (let halving = 0; best !== null && halving < HALVINGS; halving++) {
    const width = (best.width + above) / 2;
    const next = attempt(width);
    if (next) best = next;
    else above = width;
  }
  return best;
}

/** Shares lines between two sides with room for so many each: whole texts, as evenly as that allows. `null` without room. */
function share(spans: readonly Span[] | null, room: number): Sides | null {
  if (spans === null) return null;
  const larger = (at: number) => Math.max(at, spans.length - at);
  const beginsText = (at: number) => spans[at]?.paragraph !== spans[at - 1]?.paragraph;
  const split = spans.reduce((best, _, at) => (beginsText(at) && larger(at) < larger(best) ? at : best), 0);
  return larger(split) > room ? null : { before: spans.slice(0, split), after: spans.slice(split) };
}

/** Text above and below the symbol, in the middle. */
function placeStacked(setting: Setting, { width, before, after }: Fit): Arrangement {
  const { needs, label, size } = setting;
  const symbol = centred(width, needs.aspect, label);
  const away = edgeOf(setting) + paddingOf(setting);
  const x = (line: TextLine) => (label.width - line.width * size) / 2;
  const lines = [
    ...placeLines(before, size, x, symbol.y - away - heightOf(before.length, size)),
    ...placeLines(after, size, x, symbol.y + symbol.height + away),
  ];
  return { symbol, text: { size, lines }, head: NO_HEAD };
}

/** Text to the left and right of the symbol, half way up. */
function placeBeside(setting: Setting, { width, before, after }: Fit): Arrangement {
  const { needs, label, size } = setting;
  const symbol = centred(width, needs.aspect, label);
  const away = edgeOf(setting) + paddingOf(setting);
  const top = (spans: readonly Span[]) => (label.height - heightOf(spans.length, size)) / 2;
  const lines = [
    ...placeLines(before, size, (line) => symbol.x - away - line.width * size, top(before)),
    ...placeLines(after, size, () => symbol.x + symbol.width + away, top(after)),
  ];
  return { symbol, text: { size, lines }, head: NO_HEAD };
}

export function placeLines(
  spans: readonly Span[],
  size: number,
  x: (line: TextLine) => number,
  top: number,
): TextBlock["lines"] {
  return spans.map((span, index) => {
    const line = lineOf(span);
    return { line, x: x(line), baseline: top + (ASCENT + index * LEADING) * size };
  });
}

function centred(width: number, aspect: number, label: Layout["label"]): Box {
  const height = width * aspect;
  return { x: (label.width - width) / 2, y: (label.height - height) / 2, width, height };
}

/** Kept free around a drawing. */
function edgeOf({ needs, margin }: Room): number {
  return needs.showsEdge ? margin : 0;
}

/** Kept free around text. */
function paddingOf({ margin, size }: Setting): number {
  return Math.max(margin, PADDING * size);
}

/** Lines on the side that has more. */
function linesOf({ before, after }: Sides): number {
  return Math.max(before.length, after.length);
}

/** The height of so many lines. */
export function heightOf(lines: number, size: number): number {
  return (ASCENT + (lines - 1) * LEADING + DESCENT) * size;
}

/** How many lines there is room for. */
export function linesIn(height: number, size: number): number {
  return Math.max(0, Math.floor((height / size - ASCENT - DESCENT) / LEADING + 1 + ROUNDING));
}

function tooSmall(room: Room): Fault {
  const { width, aspect } = room.needs;
  const edges = 2 * edgeOf(room);
  return labelTooSmall(width + edges, width * aspect + edges);
}

/**
 * Labels of the same width would do if they were as high as the smallest symbol and the smallest text below
 * it; or such as have each text in one line, where a part of it that stays whole is wider than the label.
 */
function tooLong(setting: Setting): Fault {
  const { needs, paragraphs, label, size, mayCut } = setting;
  const padding = paddingOf(setting);
  const width = (label.width - 2 * padding) / size;
  const endless = Number.POSITIVE_INFINITY;
  const sides = share(breakLines(paragraphs, { width, lines: endless, mayCut }), endless);
  const lines = sides === null ? Math.ceil(paragraphs.length / 2) : linesOf(sides);
  const beyond = edgeOf(setting) + 2 * padding + heightOf(lines, size);
  const height = needs.width * needs.aspect + 2 * beyond;
  const longest = Math.max(...paragraphs.map(({ line }) => line.width * size));
  return labelTextTooLong(sides === null ? longest + 2 * padding : label.width, height);
}
