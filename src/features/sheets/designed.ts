import {
  type Arrangement,
  heightOf,
  LEAST_MARGIN,
  LEAST_SIZE,
  linesIn,
  PADDING,
  placeLines,
  POINT_MM,
  STEPS,
  type SymbolNeeds,
  type TextBlock,
  USUAL_LABEL,
  USUAL_SIZE,
} from "./arrangement.ts";
import type { Fault } from "../../kit/shared/fault.ts";
import type { LabelDesign, LabelForm } from "./design.ts";
import { breakLines, lineOf, type Paragraph, type Span } from "./text.ts";
import { labelTextTooLong, labelTooSmall, ROUNDING, tenths } from "./too-small.ts";

/** A label with a design and all that is to be on it. Lengths are in millimetres. */
interface Content {
  readonly needs: SymbolNeeds;
  readonly headline: Paragraph | null;
  readonly texts: readonly Paragraph[];
  readonly label: LabelForm;
  readonly design: LabelDesign;
  /** Kept free at the edges and between parts. */
  readonly margin: number;
}

/** One attempt at it. */
interface Attempt extends Content {
  /** An em of texts. */
  readonly size: number;
  readonly mayCut: boolean;
  /** The least width of the drawing. */
  readonly least: number;
}

/** The head of a label: lines beside a logo. */
interface Head {
  /** An em. */
  readonly size: number;
  readonly spans: readonly Span[];
  readonly logo: { readonly width: number; readonly height: number } | null;
  /** Height of the higher of the two. */
  readonly inner: number;
  /** Kept free above and below: accents of capitals reach above a line. */
  readonly padding: number;
  /** All of it. */
  readonly height: number;
}

const NOTHING: Head = { size: 0, spans: [], logo: null, inner: 0, padding: 0, height: 0 };

/** The margin, as a share of the label's shorter side. */
const MARGIN = 0.05;
/** An em of a headline without a size of its own, in ems of the texts. */
const LARGER = 2;
/** Height of a logo: in ems of the headline beside it; alone, as a share of the label's height. */
const LOGO_EMS = 1.6;
const LOGO_ALONE = 0.12;
/** The most of the label's width that a logo takes. */
const WIDEST_LOGO = 0.35;
/** Texts shrink before the symbol gets smaller than this share of the room below the head. */
const COMFORTABLE = 0.5;
/** Attempts at the width of a symbol with text at its side. */
const WIDTHS = 12;
/** Steps towards a size that is enough, and the growth of a width in which a part has no room. */
const APPROACHES = 40;
const WIDER = 1.2;

/**
 * Finds the places on a label with a design: a head of logo and headline, and below it the symbol with texts
 * below it or at its side. Texts shrink before words are cut; a headline of a given size does not shrink.
 * @param texts - of the label. With a headline the first of them is that, and `null` where it is empty.
 * @throws Fault `label_too_small` and `label_text_too_long`, each with a size that is enough.
 */
export function arrangeDesigned(
  needs: SymbolNeeds,
  { headline, texts }: { readonly headline: Paragraph | null; readonly texts: readonly Paragraph[] },
  label: LabelForm,
  design: LabelDesign,
): Arrangement {
  const content: Content = { needs, headline, texts, label, design, margin: marginOf(label) };
  const usual = USUAL_SIZE * Math.max(1, Math.min(label.width, label.height) / USUAL_LABEL);
  for (const mayCut of [false, true])
    for (const isComfortable of [true, false])
      for (let step = 0; step <= STEPS; step++) {
        const size = usual * (LEAST_SIZE / usual) ** (step / STEPS);
        const found = settle({ ...content, size, mayCut, least: needs.width }, isComfortable);
        if (found) return found;
      }
  throw refusal(content);
}

function marginOf({ width, height }: LabelForm): number {
  return Math.max(LEAST_MARGIN, MARGIN * Math.min(width, height));
}

function settle(attempt: Attempt, isComfortable: boolean): Arrangement | null {
  const { needs, label, margin, design } = attempt;
  const isColumn = hasColumn(design);
  const head = isColumn ? { height: margin } : headOf(attempt);
  if (head === null) return null;
  const room = { width: label.width - 2 * margin, height: label.height - head.height - margin };
  const comfort = Math.min(needs.most, COMFORTABLE * Math.min(room.width, room.height / needs.aspect));
  const least = isComfortable ? Math.max(needs.width, comfort) : needs.width;
  const placed = design.textAt === "side" ? beside : below;
  const body = placed({ ...attempt, least }, head.height);
  if (body === null) return null;
  return "spans" in head ? { ...body, head: placeHead(attempt, head) } : body;
}

/**
 * Whether headline and logo stand above the texts at the symbol's side, which leaves it the label's whole
 * height.
 */
function hasColumn({ textAt, band }: LabelDesign): boolean {
  return textAt === "side" && band === undefined;
}

/**
 * The head, or `null` where it does not fit.
 * @param column - the width it has; that of the label by default.
 * @param isBounded - whether it has to fit the label's height as well: lines beyond it are not looked for.
 */
function headOf(
  attempt: Omit<Attempt, "least">,
  column = attempt.label.width - 2 * attempt.margin,
  isBounded = true,
): Head | null {
  const { needs, headline, label, design, margin, size, mayCut } = attempt;
  const em = design.headline?.sizePt === undefined ? LARGER * size : design.headline.sizePt * POINT_MM;
  const logo = design.logo && needs.logo !== null ? logoSize(needs.logo, label, headline && em) : null;
  const width = column - (logo && headline ? logo.width + margin : 0);
  if (logo && logo.width > column) return null;
  const lines = isBounded ? linesIn(label.height, em) : Number.POSITIVE_INFINITY;
  const spans = headline ? breakLines([headline], { width: width / em, lines, mayCut }) : [];
  if (spans === null) return null;
  const inner = Math.max(logo?.height ?? 0, spans.length > 0 ? heightOf(spans.length, em) : 0);
  const padding = spans.length > 0 ? Math.max(margin, PADDING * em) : margin;
  const height = inner > 0 || design.band ? inner + 2 * padding : margin;
  return { size: em, spans, logo, inner, padding, height };
}

/** @param em - of the headline; `null` without one. */
function logoSize(aspect: number, label: LabelForm, em: number | null) {
  const height = em === null ? LOGO_ALONE * label.height : LOGO_EMS * em;
  const width = Math.min(height / aspect, WIDEST_LOGO * label.width);
  return { width, height: width * aspect };
}

/** Logo and lines in the middle of the head, one beside the other. */
function placeHead({ label, margin, design }: Attempt, head: Head): Arrangement["head"] {
  const { size, spans, logo, height } = head;
  const lines = spans.map(lineOf);
  const widest = Math.max(0, ...lines.map((line) => line.width * size));
  const gap = logo && lines.length > 0 ? margin : 0;
  const left = (label.width - widest - gap - (logo?.width ?? 0)) / 2;
  const from = left + (logo?.width ?? 0) + gap;
  return {
    band: design.band ? height : null,
    logo: logo && { x: left, y: (height - logo.height) / 2, ...logo },
    headline: blockOf(
      spans,
      size,
      (width) => from + (widest - width) / 2,
      (height - heightOf(spans.length, size)) / 2,
    ),
  };
}

const NO_HEAD: Arrangement["head"] = { band: null, logo: null, headline: null };

/** The symbol in the middle with texts below it, or `null` where there is no room. */
function below(
  { needs, texts, label, margin, size, mayCut, least }: Attempt,
  top: number,
): Arrangement | null {
  const lines = linesIn(label.height - top, size);
  const spans = breakLines(texts, { width: (label.width - 2 * margin) / size, lines, mayCut });
  if (spans === null) return null;
  const beyond = spans.length > 0 ? heightOf(spans.length, size) + margin : 0;
  const height = label.height - top - beyond - margin;
  const width = Math.min(needs.most, label.width - 2 * margin, height / needs.aspect);
  if (width < least - ROUNDING) return null;
  // On a high label the free space is shared above and below the symbol.
  const rest = (height - width * needs.aspect) / 2;
  const symbol = { x: (label.width - width) / 2, y: top + rest, width, height: width * needs.aspect };
  const under = symbol.y + symbol.height + margin;
  const text = blockOf(spans, size, (line) => (label.width - line) / 2, under);
  return { symbol, text, head: NO_HEAD };
}

/** The symbol to the left and texts to its right, or `null` where there is no room. */
function beside(attempt: Attempt, top: number): Arrangement | null {
  const { needs, texts, label, margin, size, mayCut, least, design } = attempt;
  const height = label.height - top - margin;
  const widest = Math.min(needs.most, label.width - 2 * margin, height / needs.aspect);
  for (let at = 0; at <= WIDTHS; at++) {
    const width = widest - ((widest - least) * at) / WIDTHS;
    if (width < least - ROUNDING) return null;
    const column = label.width - 3 * margin - width;
    const head = hasColumn(design) ? headOf(attempt, column) : NOTHING;
    if (head === null) continue;
    const spans = breakLines(texts, { width: column / size, lines: linesIn(height, size), mayCut });
    if (spans === null) continue;
    const above = head.inner > 0 && spans.length > 0 ? head.inner + margin : head.inner;
    const all = above + (spans.length > 0 ? heightOf(spans.length, size) : 0);
    if (all + 2 * Math.max(0, head.padding - margin) > height + ROUNDING) continue;
    const drawn = width * needs.aspect;
    const symbol = { x: margin, y: top + (height - drawn) / 2, width, height: drawn };
    const [x, y] = [2 * margin + width, top + (height - all) / 2];
    const text = blockOf(spans, size, () => x, y + above);
    return { symbol, text, head: { band: null, ...placeLeft(head, x, y, margin) } };
  }
  return null;
}

/** Logo and lines from the left edge of a column. */
function placeLeft({ size, spans, logo, inner }: Head, left: number, top: number, margin: number) {
  const from = left + (logo ? logo.width + margin : 0);
  return {
    logo: logo && { x: left, y: top + (inner - logo.height) / 2, ...logo },
    headline: blockOf(spans, size, () => from, top + (inner - heightOf(spans.length, size)) / 2),
  };
}

/** @param x - of a line of that width. */
function blockOf(
  spans: readonly Span[],
  size: number,
  x: (width: number) => number,
  top: number,
): TextBlock | null {
  if (spans.length === 0) return null;
  return { size, lines: placeLines(spans, size, (line) => x(line.width * size), top) };
}

/** Labels of the same width would do if they were higher, or wider where their parts are too wide. */
function refusal(content: Content): Fault {
  const { headline, texts } = content;
  const refuse = headline === null && texts.length === 0 ? labelTooSmall : labelTextTooLong;
  let label = content.label;
  // A larger label has larger margins, so the size is approached from below.
  for (let at = 0; at < APPROACHES; at++) {
    const enough = enoughFor({ ...content, label, margin: marginOf(label), size: LEAST_SIZE, mayCut: true });
    if (enough.width <= label.width && enough.height <= label.height) break;
    // In tenths, as they are told.
    const width = tenths(Math.max(label.width, enough.width));
    label = { ...label, width, height: tenths(Math.max(label.height, enough.height)) };
  }
  return refuse(label.width, label.height);
}

/** The least size of a label with all its parts, but for margins that grow with it. */
function enoughFor(attempt: Omit<Attempt, "least">): { readonly width: number; readonly height: number } {
  const { needs, texts, label, margin, size, design } = attempt;
  const isBeside = design.textAt === "side" && (texts.length > 0 || hasColumn(design));
  const across = label.width - 2 * margin;
  const column = isBeside ? across - margin - needs.width : across;
  const head = headOf(attempt, hasColumn(design) ? column : across, false);
  const spans = breakLines(texts, { width: column / size, lines: Number.POSITIVE_INFINITY, mayCut: true });
  if (head === null || spans === null) return { width: label.width * WIDER, height: label.height };
  const text = spans.length > 0 ? heightOf(spans.length, size) + margin : 0;
  const symbol = needs.width * needs.aspect;
  const body = isBeside ? Math.max(symbol, text) : symbol + text;
  const height = hasColumn(design)
    ? Math.max(2 * margin + symbol, 2 * head.padding + head.inner + text)
    : head.height + body + margin;
  return { width: needs.width + 2 * margin, height };
}
