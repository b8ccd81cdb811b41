import type { Theme } from "./colors.ts";
import { linkTypeName } from "./link-type-name.ts";
import type { BarChart, ChartHead, HeatChart, LineChart } from "./kinds.ts";
import type { ChartLanguage, ChartWords } from "./words.ts";

/** Charts of counts as the API answers them. */

/** How a chart looks. */
export interface ChartLook {
  /** Above the chart: what was counted, such as a code's name. */
  readonly subject: string;
  readonly language: ChartLanguage;
  /** `page` takes the colours of the page around it. */
  readonly theme: Theme | "page";
  /** Units; 600 unless it is given. */
  readonly width?: number;
}

/** The period of counts, as an answer gives it: times are ISO 8601, `to` is exclusive. */
export interface ChartPeriod {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

type Interval = "hour" | "day" | "week" | "month";

/** Something that scans are counted by. */
export type CountedBy =
  "country" | "device" | "system" | "browser" | "language" | "referrer" | "destination" | "campaign";

/** A count by something. `shown` replaces the number, where that is not to be told. */
export interface CountedValue {
  readonly value: string | null;
  readonly scans: number;
  readonly shown?: string;
}

const WIDTH = 600;

/** Bars of a chart; what is left is summed up in one more. */
const MOST_BARS = 10;

/** The service's name for the values beyond the most frequent. */
const REST = "other";

const TICKS: Readonly<Record<Interval, Intl.DateTimeFormatOptions>> = {
  hour: { weekday: "short", hour: "2-digit", minute: "2-digit" },
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
  month: { month: "short", year: "2-digit" },
};

/** Hours of one day, also of one with a change of clocks, need no weekday. */
const ONE_DAY = 25;

/**
 * Scans and visitors over time. @param now - milliseconds since the epoch: an interval that is not over yet
 * is dotted, later ones are empty.
 */
export function timelineChart(
  counts: ChartPeriod & {
    readonly interval: Interval;
    readonly timeline: readonly {
      readonly at: string;
      readonly scans: number;
      readonly uniqueVisitors: number;
    }[];
    readonly totals: { readonly scans: number; readonly uniqueVisitors: number };
  },
  look: ChartLook,
  now: number,
): LineChart {
  const { timeline, interval, timezone: timeZone, to, totals } = counts;
  const { words, locale } = look.language;
  const isOneDay = interval === "hour" && timeline.length <= ONE_DAY;
  const options = isOneDay ? ({ hour: "2-digit", minute: "2-digit" } as const) : TICKS[interval];
  const timeFormat = { ...options, timeZone };
  const begun = timeline.findLastIndex(({ at }) => Date.parse(at) <= now);
  // A line leads to the running point from the one before.
  const running = now < Date.parse(to) && begun > 0 ? { at: begun, name: words.running } : null;
  const values = (of: "scans" | "uniqueVisitors") =>
    timeline.map((bucket) => (Date.parse(bucket.at) > now ? null : bucket[of]));
  const number = numbers(locale);
  const most = timeline.reduce<{ readonly at: string; readonly scans: number } | null>(
    (best, bucket) => (bucket.scans > (best?.scans ?? 0) ? bucket : best),
    null,
  );
  const clock = new Intl.DateTimeFormat(locale, timeFormat);
  return {
    ...headOf(words.timeline, counts, look, [
      words.scansAndVisitors(number(totals.scans), number(totals.uniqueVisitors)),
      ...(most === null ? [] : [words.most(clock.format(Date.parse(most.at)), number(most.scans))]),
    ]),
    kind: "lines",
    lines: [
      { name: words.scans, values: values("scans"), color: "--accent", filled: true },
      { name: words.uniqueVisitors, values: values("uniqueVisitors"), color: "--good" },
    ],
    times: timeline.map(({ at }) => at),
    timeFormat,
    running,
  };
}

/** The titles of charts with bars. */
export type BarTitle =
  "countries" | "devices" | "systems" | "browsers" | "languages" | "referrers" | "destinations" | "campaigns";

/** Scans by something, the most first. */
export function breakdownChart(
  title: BarTitle,
  by: CountedBy,
  values: readonly CountedValue[],
  period: ChartPeriod,
  look: ChartLook,
): BarChart {
  const { words, locale } = look.language;
  const number = numbers(locale);
  const shown = values.length === MOST_BARS + 1 ? values.length : MOST_BARS;
  const rest = values.slice(shown);
  const rows = values.slice(0, shown).map(({ value, scans, shown }) => ({
    name: valueName(by, value, look.language),
    value: scans,
    text: shown ?? number(scans),
  }));
  const others = rest.reduce((sum, { scans }) => sum + scans, 0);
  const last = { name: words.rest(rest.length), value: others, text: number(others) };
  return barChart(words[title], rest.length === 0 ? rows : [...rows, last], period, look);
}

/** The most scanned codes. */
export function codesChart(
  codes: readonly { readonly name: string; readonly scans: number }[],
  period: ChartPeriod,
  look: ChartLook,
): BarChart {
  const { words, locale } = look.language;
  const number = numbers(locale);
  const rows = codes.map(({ name, scans }) => ({ name, value: scans, text: number(scans) }));
  return barChart(words.top, rows, period, look);
}

const STEPS = ["scans", "pageViews", "ctaClicks", "formStarts", "leads"] as const;

/** The way from a scan to a lead. */
export function funnelChart(
  funnel: Readonly<Record<(typeof STEPS)[number], number>>,
  period: ChartPeriod,
  look: ChartLook,
): BarChart {
  const { words, locale } = look.language;
  const number = numbers(locale);
  const rows = STEPS.map((step) => ({ name: words[step], value: funnel[step], text: number(funnel[step]) }));
  return barChart(words.funnel, rows, period, look);
}

/** Scans by weekday, Monday first, and hour. */
export function heatmapChart(
  heatmap: readonly (readonly number[])[],
  period: ChartPeriod,
  look: ChartLook,
): HeatChart {
  const { words, locale } = look.language;
  const number = numbers(locale);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const names = heatmap.map((_, day) => weekday.format((4 + day) * DAY));
  const slots = heatmap.flatMap((hours, day) => hours.map((scans, hour) => ({ day, hour, scans })));
  const most = slots.reduce((best, slot) => (slot.scans > best.scans ? slot : best), {
    ...{ day: 0, hour: 0, scans: 0 },
  });
  return {
    ...headOf(
      words.heatmap,
      period,
      look,
      most.scans === 0
        ? [`${words.nothing}.`]
        : [words.most(`${names[most.day]} ${hourName(most.hour)}`, number(most.scans))],
    ),
    kind: "heat",
    rows: heatmap.map((values, day) => ({ name: names[day] ?? "", values })),
    columns: Array.from({ length: 24 }, (_, hour) => (hour % 6 === 0 ? hourName(hour) : "")),
    fewer: words.fewer,
    more: words.more,
  };
}

const DAY = 86_400_000;

function barChart(title: string, rows: BarChart["rows"], period: ChartPeriod, look: ChartLook): BarChart {
  const { nothing } = look.language.words;
  const said = rows.map(({ name, text }) => `${name}: ${text}`).join("; ");
  return {
    ...headOf(title, period, look, [`${said === "" ? nothing : said}.`]),
    kind: "bars",
    rows,
    empty: nothing,
  };
}

function headOf(
  title: string,
  period: ChartPeriod,
  { subject, language, theme, width = WIDTH }: ChartLook,
  sentences: readonly string[],
): ChartHead {
  const { locale, direction } = language;
  const when = periodName(period, locale);
  return {
    subject,
    title,
    subtitle: when,
    description: [`${when}.`, ...sentences].join(" "),
    ...{ theme, width, locale, direction },
  };
}

/** `24 Oct – 21 Nov 2026`, with times where the period does not begin and end at midnight. */
function periodName({ from, to, timezone: timeZone }: ChartPeriod, locale: string): string {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  const clock = new Intl.DateTimeFormat("de", { timeStyle: "short", timeZone });
  const isDays = [first, end].every((at) => clock.format(at) === "00:00");
  const format = new Intl.DateTimeFormat(locale, {
    ...{ day: "numeric", month: "short", year: "numeric", timeZone },
    ...(isDays ? {} : { hour: "2-digit", minute: "2-digit" }),
  });
  return `${format.formatRange(first, Math.max(first, isDays ? end - 1 : end))} (${timeZone})`;
}

function hourName(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

function numbers(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale);
  return (value) => format.format(value);
}

/** The name of a value, as people call it. */
export function valueName(by: CountedBy, value: string | null, language: ChartLanguage): string {
  const { words, locale } = language;
  if (value === null)
    return by === "referrer" ? words.noReferrer : by === "campaign" ? words.noCampaign : words.unknown;
  if (by === "campaign") return value;
  if (by === "device") return deviceName(value, words);
  if (value === REST) return words.other;
  if (by === "country") return named(value, "region", locale);
  if (by === "language") return named(value, "language", locale);
  return by === "destination" ? destinationName(value, language) : value;
}

function deviceName(value: string, words: ChartWords): string {
  const { mobile, tablet, desktop, bot, otherDevice } = words;
  return new Map(Object.entries({ mobile, tablet, desktop, bot, other: otherDevice })).get(value) ?? value;
}

/** Rules keep the names that their owners gave them. */
function destinationName(value: string, { words, locale }: ChartLanguage): string {
  const { toTarget, toPage, toFallback } = words;
  const names = new Map(Object.entries({ default: toTarget, page: toPage, fallback: toFallback }));
  return names.get(value) ?? linkTypeName(value, locale) ?? value;
}

/** Kept, because to make one takes longer than to use it a hundred times. */
const DISPLAY_NAMES = new Map<string, Intl.DisplayNames>();

function displayNames(type: "region" | "language", locale: string): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const made = DISPLAY_NAMES.get(key) ?? new Intl.DisplayNames(locale, { type });
  DISPLAY_NAMES.set(key, made);
  return made;
}

function named(code: string, type: "region" | "language", locale: string): string {
  try {
    return displayNames(type, locale).of(code) ?? code;
  } catch {
    // Not every code of the past is one of CLDR.
    return code;
  }
}
