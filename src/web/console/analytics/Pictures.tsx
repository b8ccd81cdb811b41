import type { Analytics } from "quietzone-client";
import type { Dimension } from "./names.ts";
import { Empty } from "../../ui/State.tsx";
import { Breakdown, type Slice } from "./Breakdown.tsx";
import { Funnel } from "./Funnel.tsx";
import { CountriesBy } from "./CountriesBy.tsx";
import { Heatmap } from "./Heatmap.tsx";
import { PeriodLine } from "./PeriodLine.tsx";
import { Timeline } from "./Timeline.tsx";
import { Totals } from "./Totals.tsx";
import { useTexts } from "../../texts/texts.ts";

const TOTALS = ["scans", "uniqueVisitors", "repeatScanners", "leads", "bots"] as const;

/**
 * A code's figures of a period.
 * @param before - those of as many days before it, which may be an hour longer or shorter; `undefined` until they are read,
 * `null` where there are none.
 */
export function Pictures({
  analytics,
  before,
}: {
  analytics: Analytics;
  before: Analytics | null | undefined;
}) {
  const words = useTexts("analytics");
  const { totals, funnel } = analytics;
  const isEmpty = totals.scans === 0 && totals.leads === 0 && funnel.pageViews === 0;

  return (
    <div class="figures">
      <PeriodLine counts={analytics} before={before} />
      <Totals names={TOTALS} totals={totals} before={before} />
      {isEmpty ? (
        <Empty icon="chart" title={words.empty}>
          {words.emptyText}
        </Empty>
      ) : (
        <>
          <Timeline counts={analytics} before={before} />
          <div class="figure-grid">
            {breakdownsOf(analytics).map(({ dimension, slices, name }) => (
              <Breakdown
                key={dimension}
                title={words[name]}
                dimension={dimension}
                slices={slices}
                scans={totals.scans}
              />
            ))}
          </div>
          <div class="figure-pair">
            <Heatmap heatmap={analytics.heatmap} />
            <Funnel funnel={funnel} />
          </div>
          <CountriesBy />
        </>
      )}
    </div>
  );
}

type Name = "countries" | "referrers" | "languages" | "devices" | "systems" | "browsers" | "destinations";

interface Shown {
  readonly dimension: Dimension;
  readonly name: Name;
  readonly slices: Slice[];
}

function breakdownsOf(analytics: Analytics): Shown[] {
  const { countries, referrers, languages, devices, systems, browsers, destinations } = analytics;
  const led: Shown = {
    dimension: "destination",
    name: "destinations",
    slices: destinations.map((row) => ({ ...row, value: row.destination })),
  };
  return [
    {
      dimension: "country",
      name: "countries",
      slices: countries.map((row) => ({ ...row, value: row.country })),
    },
    {
      dimension: "referrer",
      name: "referrers",
      slices: referrers.map((row) => ({ ...row, value: row.referrer })),
    },
    { dimension: "device", name: "devices", slices: devices.map((row) => ({ ...row, value: row.device })) },
    {
      dimension: "language",
      name: "languages",
      slices: languages.map((row) => ({ ...row, value: row.language })),
    },
    { dimension: "system", name: "systems", slices: systems.map((row) => ({ ...row, value: row.system })) },
    {
      dimension: "browser",
      name: "browsers",
      slices: browsers.map((row) => ({ ...row, value: row.browser })),
    },
    // Most codes lead to one place, which is nothing to show.
    ...(destinations.length > 1 ? [led] : []),
  ];
}
