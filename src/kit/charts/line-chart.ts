import type { ChartParts, LineChart } from "./kinds.ts";
import type { Paint } from "./colors.ts";
import { lineMarks } from "./lines.ts";
import type { Mark, TextMark } from "./mark.ts";
import { labelsOf, plotOf } from "./plot.ts";
import { fitted, textWidth } from "./text.ts";

/** The room of a line of the legend, and the height of the plot by its width. */
const KEY_LINE = 22;
const heightOf = (width: number) => Math.round(Math.min(360, Math.max(180, width * 0.4)));

/** A stroke of the legend, what is left free behind it, and between entries. */
const [STROKE, GAP, BETWEEN] = [18, 8, 20];
const KEY_SIZE = 12;

/** Counts over time with legend and axes. */
export function lineParts(chart: LineChart, width: number, paint: Paint): ChartParts {
  const { lines, times, timeFormat, running, locale } = chart;
  const clock = new Intl.DateTimeFormat(locale, timeFormat);
  const format = new Intl.NumberFormat(locale);
  const figures = {
    lines,
    running: running?.at ?? null,
    tick: (at: number) => clock.format(Date.parse(times[at] ?? "")),
    number: (value: number) => format.format(value),
  };
  const legend = legendOf(chart, width, paint);
  const down = heightOf(width);
  const plot = plotOf(figures, width, down);
  const texts = labelsOf(figures, plot).map(({ x, y, text, isValue }): TextMark => ({
    ...{ x, y: y + legend.height + 4, text, size: 12, color: paint("--ink-2") },
    anchor: isValue ? "end" : "middle",
  }));
  return {
    marks: [
      ...legend.marks,
      {
        tag: "g",
        attributes: { transform: `translate(0 ${legend.height})` },
        marks: [lineMarks(figures, plot, paint)],
      },
    ],
    texts: [...legend.texts, ...texts],
    height: legend.height + down,
  };
}

function legendOf({ lines, running }: LineChart, width: number, paint: Paint): ChartParts {
  const entries = [
    ...lines.map(({ name, color, dashed }) => ({
      name,
      color: paint(color),
      width: dashed ? 2 : 3,
      dashes: dashed ? "4 3" : "none",
    })),
    ...(running === null ? [] : [{ name: running.name, color: paint("--ink-2"), width: 3, dashes: "3 3" }]),
  ];
  const marks: Mark[] = [];
  const texts: TextMark[] = [];
  let [x, y] = [0, 8];
  for (const { name, color, width: thick, dashes } of entries) {
    const text = fitted(name, KEY_SIZE, width - STROKE - GAP);
    const across = STROKE + GAP + textWidth(text, KEY_SIZE);
    if (x > 0 && x + across > width) [x, y] = [0, y + KEY_LINE];
    const stroke = { stroke: color, "stroke-width": thick, "stroke-dasharray": dashes };
    marks.push({ tag: "path", attributes: { d: `M${Math.round(x)} ${y}h${STROKE}`, ...stroke } });
    texts.push({
      ...{ x: Math.round(x) + STROKE + GAP, y: y + 4, text, size: KEY_SIZE, color: paint("--ink-2") },
    });
    x += across + BETWEEN;
  }
  return { marks, texts, height: y + KEY_LINE };
}
