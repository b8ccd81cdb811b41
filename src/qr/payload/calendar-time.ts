import { isDay } from "./calendar-day.ts";

/** A time of an iCalendar object (RFC 5545, 3.3.4 and 3.3.5). */
export interface CalendarTime {
  /** A whole day, a time in UTC, or a local time that holds in every zone. */
  readonly form: "date" | "utc" | "floating";
  /** Milliseconds since 1970 of its digits, read as UTC. */
  readonly at: number;
}

const DATE = /(?<year>(?:19|20|21)\d\d)-?(?<month>\d\d)-?(?<day>\d\d)/;
const CLOCK = /(?<hour>\d\d):?(?<minute>\d\d)(?::?(?<second>\d\d)(?:\.\d+)?)?/;
const OFFSET = /(?<zulu>Z)|(?<sign>[+-])(?<offsetHours>\d\d):?(?<offsetMinutes>\d\d)/;
const ISO_8601 = new RegExp(`^${DATE.source}(?:[T ]${CLOCK.source}(?:${OFFSET.source})?)?$`);

const DAY = 86_400_000;

/**
 * Reads a date or a time of ISO 8601, extended (`2026-09-01T18:00:00+02:00`) or basic (`20260901T160000Z`), of the
 * years 1900 to 2199. A time with an offset becomes one in UTC, because RFC 5545 has no offsets. Undefined when the
 * text is malformed.
 */
export function calendarTime(text: string): CalendarTime | undefined {
  const found = ISO_8601.exec(text.trim())?.groups;
  if (!found) return undefined;
  const [year, month, day] = [Number(found.year), Number(found.month), Number(found.day)];
  if (!isDay(year, month, day)) return undefined;
  const midnight = Date.UTC(year, month - 1, day);
  if (found.hour === undefined) return { form: "date", at: midnight };
  const [hour, minute, second] = [Number(found.hour), Number(found.minute), Number(found.second ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const at = midnight + ((hour * 60 + minute) * 60 + second) * 1000;
  if (found.zulu) return { form: "utc", at };
  if (!found.sign) return { form: "floating", at };
  const [hours, minutes] = [Number(found.offsetHours), Number(found.offsetMinutes)];
  if (hours > 14 || minutes > 59) return undefined;
  return { form: "utc", at: at - Number(`${found.sign}1`) * (hours * 60 + minutes) * 60_000 };
}

/** The local clock of a zone of the IANA database; undefined for an unknown zone. */
export function zoneClock(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return undefined;
  }
}

/**
 * The time in UTC at which a zone's clock showed `at` (RFC 5545, 3.3.5). A time that occurs twice when clocks go back
 * is its first occurrence. A time that is skipped when they go forward has the offset before the gap.
 */
export function localToUtc(at: number, clock: Intl.DateTimeFormat): number {
  // No zone changes its offset twice within two days.
  const before = offsetAt(at - DAY, clock);
  const after = offsetAt(at + DAY, clock);
  const early = at - before;
  const late = at - after;
  return offsetAt(early, clock) !== before && offsetAt(late, clock) === after ? late : early;
}

/** How far a clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, clock: Intl.DateTimeFormat): number {
  const shown = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const read = (part: Intl.DateTimeFormatPartTypes) => shown.get(part) ?? 0;
  const day = Date.UTC(read("year"), read("month") - 1, read("day"));
  return day + ((read("hour") * 60 + read("minute")) * 60 + read("second")) * 1000 - instant;
}

/** A time as iCalendar spells it: `20260901`, `20260901T160000Z` or `20260901T180000`. */
export function spellTime({ form, at }: CalendarTime): string {
  const [date = "", time = ""] = new Date(at).toISOString().replace(/[-:]/g, "").split(/T|\./);
  if (form === "date") return date;
  return form === "utc" ? `${date}T${time}Z` : `${date}T${time}`;
}
