import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { FILE_HEADERS } from "../../../kit/http/csv-file.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { bots, query } from "../../../kit/http/input.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { OverviewReader } from "../overview.ts";
import { Overview } from "../overview-model.ts";
import { period, toPeriod } from "../period-query.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { oneOf, sharedAs } from "../../../kit/shared/schema.ts";
import type { ChartFiles } from "../../chart-files/chart-files.ts";
import {
  CHART_CONTENT,
  CHART_HEADERS,
  chartAnswer,
  chartFormat,
  chartFormatOf,
  lookOf,
} from "./chart-file.ts";
import { chartOfOverview } from "../charts.ts";
import { OVERVIEW_CHARTS, OVERVIEW_TABLES } from "../constants.ts";
import { overviewTable } from "../csv-tables.ts";
import { overviewTableOf } from "../people-tables.ts";
import { tableContent, tableFile, tableQuery } from "./table-query.ts";

const OverviewQuery = query({
  ...period,
  ...bots,
  ...chartFormat,
  chart: Type.Optional(
    oneOf(OVERVIEW_CHARTS, {
      description: "What a chart shows; timeline by default",
      ...sharedAs("OverviewChart"),
    }),
  ),
  ...tableQuery(OVERVIEW_TABLES, "OverviewTable"),
  group: Type.Optional(
    Type.String({ maxLength: 400, description: "Only this campaign", examples: ["audio guide"] }),
  ),
});

const code = {
  id: "code_01kahgy2m4e8r6t0v2x4z6b8dk",
  shortId: "Kx7fP2m",
  title: "Hall 3",
  name: "Hall 3",
  scans: 42,
};
const example: Overview = {
  from: "2026-11-21T00:00:00.000Z",
  to: "2026-11-22T00:00:00.000Z",
  interval: "day",
  timezone: "UTC",
  totals: { codes: 1, active: 1, scans: 30, uniqueVisitors: 21, leads: 3, bots: 2 },
  previous: { scans: 12, uniqueVisitors: 9, leads: 0, bots: 0 },
  timeline: [{ at: "2026-11-21T00:00:00.000Z", scans: 30, uniqueVisitors: 21 }],
  countries: [{ country: "DE", scans: 30, uniqueVisitors: 21 }],
  devices: [{ device: "mobile", scans: 30, uniqueVisitors: 21 }],
  top: [code],
  newest: [],
  campaigns: [{ group: "audio guide", scans: 30, timeline: [30] }],
  complete: true,
};

/** `GET /app/api/overview`. */
export function overviewRoutes(needs: {
  gate: Gate;
  overview: OverviewReader;
  charts: ChartFiles;
  clock: Clock;
}) {
  const { gate, overview, charts, clock } = needs;
  const reads = gate.reads({ scopes: ["analytics:read"], feature: "analytics" });
  return new Elysia().get(
    "/app/api/overview",
    async ({ request, query }) => {
      const tenant = tenantOf(request);
      const found = await overview.of(tenant.id, {
        ...toPeriod(query),
        ...(query.group ? { group: query.group } : {}),
      });
      const format = chartFormatOf(query);
      if (format !== null) {
        const { chart = "timeline" } = query;
        const look = lookOf(query, query.group || tenant.name);
        const drawn = chartOfOverview(chart, found, look, clock.now());
        return chartAnswer(request, charts, drawn, format, `overview-${chart}`);
      }
      const file = tableFile(request, query, {
        ...{ name: "overview", tables: OVERVIEW_TABLES },
        whole: () => overviewTable(found),
        of: (table, language) => overviewTableOf(table, found, language),
      });
      return file ?? found;
    },
    {
      query: OverviewQuery,
      ...operation(reads, {
        id: "getOverview",
        tag: "scans",
        summary: "Counts of all codes, or of a campaign",
        description:
          "Codes are the 10 newest and the 10 most scanned of the period, looked for among the newest and the 60 most scanned of all time; campaigns the 10 most scanned of all time as of a minute ago.",
        storage: true,
        answers: {
          200: {
            ...json("Counts of the period", Overview, example, { ...FILE_HEADERS, ...CHART_HEADERS }),
            others: { ...tableContent(overviewTable(example).slice(0, 2)), ...CHART_CONTENT },
          },
        },
        problems: ["invalid_request", "period_invalid", "analytics_not_enabled"],
        parameters: [ACCEPT_LANGUAGE],
      }),
    },
  );
}
