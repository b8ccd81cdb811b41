/** A part of a drawing: an element of SVG whose look stands in its attributes alone. */
export interface Mark {
  readonly tag: "g" | "path" | "circle" | "rect";
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly marks?: readonly Mark[];
}

/** A line of text in a drawing. Lengths are units of the drawing, `y` is the baseline. */
export interface TextMark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly bold?: boolean;
}

/** Draws a line of text as SVG. */
export type Pen = (line: TextMark) => string;

const NAMES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

/** Characters that XML allows nowhere (XML 1.0, 2.2). Titles may hold them. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** A text for the content or a quoted attribute of XML. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(/[&<>"]/g, (character) => NAMES.get(character) ?? "");
}

/** Spells a mark as SVG. */
export function spellMark({ tag, attributes, marks = [] }: Mark): string {
  const inner = marks.map(spellMark).join("");
  return inner === ""
    ? `<${tag}${spellAttributes(attributes)}/>`
    : `<${tag}${spellAttributes(attributes)}>${inner}</${tag}>`;
}

/** Text as text: it can be read out, searched and chosen. */
export const asText: Pen = ({ x, y, text, size, color, anchor = "start", bold = false }) => {
  const attributes = {
    ...{ x, y, "font-size": size, fill: color },
    ...(anchor === "start" ? {} : { "text-anchor": anchor }),
    ...(bold ? { "font-weight": 600 } : {}),
  };
  return `<text${spellAttributes(attributes)}>${escaped(text)}</text>`;
};

function spellAttributes(attributes: Mark["attributes"]): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
}

/** To a tenth of a unit. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
