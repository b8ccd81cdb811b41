import { chartSvg } from "../../kit/charts/chart.ts";
import {
  type BarTitle,
  breakdownChart,
  type ChartLook,
  codesChart,
  type CountedBy,
  type CountedValue,
  heatmapChart,
  timelineChart,
} from "../../kit/charts/counted.ts";
import type { Chart } from "../../kit/charts/kinds.ts";
import { SHARE_CHARTS, type ShareChart } from "./constants.ts";
import type { SharedNumbers } from "./model.ts";

/** Bars of a chart of countries of which some counts are not shown: the rest can't be added up. */
const MOST_BARS = 10;

/** The charts that there are of a share: of a code, of a group or of a workspace. */
export function chartsOf({ of }: Pick<SharedNumbers, "of">): readonly ShareChart[] {
  const ofMany: readonly ShareChart[] = ["codes", "campaigns"];
  const ofOne: readonly ShareChart[] = ["systems", "browsers", "languages", "weekdays"];
  const others = of === "code" ? ofMany : of === "group" ? [...ofOne, "campaigns"] : ofOne;
  return SHARE_CHARTS.filter((name) => !others.includes(name));
}

/**
 * A chart of shared numbers as SVG. @param under - the words for a count that is too small to be shown.
 * @param now - milliseconds since the epoch.
 */
export function drawChart(
  name: ShareChart,
  numbers: SharedNumbers,
  look: ChartLook,
  under: string,
  now: number,
): string {
  return chartSvg(chartOf(name, numbers, look, under, now));
}

function chartOf(
  name: ShareChart,
  numbers: SharedNumbers,
  look: ChartLook,
  under: string,
  now: number,
): Chart {
  const bars = (title: BarTitle, by: CountedBy, values: readonly CountedValue[]) =>
    breakdownChart(title, by, values, numbers, look);
  switch (name) {
    case "timeline":
      return timelineChart(numbers, look, now);
    case "weekdays":
      return heatmapChart(numbers.weekdays, numbers, look);
    case "codes":
      return codesChart(
        numbers.codes.map(({ name, scans }) => ({ name: name ?? "", scans })),
        numbers,
        look,
      );
    case "campaigns":
      return bars(
        name,
        "campaign",
        numbers.campaigns.map(({ name: value, scans }) => ({ value, scans })),
      );
    case "countries":
      return bars(name, "country", countryBars(numbers, under));
    case "devices":
      return bars(
        name,
        "device",
        numbers.devices.map(({ device: value, scans }) => ({ value, scans })),
      );
    case "systems":
      return bars(
        name,
        "system",
        numbers.systems.map(({ system: value, scans }) => ({ value, scans })),
      );
    case "browsers":
      return bars(
        name,
        "browser",
        numbers.browsers.map(({ browser: value, scans }) => ({ value, scans })),
      );
    case "languages":
      return bars(
        name,
        "language",
        numbers.languages.map(({ language: value, scans }) => ({ value, scans })),
      );
  }
}

/** A count that is not shown has no bar. */
function countryBars({ countries, round }: SharedNumbers, under: string): CountedValue[] {
  const values = countries.map(({ country: value, scans }) =>
    scans === null ? { value, scans: 0, shown: under } : { value, scans },
  );
  return round && values.length > MOST_BARS + 1 ? values.slice(0, MOST_BARS) : values;
}
