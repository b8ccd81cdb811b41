import type { CodePart, OverviewTable } from "./constants.ts";
import { type CountedBy, valueName } from "../../kit/charts/counted.ts";
import type { ChartLanguage } from "../../kit/charts/words.ts";
import { bucketName } from "../../kit/shared/bucket-name.ts";
import type { CsvRows } from "../../kit/shared/csv.ts";
import type { Analytics } from "./model.ts";
import type { Overview } from "./overview-model.ts";

/*
 * Analytics as tables for people: one thing a table, names beside codes, and days of the time zone that was
 * asked for. Headers are the same in every language, so that formulas of a spreadsheet go on working.
 */

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type Counted = { readonly scans: number; readonly uniqueVisitors: number };

/** A table of a code's analytics. @param language - of names. */
export function codeTable(table: CodePart, found: Analytics, language: ChartLanguage): CsvRows {
  switch (table) {
    case "timeline":
      return timelineRows(found);
    case "weekdays":
      return [
        ["weekday", "hour", "scans"],
        ...found.heatmap.flatMap((hours, day) =>
          hours.map((scans, hour) => [WEEKDAYS[day] ?? "", `${String(hour).padStart(2, "0")}:00`, scans]),
        ),
      ];
    case "funnel":
      return [
        ["step", "count"],
        ...(["scans", "pageViews", "ctaClicks", "formStarts", "leads"] as const).map((step) => [
          step,
          found.funnel[step],
        ]),
      ];
    case "countries":
      return namedRows("country", found.countries, ({ country }) => country, language);
    case "devices":
      return namedRows("device", found.devices, ({ device }) => device, language);
    case "systems":
      return namedRows("system", found.systems, ({ system }) => system, language);
    case "browsers":
      return namedRows("browser", found.browsers, ({ browser }) => browser, language);
    case "languages":
      return namedRows("language", found.languages, ({ language: code }) => code, language);
    case "referrers":
      return namedRows("referrer", found.referrers, ({ referrer }) => referrer, language);
    case "destinations":
      return namedRows("destination", found.destinations, ({ destination }) => destination, language);
  }
}

/** A table of an overview. */
export function overviewTableOf(table: OverviewTable, found: Overview, language: ChartLanguage): CsvRows {
  switch (table) {
    case "timeline":
      return timelineRows(found);
    case "countries":
      return namedRows("country", found.countries, ({ country }) => country, language);
    case "devices":
      return namedRows("device", found.devices, ({ device }) => device, language);
    case "codes":
      return codeRows(found.top);
    case "newest":
      return codeRows(found.newest);
    case "campaigns":
      return [
        ["campaign", "name", "scans"],
        ...found.campaigns.map(({ group, scans }) => [group, valueName("campaign", group, language), scans]),
      ];
  }
}

function timelineRows({
  interval,
  timezone,
  timeline,
}: Pick<Analytics, "interval" | "timezone" | "timeline">): CsvRows {
  return [
    [interval, "timezone", "scans", "visitors"],
    ...timeline.map(({ at, scans, uniqueVisitors }) => [
      bucketName(at, interval, timezone),
      timezone,
      scans,
      uniqueVisitors,
    ]),
  ];
}

function namedRows<T extends Counted>(
  by: CountedBy,
  rows: readonly T[],
  codeOf: (row: T) => string | null,
  language: ChartLanguage,
): CsvRows {
  return [
    [by, "name", "scans", "visitors"],
    ...rows.map((row) => [codeOf(row), valueName(by, codeOf(row), language), row.scans, row.uniqueVisitors]),
  ];
}

function codeRows(codes: Overview["top"]): CsvRows {
  return [["shortId", "name", "scans"], ...codes.map(({ shortId, name, scans }) => [shortId, name, scans])];
}
