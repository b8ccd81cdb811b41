import { isDay } from "./calendar-day.ts";

/** A time of an iCalendar object (RFC 5545, 3.3.4 and 3.3.5). */
export interface CalendarTime {
  /** A whole day, a time in UTC, or a local time that holds in every zone. */
  readonly form: "date" | "utc" | "floating";
  /** Milliseconds since 1970 of what its digits say, read as UTC. */
  readonly at: number;
}

const ISO_8601 =
  /^((?:19|20|21)\d\d)-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/;

const DAY = 86_400_000;

/**
 * Reads a date or a time of ISO 8601, extended (`2026-09-01T18:00:00+02:00`) or basic (`20260901T160000Z`),
 * of the years 1900 to 2199. A time with an offset becomes one in UTC, which is all that RFC 5545 has.
 * Undefined when it is none.
 */
export function calendarTime(text: string): CalendarTime | undefined {
  const found = ISO_8601.exec(text.trim());
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0] = found.slice(1, 4).map(Number);
  const [, , , , hour, minute, second = "0", zulu, sign, offsetHours, offsetMinutes] = found;
  if (!isDay(year, month, day)) return undefined;
  const midnight = Date.UTC(year, month - 1, day);
  if (hour === undefined) return { form: "date", at: midnight };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const at = midnight + milliseconds(Number(hour), Number(minute), Number(second));
  if (zulu) return { form: "utc", at };
  if (!sign) return { form: "floating", at };
  if (Number(offsetHours) > 14 || Number(offsetMinutes) > 59) return undefined;
  const offset = milliseconds(Number(offsetHours), Number(offsetMinutes));
  return { form: "utc", at: sign === "+" ? at - offset : at + offset };
}

function milliseconds(hours: number, minutes: number, seconds = 0): number {
  return (hours * 3600 + minutes * 60 + seconds) * 1000;
}

/** Whether `zone` is a name of the IANA time zone database. */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * A local time of a zone in UTC. As RFC 5545, 3.3.5 has it, a time that comes twice when clocks go back is
 * its first occurrence, and one that is left out when they go forward counts with the offset before the gap.
 */
export function localToUtc(at: number, zone: string): number {
  // No zone changes its offset twice within two days.
  const before = offsetAt(at - DAY, zone);
  const after = offsetAt(at + DAY, zone);
  const early = at - before;
  const late = at - after;
  return offsetAt(early, zone) !== before && offsetAt(late, zone) === after ? late : early;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
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
  const clock = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const read = (part: Intl.DateTimeFormatPartTypes) => clock.get(part) ?? 0;
  const local = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/** A time as iCalendar spells it: `20260901`, `20260901T160000Z` or `20260901T180000`. */
export function spellTime({ form, at }: CalendarTime): string {
  const [date = "", time = ""] = new Date(at).toISOString().replace(/[-:]/g, "").split(/T|\./);
  if (form === "date") return date;
  return form === "utc" ? `${date}T${time}Z` : `${date}T${time}`;
}
