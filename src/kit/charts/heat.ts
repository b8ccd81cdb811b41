import type { ChartParts, HeatChart } from "./kinds.ts";
import type { Paint } from "./colors.ts";
import { type Mark, rounded, type TextMark } from "./mark.ts";
import { textWidth } from "./text.ts";

/** The room above for the names of columns, the space between cells, and the height of the scale below. */
const [ABOVE, BETWEEN, SCALE] = [22, 2, 34];
const SIZE = 12;
const SAMPLES = [0, 0.25, 0.5, 0.75, 1];
const SAMPLE = 12;

/** A table of cells, darker for more. */
export function heatParts(chart: HeatChart, width: number, paint: Paint): ChartParts {
  const { rows, columns, fewer, more } = chart;
  const left = Math.ceil(Math.max(0, ...rows.map(({ name }) => textWidth(name, SIZE)))) + 8;
  const cell = (width - left) / Math.max(1, columns.length);
  const down = Math.min(26, Math.max(16, cell));
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const cellAt = (x: number, y: number, size: readonly [number, number], share: number): Mark[] => {
    const [across, height] = size;
    const box = { x: rounded(x), y: rounded(y), width: rounded(across), height: rounded(height), rx: 2 };
    return [
      { tag: "rect", attributes: { ...box, fill: paint("--line"), "fill-opacity": 0.5 } },
      ...(share === 0
        ? []
        : [{ tag: "rect" as const, attributes: { ...box, fill: paint("--accent"), "fill-opacity": share } }]),
    ];
  };
  const size = [cell - BETWEEN, down - BETWEEN] as const;
  const marks = rows.flatMap(({ values }, row) =>
    values.flatMap((value, column) =>
      cellAt(left + column * cell, ABOVE + row * down, size, shade(value / most)),
    ),
  );
  const end = ABOVE + rows.length * down;
  const text = (at: Omit<TextMark, "size" | "color">): TextMark => ({
    ...{ ...at, size: SIZE, color: paint("--ink-2") },
  });
  const samplesAt = width - textWidth(more, SIZE) - 6 - SAMPLES.length * (SAMPLE + BETWEEN);
  return {
    marks: [
      ...marks,
      ...SAMPLES.flatMap((heat, at) =>
        cellAt(samplesAt + at * (SAMPLE + BETWEEN), end + 12, [SAMPLE, SAMPLE], shade(heat)),
      ),
    ],
    texts: [
      ...rows.map(({ name }, row) =>
        text({ x: left - 8, y: rounded(ABOVE + row * down + down / 2 + 3), text: name, anchor: "end" }),
      ),
      ...columns.flatMap((name, column) =>
        name === "" ? [] : [text({ x: rounded(left + column * cell), y: ABOVE - 8, text: name })],
      ),
      text({ x: rounded(samplesAt - 6), y: end + 22, text: fewer, anchor: "end" }),
      text({ x: rounded(width - textWidth(more, SIZE)), y: end + 22, text: more }),
    ],
    height: end + SCALE,
  };
}

/** Even the smallest count differs visibly from zero. */
function shade(share: number): number {
  return share === 0 ? 0 : Math.round((0.12 + 0.88 * share) * 100) / 100;
}
