import {
  breakdownChart,
  type ChartLook,
  codesChart,
  funnelChart,
  heatmapChart,
  timelineChart,
} from "../../kit/charts/counted.ts";
import type { Chart } from "../../kit/charts/kinds.ts";
import type { CodePart, OverviewChart } from "./constants.ts";
import type { Analytics } from "./model.ts";
import type { Overview } from "./overview-model.ts";

type Drawers<N extends string, T> = Readonly<Record<N, (counts: T, look: ChartLook, now: number) => Chart>>;

const OF_CODE: Drawers<CodePart, Analytics> = {
  timeline: timelineChart,
  countries: (counts, look) =>
    breakdownChart("countries", "country", valued(counts.countries, "country"), counts, look),
  devices: (counts, look) =>
    breakdownChart("devices", "device", valued(counts.devices, "device"), counts, look),
  systems: (counts, look) =>
    breakdownChart("systems", "system", valued(counts.systems, "system"), counts, look),
  browsers: (counts, look) =>
    breakdownChart("browsers", "browser", valued(counts.browsers, "browser"), counts, look),
  languages: (counts, look) =>
    breakdownChart("languages", "language", valued(counts.languages, "language"), counts, look),
  referrers: (counts, look) =>
    breakdownChart("referrers", "referrer", valued(counts.referrers, "referrer"), counts, look),
  destinations: (counts, look) =>
    breakdownChart("destinations", "destination", valued(counts.destinations, "destination"), counts, look),
  weekdays: (counts, look) => heatmapChart(counts.heatmap, counts, look),
  funnel: (counts, look) => funnelChart(counts.funnel, counts, look),
};

const OF_OVERVIEW: Drawers<OverviewChart, Overview> = {
  timeline: timelineChart,
  countries: (counts, look) =>
    breakdownChart("countries", "country", valued(counts.countries, "country"), counts, look),
  devices: (counts, look) =>
    breakdownChart("devices", "device", valued(counts.devices, "device"), counts, look),
  codes: (counts, look) => codesChart(counts.top, counts, look),
  campaigns: (counts, look) =>
    breakdownChart("campaigns", "campaign", valued(counts.campaigns, "group"), counts, look),
};

/** A chart of a code's analytics. @param now - milliseconds since the epoch. */
export function chartOfCode(name: CodePart, counts: Analytics, look: ChartLook, now: number): Chart {
  return OF_CODE[name](counts, look, now);
}

/** A chart of an overview. @param now - milliseconds since the epoch. */
export function chartOfOverview(name: OverviewChart, counts: Overview, look: ChartLook, now: number): Chart {
  return OF_OVERVIEW[name](counts, look, now);
}

/** A breakdown as a chart takes it. */
function valued<K extends string>(
  rows: readonly (Readonly<Record<K, string | null>> & { readonly scans: number })[],
  by: K,
) {
  return rows.map((row) => ({ value: row[by], scans: row.scans }));
}
