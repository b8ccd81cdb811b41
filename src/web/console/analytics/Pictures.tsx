import type { Analytics } from "quietzone-client";
import { Empty } from "../../ui/State.tsx";
import { Breakdowns } from "./Breakdowns.tsx";
import { Funnel } from "./Funnel.tsx";
import { CountriesBy } from "./CountriesBy.tsx";
import { Heatmap } from "./Heatmap.tsx";
import { PeriodLine } from "./PeriodLine.tsx";
import { PageLanguages } from "./pages/PageLanguages.tsx";
import { partsOf } from "./report.ts";
import { Timeline } from "./Timeline.tsx";
import { Totals } from "./Totals.tsx";
import { useTexts } from "../../texts/texts.ts";

const TOTALS = ["scans", "uniqueVisitors", "repeatScanners", "leads", "bots"] as const;

/**
 * A code's figures of a period.
 * @param before - those of as many days before it, which may be an hour longer or shorter; `undefined` until they are read,
 * `null` where there are none.
 * @param filename - of the chart, without its ending.
 */
export function Pictures(props: {
  readonly analytics: Analytics;
  readonly before: Analytics | null | undefined;
  readonly subject: string;
  readonly filename: string;
}) {
  const { analytics, before, subject, filename } = props;
  const words = useTexts("analytics");
  const { totals, funnel, pageLanguages } = analytics;
  const { scans, leads, bots } = totals;
  const isEmpty = scans === 0 && leads === 0 && funnel.pageViews === 0;
  // Most codes lead to one place, which is nothing to show.
  const parts = partsOf(analytics, words).filter(
    ({ dimension, slices }) => dimension !== "destination" || slices.length > 1,
  );
  const hasPage =
    funnel.unlocked + funnel.offers + funnel.pageViews + funnel.ctaClicks + funnel.formStarts + funnel.leads >
    0;

  return (
    <div class="figures">
      <PeriodLine counts={analytics} before={before} />
      <Totals names={TOTALS} totals={totals} before={before} />
      {isEmpty ? (
        <Empty icon="chart" title={words.empty}>
          {bots > 0 ? words.onlyBots(bots) : words.emptyText}
        </Empty>
      ) : (
        <>
          <Timeline counts={analytics} before={before} subject={subject} filename={filename} />
          <div class="figure-grid">
            <Breakdowns parts={parts} scans={scans} />
            {pageLanguages.length > 1 && <PageLanguages rows={pageLanguages} />}
          </div>
          <div class="figure-pair">
            <Heatmap heatmap={analytics.heatmap} />
            {hasPage && <Funnel funnel={funnel} />}
          </div>
          <CountriesBy />
        </>
      )}
    </div>
  );
}
