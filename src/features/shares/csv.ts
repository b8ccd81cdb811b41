import { type CountedBy, valueName } from "../../kit/charts/counted.ts";
import type { ChartLanguage } from "../../kit/charts/words.ts";
import { bucketName } from "../../kit/shared/bucket-name.ts";
import type { CsvRows } from "../../kit/shared/csv.ts";
import { FEW } from "./constants.ts";
import type { SharedNumbers } from "./model.ts";

const COLUMNS = ["part", "value", "name", "scans", "visitors"];

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** A count that is too small to be shown. */
const SMALL = `<${FEW}`;

/**
 * Shared numbers as a table: `part` names the member of the JSON, `value` the entry, and `name` says how
 * people call it. Intervals are named by the calendar of the share's time zone.
 */
export function shareTable(numbers: SharedNumbers, language: ChartLanguage): CsvRows {
  const { from, to, interval, timezone, totals, previous, page } = numbers;
  const day = (at: string) => bucketName(at, "day", timezone);
  const last = day(new Date(Date.parse(to) - 1).toISOString());
  const named = (part: string, by: CountedBy, value: string | null, counts: Counted) => [
    ...[part, value, valueName(by, value, language)],
    ...[counts.scans ?? SMALL, counts.uniqueVisitors ?? SMALL],
  ];
  return [
    COLUMNS,
    ["totals", `${day(from)}/${last}`, timezone, totals.scans, totals.uniqueVisitors],
    ["previous", null, timezone, previous.scans, previous.uniqueVisitors],
    ["bots", null, null, totals.bots, null],
    ...numbers.timeline.map(({ at, scans, uniqueVisitors }) => [
      ...["timeline", bucketName(at, interval, timezone), timezone, scans, uniqueVisitors],
    ]),
    ...numbers.countries.map(({ country, ...counts }) => named("countries", "country", country, counts)),
    ...numbers.devices.map(({ device, ...counts }) => named("devices", "device", device, counts)),
    ...numbers.systems.map(({ system, ...counts }) => named("systems", "system", system, counts)),
    ...numbers.browsers.map(({ browser, ...counts }) => named("browsers", "browser", browser, counts)),
    ...numbers.languages.map(({ language: code, ...counts }) => named("languages", "language", code, counts)),
    ...numbers.weekdays.flatMap((hours, weekday) =>
      hours.map((scans, hour) => ["weekdays", `${WEEKDAYS[weekday]} ${hour}:00`, null, scans, null]),
    ),
    ...(page
      ? [
          ["page", "views", null, page.views, null],
          ["page", "clicks", null, page.clicks, null],
        ]
      : []),
    ...numbers.codes.map(({ name, scans }) => ["codes", null, name, scans, null]),
    ...numbers.campaigns.map(({ name, scans }) => [
      ...["campaigns", name, valueName("campaign", name, language), scans, null],
    ]),
  ];
}

interface Counted {
  readonly scans: number | null;
  readonly uniqueVisitors: number | null;
}
