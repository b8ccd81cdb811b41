import { expect, test } from "bun:test";
import type { ScanLog } from "../../../src/features/scans/log-model.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, expectProblem, PHONE, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1" });
const tenant = await scenario.signUp();

const logOf = async (id: string, query = "", client: TenantClient = tenant) =>
  readJson<ScanLog>(await client.call("GET", `/app/api/codes/${id}/scans${query}`));

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const TABLET =
  "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1";
const ANDROID_TABLET =
  "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

test("a code without scans has a log of zeros", async () => {
  const { id } = await tenant.makeCode();
  expect(await logOf(id)).toEqual({
    total: 0,
    uniqueVisitors: 0,
    repeatScanners: 0,
    uniqueDevices: 0,
    repeatDevices: 0,
    avgScansPerDevice: 0,
    bots: 0,
    events: [],
    nextCursor: null,
  });
});

const DEVICES: [what: string, headers: Record<string, string>, device: string, bot: string | null][] = [
  ["a phone", { "user-agent": PHONE }, "mobile", null],
  ["a desktop", { "user-agent": DESKTOP }, "desktop", null],
  ["an iPad", { "user-agent": TABLET }, "tablet", null],
  ["an Android tablet", { "user-agent": ANDROID_TABLET }, "tablet", null],
  [
    "a television",
    {
      "user-agent":
        "Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/7.0 TV Safari/537.36",
    },
    "other",
    null,
  ],
  ["a search engine", { "user-agent": GOOGLEBOT }, "bot", "crawler"],
  [
    "Bing",
    { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" },
    "bot",
    "crawler",
  ],
  ["WhatsApp's preview", { "user-agent": "WhatsApp/2.23.20.0 A" }, "bot", "preview"],
  [
    "Facebook's preview",
    { "user-agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)" },
    "bot",
    "preview",
  ],
  [
    "Slack's preview",
    { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" },
    "bot",
    "preview",
  ],
  ["curl", { "user-agent": "curl/8.5.0" }, "bot", "tool"],
  ["Python", { "user-agent": "python-requests/2.32.3" }, "bot", "tool"],
  ["no agent", { "user-agent": "" }, "bot", "tool"],
  [
    "a browser that reads ahead",
    { "user-agent": DESKTOP, "sec-purpose": "prefetch;prerender" },
    "bot",
    "prefetch",
  ],
  ["an older one", { "user-agent": DESKTOP, purpose: "prefetch" }, "bot", "prefetch"],
  ["Safari's top hit", { "user-agent": PHONE, "x-purpose": "preview" }, "bot", "preview"],
];
for (const [what, headers, device, bot] of DEVICES)
  test(`${what} is classed as ${device}${bot ? `, automated as a ${bot}` : ""}`, async () => {
    const { id, shortId } = await tenant.makeCode();
    expect((await scenario.scan(shortId, headers)).status).toBe(302);
    const { events, total, bots } = await logOf(id);
    expect(events).toMatchObject([{ device, bot, repeat: false }]);
    expect([total, bots]).toEqual([1, bot ? 1 : 0]);
  });

test("an event has a time, and nothing that identifies a person", async () => {
  const { id, shortId } = await tenant.makeCode();
  scenario.clock.advance(MINUTE);
  await scenario.scan(shortId, { "x-forwarded-for": "203.0.113.77" });
  const [event] = (await logOf(id)).events;
  expect(event?.id).toMatch(/^scan_[0-9a-z]+$/);
  expect(event?.at).toBe(new Date(scenario.clock.now()).toISOString());
  expect(event?.visitor).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(event)).not.toContain("203.0.113");
});

test("a scanner counts once a day, and repeats from its second scan on", async () => {
  const { id, shortId } = await tenant.makeCode();
  for (let turn = 0; turn < 3; turn++) await scenario.scan(shortId);
  await scenario.scan(shortId, { "user-agent": DESKTOP });
  const log = await logOf(id);
  expect(log).toMatchObject({ total: 4, uniqueVisitors: 2, repeatScanners: 1 });
  expect(log.events.map(({ repeat }) => repeat)).toEqual([false, true, true, false]);
});

test("another address, agent or code is another scanner", async () => {
  const [code, other] = [await tenant.makeCode(), await tenant.makeCode()];
  const from = (address: string) => ({ "x-forwarded-for": address });
  await scenario.scan(code.shortId, from("203.0.113.1"));
  await scenario.scan(code.shortId, from("203.0.113.2"));
  await scenario.scan(code.shortId, { ...from("203.0.113.1"), "user-agent": DESKTOP });
  await scenario.scan(code.shortId, from("::ffff:203.0.113.1"));
  await scenario.scan(other.shortId, from("203.0.113.1"));
  expect(await logOf(code.id)).toMatchObject({ total: 4, uniqueVisitors: 3, repeatScanners: 1 });
  expect(await logOf(other.id)).toMatchObject({ total: 1, uniqueVisitors: 1, repeatScanners: 0 });
});

test("a visitor can be matched neither across tenants nor across days", async () => {
  const neighbour = await scenario.signUp("Neighbour");
  const [code, theirs] = [await tenant.makeCode(), await neighbour.makeCode()];
  await scenario.scan(code.shortId);
  await scenario.scan(theirs.shortId);
  scenario.clock.advance(DAY);
  await scenario.scan(code.shortId);
  const log = await logOf(code.id);
  expect(log).toMatchObject({ total: 2, uniqueVisitors: 2, repeatScanners: 0 });
  const visitors = [...log.events, ...(await logOf(theirs.id, "", neighbour)).events].map(
    ({ visitor }) => visitor,
  );
  expect(new Set(visitors).size).toBe(3);
  expect(log.events.map(({ repeat }) => repeat)).toEqual([false, false]);
});

test("automated scans are counted, marked, and left out on request", async () => {
  const { id, shortId } = await tenant.makeCode();
  for (const agent of [PHONE, GOOGLEBOT, "curl/8.5.0", PHONE, GOOGLEBOT])
    await scenario.scan(shortId, { "user-agent": agent });
  // The same browser, once as a person and once reading ahead: two scanners.
  await scenario.scan(shortId, { "user-agent": PHONE, "sec-purpose": "prefetch" });
  const all = { total: 6, bots: 4, uniqueVisitors: 4, repeatScanners: 2 };
  expect(await logOf(id)).toMatchObject(all);
  expect(await logOf(id, "?bots=include")).toMatchObject(all);
  const people = await logOf(id, "?bots=exclude");
  expect(people).toMatchObject({ total: 2, bots: 4, uniqueVisitors: 1, repeatScanners: 1 });
  expect(people.events.map(({ bot }) => bot)).toEqual([null, null]);
});

/** The ids of all pages, something happening after each. */
async function walk(id: string, query: string, between: () => Promise<unknown>): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const log: ScanLog = await logOf(id, `?${query}${cursor && `&cursor=${cursor}`}`);
    pages.push(log.events.map((event) => event.id));
    cursor = log.nextCursor;
    await between();
  }
  return pages;
}

test("the log is newest first, and its pages are stable while scans arrive", async () => {
  const { id, shortId } = await tenant.makeCode();
  for (let turn = 0; turn < 7; turn++) {
    scenario.clock.advance(MINUTE);
    await scenario.scan(shortId, turn % 2 ? {} : { "user-agent": GOOGLEBOT });
  }
  const { events } = await logOf(id);
  const times = events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  const ids = events.map((event) => event.id);
  const pages = await walk(id, "limit=3", () => scenario.scan(shortId));
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(ids);
  const people = events.filter(({ bot }) => bot === null).map((event) => event.id);
  const others = await walk(id, "limit=2&bots=exclude", () =>
    scenario.scan(shortId, { "user-agent": GOOGLEBOT }),
  );
  // Three more people came while the first walk went on.
  expect(others.flat().slice(3)).toEqual(people);
  expect(await walk(id, "limit=1000", async () => {})).toHaveLength(1);
});

test("scans within one millisecond, or after the clock was set back, keep their order", async () => {
  const { id, shortId } = await tenant.makeCode();
  const seen: string[] = [];
  for (let turn = 0; turn < 9; turn++) {
    if (turn === 5) scenario.clock.advance(-HOUR);
    await scenario.scan(shortId);
    const [newest] = (await logOf(id, "?limit=1")).events;
    seen.unshift(newest?.id ?? "");
  }
  expect((await logOf(id)).events.map((event) => event.id)).toEqual(seen);
  expect(new Set(seen).size).toBe(9);
  scenario.clock.advance(HOUR);
});

test("a page has 100 scans by default, and never more than 1,000", async () => {
  const { id, shortId } = await tenant.makeCode();
  for (let batch = 0; batch < 4; batch++)
    await Promise.all(Array.from({ length: 260 }, () => scenario.scan(shortId)));
  expect((await logOf(id)).events).toHaveLength(100);
  expect((await logOf(id, "?limit=5000")).events).toHaveLength(1_000);
  expect(await logOf(id, "?limit=1")).toMatchObject({ total: 1_040 });
});

test("an invalid cursor, limit or choice is 400", async () => {
  const { id } = await tenant.makeCode();
  const ask = (query: string) => tenant.call("GET", `/app/api/codes/${id}/scans?${query}`);
  for (const cursor of ["x", "scan_", "scan_!", "code_1", `scan_${"z".repeat(12)}`, "scan_-1", "scan_1.5"])
    await expectProblem(await ask(`cursor=${cursor}`), 400, "cursor_invalid");
  for (const query of [
    "limit=0",
    "limit=x",
    "bots=yes",
    "bots=",
    "bots=Exclude",
    `cursor=${"x".repeat(601)}`,
  ])
    await expectProblem(await ask(query), 400, "invalid_request");
  expect((await ask("cursor=scan_zzzzzzzzzz")).status).toBe(200);
  expect((await ask("unknown=1&bots=exclude")).status).toBe(200);
});

test("another tenant's code and an unknown code get the same answer", async () => {
  const { id } = await tenant.makeCode();
  const stranger = await scenario.signUp("Stranger");
  const answers = await Promise.all(
    [id, "code_00000000000000000000000000", "x"].map(async (of) => {
      const answer = await stranger.call("GET", `/app/api/codes/${of}/scans`);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      return expectProblem(answer, 401, "code_not_owned");
    }),
  );
  expect(new Set(answers.map((problem) => JSON.stringify(problem))).size).toBe(1);
});

test("devices are left out without the operator's grant", async () => {
  const { id, shortId } = await tenant.makeCode();
  await scenario.scan(shortId);
  expect(await logOf(id)).not.toHaveProperty("devices");
});
