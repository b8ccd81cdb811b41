import { expect, test } from "bun:test";
import { noticeResponse } from "../../../src/kit/http/notice.ts";
import { SPOKEN, textsOf } from "../../../src/kit/languages/languages.ts";
import type { NoticeCode } from "../../../src/kit/languages/model.ts";
import { LANGUAGES, type LanguageTag } from "../../../src/kit/languages/tags.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { IS_QUICK } from "../../extent.ts";
import { startScenario } from "../../scenario.ts";
import { asking } from "../../features/gs1/client.ts";
import { makeShare } from "../../features/shares/client.ts";

/** Every page that people who scan see, in every language. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", QZ_GS1: "on" });
const tenant = await scenario.signUp();

/** In every text of the workspace, which is the same in all languages. */
const OWN = "Ŧ";

/** English words that other languages have, too. A sentence is never the same. */
const SHARED_WORDS: ReadonlySet<string> = new Set([
  ...["Audio", "Browser", "CSV", "Code", "Computers", "Contact", "Download", "Downloads", "E-book", "Email"],
  ...[
    "Fax",
    "File",
    "JSON",
    "Leads",
    "Link",
    "Links",
    "Lupin",
    "Menu",
    "Message",
    "Mobile",
    "Mustard",
    "Name",
    "PDF",
    "Password",
  ],
  ...[
    "Scan",
    "Scans",
    "Sesame",
    "Soya",
    "Tablets",
    "Tour",
    "Transcript",
    "Until",
    "Vegan",
    "Website",
    "Wi-Fi",
    "a 1",
  ],
  ...["Error", "Lupin", "Privacy", "Vegetarian"],
]);

/** All texts of a language by their paths. Functions are called with numbers that no text has. */
function flat(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value(6_041, 6_042, 6_043))]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, `${path}/${name}`));
}

const withoutSigns = (text: string) => text.replaceAll(/\p{Cf}/gu, "");

/** A text that was not finished. */
const UNFINISHED = /undefined|\[object|NaN|TODO|\$\{|[{}]|%s| {2}|^\s|\s$/;

test("each language has a text of its own in every place, finished and with all that belongs into it", () => {
  const english = new Map(flat(textsOf("en")));
  const flaws: string[] = [];
  for (const tag of SPOKEN) {
    const texts = flat(textsOf(tag));
    expect([tag, ...texts.map(([path]) => path).toSorted()]).toEqual([
      tag,
      ...[...english.keys()].toSorted(),
    ]);
    for (const [path, text] of texts) {
      const isFlawed = text === "" || UNFINISHED.test(text);
      const isLeft =
        tag !== "en" && path !== "/lang" && text === english.get(path) && !SHARED_WORDS.has(text);
      const told = (english.get(path) ?? "").match(/6.?04[123]/g) ?? [];
      const numbers = told.map((number) => number.slice(-2));
      const lacks = numbers.filter((number) => !text.includes(`0${number}`) && !text.includes(`04${number}`));
      if (isFlawed || isLeft || lacks.length > 0) flaws.push(`${tag}${path}: ${text}`);
    }
  }
  expect(flaws).toEqual([]);
});

test("a text about a number says it wherever a category has several numbers", () => {
  for (const tag of SPOKEN) {
    const { page, report, share, charts } = textsOf(tag);
    for (const text of [page.lead.tooLong, report.problems.tooLong, share.few, charts.rest])
      for (const count of [21, 22, 23, 25, 41, 101, 102, 111])
        expect([tag, count, withoutSigns(text(count))]).toEqual([
          tag,
          count,
          expect.stringContaining(String(count)),
        ]);
  }
});

const landing = {
  headline: `${OWN} headline`,
  text: `${OWN} text`,
  legal: { imprintUrl: "https://own.example/imprint", privacyUrl: "https://own.example/privacy" },
};
const lead = {
  consentText: `${OWN} consent`,
  ask: ["email", "name", "phone", "company", "message"],
  required: ["name"],
};
const make = async (input: Record<string, unknown>) => (await tenant.makeCode(input)).shortId;

const CODES = {
  action: await make({ landing: { template: "action", ...landing } }),
  profile: await make({
    type: "vcard",
    fields: {
      ...{
        givenName: OWN,
        familyName: OWN,
        telCell: "+49 170 1234567",
        tel: "+49 30 1",
        telWork: "+49 30 2",
      },
      ...{ telHome: "+49 30 3", telFax: "+49 30 4", email: "own@own.example", url: "https://own.example" },
      ...{ streetAddress: `${OWN} 1` },
    },
    landing: { template: "profile", ...landing },
  }),
  links: await make({
    landing: { template: "links", ...landing, links: [{ label: OWN, url: "https://own.example/" }] },
  }),
  offer: await make({ type: "text", fields: { text: OWN }, landing: { template: "offer", ...landing } }),
  event: await make({
    type: "event",
    fields: {
      summary: OWN,
      dtstart: "2026-12-01T18:00",
      dtend: "2026-12-01T20:00",
      tzid: "Europe/Berlin",
      location: OWN,
    },
    landing: { template: "event", ...landing },
  }),
  wifi: await make({
    type: "wifi",
    fields: { ssid: OWN, password: "12345678", security: "WPA" },
    landing: { template: "action", ...landing },
  }),
  lead: await make({ landing: { template: "lead", ...landing, lead } }),
  locked: await make({ lock: { password: "open sesame", hint: OWN } }),
};
const GTIN = "09521234543213";
const typed = { type: "gs1:instructions", href: "https://own.example/manual", title: OWN };
await make({ gs1: { ai: "01", value: GTIN }, links: [typed, typed] });
const off = await tenant.makeCode();
await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
const counted = await tenant.makeCode({ title: OWN });
for (let scan = 0; scan < 7; scan++) await scenario.scan(counted.shortId);
await scenario.service.addUp();
const { path: shared } = await makeShare(tenant, { of: { code: counted.id } });
const { path: guarded } = await makeShare(tenant, { of: { code: counted.id }, password: "open sesame" });

const NOTICES = Object.keys(textsOf("en").notices.texts) as NoticeCode[];

/** Every page, as a browser gets it. */
async function pagesIn(tag: LanguageTag): Promise<Map<string, Response>> {
  // The limits of forms begin anew.
  scenario.clock.advance(30 * MINUTE);
  const headers = { accept: "text/html", "accept-language": tag, "sec-fetch-site": "same-origin" };
  const get = (path: string, more: Record<string, string> = {}) =>
    scenario.request(path, { headers: { ...headers, ...more } });
  const send = (path: string, fields: Record<string, string>) =>
    scenario.request(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  const pages = new Map<string, Response>();
  for (const [name, shortId] of Object.entries(CODES)) pages.set(name, await get(`/p/${shortId}`));
  const form = `/api/leads/${CODES.lead}`;
  pages.set("lead refused", await send(form, { email: "x", phone: "-", company: "x".repeat(999) }));
  pages.set("lead sent", await get(`/p/${CODES.lead}?lead=sent`));
  pages.set("choice respected", await get(`/p/${CODES.action}`, { "sec-gpc": "1" }));
  pages.set("choice declined", await get(`/p/${CODES.action}?choice=declined`));
  pages.set("lock wrong", await send(`/p/${CODES.locked}/unlock`, { password: "wrong" }));
  pages.set("lock empty", await send(`/p/${CODES.locked}/unlock`, { password: "" }));
  pages.set("preview", await get(`/r/${CODES.action}+`));
  pages.set("off", await get(`/r/${off.shortId}`));
  for (const type of [typed.type, "gs1:nosuch"])
    pages.set(`links ${type}`, await asking(scenario)(`/01/${GTIN}?linkType=${type}`, headers));
  pages.set("nowhere", await get("/no/such/page"));
  pages.set("report", await get("/report"));
  pages.set("report refused", await send("/api/reports", { code: "x".repeat(999), email: "x" }));
  for (const outcome of ["mailed", "counted", "kept"])
    pages.set(`report ${outcome}`, await get(`/report?number=AB2-CD3-EF4&outcome=${outcome}`));
  pages.set("share", await get(shared));
  pages.set("share locked", await get(guarded));
  pages.set("share wrong", await send(guarded, { password: "wrong" }));
  const withdrawal = { action: "consent", done: false };
  for (const code of NOTICES)
    pages.set(`notice ${code}`, noticeResponse(code, {}, { acceptLanguage: tag, withdrawal }));
  return pages;
}

/** The texts of a page that people read or hear. */
function readable(html: string): Set<string> {
  const plain = html
    .replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<bdi>|<\/bdi>|<wbr>/g, "");
  const between = [...plain.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text.trim());
  const said = [...plain.matchAll(/\s(?:aria-label|alt|title|data-trouble)="([^"]+)"/g)].map(
    ([, text = ""]) => text,
  );
  return new Set([...between, ...said].filter((text) => /\p{L}/u.test(text)));
}

/**
 * Texts that are the same in all languages: the workspace's own texts, names, addresses, and words that are
 * shared.
 */
const isSame = (text: string) =>
  SHARED_WORDS.has(text) ||
  /Ŧ|\.example|localhost|^[\d:–]+ · Europe\/Berlin$|^(?:Museum am Fluss|MF|iOS|Safari|AB2-CD3-EF4)$/.test(
    text,
  );

/**
 * Pages in a few languages show what those in all of them do. The texts themselves are always read in all.
 */
const SHOWN = IS_QUICK ? SPOKEN.filter((tag) => ["ar", "de", "en"].includes(tag)) : SPOKEN;

test("each page speaks each language, in its direction, and nothing else", async () => {
  const english = new Map<string, Set<string>>();
  for (const [name, page] of await pagesIn("en")) english.set(name, readable(await page.text()));
  const flaws: string[] = [];
  for (const tag of SHOWN)
    for (const [name, page] of await pagesIn(tag)) {
      const html = await page.text();
      const { dir } = LANGUAGES[tag];
      expect([tag, name, html.match(/<html [^>]*>/)?.[0]]).toEqual([
        tag,
        name,
        `<html lang="${tag}" dir="${dir}">`,
      ]);
      expect([tag, name, page.headers.get("content-language")]).toEqual([tag, name, tag]);
      const texts = readable(html);
      expect([tag, name, texts.size > 1]).toEqual([tag, name, true]);
      for (const text of texts) {
        const isLeft = tag !== "en" && english.get(name)?.has(text) === true && !isSame(text);
        if (isLeft || /undefined|\[object|NaN|\$\{/.test(text)) flaws.push(`${tag} ${name}: ${text}`);
      }
    }
  expect(flaws).toEqual([]);
}, 300_000);

test("a chart from right to left is mirrored, and each of its texts keeps its own order", async () => {
  const chart = async (tag: LanguageTag) => {
    const answer = await scenario.request(`${shared}/chart.svg?chart=timeline`, {
      headers: { "accept-language": tag },
    });
    const svg = await answer.text();
    const places = [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x = "", text = ""]) => ({
      x: Number(x),
      text,
    }));
    return { svg, places };
  };
  const [german, arabic] = [await chart("de"), await chart("ar")];
  expect(german.svg).not.toContain("direction=");
  expect(german.svg).not.toContain("matrix(");
  expect(arabic.svg).toContain(' direction="rtl"');
  expect(arabic.svg).toContain("matrix(-1 0 0 1 560 0)");
  for (const { text } of arabic.places) expect(text).toMatch(/^\u2068[\s\S]*\u2069$/);
  // The title begins at the other side, and so does the axis of counts.
  expect([german.places[0]?.x, arabic.places[0]?.x]).toEqual([20, 580]);
  const zero = (places: typeof german.places) =>
    places.find(({ text }) => withoutSigns(text) === "0")?.x ?? 0;
  expect(zero(german.places) + zero(arabic.places)).toBe(560);
});
