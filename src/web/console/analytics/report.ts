import type { Analytics, Overview } from "quietzone-client";
import type { CsvRows } from "../../lib/csv.ts";
import { type Dimension, valueName } from "./names.ts";
import type { Words } from "../../texts/texts.ts";

/** Counts as the tables of a spreadsheet: names in the language of the app, days as local dates. */

/** The parts of an answer that its days are read from. */
type Counts = Pick<Analytics, "interval" | "timezone" | "timeline">;

/**
 * One table of an answer's breakdowns.
 * @template D - the dimension; `null` where values are names as they are shown.
 */
export interface Part<D extends Dimension | null = Dimension | null> {
  readonly title: string;
  readonly dimension: D;
  readonly slices: readonly {
    readonly value: string | null;
    readonly scans: number;
    readonly uniqueVisitors?: number;
  }[];
}

/**
 * The local date at which an interval begins, `2026-10-25`, with the time for hours: spreadsheets read both.
 */
function localTime(at: string, { interval, timezone }: Pick<Counts, "interval" | "timezone">): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    ...(interval === "hour" && { timeStyle: "short" }),
    timeZone: timezone,
  });
  return format.format(Date.parse(at));
}

/** The counts over time, a line for each day or other interval, beside those of the period before. */
export function daysTable(
  counts: Counts,
  before: Pick<Counts, "timeline"> | null | undefined,
  words: Words["analytics"],
): CsvRows {
  const head = [words[counts.interval], words.scans, words.uniqueVisitors];
  return [
    before ? [...head, words.previousScans] : head,
    ...counts.timeline.map(({ at, scans, uniqueVisitors }, index) => {
      const row = [localTime(at, counts), scans, uniqueVisitors];
      return before ? [...row, before.timeline[index]?.scans ?? null] : row;
    }),
  ];
}

/** The breakdowns in one table, each line with the name of its breakdown. */
export function partsTable(parts: readonly Part[], words: Words["analytics"]): CsvRows {
  return [
    [words.part, words.value, words.scans, words.uniqueVisitors],
    ...parts.flatMap(({ title, dimension, slices }) =>
      slices.map(({ value, scans, uniqueVisitors }) => [
        title,
        dimension === null ? value : valueName(dimension, value, words),
        scans,
        uniqueVisitors ?? null,
      ]),
    ),
  ];
}

/** The breakdowns of a code, in the order that they are shown in. */
export function partsOf(analytics: Analytics, words: Words["analytics"]): Part<Dimension>[] {
  const { referrers, languages, systems, browsers, destinations } = analytics;
  return [
    ...placesOf(analytics, words),
    partOf(words.referrers, "referrer", referrers),
    partOf(words.languages, "language", languages),
    partOf(words.systems, "system", systems),
    partOf(words.browsers, "browser", browsers),
    partOf(words.destinations, "destination", destinations),
  ];
}

/** The breakdowns that the counts of a code and of a workspace have in common. */
export function placesOf(
  { countries, devices }: Pick<Overview, "countries" | "devices">,
  words: Words["analytics"],
): Part<Dimension>[] {
  return [partOf(words.countries, "country", countries), partOf(words.devices, "device", devices)];
}

function partOf<D extends Dimension>(
  title: string,
  dimension: D,
  rows: readonly (Readonly<Record<D, string | null>> & { scans: number; uniqueVisitors: number })[],
): Part<D> {
  return { title, dimension, slices: rows.map((row) => ({ ...row, value: row[dimension] })) };
}
