import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Code, Landing } from "quietzone-client";
import { isLast } from "../../src/web/console/apps/ends.ts";
import { kindsOf, mediaTypeOf } from "../../src/web/console/move/arriving.ts";
import { templateCsv } from "../../src/web/console/bulk/template.ts";
import { createZipCounter } from "../../src/web/console/bulk/zip.ts";
import { undoOf } from "../../src/web/console/runs/edit.ts";
import { zipOf } from "../../src/web/console/runs/zip.ts";
import {
  addDays,
  before,
  fittingInterval,
  intervalsFor,
  isDay,
  queryOf,
  readChoice,
  runningIndex,
  today,
  writeChoice,
} from "../../src/web/console/analytics/choice.ts";
import { ROLES } from "../../src/web/console/members/roles.ts";
import { ALL_ROLES } from "../../src/kit/shared/roles.ts";
import { csvFile } from "../../src/web/lib/csv.ts";
import { fileNameOf } from "../../src/web/lib/file-name.ts";
import { like } from "../../src/web/lib/shape.ts";
import { listedZones } from "../../src/web/lib/zones.ts";
import { withStandIns } from "../../src/web/design/stand-ins.ts";
import { effective } from "../../src/web/design/style.ts";
import { changed, redone, trailOf, undone } from "../../src/web/design/trail.ts";
import { symbolOf } from "../../src/web/console/signin/key-symbol.ts";
import { orderOf, paperOf } from "../../src/web/design/pieces.ts";
import { decodeBoth } from "../qr/decode.ts";
import { withDesign } from "../../src/web/studio/recent-list.ts";
import { daysAfter, withLikeEnd } from "../../src/web/form/event-times.ts";
import { filterOf, queryOf as leadQuery } from "../../src/web/console/leads/filter.ts";
import { draftOf, landingOf } from "../../src/web/console/landing/draft.ts";
import { changesOf, draftOfCode, EMPTY_DRAFT, withType } from "../../src/web/console/edit/draft.ts";
import { INITIAL } from "../../src/features/codes/members.ts";
import { makeBulk, unzip } from "../features/bulk/client.ts";
import { startScenario } from "../scenario.ts";

/** Pure functions of the console. */

test("the console offers the roles of the service, lowest first", () => {
  expect<readonly string[]>(ROLES).toEqual(ALL_ROLES);
});

const HEALTH = { state: "unchecked", status: null, reason: null, since: null, checkedAt: null } as const;
const CODE: Code = {
  ...INITIAL,
  ...{ type: "url", fields: { url: "https://museum.example/" }, rules: null, locked: false, lock: null },
  gs1: null,
  ...{ id: "code_1", shortId: "hall-3", domain: null, target: "https://museum.example/" },
  ...{ health: HEALTH, scans: 0, bots: 0, importedScans: 0, takenDown: false, blocked: null, listed: null },
  ...{ shortUrl: "https://qr.example/r/hall-3", pageUrl: "https://qr.example/p/hall-3" },
  previewUrl: "https://qr.example/r/hall-3+",
  ...{ createdAt: "2026-11-21T12:00:00.000Z", updatedAt: "2026-11-21T12:00:00.000Z" },
};

describe("a guard made from a start value", () => {
  const is = like({ name: "", count: 0, look: null, list: [1], page: { isOpen: false } });
  const good = { name: "a", count: 1, look: "x", list: ["any"], page: { isOpen: true }, more: 1 };

  test("takes values whose members are of the same kinds, with members of their own", () => {
    expect([is(good), is({ ...good, look: null })]).toEqual([true, true]);
  });

  test.each([
    ["no object", "text"],
    ["a list", [good]],
    ["a missing member", { ...good, look: undefined }],
    ["another kind", { ...good, count: "1" }],
    ["null in place of a text", { ...good, name: null }],
    ["an object in place of a list", { ...good, list: {} }],
    ["another kind inside", { ...good, page: { isOpen: "yes" } }],
    ["a missing member inside", { ...good, page: {} }],
  ])("refuses %s", (_, value) => {
    expect(is(value)).toBe(false);
  });
});

describe("the draft of a code that names a saved look", () => {
  const code = { ...CODE, style: { saved: "look_1" } };
  const draft = draftOfCode(code);

  test("keeps the look, and draws nothing of its own", () => {
    expect([draft.look, draft.design.style]).toEqual(["look_1", {}]);
    expect(changesOf(draft, code)).toEqual({});
    expect(changesOf({ ...draft, title: "Hall 3" }, code)).toEqual({ title: "Hall 3" });
  });

  test("gives it up for a style of its own", () => {
    const style = { foreground: "#aa0000" };
    expect(changesOf({ ...draft, design: { ...draft.design, style } }, code)).toEqual({ style });
  });
});

describe("the draft of a code that a program wrote in another way than the form does", () => {
  const consentText = "I agree.";
  const code = {
    ...{ ...CODE, title: " Hall ", style: {} },
    landing: {
      ...{ template: "lead" as const, headline: "Hall 3 " },
      lead: { ask: ["phone" as const, "email" as const], required: [], consentText },
    },
  };
  const draft = draftOfCode(code);

  test("has no changes of its own, and only what was edited is sent", () => {
    expect(changesOf(draft, code)).toEqual({});
    expect(changesOf({ ...draft, group: "guide" }, code)).toEqual({ group: "guide" });
  });

  test("keeps the order of a form's fields when another part of the page is edited", () => {
    const page = { ...draft.page, text: "Open daily." };
    const lead = { ask: ["phone", "email"], consentText };
    const landing = { template: "lead", headline: "Hall 3", text: "Open daily.", lead };
    expect(changesOf({ ...draft, page }, code)).toEqual({ landing });
  });

  test("may lack the form of a lead page, which other edits don't ask for", () => {
    const bare = { ...CODE, landing: { template: "lead" as const, headline: "Hall 3" } };
    expect(changesOf({ ...draftOfCode(bare), title: "Hall 3" }, bare)).toEqual({ title: "Hall 3" });
  });
});

test("the draft of a page keeps what no field of the form changes", () => {
  const landing = {
    template: "action",
    headline: "Hall 3",
    cover: { id: "img_1" },
    order: ["links"],
  } satisfies Landing;
  expect(landingOf(draftOf(landing))).toEqual(landing);
});

describe("the trail of a design", () => {
  const design = (url: string, margin?: number) => ({ type: "url", fields: { url }, style: { margin } });
  const begun = changed(trailOf(design("a")), design("b"), 5_000);

  test("undoes and redoes what changed, one step at a time, and a new change ends what can be redone", () => {
    const later = changed(begun, design("b", 2), 5_100);
    const back = undone(later);
    expect(back?.present).toEqual(design("b"));
    expect(back && redone(back)?.present).toEqual(design("b", 2));
    expect(back && undone(back)?.present).toEqual(design("a"));
    expect(undone(trailOf(design("a")))).toBe(null);
    expect(redone(later)).toBe(null);
    expect(back && redone(changed(back, design("c"), 9_000))).toBe(null);
  });

  test("joins quick changes of one place, such as letters, and remembers a hundred steps", () => {
    const typed = changed(begun, design("bc"), 5_900);
    expect(undone(typed)?.present).toEqual(design("a"));
    expect(undone(changed(typed, design("bcd"), 6_900))?.present).toEqual(design("bc"));
    let long = begun;
    for (let at = 1; at <= 150; at++) long = changed(long, design("b", at % 7), 5_000 + 2_000 * at);
    expect(long.past.length).toBe(100);
  });

  test("takes a state with the same members for the same state", () => {
    expect(changed(begun, design("b"), 9_000)).toBe(begun);
  });
});

describe("the symbol of a key, which is drawn in the page", () => {
  /** As a picture, with its quiet zone. */
  function pictureOf(rows: readonly (readonly boolean[])[]) {
    const [scale, quiet] = [4, 4];
    const side = (rows.length + 2 * quiet) * scale;
    const rgba = new Uint8Array(side * side * 4).fill(255);
    for (let at = 0; at < side * side; at++) {
      const [x, y] = [at % side, Math.floor(at / side)].map((pixel) => Math.floor(pixel / scale) - quiet);
      if (rows[y ?? 0]?.[x ?? 0]) rgba.fill(0, 4 * at, 4 * at + 3);
    }
    return { width: side, height: side, rgba };
  }

  test("is read by two decoders, whatever the key", async () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
      minLength: 38,
      maxLength: 38,
    });
    await fc.assert(
      fc.asyncProperty(letters, async (rest) => {
        const key = `qz_${rest}`;
        expect(await decodeBoth(pictureOf(symbolOf(key)))).toEqual({ zxing: key, qr: key });
      }),
      { numRuns: 50 },
    );
  });

  test.each(["x", "x".repeat(42)])("is padded where it has to be: %s", async (text) => {
    expect(await decodeBoth(pictureOf(symbolOf(text)))).toEqual({ zxing: text, qr: text });
  });

  test("has no room for more", () => {
    expect(() => symbolOf("x".repeat(43))).toThrow(RangeError);
  });
});

describe("the order of a print piece", () => {
  test("paper goes by the region of the language", () => {
    const papers = ["de-DE", "en-GB", "en", "en-US", "fr-CA", "es-US"].map(paperOf);
    expect(papers).toEqual(["A4", "A4", "A4", "Letter", "Letter", "Letter"]);
  });

  test("quotes what would end a cell, and completes an address", () => {
    const url = { type: "url", fields: { url: "museum.example/a" }, style: {} };
    expect(orderOf(url, "poster", "A4", "").rows).toBe(
      "type,title,fields.url\r\nurl,,https://museum.example/a\r\n",
    );
    const text = { type: "text", fields: { text: 'a "b",\n{title}' }, style: {} };
    expect(orderOf(text, "tent", "A4", "Say {hi}").rows).toBe(
      'type,title,fields.text\r\ntext,Say {hi},"a ""b"",\n{title}"\r\n',
    );
  });
});

describe("the last designs", () => {
  const wifi = (ssid: string) => ({ type: "wifi", fields: { ssid, password: "secret" }, style: {} });

  test("are at most twelve, newest first, each once and without its password", () => {
    let designs: ReturnType<typeof withDesign> = [];
    for (let at = 0; at < 15; at++) designs = withDesign(designs, wifi(`net ${at}`));
    designs = withDesign(designs, wifi("net 9"));
    expect(designs.length).toBe(12);
    expect(designs.slice(0, 2).map(({ fields }) => fields)).toEqual([{ ssid: "net 9" }, { ssid: "net 14" }]);
    expect(withDesign(designs, { type: "url", fields: {}, style: {} })).toBe(designs);
  });

  test("leave out the oldest where logos would fill the browser's storage", () => {
    const svg = "x".repeat(500_000);
    let designs: ReturnType<typeof withDesign> = [];
    for (const ssid of ["a", "b", "c", "d", "e"])
      designs = withDesign(designs, { ...wifi(ssid), style: { logo: { svg } } });
    expect(designs.map(({ fields }) => fields["ssid"])).toEqual(["e", "d", "c"]);
  });
});

describe("a period", () => {
  const NOW = Date.parse("2026-11-21T12:00:00Z");
  const CONTEXT = { now: NOW, since: null, usual: "30", bots: false } as const;
  const choice = (search: string, since: string | null = null) =>
    readChoice(new URLSearchParams(search), { ...CONTEXT, since });

  test("is the last 30 days by default, in whole days of the time zone", () => {
    expect(choice("zone=UTC")).toEqual({
      period: "30",
      from: "2026-10-23",
      to: "2026-11-21",
      interval: "day",
      zone: "UTC",
      bots: false,
    });
    // There it is tomorrow already.
    expect(choice("zone=Pacific/Kiritimati").to).toBe("2026-11-22");
    expect(today("America/Los_Angeles", Date.parse("2026-11-21T06:00:00Z"))).toBe("2026-11-20");
  });

  test("the previous period is as long and ends the day before", () => {
    const week = choice("period=7&zone=UTC");
    expect(before(week, NOW)).toMatchObject({ from: "2026-11-08", to: "2026-11-14" });
    expect(queryOf(week)).toEqual({
      from: "2026-11-15",
      to: "2026-11-21",
      interval: "day",
      timezone: "UTC",
      bots: "exclude",
    });
  });

  test("of today is compared with yesterday up to this time of day, and all time with nothing", () => {
    const day = choice("period=today&zone=UTC");
    expect(day).toMatchObject({ from: "2026-11-21", to: "2026-11-21", interval: "hour" });
    expect(before(day, NOW + 60_000)).toMatchObject({ from: "2026-11-20", to: "2026-11-20T12:15:00.000Z" });
    const all = choice("period=all&zone=UTC", "2026-09-30T23:00:00Z");
    expect(all).toMatchObject({ from: "2026-09-30", to: "2026-11-21", interval: "day" });
    expect(before(all, NOW)).toBeNull();
    expect(choice("period=all").interval).toBe("month");
    expect(choice("period=all&zone=UTC", "2027-01-01T00:00:00Z").from).toBe("2026-11-21");
  });

  test("of 24 hours ends with the local hour, also half an hour away from other zones", () => {
    for (const [zone, from, to] of [
      ["UTC", "2026-11-20T13:00:00.000Z", "2026-11-21T13:00:00.000Z"],
      ["Asia/Kolkata", "2026-11-20T12:30:00.000Z", "2026-11-21T12:30:00.000Z"],
    ] as const) {
      const hours = choice(`period=24h&zone=${zone}`);
      expect(hours).toMatchObject({ from, to, interval: "hour" });
      expect(before(hours, NOW)?.to).toBe(from);
      expect(readChoice(writeChoice(hours, "30"), CONTEXT)).toEqual(hours);
    }
  });

  test("is still running at the interval that now is in", () => {
    const timeline = ["2026-11-20T00:00:00Z", "2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z"].map((at) => ({
      at,
    }));
    const END = "2026-11-23T00:00:00Z";
    expect(runningIndex(timeline, END, NOW)).toBe(1);
    expect(runningIndex(timeline, "2026-11-21T12:00:00Z", NOW)).toBeNull();
    expect(runningIndex(timeline.slice(2), END, NOW)).toBeNull();
  });

  test("a choice survives writing it to an address and reading it", () => {
    const day = fc
      .date({ min: new Date("2001-01-01"), max: new Date("2190-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.nat(900), fc.boolean(), fc.nat(3), (from, length, bots, nth) => {
        const to = addDays(from, length);
        const intervals = intervalsFor(length + 1);
        const asked = {
          period: "own",
          from,
          to,
          interval: intervals[nth % intervals.length] ?? "day",
          zone: "Asia/Tokyo",
          bots,
        } as const;
        expect(readChoice(writeChoice(asked, "30"), CONTEXT)).toEqual(asked);
      }),
    );
  });

  test("no interval is offered that the service would refuse, and the fitting one is among them", () => {
    for (const days of [1, 2, 7, 30, 41, 42, 90, 365, 1_000, 5_000]) {
      expect(intervalsFor(days)).toContain(fittingInterval(days));
      expect(intervalsFor(days).includes("hour")).toBe(days * 24 <= 1_000);
    }
  });

  test.each(["2026-02-30", "2026-13-01", "26-01-01", "1999-12-31", "2026-1-1", "", "x".repeat(1e5)])(
    "%p is no day",
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe("the end of an event", () => {
  test("is a day where the start is one, and a time where that is one", () => {
    const [day, time] = ["2026-09-01", "2026-09-01T18:00"];
    expect(withLikeEnd({ dtstart: day, dtend: "2026-09-03T20:00" })).toEqual({
      dtstart: day,
      dtend: "2026-09-04",
    });
    expect(withLikeEnd({ dtstart: time, dtend: "2026-09-04" })).toEqual({
      dtstart: time,
      dtend: "2026-09-03T10:00",
    });
    for (const whole of [
      { dtstart: day },
      { dtstart: time, dtend: time },
      { dtend: day },
      { dtstart: 7, dtend: day },
    ])
      expect(withLikeEnd(whole)).toBe(whole);
    expect([daysAfter("2026-02-28", 1), daysAfter("", 1)]).toEqual(["2026-03-01", ""]);
  });
});

describe("a ZIP as it comes", () => {
  test("its files are counted, however it is split into chunks", async () => {
    const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
    const { bytes, files } = await makeBulk(await scenario.signUp(), templateCsv());
    expect(files.size).toBe(5);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: bytes.length }), { maxLength: 40 }), (cuts) => {
        const counter = createZipCounter();
        const ends = [...new Set([...cuts, bytes.length])].sort((a, b) => a - b);
        let from = 0;
        for (const to of ends) {
          counter.add(bytes.subarray(from, to));
          from = to;
        }
        expect([counter.files, counter.bytes]).toEqual([4, bytes.length]);
      }),
    );
    const counter = createZipCounter();
    for (const byte of bytes) counter.add(Uint8Array.of(byte));
    expect(counter.files).toBe(4);
  });

  test("a file that is not a ZIP has no entries", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const counter = createZipCounter();
        counter.add(bytes);
        expect(counter.bytes).toBe(bytes.length);
      }),
    );
  });
});

describe("a ZIP that the browser makes", () => {
  test("has each file as it is, with its check sum", async () => {
    const entries = ["", "Hall 3", "x".repeat(70_000)].map((text, nth) => ({
      name: `${nth}.svg`,
      data: new Uint8Array(Buffer.from(text)),
    }));
    const bytes = await zipOf(entries, new Date(2026, 10, 23, 14, 5, 6)).bytes();
    expect([...unzip(bytes).files.values()]).toEqual(["", "Hall 3", "x".repeat(70_000)]);
    const [, , third] = entries;
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // The local headers are 30 bytes and a name of 5.
    expect(view.getUint32(2 * 35 + 6 + 14, true)).toBe(Bun.hash.crc32(third?.data ?? ""));
  });
});

describe("the undo of an action on many codes", () => {
  const code = { ...CODE, shortUrl: "https://qr.example/r/hall-3" };
  const codes = [
    { ...code, id: "code_1", group: "zoo", active: true },
    { ...code, id: "code_2", group: null, active: false },
    { ...code, id: "code_3", group: "zoo", active: false },
  ];

  test("gives each code what it had, and leaves alone what stayed", () => {
    expect(undoOf({ action: "disable" }, codes)).toEqual([{ edit: { action: "activate" }, ids: ["code_1"] }]);
    expect(undoOf({ action: "activate" }, codes)).toEqual([
      { edit: { action: "disable" }, ids: ["code_2", "code_3"] },
    ]);
    expect(undoOf({ action: "move", value: "museum" }, codes)).toEqual([
      { edit: { action: "move", value: "zoo" }, ids: ["code_1", "code_3"] },
      { edit: { action: "move", value: null }, ids: ["code_2"] },
    ]);
    expect(undoOf({ action: "move", value: "zoo" }, codes)).toEqual([
      { edit: { action: "move", value: null }, ids: ["code_2"] },
    ]);
  });

  test("a deletion has none", () => {
    expect(undoOf({ action: "delete" }, codes)).toEqual([]);
  });
});

test("leads are not asked for days in the wrong order", () => {
  const asked = (text: string) => leadQuery(filterOf(new URLSearchParams(text)));
  expect(asked("q=Anna&from=2026-11-20&to=2026-11-10")).toEqual({ q: "Anna" });
  const { from = "", to = "" } = asked("q=Anna&from=2026-11-10&to=2026-11-10");
  expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000);
});

test("the report of an import is told by kind, with the rows that the service counts together", () => {
  const dropped = [
    { row: 1, what: "password" },
    { row: 2, what: "folder" },
    { row: 3, what: "password" },
    { row: 9, what: "password (and in 40 more rows)" },
  ];
  expect(kindsOf(dropped)).toEqual([
    { what: "password", count: 43, rows: [{ row: 1 }, { row: 3 }, { row: 9 }] },
    { what: "folder", count: 1, rows: [{ row: 2 }] },
  ]);
});

test.each([
  ["PK\u0003\u0004", "application/zip"],
  ['\ufeff\r\n [{"id":1}]', "application/json"],
  ["shortId,target\n", "text/csv"],
  ["", "text/csv"],
])("a file that begins %j is %s", async (start, type) => {
  expect(await mediaTypeOf(new Blob([start]))).toBe(type);
});

test("refused colours are put into a drawing of stand-ins, each in its place", () => {
  const style = {
    template: "sunset",
    foreground: { gradient: "linear", stops: [0, 1].map((offset) => ({ offset, color: "#ffffcc" })) },
    eyeFrame: { shape: "circle", color: "#fed" },
  } as const;
  const { style: drawn, dyed } = withStandIns(style, effective(style, undefined));
  const text = JSON.stringify(drawn);
  const names = text.match(/#[0-9a-f]{6}/g) ?? [];
  // Two stops, the background and the eye's frame; the eye's centre follows the code.
  expect([names.length, new Set(names).size, text.includes("#ffffcc")]).toEqual([4, 4, false]);
  expect(JSON.parse(dyed(text))).toEqual({ ...style, background: "#ffffff" });
  expect(dyed('<path fill="#0000" stroke="#000"/>')).toBe('<path fill="#0000" stroke="#000"/>');
});

test("a type whose page shows its content brings the page, and takes it along; a page that was chosen stays", () => {
  const wifi = withType(EMPTY_DRAFT, "wifi");
  expect([wifi.hasPage, wifi.page.template]).toEqual([true, "action"]);
  expect(withType(wifi, "vcard", { fn: "Ada" })).toMatchObject({
    hasPage: true,
    page: { template: "profile" },
    design: { type: "vcard", fields: { fn: "Ada" } },
  });
  expect(withType(wifi, "url").hasPage).toBe(false);
  expect(withType({ ...EMPTY_DRAFT, hasPage: true }, "text").hasPage).toBe(true);
});

test("a list of time zones begins with one's own and usual ones, has each once, and the rest by region", () => {
  const known = ["Europe/Berlin", "Asia/Tokyo", "America/Argentina/Ushuaia", "Europe/Oslo"];
  const zones = listedZones("Mars/Olympus_Mons", "Europe/Oslo", known);
  const first = zones.filter(({ region }) => region === null).map(({ zone }) => zone);
  expect(first).toEqual(["Europe/Oslo", "UTC", "Europe/Berlin", "Asia/Tokyo"]);
  expect(zones.slice(first.length)).toEqual([
    { zone: "America/Argentina/Ushuaia", region: "America", city: "Argentina/Ushuaia" },
    { zone: "Mars/Olympus_Mons", region: "Mars", city: "Olympus Mons" },
  ]);
});

test("a file's name is made of parts that every file system accepts", () => {
  expect(fileNameOf("Café Möwe", "Anfragen", "", "2026-10-24 2026-11-22")).toBe(
    "cafe-mowe-anfragen-2026-10-24-2026-11-22",
  );
  expect(fileNameOf("../../etc/passwd", "a\0b", "博物館", "-")).toBe("etc-passwd-a-b");
  expect(fileNameOf("x".repeat(300)).length).toBe(40);
});

describe("a table for a spreadsheet", () => {
  const text = async (rows: Parameters<typeof csvFile>[0]) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(await csvFile(rows, ",").arrayBuffer());

  test("is UTF-8 with a byte order mark, numbers as numbers and texts in quotes", async () => {
    expect(
      await text([
        ["Tag", "Scans"],
        ["2026-10-25", 1_200],
        ['"Möwe"', null],
      ]),
    ).toBe('\ufeff"Tag","Scans"\r\n"2026-10-25",1200\r\n"""Möwe""",\r\n');
  });

  test.each(["=1+1", " =1+1", '"=1+1', "a;=1+1", "a\t@SUM(1)", "－1", "x\r\n+1"])(
    "has no formula in %j",
    async (hostile) => {
      const [, cell = ""] = /^\ufeff"(.*)"\r\n$/s.exec(await text([[hostile]])) ?? [];
      expect(cell.replaceAll('""', '"')).not.toMatch(/(?:^|[,;|\t\r\n])[\s"]*[=+\-@＝＋－＠]/);
    },
  );
});

test("an app that further use keeps no longer is told from others", () => {
  const connectedAt = "2026-11-29T12:00:00.000Z";
  expect(isLast({ connectedAt, expiresAt: "2027-02-27T11:59:59.000Z" })).toBe(false);
  expect(isLast({ connectedAt, expiresAt: "2027-02-27T12:00:00.000Z" })).toBe(true);
});
