import { DAY, HOUR, MINUTE } from "../../kit/shared/clock.ts";
import { moment, periodInvalid, startOfDay } from "../../kit/shared/moment.ts";
import { zoneNamed } from "../../kit/shared/zone.ts";
import type { Interval } from "./constants.ts";
import type { Stretch } from "./records.ts";
import { MOST_BUCKETS } from "./constants.ts";

/** The ends of a period as they stand in the query. */
export interface PeriodEnds {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A period as it stands in the query. */
export interface PeriodQuery extends PeriodEnds {
  readonly interval: Interval;
  readonly timezone: string;
}

/** A period, `from` inclusive to `to` exclusive, milliseconds since the epoch on quarter hours, and its buckets. */
export interface Period {
  readonly from: number;
  readonly to: number;
  /** The start of each bucket of the timeline: the first is `from`, the others are local boundaries. */
  readonly buckets: readonly number[];
}

/** The finest slot that is counted: hours and days of every time zone begin on one of these. */
const QUARTER = 15 * MINUTE;
const DEFAULT_DAYS = 30;

/**
 * Reads a period: dates are local days, the last one included; times are instants. Without them, the last 30 days.
 * @throws Fault `period_invalid`, naming the parameter: not a date or time, an unknown time zone, nothing between
 * `from` and `to`, or more than 1,000 buckets.
 */
export function readPeriod(query: PeriodQuery, now: number): Period {
  const zone = zoneNamed(query.timezone);
  if (zone === null) throw periodInvalid("timezone", "period_zone");
  const { from, to } = readEnds(query, zone, now);
  return { from, to, buckets: bucketStarts(from, to, query.interval, zone) };
}

/** The same without buckets. @param zone - a name of the time zone database. @throws Fault `period_invalid`. */
export function readEnds(query: PeriodEnds, zone: string, now: number): Pick<Period, "from" | "to"> {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const to = query.to === undefined ? startOfDay(today.add({ days: 1 }), zone) : moment(query.to, "to", zone);
  const from =
    query.from === undefined ? startOfDay(lastDays(to, zone), zone) : moment(query.from, "from", zone);
  const [start, end] = [floorTo(from, QUARTER), -floorTo(-to, QUARTER)];
  if (start >= end) throw periodInvalid("from", "period_from_after_to");
  return { from: start, to: end };
}

/** The day that begins the default period which ends at `to`. */
function lastDays(to: number, zone: string): Temporal.PlainDate {
  const last = Temporal.Instant.fromEpochMilliseconds(to - 1)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  return last.subtract({ days: DEFAULT_DAYS - 1 });
}

/** Local boundaries within the period, after its start. */
function bucketStarts(from: number, to: number, interval: Interval, zone: string): number[] {
  const starts = [from];
  let next = firstBoundary(Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone), interval);
  while (next.epochMilliseconds < to) {
    const at = floorTo(next.epochMilliseconds, QUARTER);
    if (at > from) starts.push(at);
    if (starts.length > MOST_BUCKETS)
      throw periodInvalid("interval", "period_too_many_buckets", { limit: MOST_BUCKETS });
    next = nextBoundary(next, interval);
  }
  return starts;
}

/** The boundary after another. The day after one that begins at 01:00, because clocks changed, begins at midnight again. */
function nextBoundary(at: Temporal.ZonedDateTime, interval: Interval): Temporal.ZonedDateTime {
  return interval === "hour" ? nextHour(at) : at.add(STEP[interval]).startOfDay();
}

/** The next full hour, or an earlier clock change: all of a bucket has one offset. */
function nextHour(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const later = at.add(STEP.hour);
  const hour = later.round({ smallestUnit: "hour", roundingMode: "floor" });
  // Where clocks go back by half an hour, the full hour may be in the past.
  const next = hour.epochMilliseconds > at.epochMilliseconds ? hour : later;
  const change = at.offset === next.offset ? null : at.getTimeZoneTransition("next");
  return change && change.epochMilliseconds < next.epochMilliseconds ? change : next;
}

const STEP = { hour: { hours: 1 }, day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

/** The boundary at or before a moment. */
function firstBoundary(at: Temporal.ZonedDateTime, interval: Interval): Temporal.ZonedDateTime {
  if (interval === "hour") return at.round({ smallestUnit: "hour", roundingMode: "floor" });
  const midnight = at.startOfDay();
  if (interval === "week") return midnight.subtract({ days: midnight.dayOfWeek - 1 }).startOfDay();
  return interval === "month" ? midnight.with({ day: 1 }).startOfDay() : midnight;
}

/** From coarse to fine: each divides the one before. */
const GRAINS = [
  ["day", DAY],
  ["hour", HOUR],
  ["quarter", QUARTER],
] as const;

/**
 * Covers a stretch of time with few stored totals: whole UTC days, and hours and quarter hours at the ends. These are added,
 * or subtracted where that reads fewer rows.
 */
export function stretches(from: number, to: number): Stretch[] {
  return split(from, to, GRAINS, 1);
}

function split(
  from: number,
  to: number,
  [coarsest, ...finer]: readonly (typeof GRAINS)[number][],
  sign: Stretch["sign"],
): Stretch[] {
  if (from >= to || !coarsest) return [];
  const [grain, length] = coarsest;
  if (to - from < length) return split(from, to, finer, sign);
  const [first, last] = [nearest(from, length), nearest(to, length)];
  const opposite = sign === 1 ? -1 : 1;
  return [
    ...split(from, first, finer, sign),
    ...split(first, from, finer, opposite),
    { grain, from: first, to: last, sign },
    ...split(last, to, finer, sign),
    ...split(to, last, finer, opposite),
  ];
}

function nearest(at: number, step: number): number {
  return Math.round(at / step) * step;
}

/** UTC days of which at least half lies in the period: interactions are counted by day. */
export function wholeDays(from: number, to: number): { from: number; to: number } {
  const noons = (at: number) => -floorTo(-(at - DAY / 2), DAY) / DAY;
  return { from: noons(from), to: noons(to) };
}

function floorTo(value: number, step: number): number {
  return Math.floor(value / step) * step;
}
