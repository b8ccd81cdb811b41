import type { Every } from "./constants.ts";
import { REPORT_HOUR } from "./constants.ts";

/*
 * The calendar of reports. A week begins on Monday (ISO 8601), a month on its first day, both at midnight in
 * the zone of the mailing. All is counted in days of that zone, so a change of clocks moves nothing.
 */

/** Days of a zone, the second one exclusive, and the moments at which they begin. */
export interface ReportPeriod {
  readonly first: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
  readonly from: number;
  readonly to: number;
}

const STEP = { week: { weeks: 1 }, month: { months: 1 } } as const;

/** The day on which the period began that a day is in. */
function beginOf(day: Temporal.PlainDate, every: Every): Temporal.PlainDate {
  return every === "week" ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
}

/** When the report is due whose period ends on a day: in the morning of that day, where it has one. */
function dueOn(day: Temporal.PlainDate, zone: string): number {
  const plainTime = Temporal.PlainTime.from({ hour: REPORT_HOUR });
  return day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
}

function dayIn(zone: string, now: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
}

/** The day of a moment in a zone, as a text. */
export function dayNameIn(zone: string, now: number): string {
  return dayIn(zone, now).toString();
}

function periodOf(first: Temporal.PlainDate, end: Temporal.PlainDate, zone: string): ReportPeriod {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  return { first, end, from: startOf(first), to: startOf(end) };
}

/** The last period whose report is due at a moment. */
export function duePeriod(every: Every, zone: string, now: number): ReportPeriod {
  const begin = beginOf(dayIn(zone, now), every);
  const end = dueOn(begin, zone) <= now ? begin : begin.subtract(STEP[every]);
  return periodOf(end.subtract(STEP[every]), end, zone);
}

/** The period before another. */
export function periodBefore({ first }: ReportPeriod, every: Every, zone: string): ReportPeriod {
  return periodOf(first.subtract(STEP[every]), first, zone);
}

/** When the next report after a moment is due. */
export function nextDue(every: Every, zone: string, now: number): number {
  const begin = beginOf(dayIn(zone, now), every);
  const due = dueOn(begin, zone);
  return due > now ? due : dueOn(begin.add(STEP[every]), zone);
}

/** The present day of a zone so far, and the days before it. */
export function today(zone: string, now: number, before: number): { from: number; earlier: number } {
  const day = dayIn(zone, now);
  const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime(zone).epochMilliseconds;
  return { from: startOf(day), earlier: startOf(day.subtract({ days: before })) };
}
