import { expect, test } from "bun:test";
import ICAL from "ical.js";
import { parseVCards, type VCard4 } from "vcard4-ts";
import { PAGES } from "./landings.ts";
import { startWorld } from "./world.ts";

/** The contact and calendar files of pages, read by independent parsers. */

const { scenario, tenant } = await startWorld();

const NASTY = [
  "plain",
  "Jürgen Groß-Łuczak 漢字",
  "👩‍👩‍👧‍👦🏴‍☠️ 🇩🇪",
  "a, b; c: d \\ e \\n f \\, g",
  "\\",
  ";;,,::\\\\",
  "\"quoted\" and 'single'",
  "BEGIN:VCARD",
  "ü".repeat(100),
  "👍".repeat(50),
  "x".repeat(74),
  "x".repeat(75),
  "x".repeat(76),
  `${"x".repeat(60)}${"\\,;".repeat(10)}`,
  "<b>&amp;</b>",
] as const;
const SEVERAL_LINES = [
  "one\ntwo",
  "one\r\ntwo\r\n\r\nthree",
  "END:VCARD\nBEGIN:VCARD\nFN:Mallory",
  "END:VEVENT\nEND:VCALENDAR",
];

async function fileOf(path: string, mediaType: string): Promise<string> {
  const response = await scenario.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(`${mediaType}; charset=utf-8`);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const bytes = new Uint8Array(await response.arrayBuffer());
  // RFC 2426, 2.6 and RFC 5545, 3.1: lines have at most 75 octets, end with CRLF, and never split a character.
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return text;
}

/** A calendar property's value. */
function propertyOf(component: InstanceType<typeof ICAL.Component>, name: string): unknown {
  return component.getFirstProperty(name)?.getFirstValue();
}

/** The single card of a file. The parser is for vCard 4.0, whose values have the same form as those of 3.0. */
function cardOf(text: string): VCard4 {
  const { vCards, nags } = parseVCards(text);
  const [card] = vCards ?? [];
  if (!card || vCards?.length !== 1) throw new Error("not one card");
  expect(card.VERSION?.value).toBe("3.0");
  const complaints = [...(nags ?? []), ...(card.nags ?? [])];
  expect(complaints.filter(({ attributes }) => attributes?.property !== "VERSION")).toEqual([]);
  return card;
}

/** The parts of a structured name or address in the standard's order, each one text. */
function partsOf(value: object | undefined): string[] {
  return Object.values(value ?? {}).map((part: readonly string[]) => part.join(","));
}

test("a profile's contact file holds what the page shows", async () => {
  const code = await tenant.makeCode(PAGES.profile);
  const card = cardOf(await fileOf(`/p/${code.shortId}/contact.vcf`, "text/vcard"));
  expect(card.FN.map(({ value }) => value)).toEqual(["Jürgen Groß"]);
  expect(partsOf(card.N?.value)).toEqual(["Groß", "Jürgen", "", "", ""]);
  expect(card.TITLE?.[0]?.value).toBe("Head of collections");
  expect(card.EMAIL?.[0]?.value).toBe("juergen@museum.example");
  expect(card.URL?.[0]?.value).toBe("https://museum.example/team");
  expect(partsOf(card.ADR?.[0]?.value)).toEqual(["", "", "Am Ufer 1", "Berlin", "", "10115", "Germany"]);
  const numbers = (card.TEL ?? []).map(({ value }) => value.replace(/[^+\d]/g, ""));
  expect(numbers.sort()).toEqual(["+491701234567", "+4930901820"]);
});

test.each(NASTY.map((text) => [text] as const))(
  "a contact called %j keeps its name, note and street",
  async (text) => {
    const fields = {
      givenName: text,
      familyName: text,
      org: text,
      title: text,
      streetAddress: text,
      note: text,
    };
    const response = await tenant.call("POST", "/app/api/codes", {
      target: "https://museum.example/",
      type: "vcard",
      fields,
      landing: PAGES.profile.landing,
    });
    expect(response.status).toBe(200);
    const code: { shortId: string } = JSON.parse(await response.text());
    const card = cardOf(await fileOf(`/p/${code.shortId}/contact.vcf`, "text/vcard"));
    expect(card.FN.map(({ value }) => value)).toEqual([`${text} ${text}`]);
    expect(partsOf(card.N?.value)).toEqual([text, text, "", "", ""]);
    expect(card.TITLE?.[0]?.value).toBe(text);
    expect(partsOf(card.ADR?.[0]?.value)).toEqual(["", "", text, "", "", "", ""]);
    expect(card.NOTE?.[0]?.value).toBe(text);
  },
);

test.each(SEVERAL_LINES.map((text) => [text] as const))(
  "the file of a contact keeps a note of several lines: %j",
  async (text) => {
    const code = await tenant.makeCode({ ...PAGES.profile, fields: { fn: "Anna", note: text } });
    const card = cardOf(await fileOf(`/p/${code.shortId}/contact.vcf`, "text/vcard"));
    expect(card.FN.map(({ value }) => value)).toEqual(["Anna"]);
    expect(card.NOTE?.map(({ value }) => value)).toEqual([text.replaceAll("\r\n", "\n")]);
  },
);

function eventOf(text: string) {
  const parsed: unknown = ICAL.parse(text);
  if (!Array.isArray(parsed)) throw new Error("not one component");
  const calendar = new ICAL.Component(parsed);
  expect(calendar.name).toBe("vcalendar");
  expect(propertyOf(calendar, "version")).toBe("2.0");
  expect(String(propertyOf(calendar, "prodid"))).toMatch(/quietzone/i);
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  const [event] = events;
  if (!event) throw new Error("no event");
  return { calendar, event: new ICAL.Event(event), component: event };
}

test("an event's calendar file holds what the page shows, with the right times", async () => {
  const code = await tenant.makeCode(PAGES.event);
  const text = await fileOf(`/p/${code.shortId}/event.ics`, "text/calendar");
  const { event, component } = eventOf(text);
  expect(event.summary).toBe("Summer concert");
  expect(event.location).toBe("Courtyard, Am Ufer 1, Berlin");
  expect(event.description).toBe("Strings and brass.\nFree entry.");
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-09-01T16:00:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-09-01T18:00:00.000Z");
  expect(event.uid).toMatch(/^\S+$/);
  // RFC 5545, 3.8.7.2: in UTC.
  expect(String(propertyOf(component, "dtstamp"))).toMatch(/Z$/);
});

test("an event's files have the same uid, and a later sequence after an edit", async () => {
  const code = await tenant.makeCode(PAGES.event);
  const path = `/p/${code.shortId}/event.ics`;
  const first = eventOf(await fileOf(path, "text/calendar"));
  scenario.clock.advance(60_000);
  expect(eventOf(await fileOf(path, "text/calendar")).event.uid).toBe(first.event.uid);
  const fields = { ...PAGES.event.fields, dtstart: "2026-09-02T18:00", dtend: "2026-09-02T20:00" };
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { fields });
  const later = eventOf(await fileOf(path, "text/calendar"));
  expect(later.event.uid).toBe(first.event.uid);
  expect(later.event.sequence ?? 0).toBeGreaterThan(first.event.sequence ?? 0);
  expect(later.event.startDate.toJSDate().toISOString()).toBe("2026-09-02T16:00:00.000Z");
  const other = await tenant.makeCode(PAGES.event);
  expect(eventOf(await fileOf(`/p/${other.shortId}/event.ics`, "text/calendar")).event.uid).not.toBe(
    first.event.uid,
  );
});

test.each([
  [{ dtstart: "2026-12-24", dtend: "2026-12-27" }, true, "2026-12-24", "2026-12-27"],
  [{ dtstart: "2028-02-29" }, true, "2028-02-29", "2028-03-01"],
  [{ dtstart: "2026-09-01T16:00:00Z" }, false, "2026-09-01T16:00:00Z", "2026-09-01T16:00:00Z"],
  [{ dtstart: "2026-09-01T18:00:00+02:00" }, false, "2026-09-01T16:00:00Z", "2026-09-01T16:00:00Z"],
  [{ dtstart: "2026-09-01T18:00" }, false, "2026-09-01T18:00:00", "2026-09-01T18:00:00"],
  // A time after the change to summer time, and one after the change back.
  [
    { dtstart: "2026-03-29T03:30", tzid: "Europe/Berlin" },
    false,
    "2026-03-29T01:30:00Z",
    "2026-03-29T01:30:00Z",
  ],
  [
    { dtstart: "2026-11-01T12:00", tzid: "America/New_York" },
    false,
    "2026-11-01T17:00:00Z",
    "2026-11-01T17:00:00Z",
  ],
] as const)("an event with %j has the right start and end", async (times, wholeDay, start, end) => {
  const code = await tenant.makeCode({ ...PAGES.event, fields: { summary: "x", ...times } });
  const { event } = eventOf(await fileOf(`/p/${code.shortId}/event.ics`, "text/calendar"));
  expect(event.startDate.isDate).toBe(wholeDay);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([start, end]);
});

test.each([...NASTY, ...SEVERAL_LINES].map((text) => [text] as const))(
  "an event called %j keeps its title, place and description",
  async (text) => {
    const line = text.replace(/[\r\n]+/g, " ");
    const fields = { summary: line, location: line, description: text, dtstart: "2026-09-01T18:00" };
    const code = await tenant.makeCode({ ...PAGES.event, fields });
    const { event, calendar } = eventOf(await fileOf(`/p/${code.shortId}/event.ics`, "text/calendar"));
    expect([event.summary, event.location]).toEqual([line, line]);
    expect(event.description).toBe(text.replaceAll("\r\n", "\n"));
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
  },
);

test("a MECARD has a contact file, too, and a code without a contact or an event has no file", async () => {
  const code = await tenant.makeCode({
    type: "mecard",
    fields: { lastName: "Lovelace", firstName: "Ada", tel: "+44 20 7946 0018" },
    landing: PAGES.profile.landing,
  });
  expect(cardOf(await fileOf(`/p/${code.shortId}/contact.vcf`, "text/vcard")).FN[0]?.value).toBe(
    "Ada Lovelace",
  );
  const plain = await tenant.makeCode(PAGES.action);
  for (const file of ["contact.vcf", "event.ics"])
    expect((await scenario.request(`/p/${plain.shortId}/${file}`)).status).toBe(404);
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
  expect((await scenario.request(`/p/${code.shortId}/contact.vcf`)).status).toBe(410);
});
