import type { PartOf } from "../codes/part-models.ts";

/**
 * Whether a place is open, by the clock of its zone.
 *
 * Times belong to the day on which they begin: Friday's 22:00 to 03:00 holds on Saturday until 03:00, also
 * where Saturday is an exception, and an exception for Friday takes the hours after midnight along. Times
 * that touch or overlap are one. Where clocks change, an opening begins and ends when the clock first shows
 * its time or a later one: of a time that comes twice it is the first, and for a time that is left out the
 * moment of the change.
 */

/** The times of a place. */
export type Hours = Pick<PartOf<"hours">, "zone" | "weekly" | "exceptions">;

/** A place at a moment, and its next change. `null`: none for a long time. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: Temporal.ZonedDateTime | null }
  | { readonly isOpen: false; readonly opens: Temporal.ZonedDateTime | null };

/** Times of a day, in minutes since its midnight; those of the next day are above 1,440. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

type Opening = NonNullable<Hours["weekly"][Weekday]>[number];
type Exception = NonNullable<Hours["exceptions"]>[number];

const DAY = 1_440;

/** Days after which a place without an end counts as always open. */
const LONG_OPEN = 7;

/** Days within which the next opening is looked for: a place that opens once a year is found. */
const LONGEST_CLOSED = 400;

/** The state of a place. @param now - milliseconds since 1970. */
export function stateAt(hours: Hours, now: number): OpeningState {
  const { zone } = hours;
  const at = Temporal.Instant.fromEpochMilliseconds(now);
  const today = at.toZonedDateTimeISO(zone).toPlainDate();
  const zoned = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone);
  /** The end of the times that hold now, as far as it is known. */
  let end: Temporal.Instant | null = null;
  // Times of the day before yesterday may lead to those of yesterday, and those until now.
  for (let offset = -2; offset <= LONGEST_CLOSED; offset++) {
    const day = today.add({ days: offset });
    for (const span of spansOn(hours, day)) {
      const [from, to] = [reached(day, span.from, zone), reached(day, span.to, zone)];
      if (!isLater(to, from) || !isLater(to, at)) continue;
      if (end && isLater(from, end)) return { isOpen: true, until: zoned(end) };
      if (!end && isLater(from, at)) return { isOpen: false, opens: zoned(from) };
      if (!end || isLater(to, end)) end = to;
    }
    if (end && offset > LONG_OPEN) return { isOpen: true, until: null };
    // No time of a later day continues it.
    if (end && isLater(reached(day.add({ days: 1 }), 0, zone), end))
      return { isOpen: true, until: zoned(end) };
  }
  return { isOpen: false, opens: null };
}

function isLater(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}

/** The times that hold on a day: those of the last exception that names it, or else of its weekday. */
function spansOn({ weekly, exceptions = [] }: Hours, day: Temporal.PlainDate): Span[] {
  const exception = exceptionOn(exceptions, day.toString());
  const weekday = WEEKDAYS[day.dayOfWeek - 1] ?? "mon";
  return spansOf(exception?.hours ?? weekly[weekday] ?? []);
}

/** The exception that holds on a day, such as `2026-12-24`: the last that names it. */
export function exceptionOn(exceptions: readonly Exception[], day: string): Exception | undefined {
  return exceptions.findLast((each) => covers(each, day));
}

/** Whether an exception names a day. */
export function covers({ from, to = from }: Exception, day: string): boolean {
  return from <= day && day <= to;
}

/** The times of one day in their order; those that touch or overlap are one. */
export function spansOf(openings: readonly Opening[]): Span[] {
  const spans: Span[] = [];
  for (const span of openings.map(spanOf).sort((one, other) => one.from - other.from)) {
    const last = spans.at(-1);
    if (last === undefined || span.from > last.to) spans.push(span);
    else spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return spans;
}

function spanOf(opening: Opening): Span {
  const [from, to] = [minutesOf(opening.from), minutesOf(opening.to)];
  return { from, to: to > from ? to : to + DAY };
}

function minutesOf(time: string): number {
  const [hours = "", minutes = ""] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** The moment when the clock of a zone first shows a time of a day, or a later one. */
function reached(day: Temporal.PlainDate, minutes: number, zone: string): Temporal.Instant {
  const wall = day.toPlainDateTime().add({ minutes });
  const zoned = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (zoned.toPlainDateTime().equals(wall)) return zoned.toInstant();
  // The clock is put forward past that time.
  return (zoned.getTimeZoneTransition("next") ?? zoned).toInstant();
}
