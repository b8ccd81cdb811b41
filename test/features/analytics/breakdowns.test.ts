import { expect, test } from "bun:test";
import { withAdmin } from "../plans/admin.ts";
import { DESKTOP, expectProblem, PHONE, startScenario } from "../../scenario.ts";
import { analyticsOf, askAnalytics, BEHIND_PROXY, eventsOf, expectSumsToAgree, turnTo } from "./client.ts";

const scenario = await startScenario(BEHIND_PROXY);
const DAY = 86_400_000;

test("a day's scans are broken down by country, device and so on: the most first, then by name, the unknown last", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const scan = (host: number, headers: Record<string, string>) =>
    scenario.scan(code.shortId, { "x-forwarded-for": `203.0.113.${host}`, ...headers });
  await scan(1, { "x-country": "np", "user-agent": PHONE, referer: "https://guide.example/page?who=me" });
  await scan(1, { "x-country": "np", "user-agent": PHONE });
  await scan(2, { "x-country": "DE", "user-agent": DESKTOP, "accept-language": "FR-ca, en" });
  await scan(3, { "x-country": "XX", "user-agent": "curl/8.5.0", "accept-language": "" });
  const analytics = await analyticsOf(tenant, code.id);
  expectSumsToAgree(analytics);
  expect(analytics).toMatchObject({
    totals: { scans: 4, uniqueVisitors: 3, repeatScanners: 1, bots: 1, leads: 0 },
    countries: [
      { country: "NP", scans: 2, uniqueVisitors: 1 },
      { country: "DE", scans: 1, uniqueVisitors: 1 },
      { country: null, scans: 1, uniqueVisitors: 1 },
    ],
    devices: [
      { device: "mobile", scans: 2, uniqueVisitors: 1 },
      { device: "bot", scans: 1, uniqueVisitors: 1 },
      { device: "desktop", scans: 1, uniqueVisitors: 1 },
    ],
    systems: [
      { system: "iOS", scans: 2, uniqueVisitors: 1 },
      { system: "Linux", scans: 1, uniqueVisitors: 1 },
      { system: null, scans: 1, uniqueVisitors: 1 },
    ],
    languages: [
      { language: "de", scans: 2, uniqueVisitors: 1 },
      { language: "fr", scans: 1, uniqueVisitors: 1 },
      { language: null, scans: 1, uniqueVisitors: 1 },
    ],
    referrers: [
      { referrer: null, scans: 3, uniqueVisitors: 2 },
      { referrer: "guide.example", scans: 1, uniqueVisitors: 1 },
    ],
  });
});

test("scans count for their destination: the target, or the page", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const scan = (host: number, agent = PHONE) =>
    scenario.scan(code.shortId, { "x-forwarded-for": `203.0.113.${host}`, "user-agent": agent });
  const lead = async (landing: unknown) =>
    expect((await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing })).status).toBe(200);
  await scan(1);
  expect((await analyticsOf(tenant, code.id)).destinations).toEqual([
    { destination: "default", scans: 1, uniqueVisitors: 1 },
  ]);
  await lead({ template: "action", headline: "Museum" });
  for (const host of [1, 2, 2]) await scan(host);
  await scan(3, "curl/8.5.0");
  await scenario.request(`/r/${code.shortId}`, { method: "HEAD" });
  const all = await analyticsOf(tenant, code.id);
  expectSumsToAgree(all);
  // The first visitor is new at the destination of the day's first scan.
  expect(all.destinations).toEqual([
    { destination: "page", scans: 4, uniqueVisitors: 2 },
    { destination: "default", scans: 1, uniqueVisitors: 1 },
  ]);
  await lead(null);
  await scan(4, "curl/8.5.0");
  expect((await analyticsOf(tenant, code.id)).destinations[1]).toMatchObject({ scans: 2, uniqueVisitors: 2 });
  const people = await analyticsOf(tenant, code.id, { bots: "exclude" });
  expectSumsToAgree(people);
  expect(people.destinations).toEqual([
    { destination: "page", scans: 3, uniqueVisitors: 1 },
    { destination: "default", scans: 1, uniqueVisitors: 1 },
  ]);
  const events = await eventsOf(scenario, tenant, code.id);
  expect(events.map(({ destination }) => destination)).toEqual([
    "default",
    ...new Array(4).fill("page"),
    "default",
  ]);
  await scenario.service.housekeep();
  expect((await analyticsOf(tenant, code.id)).destinations).toEqual([
    { destination: "page", scans: 4, uniqueVisitors: 2 },
    { destination: "default", scans: 2, uniqueVisitors: 2 },
  ]);
});

test("rules are counted by their names, by branches where they have some, and under the name of the time", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ landing: { template: "action", headline: "Museum" } });
  const target = "https://museum.example/night";
  const branch = (name: string) => ({ name, target, weight: 1 });
  const lead = async (name: string) => {
    const rules = [
      { name, when: { country: ["DE"] }, target },
      { name: "Half", when: { country: ["CH"] }, split: [branch("A"), branch("B")] },
    ];
    expect((await tenant.call("PATCH", `/app/api/codes/${code.id}`, { rules })).status).toBe(200);
  };
  const scan = async (country: string) => {
    const answer = await scenario.scan(code.shortId, { "x-country": country });
    expect(answer.headers.get("location")).toBe(country === "FR" ? code.pageUrl : target);
  };
  await lead("Night");
  for (const country of ["DE", "DE", "CH", "CH", "CH", "FR"]) await scan(country);
  await lead("Late");
  await scan("DE");
  const analytics = await analyticsOf(tenant, code.id);
  expectSumsToAgree(analytics);
  const scans = new Map(analytics.destinations.map(({ destination, scans }) => [destination, scans]));
  expect([scans.get("Night"), scans.get("Late"), scans.get("page"), scans.get("default")]).toEqual([
    2,
    1,
    1,
    undefined,
  ]);
  expect((scans.get("Half/A") ?? 0) + (scans.get("Half/B") ?? 0)).toBe(3);
  expect(await scenario.service.audit()).toEqual([]);
});

test("without bots, they are left out of every part and still counted", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  await scenario.scan(code.shortId);
  for (const agent of ["curl/8.5.0", "WhatsApp/2.24", "Googlebot/2.1", "Googlebot/2.1"])
    await scenario.scan(code.shortId, { "user-agent": agent });
  await scenario.scan(code.shortId, { "sec-purpose": "prefetch" });
  const all = await analyticsOf(tenant, code.id);
  expect(all.totals).toMatchObject({ scans: 6, uniqueVisitors: 5, repeatScanners: 1, bots: 5 });
  const people = await analyticsOf(tenant, code.id, { bots: "exclude" });
  expectSumsToAgree(people);
  expect(people.totals).toMatchObject({ scans: 1, uniqueVisitors: 1, repeatScanners: 0, bots: 5 });
  expect(people.devices).toEqual([{ device: "mobile", scans: 1, uniqueVisitors: 1 }]);
  expect(await analyticsOf(tenant, code.id, { bots: "include" })).toEqual(all);
});

test("of more than 200 values a day the rest is other, and sums still agree", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const scanFrom = async (sites: readonly number[]) => {
    const scan = (site: number) =>
      scenario.scan(code.shortId, {
        referer: `https://site-${site}.example/`,
        "x-forwarded-for": `198.51.${site >> 8}.${site & 255}`,
      });
    for (const site of sites) expect((await scan(site)).status).toBe(302);
  };
  const sites = Array.from({ length: 250 }, (_, site) => site);
  await scanFrom(sites);
  await scenario.restart();
  await scanFrom([0, 249, 250]);
  const analytics = await analyticsOf(tenant, code.id);
  expectSumsToAgree(analytics);
  const referrers = new Map(analytics.referrers.map((row) => [row.referrer, row.scans]));
  expect(referrers.size).toBe(201);
  expect(referrers.get("other")).toBe(52);
  expect(referrers.get("site-0.example")).toBe(2);
  expect(analytics.totals.uniqueVisitors).toBe(251);
  // The next day has room again, also where a period cuts through both days.
  scenario.clock.advance(DAY);
  await scanFrom([249, 249]);
  const period = { from: "2026-11-21T06:00:00Z", to: "2026-11-22T18:00:00Z" };
  const both = await analyticsOf(tenant, code.id, period);
  expectSumsToAgree(both);
  expect(both.referrers.find((row) => row.referrer === "site-249.example")?.scans).toBe(2);
  expect(both.totals.scans).toBe(255);
  expect(await scenario.service.audit()).toEqual([]);
});

test("the heatmap is in local hours even where the period has none of its own", async () => {
  turnTo(scenario, "2026-12-01T00:20:00Z");
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  await scenario.scan(code.shortId);
  const { heatmap } = await analyticsOf(tenant, code.id, {
    from: "2026-12-01T00:00:00Z",
    to: "2026-12-01T06:00:00Z",
    timezone: "Asia/Kathmandu",
  });
  // It was Tuesday, five past six.
  expect(heatmap[1]?.[6]).toBe(1);
  expect(heatmap.flat().reduce((sum, scans) => sum + scans, 0)).toBe(1);
});

test("the funnel counts what was done on the page, per scan", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  for (const agent of [PHONE, DESKTOP, PHONE, "curl/8.5.0"])
    await scenario.scan(code.shortId, { "user-agent": agent });
  for (const type of [
    "page_view",
    "page_view",
    "form_start",
    "cta_click",
    "link_click",
    "contact_save",
    "audio_play",
  ])
    expect((await scenario.post(`/api/events/${code.shortId}`, { type })).status).toBe(200);
  const lead = { consent: true, email: "anna@example.org" };
  expect((await scenario.post(`/api/leads/${code.shortId}`, lead)).status).toBe(200);
  // A program fills in what people don't see.
  const spam = { ...lead, website: "https://spam.example" };
  expect((await scenario.post(`/api/leads/${code.shortId}`, spam)).status).toBe(200);
  const { funnel, totals } = await analyticsOf(tenant, code.id);
  expect(funnel).toEqual({
    scans: 4,
    unlocked: 0,
    offers: 0,
    pageViews: 2,
    ctaClicks: 1,
    audioPlays: 1,
    formStarts: 1,
    leads: 1,
    ctaRate: 0.25,
    leadRate: 0.25,
  });
  expect(totals.leads).toBe(1);
  const people = await analyticsOf(tenant, code.id, { bots: "exclude" });
  expect(people.funnel).toMatchObject({ scans: 3, ctaClicks: 1, ctaRate: 1 / 3, leadRate: 1 / 3 });
  const before = await analyticsOf(tenant, code.id, { from: "2026-11-01", to: "2026-11-20" });
  expect(before.funnel).toMatchObject({ scans: 0, unlocked: 0, pageViews: 0, leads: 0, ctaRate: 0 });
});

test("the period before is as long as the period and ends where it begins", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  turnTo(scenario, "2026-12-10T23:59:59.999Z");
  await scenario.scan(code.shortId);
  scenario.clock.advance(1);
  await scenario.scan(code.shortId, { "user-agent": "curl/8.5.0" });
  await scenario.scan(code.shortId);
  const day = await analyticsOf(tenant, code.id, { from: "2026-12-11", to: "2026-12-11" });
  expect(day.totals).toMatchObject({ scans: 2, uniqueVisitors: 2, bots: 1 });
  expect(day.previous).toMatchObject({ scans: 1, uniqueVisitors: 1, bots: 0 });
  const quarter = await analyticsOf(tenant, code.id, {
    from: "2026-12-11T00:00:00Z",
    to: "2026-12-11T00:15:00Z",
    interval: "hour",
    bots: "exclude",
  });
  expect(quarter.totals).toMatchObject({ scans: 1, bots: 1 });
  expect(quarter.previous).toMatchObject({ scans: 1, bots: 0 });
});

test("another tenant's code is not found, nor one that never was or was deleted", async () => {
  const [tenant, stranger] = [await scenario.signUp(), await scenario.signUp()];
  const [code, gone] = [await tenant.makeCode(), await tenant.makeCode()];
  await tenant.call("DELETE", `/app/api/codes/${gone.id}`);
  await expectProblem(await askAnalytics(stranger, code.id), 404, "code_not_found");
  await expectProblem(await askAnalytics(tenant, gone.id), 404, "code_not_found");
  await expectProblem(await askAnalytics(tenant, "code_nothing"), 404, "code_not_found");
  // Ownership comes before the query.
  await expectProblem(await askAnalytics(stranger, code.id, { from: "x" }), 404, "code_not_found");
  const path = `/app/api/codes/${code.id}/analytics`;
  await expectProblem(await scenario.request(path), 401, "invalid_key");
  expect((await tenant.call("HEAD", path)).status).toBe(200);
});

test("without the feature there are no analytics, not even for the owner", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  await scenario.scan(code.shortId);
  await withAdmin(scenario, async (admin) => expect(await admin.setPlan(tenant.id, "static")).toBe(true));
  const paths = [`codes/${code.id}/analytics`, `codes/${code.id}/scans`, "campaigns", "codes/x/analytics"];
  for (const path of paths)
    await expectProblem(await tenant.call("GET", `/app/api/${path}`), 403, "analytics_not_enabled");
  // A printed code does not die.
  expect((await scenario.scan(code.shortId)).status).toBe(302);
});
