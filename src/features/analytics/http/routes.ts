import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type Code, CODE_PATH } from "../../codes/model.ts";
import { csvContent, csvFile, FILE_HEADERS, fileFormat } from "../../../kit/http/csv-file.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { bots, pageSize, pageUpTo, query, refusePaging } from "../../../kit/http/input.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { CsvRows } from "../../../kit/shared/csv.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { oneOf, sharedAs } from "../../../kit/shared/schema.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { ChartFiles } from "../../chart-files/chart-files.ts";
import type { AnalyticsReader } from "../analytics.ts";
import { Analytics, Campaigns } from "../model.ts";
import { codeTable } from "../people-tables.ts";
import { period, toPeriod } from "../period-query.ts";
import {
  CHART_CONTENT,
  CHART_HEADERS,
  chartAnswer,
  chartFormat,
  chartFormatOf,
  lookOf,
} from "./chart-file.ts";
import { chartOfCode } from "../charts.ts";
import { CODE_PARTS } from "../constants.ts";
import { analyticsTable, CAMPAIGN_HEADER, campaignLines } from "../csv-tables.ts";
import { tableContent, tableFile, tableQuery } from "./table-query.ts";

const PeriodQuery = query({
  ...period,
  ...bots,
  ...chartFormat,
  chart: Type.Optional(
    oneOf(CODE_PARTS, { description: "What a chart shows; timeline by default", ...sharedAs("CodeChart") }),
  ),
  ...tableQuery(CODE_PARTS, "CodeTable"),
});

/** The most campaigns of a page. One whose campaigns list many codes has fewer. */
const MOST_CAMPAIGNS = 100;

/** Campaigns of a piece of a file. */
const CAMPAIGNS_OF_A_PIECE = 25;

const CampaignQuery = query({
  from: period.from,
  to: period.to,
  ...bots,
  ...pageUpTo(MOST_CAMPAIGNS),
  ...fileFormat,
});

const exampleTotals = { scans: 42, uniqueVisitors: 30, repeatScanners: 7, bots: 2, leads: 3 };
const exampleAnalytics: Analytics = {
  codeId: "code_01kahgy2m4e8r6t0v2x4z6b8dk",
  shortId: "Kx7fP2m",
  from: "2026-11-20T00:00:00.000Z",
  to: "2026-11-22T00:00:00.000Z",
  interval: "day",
  timezone: "UTC",
  totals: exampleTotals,
  previous: { scans: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0, leads: 0 },
  timeline: [
    { at: "2026-11-20T00:00:00.000Z", scans: 12, uniqueVisitors: 9 },
    { at: "2026-11-21T00:00:00.000Z", scans: 30, uniqueVisitors: 21 },
  ],
  importedScans: { total: 0, timeline: [] },
  countries: [{ country: "DE", scans: 40, uniqueVisitors: 29 }],
  devices: [{ device: "mobile", scans: 42, uniqueVisitors: 30 }],
  systems: [{ system: "iOS", scans: 42, uniqueVisitors: 30 }],
  browsers: [{ browser: "Safari", scans: 42, uniqueVisitors: 30 }],
  languages: [{ language: "de", scans: 42, uniqueVisitors: 30 }],
  referrers: [{ referrer: null, scans: 42, uniqueVisitors: 30 }],
  destinations: [{ destination: "default", scans: 42, uniqueVisitors: 30 }],
  pageLanguages: [{ language: "de", views: 40 }],
  heatmap: Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => (hour === 11 ? [0, 0, 0, 0, 12, 30, 0][day] : 0) ?? 0),
  ),
  funnel: {
    scans: 42,
    unlocked: 0,
    offers: 0,
    pageViews: 40,
    ctaClicks: 21,
    audioPlays: 0,
    formStarts: 6,
    leads: 3,
    ctaRate: 0.5,
    leadRate: 0.0714,
  },
};

const exampleCampaigns: Campaigns = {
  campaigns: [
    {
      group: "audio guide",
      codes: 1,
      scans: 42,
      unique: 30,
      uniqueVisitors: 30,
      leads: 3,
      itemsTotal: 1,
      items: [
        {
          id: exampleAnalytics.codeId,
          shortId: exampleAnalytics.shortId,
          title: "Hall 3",
          name: "Hall 3",
          scans: 42,
          unique: 30,
          leads: 3,
          ctaRate: 0.5,
        },
      ],
    },
  ],
  nextCursor: null,
};

/** Analytics of a code, and campaigns. */
export function analyticsRoutes(needs: {
  gate: Gate;
  analytics: AnalyticsReader;
  /** @throws Fault `code_not_found` when the tenant does not own the code. */
  ownCode: (tenant: Tenant, id: string) => Promise<Pick<Code, "id" | "shortId" | "title">>;
  charts: ChartFiles;
  clock: Clock;
}) {
  const { gate, analytics, ownCode, charts, clock } = needs;

  const ofOwnCode = gate.reads({
    scopes: ["analytics:read"],
    feature: "analytics",
    owner: async (tenant, { id = "" }) => void (await ownCode(tenant, id)),
  });

  async function* campaignTable(
    tenantId: string,
    period: ReturnType<AnalyticsReader["periodOf"]>,
    withBots: boolean,
  ): AsyncGenerator<CsvRows> {
    yield CAMPAIGN_HEADER;
    for (let cursor: string | null = null; ;) {
      const page: Campaigns = await analytics.campaigns(
        tenantId,
        CAMPAIGNS_OF_A_PIECE,
        cursor,
        period,
        withBots,
      );
      cursor = page.nextCursor;
      yield campaignLines(page.campaigns);
      if (cursor === null) return;
    }
  }

  return new Elysia()
    .get(
      "/app/api/codes/:id/analytics",
      async ({ request, params, query }) => {
        const code = await ownCode(tenantOf(request), params.id);
        const found = await analytics.ofCode(code, toPeriod(query));
        const format = chartFormatOf(query);
        if (format !== null) {
          const { chart = "timeline" } = query;
          const look = lookOf(query, code.title ?? code.shortId);
          const drawn = chartOfCode(chart, found, look, clock.now());
          return chartAnswer(request, charts, drawn, format, `${code.shortId}-${chart}`);
        }
        const file = tableFile(request, query, {
          ...{ name: "analytics", tables: CODE_PARTS },
          whole: () => analyticsTable(found),
          of: (table, language) => codeTable(table, found, language),
        });
        return file ?? found;
      },
      {
        query: PeriodQuery,
        ...operation(ofOwnCode, {
          id: "getAnalytics",
          path: CODE_PATH,
          tag: "scans",
          summary: "Counts of a code, and its funnel",
          description:
            "Local days and hours are exact in every time zone. Interactions on the page are counted by UTC day.",
          storage: true,
          answers: {
            200: {
              ...json("Counts of the period", Analytics, exampleAnalytics, {
                ...FILE_HEADERS,
                ...CHART_HEADERS,
              }),
              others: { ...tableContent(analyticsTable(exampleAnalytics).slice(0, 2)), ...CHART_CONTENT },
            },
          },
          parameters: [ACCEPT_LANGUAGE],
          problems: ["invalid_request", "period_invalid", "code_not_found", "analytics_not_enabled"],
        }),
      },
    )
    .get(
      "/app/api/campaigns",
      async ({ request, query, set }) => {
        const { id } = tenantOf(request);
        const [period, withBots] = [analytics.periodOf(query), query.bots !== "exclude"];
        if (query.format === "csv") {
          refusePaging(query);
          return csvFile(request, campaignTable(id, period, withBots), "campaigns.csv");
        }
        const limit = pageSize(query.limit, MOST_CAMPAIGNS);
        const found = await analytics.campaigns(id, limit, query.cursor ?? null, period, withBots);
        Object.assign(set.headers, nextByCursor(request, found.nextCursor));
        return found;
      },
      {
        query: CampaignQuery,
        ...operation(gate.reads({ scopes: ["analytics:read"], feature: "analytics" }), {
          id: "getCampaigns",
          tag: "scans",
          summary: "Campaigns with their codes and counts",
          description:
            "A page ends early once its campaigns list 500 codes: go on with nextCursor. Counts are of all time without from and to, otherwise of UTC days and quarter hours. Of a campaign with more than 100 codes, how many they are and the choice of those it lists, by scans of all time, may be a minute old.",
          storage: true,
          answers: {
            200: {
              ...json("One page of campaigns", Campaigns, exampleCampaigns, { ...NEXT, ...FILE_HEADERS }),
              others: csvContent([...CAMPAIGN_HEADER, ["audio guide", 1, 42, 30, 3]]),
            },
          },
          problems: ["invalid_request", "period_invalid", "cursor_invalid", "analytics_not_enabled"],
        }),
      },
    );
}
