import { INTERVALS, type Interval, MOST_BUCKETS } from "../../../features/analytics/constants.ts";
import { timeFormat } from "../../lib/formats.ts";
import type { Query } from "../../lib/query.ts";
import { ownZone } from "../../lib/zones.ts";

/** The choice of period, interval and time zone. It is in the address, so that a link shows the same. */

/** Today, the last 24 hours, the last so many days with today, and all time. */
export const PERIODS = ["today", "24h", "7", "30", "90", "365", "all"] as const;
export type Period = (typeof PERIODS)[number] | "own";

export interface Choice {
  readonly period: Period;
  /** The first and the last day, `2026-11-21`, in `zone`; of the last 24 hours the times they begin and end. */
  readonly from: string;
  readonly to: string;
  readonly interval: Interval;
  /** IANA name. */
  readonly zone: string;
  readonly bots: boolean;
}

/** The period of a choice. */
export type Span = Pick<Choice, "period" | "from" | "to">;

/** The defaults by which a view reads the choice in its address. */
export interface ChoiceContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The time at which all time begins; `null` while it is unknown. */
  readonly since: string | null;
  /** The period when the address has none. */
  readonly usual: Exclude<Period, "own">;
  /** Whether automated scans are counted when the address does not say. */
  readonly bots: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const QUARTER = 15 * MINUTE;
const DAY = 24 * HOUR;

/** No service counted scans before. */
const EARLIEST = "2020-01-01";

const HOURS_A_BUCKET: Readonly<Record<Interval, number>> = { hour: 1, day: 24, week: 168, month: 672 };

/** The current day in a time zone. @param now - milliseconds since the epoch. */
export function today(zone: string, now: number): string {
  // Swedes write dates as ISO 8601 does.
  return timeFormat("sv-SE", { dateStyle: "short", timeZone: zone }).format(now);
}

/** The day that many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The day that a day or a time is in. */
export function dayOf(text: string, zone: string): string {
  return isDay(text) ? text : today(zone, Date.parse(text));
}

/** The number of days in a period, both ends included; less than 1 when the end is before the start. */
export function dayCount({ from, to }: Pick<Choice, "from" | "to">): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** A period that ends now. */
export function spanOf(
  period: ChoiceContext["usual"],
  zone: string,
  { now, since }: Pick<ChoiceContext, "now" | "since">,
): Span {
  const last = today(zone, now);
  if (period === "today") return { period, from: last, to: last };
  if (period === "all") {
    const [first = last] = [since === null ? EARLIEST : today(zone, Date.parse(since)), last].sort();
    return { period, from: first, to: last };
  }
  if (period !== "24h") return { period, from: addDays(last, 1 - Number(period)), to: last };
  const end = hourStart(zone, now) + HOUR;
  return { period, from: new Date(end - DAY).toISOString(), to: new Date(end).toISOString() };
}

/** The beginning of the local hour. Some time zones are half an hour away from the others. */
function hourStart(zone: string, now: number): number {
  const minute = timeFormat("en", { timeZone: zone, minute: "numeric", numberingSystem: "latn" });
  return now - (now % MINUTE) - Number(minute.format(now)) * MINUTE;
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
export function readChoice(params: URLSearchParams, context: ChoiceContext): Choice {
  const zone = knownZone(params.get("zone")) ?? ownZone();
  const span = readSpan(params, zone, context);
  const days = dayCount(span);
  const asked = params.get("interval");
  const interval = intervalsFor(days).find((name) => name === asked) ?? fittingInterval(days);
  return { ...span, interval, zone, bots: context.bots || params.get("bots") === "include" };
}

function readSpan(params: URLSearchParams, zone: string, context: ChoiceContext): Span {
  const [from, to] = [params.get("from"), params.get("to")];
  if (isDay(from) && isDay(to) && from <= to) return { period: "own", from, to };
  const period = PERIODS.find((name) => name === params.get("period")) ?? context.usual;
  return spanOf(period, zone, context);
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
export function writeChoice(choice: Choice, usual: Period): URLSearchParams {
  const params = new URLSearchParams();
  if (choice.period === "own") {
    params.set("from", choice.from);
    params.set("to", choice.to);
  } else if (choice.period !== usual) params.set("period", choice.period);
  if (choice.interval !== fittingInterval(dayCount(choice))) params.set("interval", choice.interval);
  if (choice.zone !== ownZone()) params.set("zone", choice.zone);
  if (choice.bots) params.set("bots", "include");
  return params;
}

/** The parameters of the API call. */
export type CountsQuery = Pick<
  Query<"GET /app/api/overview">,
  "from" | "to" | "interval" | "timezone" | "bots"
>;

/** A choice as the API has it. */
export function queryOf({ from, to, interval, zone, bots }: Choice): CountsQuery {
  return { from, to, interval, timezone: zone, bots: bots ? "include" : "exclude" };
}

/**
 * The previous period of the same length: of today it is yesterday up to this time of day.
 * @returns `null` for all time, which has none.
 */
export function before(choice: Choice, now: number): Choice | null {
  const { period, from } = choice;
  if (period === "all") return null;
  if (period === "24h") return { ...choice, from: new Date(Date.parse(from) - DAY).toISOString(), to: from };
  const days = dayCount(choice);
  const past = { ...choice, period: "own" as const, from: addDays(from, -days), to: addDays(from, -1) };
  if (period !== "today") return past;
  return { ...past, to: new Date(Math.ceil((now + 1) / QUARTER) * QUARTER - DAY).toISOString() };
}

/**
 * The index of the interval that is not over yet; `null` when the period is. @param to - the period's end,
 * exclusive.
 */
export function runningIndex(
  timeline: readonly { readonly at: string }[],
  to: string,
  now: number,
): number | null {
  const index = now < Date.parse(to) ? timeline.findLastIndex(({ at }) => Date.parse(at) <= now) : -1;
  return index < 0 ? null : index;
}
