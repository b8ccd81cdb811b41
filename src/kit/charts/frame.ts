import { type Paint, paintOf } from "./colors.ts";
import type { ChartHead, ChartParts } from "./kinds.ts";
import { asText, escaped, type Pen, rounded, spellMark, type TextMark } from "./mark.ts";
import { fitted, textWidth } from "./text.ts";

/** The document around every chart: title, subtitle and surface. */

/** Space around a chart, and the room of title and subtitle. */
const [MARGIN, HEAD] = [20, 66];

/** The size of the title. */
const TITLE = 18;

/** How much wider bold letters are, in the widest of the usual fonts. */
const BOLD = 1.16;

const FONTS = "Inter, system-ui, sans-serif";

/** How a chart is spelled. */
export interface Spelled {
  /** How texts are drawn; as text unless it is given. */
  readonly pen?: Pen;
  /** Pixels of a unit; 1 unless it is given. */
  readonly density?: number;
}

/** A chart of one kind as an SVG document. @param draw - makes its parts in so many units of width. */
export function framed<C extends ChartHead>(
  chart: C,
  draw: (chart: C, width: number, paint: Paint) => ChartParts,
  { pen = asText, density = 1 }: Spelled = {},
): string {
  const { subtitle, description, width, theme, locale, direction = "ltr" } = chart;
  const isMirrored = direction === "rtl";
  const paint = paintOf(theme);
  const inner = width - 2 * MARGIN;
  const { marks, texts, height: body } = draw(chart, inner, paint);
  const height = Math.ceil(HEAD + body + MARGIN / 2);
  const heading: TextMark[] = [
    { x: MARGIN, y: 34, text: titleOf(chart, inner), size: TITLE, color: paint("--ink"), bold: true },
    { x: MARGIN, y: 54, text: fitted(subtitle, 13, inner), size: 13, color: paint("--ink-2") },
  ];
  const drawn = marks.map(spellMark).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}" role="img" lang="${escaped(locale)}"${isMirrored ? ' direction="rtl"' : ""} font-family="${FONTS}">`,
    `<title>${escaped(titleOf(chart))}</title><desc>${escaped(description)}</desc>`,
    spellMark({ tag: "rect", attributes: { width, height, fill: paint("--surface") } }),
    ...heading.map((line) => pen(isMirrored ? mirrored(line, width) : line)),
    `<g transform="translate(${MARGIN} ${HEAD})">`,
    isMirrored ? `<g transform="matrix(-1 0 0 1 ${inner} 0)">${drawn}</g>` : drawn,
    ...texts.map((line) => pen(isMirrored ? mirrored(line, inner) : line)),
    "</g></svg>",
  ].join("");
}

/**
 * A line of text at the mirrored place. In a drawing from right to left its anchor `start` is its right
 * end. What it says keeps the order of its own script: first strong isolate (UAX 9, 2.4).
 */
function mirrored({ x, text, ...line }: TextMark, width: number): TextMark {
  return { ...line, x: rounded(width - x), text: `\u2068${text}\u2069` };
}

/**
 * Subject and title. Where they are too long the subject is cut, and the title says still what it is about.
 */
function titleOf({ subject, title, direction }: ChartHead, width = Number.POSITIVE_INFINITY): string {
  const size = TITLE * BOLD;
  if (subject === "") return fitted(title, size, width);
  const shown = fitted(subject, size, width - textWidth(`: ${title}`, size));
  return `${direction === "rtl" ? `\u2068${shown}\u2069` : shown}: ${title}`;
}
