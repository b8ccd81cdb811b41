import { expect, test } from "bun:test";
import type { Overview } from "../../../src/features/analytics/overview-model.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, expectProblem, PHONE, startScenario, type TenantClient } from "../../scenario.ts";
import { analyticsOf, BEHIND_PROXY, turnTo } from "./client.ts";

const scenario = await startScenario({ ...BEHIND_PROXY, QZ_SIGNUP_PLAN: "unlimited" });
const HOUR = 3_600_000;

type Query = Readonly<Record<string, string>>;

/** An overview, after the background has brought all counts to where they belong. */
async function overviewOf(tenant: TenantClient, query: Query = {}): Promise<Overview> {
  await scenario.service.housekeep();
  await scenario.service.addUp();
  const answer = await tenant.call("GET", `/app/api/overview?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return readJson<Overview>(answer);
}

const scan = (shortId: string, host: number, headers: Record<string, string> = {}) =>
  scenario.scan(shortId, { "x-forwarded-for": `203.0.113.${host}`, "user-agent": PHONE, ...headers });

async function museum() {
  const tenant = await scenario.signUp();
  const hall = await tenant.makeCode({ group: "tour", title: "Hall" });
  const door = await tenant.makeCode({ title: "Door" });
  const shop = await tenant.makeCode({ group: "shop" });
  return { tenant, hall, door, shop };
}

test("a workspace without codes has an overview of nothing", async () => {
  const overview = await overviewOf(await scenario.signUp(), { from: "2026-11-20", to: "2026-11-21" });
  expect(overview).toEqual({
    from: "2026-11-20T00:00:00.000Z",
    to: "2026-11-22T00:00:00.000Z",
    interval: "day",
    timezone: "UTC",
    totals: { codes: 0, active: 0, scans: 0, uniqueVisitors: 0, leads: 0, bots: 0 },
    previous: { scans: 0, uniqueVisitors: 0, leads: 0, bots: 0 },
    timeline: [
      { at: "2026-11-20T00:00:00.000Z", scans: 0, uniqueVisitors: 0 },
      { at: "2026-11-21T00:00:00.000Z", scans: 0, uniqueVisitors: 0 },
    ],
    countries: [],
    devices: [],
    top: [],
    newest: [],
    campaigns: [],
    complete: true,
  });
});

test("an overview sums the codes of a workspace, or of a campaign, by local hour, country and device", async () => {
  turnTo(scenario, "2026-11-23T18:20:00Z");
  const { tenant, hall, door, shop } = await museum();
  await scan(door.shortId, 1, { "x-country": "DE" });
  scenario.clock.advance(24 * HOUR);
  await scan(hall.shortId, 1, { "x-country": "NP" });
  await scan(hall.shortId, 1, { "x-country": "NP" });
  await scan(hall.shortId, 2, { "user-agent": "curl/8.5.0", "x-country": "DE" });
  await scan(door.shortId, 1, { "x-country": "NP", "user-agent": DESKTOP });
  await scenario.post(`/api/leads/${hall.shortId}`, { consent: true, name: "Anna" });
  await tenant.call("PATCH", `/app/api/codes/${shop.id}`, { active: false });
  const period = { from: "2026-11-25", to: "2026-11-25", timezone: "Asia/Kathmandu", interval: "hour" };
  const all = await overviewOf(tenant, period);
  expect(all).toMatchObject({
    from: "2026-11-24T18:15:00.000Z",
    totals: { codes: 3, active: 2, scans: 4, uniqueVisitors: 3, leads: 1, bots: 1 },
    previous: { scans: 1, uniqueVisitors: 1, leads: 0, bots: 0 },
    countries: [
      { country: "NP", scans: 3, uniqueVisitors: 2 },
      { country: "DE", scans: 1, uniqueVisitors: 1 },
    ],
    devices: [
      { device: "mobile", scans: 2, uniqueVisitors: 1 },
      { device: "bot", scans: 1, uniqueVisitors: 1 },
      { device: "desktop", scans: 1, uniqueVisitors: 1 },
    ],
    top: [
      { id: hall.id, shortId: hall.shortId, title: "Hall", name: "Hall", scans: 3 },
      { id: door.id, shortId: door.shortId, title: "Door", name: "Door", scans: 1 },
    ],
    complete: true,
  });
  expect(all.newest.map(({ id, scans }) => [id, scans])).toEqual([
    [shop.id, 0],
    [door.id, 1],
    [hall.id, 3],
  ]);
  expect(all.timeline).toHaveLength(24);
  expect(all.timeline[0]).toEqual({ at: "2026-11-24T18:15:00.000Z", scans: 4, uniqueVisitors: 3 });
  const hours = (first: number) => [first, ...new Array<number>(23).fill(0)];
  expect(all.campaigns).toEqual([
    { group: "tour", scans: 3, timeline: hours(3) },
    { group: null, scans: 1, timeline: hours(1) },
    { group: "shop", scans: 0, timeline: hours(0) },
  ]);
  const people = await overviewOf(tenant, { ...period, bots: "exclude" });
  expect(people).toMatchObject({ totals: { scans: 3, uniqueVisitors: 2, bots: 1 } });
  expect([people.top, people.newest].map((codes) => codes.map(({ scans }) => scans))).toEqual([
    [2, 1],
    [0, 1, 2],
  ]);
  // The day before, one code alone was scanned.
  const before = await overviewOf(tenant, { ...period, from: "2026-11-24", to: "2026-11-24" });
  expect(before.top.map(({ id, scans }) => [id, scans])).toEqual([[door.id, 1]]);
  const tour = await overviewOf(tenant, { ...period, group: "tour" });
  expect(tour).toMatchObject({
    totals: { codes: 1, active: 1, scans: 3, uniqueVisitors: 2, leads: 1, bots: 1 },
    previous: { scans: 0 },
    top: [{ id: hall.id }],
    newest: [{ id: hall.id }],
    campaigns: [{ group: "tour", scans: 3 }],
  });
  const { totals, previous, timeline, countries, devices } = await analyticsOf(tenant, hall.id, period);
  expect(tour).toMatchObject({ timeline, countries, devices });
  const { repeatScanners: _, ...sums } = totals;
  expect(tour.totals).toEqual({ codes: 1, active: 1, ...sums });
  expect(tour.previous.scans).toBe(previous.scans);
});

test("a code takes its history along to another campaign, and out of the workspace when it is deleted", async () => {
  turnTo(scenario, "2026-12-01T12:00:00Z");
  const { tenant, hall, door } = await museum();
  for (let day = 0; day < 3; day++) {
    await scan(hall.shortId, day, { "x-country": "DE" });
    await scan(door.shortId, day);
    // Of the days before, values are packed.
    await scenario.service.housekeep();
    scenario.clock.advance(24 * HOUR);
  }
  const scansOf = async (group?: string) => {
    const { totals, timeline, countries } = await overviewOf(tenant, {
      from: "2026-12-01",
      to: "2026-12-05",
      ...(group === undefined ? {} : { group }),
    });
    return [totals.scans, timeline.map(({ scans }) => scans).join(" "), countries.map(({ scans }) => scans)];
  };
  const move = (group: string | null) => tenant.call("PATCH", `/app/api/codes/${hall.id}`, { group });
  expect(await scansOf("tour")).toEqual([3, "1 1 1 0 0", [3]]);
  await move("guide");
  // A scan between the move and the chore, one more move, and a scan after that.
  await scan(hall.shortId, 9, { "x-country": "NP" });
  expect(await scansOf("guide")).toEqual([4, "1 1 1 1 0", [3, 1]]);
  expect(await scansOf("tour")).toEqual([0, "0 0 0 0 0", []]);
  await move("tour");
  await move("shop");
  await scan(hall.shortId, 10, { "x-country": "NP" });
  expect(await scansOf("shop")).toEqual([5, "1 1 1 2 0", [3, 2]]);
  expect(await scansOf("guide")).toEqual([0, "0 0 0 0 0", []]);
  expect(await scansOf()).toEqual([8, "2 2 2 2 0", [3, 3, 2]]);
  await tenant.call("DELETE", `/app/api/codes/${hall.id}`);
  expect(await scansOf()).toEqual([3, "1 1 1 0 0", [3]]);
  expect(await scansOf("shop")).toEqual([0, "0 0 0 0 0", []]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("an overview is a table, too, and a refused period or plan is none", async () => {
  turnTo(scenario, "2027-01-01T12:00:00Z");
  const { tenant, hall } = await museum();
  await scan(hall.shortId, 1, { "x-country": "DE" });
  await overviewOf(tenant);
  const file = await tenant.call("GET", "/app/api/overview?format=csv&from=2027-01-01&to=2027-01-01");
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const day = "2027-01-01T00:00:00.000Z/2027-01-02T00:00:00.000Z";
  const lines = (await file.text()).split("\r\n");
  expect(lines.slice(0, 7)).toEqual([
    "part,value,scans,uniqueVisitors,bots,leads,codes,active,title",
    `totals,${day},1,1,0,0,3,3,`,
    "previous,2026-12-31T00:00:00.000Z/2027-01-01T00:00:00.000Z,0,0,0,0,,,",
    "timeline,2027-01-01T00:00:00.000Z,1,1,,,,,",
    "countries,DE,1,1,,,,,",
    "devices,mobile,1,1,,,,,",
    `top,${hall.shortId},1,,,,,,Hall`,
  ]);
  await expectProblem(await tenant.call("GET", "/app/api/overview?from=x&format=csv"), 400, "period_invalid");
  const years = "from=2000-01-01&to=2100-01-01&interval=hour&timezone=Pacific/Chatham";
  await expectProblem(await tenant.call("GET", `/app/api/overview?${years}`), 400, "period_invalid");
});
