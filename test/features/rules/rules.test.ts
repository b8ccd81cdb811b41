import { expect, test } from "bun:test";
import type { Trace } from "../../../src/features/rules/trace-model.ts";
import type { ScanLog } from "../../../src/features/scans/log-model.ts";
import { readJson } from "../../json.ts";
import { rawExchange } from "../../kit/http/protocol-raw.ts";
import { type CodeJson, DESKTOP, expectProblem, startScenario } from "../../scenario.ts";

/** Rules through the front door: scans that follow them, and the trace that says why. */

let drawn = 0;
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { chance: () => drawn });
const tenant = await scenario.signUp();

const site = (path: string) => `https://museum.example/${path}`;
const HALL = {
  target: site("hall-3"),
  query: "pass",
  utm: { source: "poster" },
  rules: [
    {
      name: "closed",
      when: { days: ["mon", "tue"], hours: [{ from: "18:00", to: "09:30" }], timezone: "Europe/Berlin" },
      target: site("closed?lang=de#hours"),
    },
    { name: "guide", when: { device: ["mobile"], language: ["de", "gsw"] }, target: site("de/größe") },
    {
      name: "trial",
      when: { system: ["Linux"], from: "2026-11-24T09:00:00Z", until: "2026-11-25T00:00:00Z" },
      split: [
        { name: "old", target: site("old"), weight: 3 },
        { name: "new", target: site("new"), weight: 1 },
      ],
    },
  ],
};

const scan = async (shortId: string, headers: Record<string, string> = {}, query = "") =>
  (await scenario.scan(shortId + query, headers)).headers.get("location");
const trace = (id: string, body: object, by = tenant) => by.call("POST", `/app/api/codes/${id}/trace`, body);
const logOf = async (id: string) => readJson<ScanLog>(await tenant.call("GET", `/app/api/codes/${id}/scans`));
const ENGLISH = { "accept-language": "en" };
const ENGLISH_DESKTOP = { ...ENGLISH, "user-agent": DESKTOP };
const at = (time: string) => scenario.clock.advance(Date.parse(time) - scenario.clock.now());

test("scans follow the rules of their code by time, device, language and chance, and the log has their destinations", async () => {
  const { id, shortId } = await tenant.makeCode(HALL);
  // Monday evening in Berlin, and the hours of Monday go on until Tuesday morning.
  at("2026-11-23T17:00:00Z");
  expect(await scan(shortId, {}, "?lang=en&ref=1")).toBe(
    site("closed?lang=de&ref=1&utm_source=poster#hours"),
  );
  at("2026-11-24T08:29:59Z");
  expect(await scan(shortId)).toBe(site("closed?lang=de&utm_source=poster#hours"));
  at("2026-11-24T08:30:00Z");
  expect(await scan(shortId)).toBe(site("de/gr%C3%B6%C3%9Fe?utm_source=poster"));
  expect(await scan(shortId, ENGLISH)).toBe(site("hall-3?utm_source=poster"));
  expect(await scan(shortId, ENGLISH_DESKTOP)).toBe(site("hall-3?utm_source=poster"));
  at("2026-11-24T09:00:00Z");
  expect(await scan(shortId, ENGLISH_DESKTOP)).toBe(site("old?utm_source=poster"));
  drawn = 0.75;
  expect(await scan(shortId, ENGLISH_DESKTOP)).toBe(site("new?utm_source=poster"));
  // A bot is in no list of devices.
  expect(await scan(shortId, { "user-agent": "WhatsApp/2.23" })).toBe(site("hall-3?utm_source=poster"));
  const { events } = await logOf(id);
  expect(events.map(({ destination }) => destination).reverse()).toEqual([
    ...["closed", "closed", "guide", "default", "default", "trial/old", "trial/new", "default"],
  ]);
});

test("the query of a scan is passed on as it stands in the request", async () => {
  const { shortId } = await tenant.makeCode({ target: site("hall?own=1#top"), query: "pass" });
  const raw = async (query: string) => {
    const head = `GET /r/${shortId}?${query} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
    return (await rawExchange(scenario.url, head)).headers.get("location");
  };
  for (const query of [
    "a=1;own=2",
    "a=%2F%2f+b%ZZ%FF",
    "a=&&b&=c&a=",
    "?/..//:@[]{}|^`\\~!$*(),",
    "ä=%F0%9F",
  ])
    expect(await raw(query)).toBe(site(`hall?own=1&${query.replace("ä", "%C3%A4")}#top`));
  // Bun escapes these before anybody sees them.
  expect(await raw("a=\"'<>")).toBe(site("hall?own=1&a=%22%27%3C%3E#top"));
  expect(await raw("%6fwn=2&a=1#b")).toBe(site("hall?own=1&a=1#top"));
  const { status, headers } = await scenario.scan(`${shortId}?a=${"x".repeat(9_000)}&b=2`);
  expect([status, headers.get("location")]).toEqual([302, site("hall?own=1&b=2#top")]);
});

test("HEAD leads as GET does and records nothing", async () => {
  const { id, shortId } = await tenant.makeCode(HALL);
  at("2026-11-24T10:00:00Z");
  const headers = { "user-agent": DESKTOP, "accept-language": "en" };
  drawn = 0;
  const head = await scenario.request(`/r/${shortId}?a=1`, { method: "HEAD", headers });
  expect([head.status, head.headers.get("location")]).toEqual([302, site("old?a=1&utm_source=poster")]);
  expect((await logOf(id)).total).toBe(0);
});

test("rules come before the page, and a change of them is known to the next scan", async () => {
  const code = await tenant.makeCode({ landing: { template: "action", headline: "Welcome" }, query: "pass" });
  const edit = (change: object) => tenant.call("PATCH", `/app/api/codes/${code.id}`, change);
  expect(await scan(code.shortId, {}, "?a=1")).toBe(code.pageUrl);
  await edit({ rules: [{ name: "German", when: { language: ["de"] }, target: site("de") }] });
  expect([await scan(code.shortId, {}, "?a=1"), await scan(code.shortId, ENGLISH)]).toEqual([
    site("de?a=1"),
    code.pageUrl,
  ]);
  await edit({ active: false });
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  expect((await readJson<Trace>(await trace(code.id, { language: "de" }))).destination).toBe("German");
  await edit({ active: true, rules: [] });
  expect(await scan(code.shortId)).toBe(code.pageUrl);
});

test("a refused change names the rule and keeps nothing of itself", async () => {
  const { id, rules } = await tenant.makeCode(HALL);
  const wrong = [
    { name: "a", when: {}, target: site("a") },
    { name: "b", when: { hours: [{ from: "09:00", to: "09:00" }] }, target: site("b") },
  ];
  const problem = await expectProblem(
    await tenant.call("PATCH", `/app/api/codes/${id}`, { title: "New", rules: wrong }),
    400,
    "invalid_request",
  );
  expect(problem.errors).toMatchObject([{ pointer: "/rules/1/when/hours/0/to", reason: "rule_hours_equal" }]);
  const code = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
  expect([code["rules"], code["title"]]).toEqual([rules, null]);
});

test("a trace names the destination of a scan and the reasons, and records nothing", async () => {
  const { id } = await tenant.makeCode(HALL);
  const traced = async (body: object) => readJson<Trace>(await trace(id, body));
  drawn = 0.9;
  const monday = { at: "2026-11-23T18:00:00+01:00" };
  const seen = { device: "desktop", system: "Linux", language: "en", country: null };
  expect(await traced({ ...monday, ...seen, query: "ref=1", more: "is ignored" })).toEqual({
    location: site("closed?lang=de&ref=1&utm_source=poster#hours"),
    destination: "closed",
    rules: [
      {
        name: "closed",
        holds: true,
        because: "It is mon 2026-11-23 18:00:00 (Europe/Berlin), within mon, tue 18:00–09:30.",
      },
      {
        name: "guide",
        holds: false,
        because:
          "Not reached: closed decides first. The device is desktop, not one of: mobile. The language is en, not one of: de, gsw.",
      },
      {
        name: "trial",
        holds: false,
        because:
          "Not reached: closed decides first. It is 2026-11-23 17:00:00 (UTC), before 2026-11-24 09:00:00 (UTC).",
        split: [
          { name: "old", target: site("old"), share: 0.75 },
          { name: "new", target: site("new"), share: 0.25 },
        ],
      },
    ],
  });
  const asked = await traced({ ...monday, ...seen, query: "?ref=1" });
  expect(asked.location).toBe(site("closed?lang=de&ref=1&utm_source=poster#hours"));
  const tuesday = await traced({ at: "2026-11-24T12:00:00Z", ...seen });
  expect([tuesday.destination, tuesday.location]).toEqual(["trial/new", site("new?utm_source=poster")]);
  expect(tuesday.rules.map(({ holds, because }) => [holds, because])).toEqual([
    [false, "It is tue 2026-11-24 13:00:00 (Europe/Berlin), outside of mon, tue 18:00–09:30."],
    [false, "The device is desktop, not one of: mobile. The language is en, not one of: de, gsw."],
    [
      true,
      "The system is Linux, one of: Linux. It is 2026-11-24 12:00:00 (UTC), not before 2026-11-24 09:00:00 (UTC). " +
        "It is 2026-11-24 12:00:00 (UTC), before 2026-11-25 00:00:00 (UTC).",
    ],
  ]);
  const unknown = await traced({ at: "2026-11-26T12:00:00Z" });
  expect([unknown.destination, unknown.rules[1]?.because]).toEqual([
    "default",
    "The device is not known, not one of: mobile. The language is not known, not one of: de, gsw.",
  ]);
  // Without a time it is now: Tuesday at ten.
  expect((await traced(seen)).destination).toBe("trial/new");
  expect((await logOf(id)).total).toBe(0);
});

test("a trace tries members of a draft as an edit would take them, and keeps nothing of it", async () => {
  const code = await tenant.makeCode({ ...HALL, fallback: site("fallback") });
  const traced = async (draft: object) => readJson<Trace>(await trace(code.id, { query: "a=1", draft }));
  const all = { name: "all", when: {}, target: ` ${site("all")} ` };
  expect(await traced({ rules: [all] })).toMatchObject({
    location: site("all?a=1&utm_source=poster"),
    destination: "all",
    rules: [{ name: "all", holds: true }],
  });
  const bare = { rules: [], query: "drop", utm: {}, fallback: "" };
  expect(await traced(bare)).toEqual({ location: site("hall-3"), destination: "default", rules: [] });
  expect((await traced({})).rules.map(({ name }) => name)).toEqual(["closed", "guide", "trial"]);
  const wrong: [object, string, string][] = [
    [{ rules: [{ ...all, when: { language: [] } }] }, "/draft/rules/0/when/language", "invalid_request"],
    [{ rules: [all, all] }, "/draft/rules/1/name", "invalid_request"],
    [{ rules: [{ ...all, target: "nowhere" }] }, "/draft/rules/0/target", "target_invalid"],
    [{ rules: [{ ...all, target: " " }] }, "/draft/rules/0/target", "target_required"],
    [{ fallback: `${scenario.url}/r/abc` }, "/draft/fallback", "target_invalid"],
    [{ title: "New" }, "/draft/title", "invalid_request"],
  ];
  for (const [draft, pointer, fault] of wrong) {
    const problem = await expectProblem(await trace(code.id, { draft }), 400, fault);
    expect(problem.errors?.[0]?.pointer).toBe(pointer);
  }
  const after = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`));
  expect([after["rules"], after["updatedAt"]]).toEqual([code["rules"], code["updatedAt"]]);
});

test("a trace takes the values that are counted, and only for codes of one's own", async () => {
  const { id } = await tenant.makeCode({ rules: [{ name: "all", when: {}, target: site("all") }] });
  expect(await readJson<Trace>(await trace(id, {}))).toMatchObject({
    destination: "all",
    rules: [{ holds: true, because: "It has no conditions, so it always holds." }],
  });
  const wrong: [string, unknown][] = [
    ["at", "tomorrow"],
    ["device", "phone"],
    ["system", "ios"],
    ["language", "de-DE"],
    ["country", "Germany"],
    ["query", "größe=1"],
  ];
  for (const [member, value] of wrong) {
    const problem = await expectProblem(await trace(id, { [member]: value }), 400, "invalid_request");
    expect(problem.errors).toMatchObject([{ pointer: `/${member}` }]);
  }
  await expectProblem(await trace(id, {}, await scenario.signUp("Other")), 404, "code_not_found");
});
