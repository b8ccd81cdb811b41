import type { BarChart, ChartParts } from "./kinds.ts";
import type { Paint } from "./colors.ts";
import type { Mark, TextMark } from "./mark.ts";
import { rounded } from "./mark.ts";
import { fitted, textWidth } from "./text.ts";

/** The height of a row and of its bar, and the free space between name, bar and count. */
const [ROW, BAR, GAP] = [30, 16, 12];
const SIZE = 13;

/** A bar each, with its name at the left and its count behind it. */
export function barParts({ rows, empty }: BarChart, width: number, paint: Paint): ChartParts {
  if (rows.length === 0)
    return {
      marks: [],
      texts: [{ x: 0, y: 34, text: fitted(empty, SIZE, width), size: SIZE, color: paint("--ink-2") }],
      height: 60,
    };
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => textWidth(text, SIZE)));
  const left = Math.ceil(Math.min(width * 0.36, widest(rows.map(({ name }) => name)))) + GAP;
  const right = Math.ceil(widest(rows.map(({ text }) => text))) + GAP;
  const across = Math.max(1, width - left - right);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const lengthOf = (value: number) => (value === 0 ? 0 : Math.max(2, rounded((value / most) * across)));
  const axis = rounded(left - 0.5);
  const marks: Mark[] = [
    ...rows.map(({ value }, at): Mark => ({
      tag: "rect",
      attributes: {
        x: left,
        y: at * ROW + (ROW - BAR) / 2,
        width: lengthOf(value),
        height: BAR,
        rx: 2,
        fill: paint("--accent"),
      },
    })),
    {
      tag: "path",
      attributes: { d: `M${axis} 2v${rows.length * ROW - 4}`, stroke: paint("--ink-3"), fill: "none" },
    },
  ];
  const texts = rows.flatMap(({ name, value, text }, at): TextMark[] => {
    const line = { y: at * ROW + ROW / 2 + 4.5, size: SIZE };
    return [
      {
        ...{ ...line, x: left - GAP, anchor: "end", color: paint("--ink") },
        text: fitted(name, SIZE, left - GAP),
      },
      { ...line, x: rounded(left + lengthOf(value) + GAP / 2), text, color: paint("--ink-2") },
    ];
  });
  return { marks, texts, height: rows.length * ROW + 6 };
}
