import type { Overview } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { Empty, Notice } from "../../ui/State.tsx";
import { Breakdown } from "../analytics/Breakdown.tsx";
import { CountriesBy } from "../analytics/CountriesBy.tsx";
import { PeriodLine } from "../analytics/PeriodLine.tsx";
import { Timeline } from "../analytics/Timeline.tsx";
import { Totals } from "../analytics/Totals.tsx";
import { Campaigns } from "./Campaigns.tsx";
import { Codes } from "./Codes.tsx";
import { useTexts } from "../../texts/texts.ts";

const TOTALS = ["scans", "uniqueVisitors", "leads", "bots"] as const;

/** @param before - the counts of the period before; `undefined` until they are read, `null` where there is none. */
export function Board({
  overview,
  before,
}: {
  readonly overview: Overview;
  readonly before: Overview | null | undefined;
}) {
  const words = useTexts("dashboard");
  const common = useTexts("analytics");
  const { totals, countries, devices, top, newest } = overview;
  const { scans, leads, bots } = totals;
  const isEmpty = scans === 0 && leads === 0 && bots === 0;
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
          {words.emptyText}
        </Empty>
      ) : (
        <Timeline counts={overview} before={before} />
      )}
      <div class="figure-grid">
        {top.some((code) => code.scans > 0) && (
          <Codes name="top" title={words.top} note={words.allTime} codes={top} />
        )}
        <Codes name="newest" title={words.newest} note={words.allTime} codes={newest} />
        <Campaigns overview={overview} />
        {!isEmpty && (
          <>
            <Breakdown
              title={common.countries}
              dimension="country"
              slices={countries.map((row) => ({ ...row, value: row.country }))}
              scans={scans}
            />
            <Breakdown
              title={common.devices}
              dimension="device"
              slices={devices.map((row) => ({ ...row, value: row.device }))}
              scans={scans}
            />
          </>
        )}
      </div>
      {!isEmpty && <CountriesBy />}
    </div>
  );
}
