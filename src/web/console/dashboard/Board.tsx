import { useMemo } from "preact/hooks";
import type { Overview } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Later } from "../../ui/Later.tsx";
import { Empty, Notice } from "../../ui/State.tsx";
import { Breakdowns } from "../analytics/Breakdowns.tsx";
import { CountriesBy } from "../analytics/CountriesBy.tsx";
import { PeriodLine } from "../analytics/PeriodLine.tsx";
import { placesOf } from "../analytics/report.ts";
import { Timeline } from "../analytics/Timeline.tsx";
import { Totals } from "../analytics/Totals.tsx";
import { Campaigns } from "./Campaigns.tsx";
import { Codes } from "./Codes.tsx";
import { LiveCard } from "./LiveCard.tsx";
import { useTexts } from "../../texts/texts.ts";

const TOTALS = ["scans", "uniqueVisitors", "leads", "bots"] as const;

/**
 * @param before - the counts of the period before; `undefined` until they are read, `null` where there is
 * none.
 * @param subject - the workspace.
 * @param filename - of the chart, without its ending.
 */
export function Board(props: {
  readonly overview: Overview;
  readonly before: Overview | null | undefined;
  readonly subject: string;
  readonly filename: string;
}) {
  const { overview, before, subject, filename } = props;
  const words = useTexts("dashboard");
  const common = useTexts("analytics");
  const { totals, top, newest } = overview;
  const { scans, leads, bots } = totals;
  const isEmpty = scans === 0 && leads === 0;
  // The period before comes later, and changes nothing of it.
  const rest = useMemo(
    () => (
      <Later>
        {() => (
          <>
            <div class="figure-grid">
              <LiveCard />
              {top.length > 0 && <Codes name="top" title={words.top} codes={top} />}
              <Codes name="newest" title={words.newest} codes={newest} />
              {!isEmpty && <Campaigns overview={overview} />}
              {!isEmpty && <Breakdowns parts={placesOf(overview, common)} scans={scans} />}
            </div>
            {!isEmpty && <CountriesBy />}
          </>
        )}
      </Later>
    ),
    [overview, words],
  );
  return (
    <div class="figures">
      <PeriodLine counts={overview} before={before} />
      {!overview.complete && <Notice tone="plain">{words.incomplete}</Notice>}
      <Totals names={TOTALS} totals={totals} before={before}>
        <div class="stat" data-total="codes">
          <dt>{words.codes}</dt>
          <dd class="stat-value">{number(totals.codes)}</dd>
          <dd class="stat-change">
            <Link to="/codes?active=true">{words.active(number(totals.active))}</Link>
          </dd>
        </div>
      </Totals>
      {isEmpty ? (
        <Empty icon="chart" title={common.empty}>
          {bots > 0 ? common.onlyBots(bots) : words.emptyText}
        </Empty>
      ) : (
        <Timeline counts={overview} before={before} subject={subject} filename={filename} />
      )}
      {rest}
    </div>
  );
}
