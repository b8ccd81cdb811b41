import type { ColorName } from "./colors.ts";
import { rounded } from "./mark.ts";

/** Where the lines of a chart over time and their labels stand. */

/** One line of a chart. */
export interface ChartLine {
  readonly name: string;
  /** One value for each point along the chart; `null` where there is none. */
  readonly values: readonly (number | null)[];
  readonly color: ColorName;
  /** Whether the area below is tinted. */
  readonly filled?: boolean;
  /** Whether it is only shown for comparison. */
  readonly dashed?: boolean;
}

/** The figures of a chart. */
export interface ChartFigures {
  readonly lines: readonly ChartLine[];
  /** The point that is not complete yet: lines lead to it dotted, and end there. */
  readonly running: number | null;
  /** The label below a point along the chart. */
  readonly tick: (at: number) => string;
  readonly number: (value: number) => string;
}

/** The drawing area of a chart, in units of the picture. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** Where the lines are: the rest is for labels. */
  readonly left: number;
  readonly above: number;
  readonly across: number;
  readonly down: number;
  readonly length: number;
  readonly top: number;
  readonly levels: readonly number[];
}

/** A label of a chart: a value at the left, whose text ends at its place, or a time below, in the middle. */
export interface ChartLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isValue: boolean;
}

/** Free space above, below and beside the lines. */
const [ABOVE, BELOW] = [8, 30];
export const BESIDE = 14;
/** Units for each label below the chart, and at least between lines of the grid. */
const [TICK_WIDTH, GRID_SPACE] = [76, 44];
/** Steps of the grid. */
const STEPS = [1, 1_000, 1_000_000].flatMap((unit) =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].map((step) => step * unit),
);

/** Lays out a chart. The highest line of the grid is above all values. */
export function plotOf({ lines, number }: ChartFigures, width: number, height: number): Plot {
  const most = lines
    .flatMap(({ values }) => values)
    .reduce<number>((largest, value) => Math.max(largest, value ?? 0), 0);
  const down = height - ABOVE - BELOW;
  const room = Math.max(1, Math.floor(down / GRID_SPACE));
  const stepsOf = (step: number) => Math.floor(most / step) + 1;
  const step = STEPS.find((each) => stepsOf(each) <= room) ?? most + 1;
  const levels = Array.from({ length: stepsOf(step) + 1 }, (_, at) => at * step);
  const left = 14 + 7 * Math.max(...levels.map((level) => number(level).length));
  return {
    ...{ width, height, left, above: ABOVE, down, levels },
    across: Math.max(1, width - left - BESIDE),
    length: lines[0]?.values.length ?? 0,
    top: stepsOf(step) * step,
  };
}

/** Where a point along the chart is, from the left of the picture. */
export function xOf({ left, across, length }: Plot, at: number): number {
  return left + (length > 1 ? at / (length - 1) : 0.5) * across;
}

/** Where a value is, from the top of the picture. */
export function yOf({ top, down }: Plot, value: number): number {
  return rounded(ABOVE + (1 - value / top) * down);
}

/** The labels of a chart. */
export function labelsOf(figures: ChartFigures, plot: Plot): ChartLabel[] {
  const { tick, number } = figures;
  const { left, height, length, width, levels } = plot;
  return [
    ...levels.map((value) => ({ x: left - 6, y: yOf(plot, value), text: number(value), isValue: true })),
    ...spread(length, Math.floor(width / TICK_WIDTH)).map((at) => ({
      x: rounded(xOf(plot, at)),
      y: height - BELOW + 16,
      text: tick(at),
      isValue: false,
    })),
  ];
}

/** Up to `most` points, evenly spread, the first of them at the start. */
function spread(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / Math.max(1, most)));
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
}
