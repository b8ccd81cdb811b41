import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { visit } from "./visit.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp();

const profile = { template: "profile", headline: "Dr. Ada Lovelace" };
const eventPage = { template: "event", headline: "A concert" };

/** Content lines put together again (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, "").split("\r\n");

test("a profile shows how to reach a person and offers the card", async () => {
  const { shortId } = await tenant.makeCode({
    type: "vcard",
    fields: {
      honorificPrefix: "Dr.",
      givenName: "Ada",
      familyName: "Lovelace",
      org: "Analytical Engines; Ltd, <b>",
      title: "Programmer",
      telWork: "+44 (20) 7946-0018",
      email: "ada+qr@example.com",
      url: "https://example.com/ada",
      streetAddress: "12 St James's Square",
      postalCode: "SW1Y",
      locality: "London",
      note: "first, second; third\\\nlast",
    },
    landing: profile,
  });
  const { html } = await visit(scenario, `/p/${shortId}`);
  for (const piece of [
    'href="tel:+442079460018"',
    'href="mailto:ada%2Bqr@example.com"',
    'href="https://example.com/ada"',
    "12 St James&#x27;s Square\nSW1Y London",
    "Analytical Engines; Ltd, &lt;b&gt;",
    `href="../p/${shortId}/contact.vcf" data-count="contact_save"`,
  ])
    expect(html).toContain(piece);
  const file = await scenario.request(`/p/${shortId}/contact.vcf`);
  expect(file.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="dr-ada-lovelace.vcf"');
  const lines = unfolded(await file.text());
  expect(lines).toContain("N:Lovelace;Ada;;Dr.;");
  expect(lines).toContain("ORG:Analytical Engines\\; Ltd\\, <b>");
  expect(lines).toContain("NOTE:first\\, second\\; third\\\\\\nlast");
});

test("a long address may be broken after its @ and before its dots, and nothing else is changed of it", async () => {
  const { shortId } = await tenant.makeCode({
    type: "vcard",
    fields: {
      fn: "Ada",
      email: "ada.l@sub.museum.example",
      emailWork: "a&b@x.example",
      url: "https://www.museum.example/a.b",
    },
    landing: profile,
  });
  const { html } = await visit(scenario, `/p/${shortId}`);
  for (const shown of [
    ">ada<wbr>.l@<wbr>sub<wbr>.museum<wbr>.example</a>",
    ">a&amp;b@<wbr>x<wbr>.example</a>",
    ">www<wbr>.museum<wbr>.example/a<wbr>.b</a>",
  ])
    expect(html).toContain(shown);
});

test("a MECARD is offered as a vCard", async () => {
  const { shortId } = await tenant.makeCode({
    type: "mecard",
    fields: { lastName: "Łukasiewicz", firstName: "Ignacy", tel: "+48 12 345 67 89", adr: "Rynek 1, Kraków" },
    landing: profile,
  });
  const { html } = await visit(scenario, `/p/${shortId}`);
  expect(html).toContain("Ignacy Łukasiewicz");
  const lines = unfolded(await (await scenario.request(`/p/${shortId}/contact.vcf`)).text());
  expect(lines).toContain("N:Łukasiewicz;Ignacy;;;");
  expect(lines).toContain("ADR:;;Rynek 1\\, Kraków;;;;");
});

const SPELLED: readonly [fields: Record<string, string>, lang: string, shown: readonly string[]][] = [
  [
    { dtstart: "2026-09-01T18:00", dtend: "2026-09-01T20:30", tzid: "Europe/Berlin" },
    "de",
    ["Dienstag, 1. September 2026", "18:00–20:30 Uhr · Europe/Berlin"],
  ],
  [
    { dtstart: "2026-09-01T18:00", dtend: "2026-09-01T20:30" },
    "en",
    ["Tuesday, 1 September 2026", "18:00–20:30"],
  ],
  [{ dtstart: "2026-09-01T18:00:00+05:30" }, "en", ["Tuesday, 1 September 2026", "18:00 · UTC+5:30"]],
  [{ dtstart: "2026-09-01T18:00:00Z" }, "en", ["18:00 · UTC"]],
  [{ dtstart: "2026-09-01" }, "de", ["Dienstag, 1. September 2026", "Ganztägig"]],
  // The end of whole days is the first day after them.
  [{ dtstart: "2026-09-01", dtend: "2026-09-03" }, "en", ["1", "2 September 2026", "All day"]],
  [
    { dtstart: "2026-09-01T22:00", dtend: "2026-09-02T03:00" },
    "en",
    ["1 September 2026 at 22:00", "2 September 2026 at 03:00"],
  ],
];

test.each(SPELLED)("an event says when it is: %p in %s", async (fields, lang, shown) => {
  const { shortId, id } = await tenant.makeCode({
    type: "event",
    fields: { summary: "Concert", location: "Park", ...fields },
    landing: eventPage,
  });
  const { html } = await visit(scenario, `/p/${shortId}`, { "accept-language": lang });
  for (const text of shown) expect(html.replace(/[\u2009\u202f\u00a0]/g, " ")).toContain(text);
  expect(html).toContain("Park");
  await tenant.call("DELETE", `/app/api/codes/${id}`);
});

test("an event's file keeps its id over edits and numbers them", async () => {
  const { id, shortId } = await tenant.makeCode({
    type: "event",
    fields: { summary: "Äpfel, Birnen; und\\mehr", dtstart: "2026-09-01T18:00:00Z" },
    landing: eventPage,
  });
  const read = async () => unfolded(await (await scenario.request(`/p/${shortId}/event.ics`)).text());
  const first = await read();
  expect(first.slice(0, 4)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Quietzone//Quietzone//EN",
    "BEGIN:VEVENT",
  ]);
  expect(first).toContain("SUMMARY:Äpfel\\, Birnen\\; und\\\\mehr");
  expect(first).toContain("SEQUENCE:0");
  expect(first).toContain("DTSTAMP:20261121T120000Z");
  scenario.clock.advance(60_000);
  await tenant.call("PATCH", `/app/api/codes/${id}`, {
    fields: { summary: "Later", dtstart: "2026-09-02T18:00:00Z" },
  });
  const second = await read();
  const uid = (lines: readonly string[]) => lines.find((line) => line.startsWith("UID:"));
  expect(uid(second)).toBe(uid(first) ?? "none");
  expect(second).toContain("SEQUENCE:1");
  expect(second).toContain("DTSTAMP:20261121T120100Z");
  expect(second).toContain("DTSTART:20260902T180000Z");
});

test("a page whose code holds no such content goes without it, and there is no such file", async () => {
  for (const template of ["profile", "event", "offer"]) {
    const { shortId } = await tenant.makeCode({ landing: { template, headline: "Only words" } });
    const { response, html } = await visit(scenario, `/p/${shortId}`);
    expect(response.status).toBe(200);
    expect(html).toContain("Only words");
    expect(html).not.toMatch(/contact\.vcf|event\.ics/);
    for (const file of ["contact.vcf", "event.ics"])
      await expectProblem(await scenario.request(`/p/${shortId}/${file}`), 404, "code_not_found");
  }
});

test("an offer shows the text of a text code, any other its short id, with a symbol of the same", async () => {
  const offer = { template: "offer", headline: "20 % off" };
  const text = await tenant.makeCode({ type: "text", fields: { text: "SPRING-<26>" }, landing: offer });
  const url = await tenant.makeCode({ landing: offer });
  const story = await tenant.makeCode({ type: "text", fields: { text: "A long\nstory" }, landing: offer });
  for (const [{ shortId }, code] of [
    [text, "SPRING-&lt;26&gt;"],
    [url, url.shortId],
    [story, story.shortId],
  ] as const) {
    const { html } = await visit(scenario, `/p/${shortId}`);
    expect(html).toContain(`<p class="code" dir="auto">${code}</p>`);
    expect(html).toMatch(/<div class="symbol" role="img" aria-label="[^"]+"><svg/);
  }
});

test("files of a code that is off are gone, as its page is", async () => {
  const card = await tenant.makeCode({ type: "vcard", fields: { fn: "Ada" }, landing: profile });
  const date = await tenant.makeCode({
    type: "event",
    fields: { summary: "Concert", dtstart: "2026-12-01" },
    landing: eventPage,
  });
  for (const [{ id, shortId }, file] of [
    [card, "contact.vcf"],
    [date, "event.ics"],
  ] as const) {
    await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
    expect((await scenario.request(`/p/${shortId}/${file}`)).status).toBe(410);
  }
});

test("guesses of pages, their files, pictures and consent are limited together with those of scans", async () => {
  const busy = await startScenario({ QZ_LIMIT_RESOLVE: "1/60s" });
  expect((await busy.scan("nobody")).status).toBe(404);
  const paths = ["/p/nobody", "/p/nobody/contact.vcf", "/p/nobody/event.ics", "/i/nothing", "/f/nothing"];
  for (const path of paths) expect((await busy.request(path)).status).toBe(429);
  expect((await busy.scan("nobody")).status).toBe(429);
  expect((await busy.post("/p/nobody/consent", { accept: true })).status).toBe(429);
});
