import type { Interval } from "../../../src/features/analytics/constants.ts";
import type { Analytics } from "../../../src/features/analytics/model.ts";
import type { ScanEvent } from "../../../src/features/scans/log-model.ts";

/**
 * Counts a code's log again, without code of the service: local time by Intl, periods by walking through quarter
 * hours one by one.
 */

const QUARTER = 900_000;
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The expected analytics of a period. */
export type Recount = Pick<
  Analytics,
  "from" | "to" | "totals" | "previous" | "timeline" | "heatmap" | (typeof BREAKDOWNS)[number][0]
>;

export const BREAKDOWNS = [
  ["countries", "country"],
  ["devices", "device"],
  ["systems", "system"],
  ["browsers", "browser"],
  ["languages", "language"],
  ["referrers", "referrer"],
  ["destinations", "destination"],
] as const;

/** A period as a client asks for it: dates `YYYY-MM-DD`, or times. */
export interface AskedPeriod {
  readonly from: string;
  readonly to: string;
  readonly interval: Interval;
  readonly timezone: string;
  readonly bots: "include" | "exclude";
}

interface LocalTime {
  readonly date: string;
  readonly hour: number;
  /** 0 is Monday. */
  readonly weekday: number;
  /** Such as `GMT+05:45`: distinguishes an hour from the same one after clocks went back. */
  readonly offset: string;
}

/** Reads a zone's wall clock. */
export function wallClock(timeZone: string): (at: number) => LocalTime {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
    weekday: "short",
    timeZoneName: "longOffset",
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? "";
    return {
      date: `${part("year")}-${part("month")}-${part("day")}`,
      hour: Number(part("hour")),
      weekday: WEEKDAYS.indexOf(part("weekday")),
      offset: part("timeZoneName"),
    };
  };
}

/** A name of a moment's bucket: equal for moments of one bucket, different for others. */
function bucketName({ date, hour, weekday, offset }: LocalTime, interval: Interval): string {
  if (interval === "hour") return `${date} ${hour} ${offset}`;
  if (interval === "month") return date.slice(0, 7);
  if (interval === "day") return date;
  const monday = Date.parse(date) - weekday * 96 * QUARTER;
  return new Date(monday).toISOString().slice(0, 10);
}

interface Counted extends ScanEvent {
  readonly time: number;
  readonly first: boolean;
  readonly second: boolean;
}

/** The log in the order of recording, with each scanner's first and second scan of a UTC day flagged. */
function counted(newestFirst: readonly ScanEvent[]): Counted[] {
  const times = new Map<string, number>();
  return newestFirst.toReversed().map((event) => {
    const scanner = `${event.at.slice(0, 10)} ${event.visitor} ${event.bot !== null}`;
    const time = (times.get(scanner) ?? 0) + 1;
    times.set(scanner, time);
    return { ...event, time: Date.parse(event.at), first: time === 1, second: time === 2 };
  });
}

/** The quarter hours of the asked period. */
function quartersOf({ from, to, timezone }: AskedPeriod): number[] {
  const isDate = (text: string) => text.length === 10;
  const local = wallClock(timezone);
  const [earliest, latest] = [Date.parse(from) - 96 * QUARTER, Date.parse(to) + 3 * 96 * QUARTER];
  const quarters: number[] = [];
  for (let at = Math.floor(earliest / QUARTER) * QUARTER; at < latest; at += QUARTER) {
    const { date } = local(at);
    const begun = isDate(from) ? date >= from : at + QUARTER > Date.parse(from);
    const ended = isDate(to) ? date > to : at >= Date.parse(to);
    if (begun && !ended) quarters.push(at);
  }
  return quarters;
}

/** Counts what lies in the asked period; leads by their times. */
export function recount(
  log: readonly ScanEvent[],
  leads: readonly { readonly at: string }[],
  asked: AskedPeriod,
): Recount {
  const quarters = quartersOf(asked);
  const from = quarters[0] ?? Number.NaN;
  const to = (quarters.at(-1) ?? Number.NaN) + QUARTER;
  const all = counted(log);
  const withBots = asked.bots === "include";
  const within = (start: number, end: number) => all.filter(({ time }) => time >= start && time < end);
  const isCounted = ({ bot }: ScanEvent) => withBots || bot === null;
  const totals = (start: number, end: number) => {
    const there = within(start, end).filter(isCounted);
    return {
      scans: there.length,
      uniqueVisitors: there.filter(({ first }) => first).length,
      repeatScanners: there.filter(({ second }) => second).length,
      bots: within(start, end).filter(({ bot }) => bot !== null).length,
      leads: leads.filter(({ at }) => Date.parse(at) >= start && Date.parse(at) < end).length,
    };
  };
  const there = within(from, to).filter(isCounted);
  const broken = ([plural, key]: (typeof BREAKDOWNS)[number]) => {
    const groups = [...Map.groupBy(there, (event) => event[key])];
    const rows = groups.map(([value, events]) => ({
      [key]: value,
      scans: events.length,
      uniqueVisitors: events.filter(({ first }) => first).length,
    }));
    return [plural, rows];
  };
  const iso = (at: number) => new Date(at).toISOString();
  const breakdowns: Pick<Recount, (typeof BREAKDOWNS)[number][0]> = Object.fromEntries(
    BREAKDOWNS.map(broken),
  );
  return {
    from: iso(from),
    to: iso(to),
    totals: totals(from, to),
    previous: totals(from - (to - from), from),
    timeline: timeline(there, quarters, asked),
    heatmap: heatmap(there, asked.timezone),
    ...breakdowns,
  };
}

function timeline(there: readonly Counted[], quarters: readonly number[], asked: AskedPeriod) {
  const local = wallClock(asked.timezone);
  const name = (at: number) => bucketName(local(at), asked.interval);
  const buckets = new Map<string, Analytics["timeline"][number]>();
  for (const at of quarters)
    if (!buckets.has(name(at)))
      buckets.set(name(at), { at: new Date(at).toISOString(), scans: 0, uniqueVisitors: 0 });
  for (const { time, first } of there) {
    const bucket = buckets.get(name(time));
    if (!bucket) continue;
    bucket.scans++;
    if (first) bucket.uniqueVisitors++;
  }
  return [...buckets.values()];
}

/** Scans by local weekday and hour. */
export function heatmap(scans: readonly { readonly time: number }[], timezone: string): number[][] {
  const local = wallClock(timezone);
  const map = WEEKDAYS.map(() => new Array<number>(24).fill(0));
  for (const { time } of scans) {
    const { weekday, hour } = local(time);
    const row = map[weekday];
    if (row) row[hour] = (row[hour] ?? 0) + 1;
  }
  return map;
}
