import type { Theme } from "./colors.ts";
import type { Mark, TextMark } from "./mark.ts";
import type { ChartLine } from "./plot.ts";

/** The charts that there are, as data. */

export interface ChartHead {
  /** A name in front of the title: what was counted. It may be empty. */
  readonly subject: string;
  readonly title: string;
  /** The period, most of the time. */
  readonly subtitle: string;
  /** The same in a sentence, for those who don't see it. */
  readonly description: string;
  readonly theme: Theme | "page";
  /** Units, which are pixels where nobody scales the picture. */
  readonly width: number;
  /** A language tag, for numbers: `de`. */
  readonly locale: string;
  /**
   * The direction of its script: one from right to left mirrors the chart. Left to right unless it is
   * given.
   */
  readonly direction?: "ltr" | "rtl";
}

/** Counts over time. */
export interface LineChart extends ChartHead {
  readonly kind: "lines";
  readonly lines: readonly ChartLine[];
  /** The time of each point along the chart (ISO 8601), and the form of those that are shown. */
  readonly times: readonly string[];
  readonly timeFormat: Intl.DateTimeFormatOptions;
  /** The point that is not complete yet, and how the legend calls it; `null` for none. */
  readonly running: { readonly at: number; readonly name: string } | null;
}

/** Counts by something, one below the other. */
export interface BarChart extends ChartHead {
  readonly kind: "bars";
  /** `text` is the count as it is shown: it may be rounded, or a phrase such as `under 5`. */
  readonly rows: readonly { readonly name: string; readonly value: number; readonly text: string }[];
  /** A sentence that stands in the place of no rows. */
  readonly empty: string;
}

/** Counts by weekday and hour. */
export interface HeatChart extends ChartHead {
  readonly kind: "heat";
  /** A row each: its name, and a value a column. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** The names of the columns; most of them are empty. */
  readonly columns: readonly string[];
  /** The ends of the scale. */
  readonly fewer: string;
  readonly more: string;
}

/** A chart as data: it can go to another thread. */
export type Chart = LineChart | BarChart | HeatChart;

/** The body of a chart, whose top is at 0. */
export interface ChartParts {
  readonly marks: readonly Mark[];
  readonly texts: readonly TextMark[];
  readonly height: number;
}
