import { expect, test } from "bun:test";
import fc from "fast-check";
import { calendarText } from "../../../src/qr/payload/event.ts";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { readContent, readText } from "./content-reader.ts";
import { RUNS, refusal, refused } from "./refusal.ts";

const built = (fields: object) => buildPayload("event", { summary: "x", dtstart: "2026-09-01", ...fields });
const lines = (fields: object) => built(fields).split("\r\n");
const start = (dtstart: string, tzid?: string) =>
  lines({ dtstart, tzid }).find((line) => line.startsWith("DTSTART"));

test("an event is one VEVENT in one VCALENDAR with all that RFC 5545, 3.6 demands", () => {
  const names = readContent(built({})).map(([name]) => name);
  expect(names.join(" ")).toBe("BEGIN VERSION PRODID BEGIN UID DTSTAMP SUMMARY DTSTART;VALUE=DATE END END");
  expect(lines({})).toContain("DTSTART;VALUE=DATE:20260901");
});

test("text is escaped as in the examples of RFC 5545, 3.8.1", () => {
  const event = lines({
    location: "Conference Room - F123, Bldg. 002",
    description: "Project XYZ Final Review\nConference Room - 3B\r\nCome Prepared.",
  });
  expect(event).toContain(String.raw`LOCATION:Conference Room - F123\, Bldg. 002`);
  expect(readContent(event.join("\r\n"))).toContainEqual([
    "DESCRIPTION",
    String.raw`Project XYZ Final Review\nConference Room - 3B\nCome Prepared.`,
  ]);
});

test("times are floating, in UTC, or become UTC by their offset or zone", () => {
  expect(start("1998-01-18T23:00:00")).toBe("DTSTART:19980118T230000");
  expect(start("19980119T070000Z")).toBe("DTSTART:19980119T070000Z");
  expect(start("1998-01-19T07:00:00.000Z")).toBe("DTSTART:19980119T070000Z");
  expect(start("1998-01-19 02:00-05:00")).toBe("DTSTART:19980119T070000Z");
  expect(start("1998-01-19T02:00", "America/New_York")).toBe("DTSTART:19980119T070000Z");
  expect(start("2026-01-01T05:45", "Asia/Kathmandu")).toBe("DTSTART:20260101T000000Z");
});

test("a time that comes twice is its first, one left out has the offset before the gap (RFC 5545, 3.3.5)", () => {
  expect(start("2007-11-04T01:30", "America/New_York")).toBe("DTSTART:20071104T053000Z");
  expect(start("2007-03-11T02:30", "America/New_York")).toBe("DTSTART:20070311T073000Z");
  expect(start("2007-03-11T03:30", "America/New_York")).toBe("DTSTART:20070311T073000Z");
  expect(start("2026-03-29T01:59:59", "Europe/Berlin")).toBe("DTSTART:20260329T005959Z");
  expect(start("2026-03-29T03:00", "Europe/Berlin")).toBe("DTSTART:20260329T010000Z");
  expect(start("2026-10-25T03:00", "Europe/Berlin")).toBe("DTSTART:20261025T020000Z");
  // Samoa left out the whole of 30 December 2011.
  expect(start("2011-12-30T12:00", "Pacific/Apia")).toBe("DTSTART:20111230T220000Z");
});

test("a zone's clock shows the given time", () => {
  const zone = fc.constantFrom("Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Asia/Tehran");
  const minute = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
  fc.assert(
    fc.property(zone, minute, (tzid, minute) => {
      const local = new Date(minute * 60_000).toISOString().slice(0, 16);
      const utc = start(local, tzid)?.replace(/^.*:(....)(..)(.....)(..)(..)Z$/, "$1-$2-$3:$4:$5Z") ?? "";
      const shown = new Date(utc).toLocaleString("sv-SE", { timeZone: tzid }).slice(0, 16).replace(" ", "T");
      // Times in the gap of a clock change are shown an offset later.
      const gap = Date.parse(`${shown}Z`) - Date.parse(`${local}Z`);
      expect([0, 1_800_000, 3_600_000]).toContain(gap);
    }),
    RUNS,
  );
});

test("an end must be later and of the same form", () => {
  expect(lines({ dtend: "2026-09-02" })).toContain("DTEND;VALUE=DATE:20260902");
  const wrong: [string, string][] = [
    ["2026-09-01", "2026-09-01"],
    ["2026-09-01", "2026-08-31"],
    ["2026-09-01T10:00", "2026-09-01T10:00"],
    ["2026-09-01T10:00Z", "2026-09-01T11:00+02:00"],
    ["2026-09-01", "2026-09-02T10:00"],
    ["2026-09-01T10:00", "2026-09-01T11:00Z"],
    ["2026-09-01", "tomorrow"],
  ];
  for (const [dtstart, dtend] of wrong)
    expect(refused("event", { summary: "x", dtstart, dtend })).toEqual(["/fields/dtend"]);
});

test("times that are none are refused", () => {
  for (const dtstart of [
    "today",
    "2026-02-29",
    "2026-09-31T10:00",
    "2026-09-01T24:00",
    "2026-09-01T10:60",
    "2026-09-01T10:00:60",
    "2026-09-01T10",
    "2026-09-01T10:00+15:00",
    "1899-01-01",
    "1.9.2026",
    "2026-9-1",
  ])
    expect(refused("event", { summary: "x", dtstart })).toEqual(["/fields/dtstart"]);
});

test("a zone must be known, and is only for local times (RFC 5545, 3.2.19)", () => {
  for (const tzid of ["Mars/Phobos", "Berlin", "-", "constructor"])
    expect(refused("event", { summary: "x", dtstart: "2026-09-01T10:00", tzid })).toEqual(["/fields/tzid"]);
  for (const dtstart of ["2026-09-01", "2026-09-01T10:00Z", "2026-09-01T10:00+02:00"])
    expect(refused("event", { summary: "x", dtstart, tzid: "Europe/Berlin" })).toEqual(["/fields/tzid"]);
});

test("all problems are reported at once", () => {
  expect(refusal("event", { summary: "x", dtstart: "a", dtend: "b", tzid: "c", url: "d" })).toContainAllKeys([
    "/fields/dtstart",
    "/fields/dtend",
    "/fields/tzid",
    "/fields/url",
  ]);
});

test("an alarm rings before the start", () => {
  const event = lines({ alarm: 15 });
  const alarm = event.slice(event.indexOf("BEGIN:VALARM"), event.indexOf("END:VALARM"));
  expect(alarm).toEqual(["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT15M"]);
});

test("the same event has the same id, another event another", () => {
  const uid = (fields: object) => new Map(readContent(built(fields))).get("UID");
  expect(uid({})).toBe(uid({ alarm: 5 }));
  expect(uid({})).not.toBe(uid({ location: "y" }));
  expect(uid({ uid: "guid-1.example.com" })).toBe("guid-1.example.com");
});

test("the file of an event is its payload", () => {
  const event = { summary: "a;b", dtstart: "2026-09-01" };
  expect(calendarText(event)).toBe(buildPayload("event", event));
});

test("text comes back as it was, and no line is over 75 octets or breaks a character", () => {
  const unit = fc.oneof(
    fc.constantFrom("\\", ";", ",", "n", "漢", "👍"),
    fc.string({ unit: "grapheme", maxLength: 1 }),
  );
  const text = fc
    .string({ unit, minLength: 1, maxLength: 100, size: "max" })
    .filter((said) => said !== "" && said.length <= 200 && !/\p{Cc}/u.test(said));
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const content = new Map(readContent(built({ summary, description })));
      expect(readText(content.get("SUMMARY") ?? "")).toEqual([summary]);
      expect(readText(content.get("DESCRIPTION") ?? "")).toEqual([description]);
    }),
    RUNS,
  );
});
