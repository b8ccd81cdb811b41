import { glyphOf } from "../../qr/font/glyphs.ts";
import { gs1In, readableElements } from "../../qr/gs1.ts";
import { cutTextLine, inkOf, setTextLine, type TextLine, tidyText } from "../../qr/font/text-line.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";

/** A text in one line, to be broken where it has to be. */
export interface Paragraph {
  readonly characters: readonly string[];
  /** A glyph for each character. */
  readonly line: TextLine;
  /** Where the ink of each begins and ends, in ems. */
  readonly inks: readonly { readonly left: number; readonly right: number }[];
  /**
   * Characters before which no line ends: those of an element such as `(01) 09521234543213`, but for its
   * first.
   */
  readonly glued: ReadonlySet<number>;
}

/** The part of a paragraph that one printed line has: from one character to before another. */
export interface Span {
  readonly paragraph: Paragraph;
  readonly from: number;
  readonly to: number;
}

/** Characters of a text, at most. Labels are laid out in a few milliseconds for it. */
export const LONGEST_LINE = 1_000;

/** Characters that a refusal names, at most. */
const MOST_NAMED = 10;

/** A word that is too wide for a line, such as a web address, is broken behind one of these. */
const JOINTS = new Set("/-_.,:;?&=@#+|\\");

/**
 * Sets the texts of a label, without those that are empty.
 * @param payload - of its symbol: the numbers of a GS1 Digital Link are not broken.
 * @throws Fault `label_text_too_long` for more than a thousand characters; `label_text_unsupported`, which
 * names the characters that the font lacks, ten at most.
 */
export function setParagraphs(texts: readonly string[], payload = ""): Paragraph[] {
  if (texts.some((text) => text.length > LONGEST_LINE)) {
    const why = explain("label_text_endless", { limit: LONGEST_LINE });
    throw new Fault("label_text_too_long", `The text of a label ${why.detail}.`, {
      errors: [{ pointer: "/text", ...why }],
    });
  }
  const tidy = texts.map(tidyText).filter((text) => text !== "");
  refuseUnknown(tidy.join(""));
  const link = gs1In(payload);
  const elements = link === null ? [] : readableElements(link);
  return tidy.map((text) => {
    const line = setTextLine(text);
    return { characters: [...text], line, inks: line.glyphs.map(inkOf), glued: gluedIn(text, elements) };
  });
}

/** The characters of elements in a text, but for the first of each. */
function gluedIn(text: string, elements: readonly string[]): Set<number> {
  const glued = new Set<number>();
  for (const element of elements) {
    const at = text.indexOf(element);
    const first = [...text.slice(0, Math.max(0, at))].length;
    if (at >= 0) for (let next = 1; next < element.length; next++) glued.add(first + next);
  }
  return glued;
}

/** The room for lines. */
export interface Column {
  /** In ems. */
  readonly width: number;
  /** Lines that it has room for. */
  readonly lines: number;
  /** Whether a word that is wider, and has no sign to break it behind, may be cut. */
  readonly mayCut: boolean;
}

/** Breaks paragraphs into lines of a column, at spaces if possible. `null` where they do not fit. */
export function breakLines(paragraphs: readonly Paragraph[], column: Column): Span[] | null {
  const spans: Span[] = [];
  for (const paragraph of paragraphs) {
    for (let from = 0; from < paragraph.characters.length;) {
      const to = endOfLine(paragraph, from, column);
      if (to === null || spans.length === column.lines) return null;
      spans.push({ paragraph, from, to });
      from = paragraph.characters[to] === " " ? to + 1 : to;
    }
  }
  return spans;
}

/** The line that a span is printed as. */
export function lineOf({ paragraph, from, to }: Span): TextLine {
  return cutTextLine(paragraph.line, from, to);
}

/** Where a line that begins at `from` ends, or `null` where its first word does not fit. */
function endOfLine(
  { characters, inks, glued }: Paragraph,
  from: number,
  { width, mayCut }: Column,
): number | null {
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  let [space, joint] = [from, from];
  let at = from;
  for (; at < characters.length; at++) {
    if (characters[at] === " ") {
      if (mayCut || !glued.has(at)) space = at;
      continue;
    }
    const ink = inks[at];
    left = Math.min(left, ink?.left ?? 0);
    right = Math.max(right, ink?.right ?? 0);
    if (right - left > width) break;
    if (JOINTS.has(characters[at] ?? "") && !glued.has(at + 1)) joint = at + 1;
  }
  if (at === characters.length) return at;
  if (space > from) return space;
  if (joint > from) return joint;
  return mayCut && at > from && !glued.has(at) ? at : null;
}

function refuseUnknown(text: string): void {
  const unknown = new Set([...text].filter((character) => glyphOf(character) === undefined));
  if (unknown.size === 0) return;
  const named = [...unknown].slice(0, MOST_NAMED).map(nameOf).join(", ");
  const characters = unknown.size > MOST_NAMED ? `${named}, …` : named;
  const why = explain("label_text_unsupported", { characters });
  throw new Fault("label_text_unsupported", `The text of a label ${why.detail}.`, {
    errors: [{ pointer: "/text", ...why }],
  });
}

/** A character and its code point, because many look like others or like nothing. */
function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${character.toWellFormed()} (U+${code})`;
}
