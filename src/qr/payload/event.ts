import { type Static, Type } from "@sinclair/typebox";
import { type CalendarTime, calendarTime, localToUtc, spellTime, zoneClock } from "./calendar-time.ts";
import { contentLines } from "./content-lines.ts";
import { contentValue } from "./escape.ts";
import { closed, requiredLineField, lineField, linesField } from "./fields.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";
import { LONGEST_ADDRESS, webAddress } from "./web-address.ts";

const Fields = Type.Object(
  {
    summary: requiredLineField("Title", 200),
    dtstart: requiredLineField("Start", 40, {
      description: "A day, or a day and time: local, with an offset, or in UTC",
      examples: ["2026-09-01T18:00", "2026-09-01", "2026-09-01T16:00:00Z"],
    }),
    dtend: Type.Optional(
      lineField("End", 40, {
        description: "When it is over, written like the start; of whole days the first day after it",
        examples: ["2026-09-01T20:00"],
      }),
    ),
    tzid: Type.Optional(
      lineField("Time zone", 64, {
        description:
          "IANA name of the zone of a local start and end; without it they hold wherever the reader is",
        examples: ["Europe/Berlin"],
      }),
    ),
    location: Type.Optional(lineField("Place", 300)),
    description: Type.Optional(linesField("Description", 1500)),
    url: Type.Optional(lineField("Web address", LONGEST_ADDRESS)),
    alarm: Type.Optional(
      Type.Integer({
        title: "Reminder",
        description: "Minutes before the start",
        minimum: 0,
        maximum: 40_320,
      }),
    ),
    uid: Type.Optional(
      lineField("Unique id", 200, {
        description: "Ties later versions of the event together; made from its content when left out",
      }),
    ),
  },
  closed,
);

type Event = Static<typeof Fields>;

/** An event: an iCalendar object with one VEVENT (RFC 5545). */
export const event = defineType({
  type: "event",
  name: "Event",
  description: "Puts an event into the calendar.",
  fields: Fields,
  example: {
    summary: "Summer concert",
    dtstart: "2026-09-01T18:00",
    dtend: "2026-09-01T20:00",
    tzid: "Europe/Berlin",
    location: "City park, east stage",
  },
  payload: (fields) => calendarText(fields),
});

/** The version of an event, for calendars that import it again (RFC 5545, 3.8.4.7, 3.8.7.2 and 3.8.7.4). */
export interface Issue {
  /** Used unless the event has one of its own. */
  readonly uid: string;
  /** When it was last changed, milliseconds since the epoch. */
  readonly stamp: number;
  /** How often it was changed. */
  readonly sequence: number;
}

/**
 * An event as the text of an iCalendar file, for a symbol and for a download. RFC 5545 requires UID and DTSTAMP. They
 * are derived from the event and not from a random number and the clock, so that the same fields always give the same
 * bytes.
 * @param issue - for a file, which may change while the printed symbol stays.
 * @throws Fault `fields_invalid` for a malformed time, an end that is not after the start, an unknown zone
 */
export function calendarText(fields: Event, issue?: Issue): string {
  const problems = new Problems();
  const clock = fields.tzid ? zoneClock(fields.tzid) : undefined;
  if (fields.tzid && !clock) problems.note("tzid", explain("event_zone_unknown"));
  const start = time("dtstart", fields, clock, problems);
  const end = fields.dtend ? time("dtend", fields, clock, problems) : undefined;
  const url = problems.read("url", fields.url, webAddress);
  problems.settle();
  if (end && end.form !== start.form) problems.note("dtend", explain("event_end_unlike_start"));
  else if (end && end.at <= start.at) problems.note("dtend", explain("event_end_not_later"));
  problems.settle();
  const properties: [name: string, value: string][] = [
    ["SUMMARY", contentValue(fields.summary)],
    dated("DTSTART", start),
    ...(end ? [dated("DTEND", end)] : []),
    ["LOCATION", contentValue(fields.location ?? "")],
    ["DESCRIPTION", contentValue(fields.description ?? "")],
    ["URL", url],
  ];
  const content = properties.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`);
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Quietzone//Quietzone//EN",
    "BEGIN:VEVENT",
    `UID:${fields.uid ? contentValue(fields.uid) : (issue?.uid ?? digest(content))}`,
    `DTSTAMP:${spellTime({ form: "utc", at: issue?.stamp ?? start.at })}`,
    ...(issue ? [`SEQUENCE:${issue.sequence}`] : []),
    ...content,
    ...alarmLines(fields),
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

const NO_TIME: CalendarTime = { form: "date", at: 0 };

/** Reads a time, a local one by the event's clock, and notes the problem of an invalid one. */
function time(
  field: "dtstart" | "dtend",
  fields: Event,
  clock: Intl.DateTimeFormat | undefined,
  problems: Problems,
): CalendarTime {
  const read = calendarTime(fields[field] ?? "");
  if (!read) problems.note(field, explain("event_time"));
  if (!read || !clock) return read ?? NO_TIME;
  if (read.form === "floating") return { form: "utc", at: localToUtc(read.at, clock) };
  // RFC 5545, 3.2.19: a zone must not be given for days or for times in UTC.
  problems.note("tzid", explain("event_zone_needless"));
  return read;
}

function dated(name: string, value: CalendarTime): [name: string, value: string] {
  return [value.form === "date" ? `${name};VALUE=DATE` : name, spellTime(value)];
}

function digest(content: readonly string[]): string {
  return new Bun.CryptoHasher("sha256").update(content.join("\n")).digest("hex").slice(0, 32);
}

function alarmLines({ alarm, summary }: Event): string[] {
  if (alarm === undefined) return [];
  const description = `DESCRIPTION:${contentValue(summary)}`;
  return ["BEGIN:VALARM", "ACTION:DISPLAY", description, `TRIGGER:-PT${alarm}M`, "END:VALARM"];
}
