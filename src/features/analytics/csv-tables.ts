import { isoTime } from "../../kit/shared/clock.ts";
import type { CsvRows } from "../../kit/shared/csv.ts";
import type { Analytics, Campaigns } from "./model.ts";
import type { Overview } from "./overview-model.ts";

/* Analytics and campaigns as tables. */

const COLUMNS = [
  "part",
  "value",
  "scans",
  "uniqueVisitors",
  "repeatScanners",
  "bots",
  "leads",
  "pageViews",
  "ctaClicks",
  "formStarts",
  "unlocked",
  "offers",
  "audioPlays",
] as const;

const CAMPAIGN_COLUMNS = ["group", "codes", "scans", "unique", "leads"] as const;

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

type TableRow<C extends string> = Readonly<Partial<Record<C, string | number | null>>>;

/**
 * A code's analytics: `part` names the member of the answer that a line belongs to, and `value` the entry. The funnel's counts
 * stand in the line of the totals.
 */
export function analyticsTable(analytics: Analytics): CsvRows {
  const { from, to, totals, previous, heatmap, funnel } = analytics;
  const lines: TableRow<(typeof COLUMNS)[number]>[] = [
    { part: "totals", value: `${from}/${to}`, ...totals, ...funnel },
    { part: "previous", value: `${periodBefore(from, to)}/${from}`, ...previous },
    ...entries("timeline", analytics.timeline, ({ at }) => at),
    ...entries("countries", analytics.countries, ({ country }) => country),
    ...entries("devices", analytics.devices, ({ device }) => device),
    ...entries("systems", analytics.systems, ({ system }) => system),
    ...entries("browsers", analytics.browsers, ({ browser }) => browser),
    ...entries("languages", analytics.languages, ({ language }) => language),
    ...entries("referrers", analytics.referrers, ({ referrer }) => referrer),
    ...entries("destinations", analytics.destinations, ({ destination }) => destination),
    ...analytics.pageLanguages.map(({ language, views }) => ({
      part: "pageLanguages",
      value: language,
      pageViews: views,
    })),
    ...heatmap.flatMap((hours, day) =>
      hours.map((scans, hour) => ({ part: "heatmap", value: `${WEEKDAYS[day]} ${hour}:00`, scans })),
    ),
  ];
  return [COLUMNS, ...cells(COLUMNS, lines)];
}

const OVERVIEW_COLUMNS = [
  "part",
  "value",
  "scans",
  "uniqueVisitors",
  "bots",
  "leads",
  "codes",
  "active",
  "title",
] as const;

/** An overview in the same form. Codes are named by their short ids. */
export function overviewTable(overview: Overview): CsvRows {
  const { from, to, totals, previous, top, newest, campaigns } = overview;
  const lines: TableRow<(typeof OVERVIEW_COLUMNS)[number]>[] = [
    { part: "totals", value: `${from}/${to}`, ...totals },
    { part: "previous", value: `${periodBefore(from, to)}/${from}`, ...previous },
    ...entries("timeline", overview.timeline, ({ at }) => at),
    ...entries("countries", overview.countries, ({ country }) => country),
    ...entries("devices", overview.devices, ({ device }) => device),
    ...top.map(({ shortId, title, scans }) => ({ part: "top", value: shortId, title, scans })),
    ...newest.map(({ shortId, title, scans }) => ({ part: "newest", value: shortId, title, scans })),
    ...campaigns.map(({ group, scans }) => ({ part: "campaigns", value: group, scans })),
  ];
  return [OVERVIEW_COLUMNS, ...cells(OVERVIEW_COLUMNS, lines)];
}

/** The beginning of the period before. */
function periodBefore(from: string, to: string): string {
  return isoTime(2 * Date.parse(from) - Date.parse(to));
}

/** The header of the table of campaigns. */
export const CAMPAIGN_HEADER: CsvRows = [CAMPAIGN_COLUMNS];

/** The lines of some campaigns. */
export function campaignLines(campaigns: Campaigns["campaigns"]): CsvRows {
  return cells(CAMPAIGN_COLUMNS, campaigns);
}

function entries<T extends { readonly scans: number; readonly uniqueVisitors: number }>(
  part: string,
  rows: readonly T[],
  nameOf: (row: T) => string | null,
) {
  return rows.map((row) => ({
    part,
    value: nameOf(row),
    scans: row.scans,
    uniqueVisitors: row.uniqueVisitors,
  }));
}

function cells<C extends string>(columns: readonly C[], lines: readonly TableRow<C>[]): CsvRows {
  return lines.map((line) => columns.map((column) => line[column] ?? null));
}
