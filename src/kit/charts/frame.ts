import { type Paint, paintOf } from "./colors.ts";
import type { ChartHead, ChartParts } from "./kinds.ts";
import { asText, escaped, type Pen, spellMark, type TextMark } from "./mark.ts";
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
  const { subtitle, description, width, theme, locale } = chart;
  const paint = paintOf(theme);
  const inner = width - 2 * MARGIN;
  const { marks, texts, height: body } = draw(chart, inner, paint);
  const height = Math.ceil(HEAD + body + MARGIN / 2);
  const heading: TextMark[] = [
    { x: MARGIN, y: 34, text: titleOf(chart, inner), size: TITLE, color: paint("--ink"), bold: true },
    { x: MARGIN, y: 54, text: fitted(subtitle, 13, inner), size: 13, color: paint("--ink-2") },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}" role="img" lang="${escaped(locale)}" font-family="${FONTS}">`,
    `<title>${escaped(titleOf(chart))}</title><desc>${escaped(description)}</desc>`,
    spellMark({ tag: "rect", attributes: { width, height, fill: paint("--surface") } }),
    ...heading.map(pen),
    `<g transform="translate(${MARGIN} ${HEAD})">`,
    ...marks.map(spellMark),
    ...texts.map(pen),
    "</g></svg>",
  ].join("");
}

/**
 * Subject and title. Where they are too long the subject is cut, and the title says still what it is about.
 */
function titleOf({ subject, title }: ChartHead, width = Number.POSITIVE_INFINITY): string {
  const size = TITLE * BOLD;
  if (subject === "") return fitted(title, size, width);
  return `${fitted(subject, size, width - textWidth(`: ${title}`, size))}: ${title}`;
}
