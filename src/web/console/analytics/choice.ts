import type { Interval } from "../../../analytics/model.ts";

/** The choice of period, interval and time zone. It is in the address, so that a link shows the same. */

/** The last so many days, today included. */
export const PERIODS = ["7", "30", "90", "365"] as const;
export type Period = (typeof PERIODS)[number] | "own";

export const INTERVALS = ["hour", "day", "week", "month"] as const satisfies readonly Interval[];

export interface Choice {
  readonly period: Period;
  /** The first and the last day, `2026-11-21`, in `zone`. */
  readonly from: string;
  readonly to: string;
  readonly interval: Interval;
  /** IANA name. */
  readonly zone: string;
  readonly bots: boolean;
}

const DAY = 86_400_000;

/** The service's limit of points in a timeline. */
const MOST_BUCKETS = 1_000;

const HOURS_A_BUCKET: Readonly<Record<Interval, number>> = { hour: 1, day: 24, week: 168, month: 672 };

/** The browser's time zone. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** All time zones by name, the browser's included. */
export function allZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ownZone()])].sort();
}

/** The current day in a time zone. @param now - milliseconds since the epoch. */
export function today(zone: string, now: number): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    calendar: "iso8601",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The day that many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The number of days in a period, both ends included; less than 1 when the end is before the start. */
export function dayCount({ from, to }: Pick<Choice, "from" | "to">): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** Whether a text is a day that the service accepts. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^2[01]\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The intervals that a period of that many days allows. */
export function intervalsFor(days: number): Interval[] {
  return INTERVALS.filter((interval) => (days * 24) / HOURS_A_BUCKET[interval] <= MOST_BUCKETS);
}

/** The default interval for a readable chart. */
export function fittingInterval(days: number): Interval {
  if (days <= 2) return "hour";
  if (days <= 120) return "day";
  return days <= 800 ? "week" : "month";
}

/** Reads a choice from an address; invalid parts are ignored. */
export function readChoice(params: URLSearchParams, now: number): Choice {
  const zone = knownZone(params.get("zone")) ?? ownZone();
  const { period, from, to } = readDays(params, today(zone, now));
  const days = dayCount({ from, to });
  const asked = params.get("interval");
  const interval = intervalsFor(days).find((name) => name === asked) ?? fittingInterval(days);
  return { period, from, to, interval, zone, bots: params.get("bots") === "include" };
}

function readDays(params: URLSearchParams, last: string): Pick<Choice, "period" | "from" | "to"> {
  const [from, to] = [params.get("from"), params.get("to")];
  if (isDay(from) && isDay(to) && from <= to) return { period: "own", from, to };
  const period = PERIODS.find((name) => name === params.get("period")) ?? "30";
  return { period, from: addDays(last, 1 - Number(period)), to: last };
}

function knownZone(name: string | null): string | null {
  if (name === null) return null;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name;
  } catch {
    return null;
  }
}

/** A choice as query parameters; defaults are left out. */
export function writeChoice(choice: Choice): URLSearchParams {
  const params = new URLSearchParams();
  if (choice.period === "own") {
    params.set("from", choice.from);
    params.set("to", choice.to);
  } else if (choice.period !== "30") params.set("period", choice.period);
  if (choice.interval !== fittingInterval(dayCount(choice))) params.set("interval", choice.interval);
  if (choice.zone !== ownZone()) params.set("zone", choice.zone);
  if (choice.bots) params.set("bots", "include");
  return params;
}

/** The query of the API call. */
export function queryOf({ from, to, interval, zone, bots }: Choice): string {
  return new URLSearchParams({
    ...{ from, to, interval },
    timezone: zone,
    bots: bots ? "include" : "exclude",
  }).toString();
}

/** The previous period of the same length. */
export function before(choice: Choice): Choice {
  const days = dayCount(choice);
  return { ...choice, period: "own", from: addDays(choice.from, -days), to: addDays(choice.from, -1) };
}
