import { type CalendarTime, calendarTime } from "../../qr/payload/calendar-time.ts";
import { calendarText } from "../../qr/payload/event.ts";
import { DAY, isoTime } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { PageSource } from "./records.ts";

/** The event of an event page, and its file. */
export interface CalendarEvent {
  readonly summary: string;
  readonly start: Moment;
  /** The last moment, or the last day; `null` when only the start is known. */
  readonly end: Moment | null;
  /** The zone of the clock times: an IANA name, `UTC+2`, or empty. */
  readonly zone: string;
  readonly location: string;
  readonly description: string;
  readonly url: string | null;
  /** An iCalendar object (RFC 5545). */
  readonly file: string;
}

/** A day, or a time on the clock of the place where it happens. */
export interface Moment {
  readonly wholeDay: boolean;
  /** The local date and time, read as UTC, in milliseconds since the epoch. */
  readonly shown: number;
  /** For `<time datetime>`. */
  readonly machine: string;
}

const TEXTS = ["dtend", "tzid", "location", "description", "url", "uid"] as const;

/** The event in a code's fields; `null` when there is none. */
export function eventOf(source: PageSource): CalendarEvent | null {
  const { type, fields } = source;
  if (type !== "event") return null;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name].trim() : "");
  const given: Partial<Record<(typeof TEXTS)[number], string>> = {};
  for (const name of TEXTS) if (text(name) !== "") given[name] = text(name);
  const alarm = typeof fields["alarm"] === "number" ? { alarm: fields["alarm"] } : {};
  const event = { summary: text("summary"), dtstart: text("dtstart"), ...given, ...alarm };
  const start = moment(event.dtstart);
  if (start === null) return null;
  try {
    return {
      summary: event.summary,
      start,
      end: lastMoment(given.dtend),
      zone: given.tzid ?? zoneOf(event.dtstart),
      location: given.location ?? "",
      description: given.description ?? "",
      url: given.url ?? null,
      file: calendarText(event, {
        // One code is one event: a calendar replaces the entry when it is saved again after an edit.
        uid: `${source.codeId}@quietzone`,
        stamp: source.updatedAt,
        sequence: source.revision - 1,
      }),
    };
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

const OFFSET = /([+-])(\d\d):?(\d\d)$/;

/** Reads a local time. A time with an offset stays as it was written, not converted to UTC. */
function moment(text: string): Moment | null {
  const time = calendarTime(text);
  if (!time) return null;
  const [, sign, hours, minutes] = (time.form === "utc" && OFFSET.exec(text)) || [];
  const offset =
    sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return { wholeDay: time.form === "date", shown: time.at + offset, machine: machine(time) };
}

/** The last day of an event: `dtend` is the first day after it (RFC 5545, 3.6.1). */
function lastMoment(text: string | undefined): Moment | null {
  const end = text === undefined ? null : moment(text);
  return end?.wholeDay
    ? { ...end, shown: end.shown - DAY, machine: isoTime(end.shown - DAY).slice(0, 10) }
    : end;
}

function machine({ form, at }: CalendarTime): string {
  const iso = isoTime(at);
  if (form === "date") return iso.slice(0, 10);
  return form === "utc" ? iso : iso.slice(0, 19);
}

function zoneOf(text: string): string {
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return text.includes("T") && text.endsWith("Z") ? "UTC" : "";
  return `UTC${sign}${Number(hours)}${minutes === "00" ? "" : `:${minutes}`}`;
}
