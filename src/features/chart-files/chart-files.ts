import { chartSvg } from "../../kit/charts/chart.ts";
import type { Chart } from "../../kit/charts/kinds.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import { UNIT, unitsOf } from "../../kit/shared/work.ts";

/** The formats of a chart. */
export type ChartFormat = "svg" | "png";

/** A chart as a file. */
export interface ChartFile {
  readonly bytes: string | Uint8Array;
  readonly mediaType: string;
}

/** Makes files of charts. */
export interface ChartFiles {
  /**
   * An SVG at once, a PNG on a worker, for which `by` pays.
   * @throws Fault `busy`, `rate_limited`.
   */
  file(chart: Chart, format: ChartFormat, by: Actor): Promise<ChartFile>;
}

/**
 * Milliseconds that a PNG takes, and each point of its lines (measured: 33 to 102 for up to 1,000 points).
 */
const PICTURE = 40;
const POINT = 0.07;

function pngCost(chart: Chart): number {
  return PICTURE + (chart.kind === "lines" ? chart.times.length * POINT : 0);
}

export function createChartFiles(needs: {
  readonly jobsFor: (
    caller: Caller,
    expected: number,
  ) => { drawChart: (chart: Chart) => Promise<Uint8Array> };
}): ChartFiles {
  return {
    async file(chart, format, { caller, pay }) {
      if (format === "svg") return { bytes: chartSvg(chart), mediaType: "image/svg+xml" };
      const cost = pngCost(chart);
      await pay(unitsOf(cost, UNIT));
      return { bytes: await needs.jobsFor(caller, cost).drawChart(chart), mediaType: "image/png" };
    },
  };
}
